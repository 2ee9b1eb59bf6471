/**
 * Moves that are chosen by cells. The picture says which cells a move has and in which order they are
 * chosen: from, to, arrow. Cells of moves that it does not list are found in their labels.
 */

const SIDES = ['left', 'right', 'top', 'bottom'];

export class CellMoves {
  /**
   * @param picture a picture with cells and, perhaps, moves
   * @param names the names of its cells
   * @param sides for each cell the cells at the ends of its row and column, if there are any
   */
  constructor(picture, names, { prefix, part }, sides = new Map()) {
    this.prefix = prefix;
    this.part = part;
    this.names = names;
    this.sides = sides;
    this.listed = Boolean(picture.moves?.length);
    this.known = new Map(
      (picture.moves ?? []).map(({ move, cells, any_order: anyOrder }) => [
        prefix + move,
        this.toSide(move, { cells, anyOrder }),
      ]),
    );
  }

  /** Describes a cell as a place for the picker. */
  placeOf(cell) {
    const own = this.prefix + cell.move;
    const id = this.part + cell.name;
    const empty = cell.mark === '.' || cell.mark === '';
    return {
      id,
      name: empty ? cell.name : `${cell.name}, ${cell.mark}`,
      why: empty ? `No move is possible at ${cell.name}.` : `${cell.name} is taken.`,
      matches: (move, picked) => {
        if (cell.move !== '' && !this.listed) {
          return picked.length === 0 && move.move === own;
        }
        const { cells, anyOrder } = this.of(move.move);
        return anyOrder
          ? cells.includes(cell.name) && !picked.some((place) => place.id === id)
          : cells[picked.length] === cell.name;
      },
      completes: (move, picked) => {
        const { cells, anyOrder } = this.of(move.move);
        return anyOrder || cells.length <= picked.length + 1;
      },
      isIn: (label) => this.of(label).cells.includes(cell.name),
    };
  }

  /** Returns the cells of a move, {cells, anyOrder}. */
  of(label) {
    let found = this.known.get(label);
    if (!found) {
      found = label.startsWith(this.prefix)
        ? this.spoken(label.slice(this.prefix.length))
        : { cells: [], anyOrder: true };
      this.known.set(label, found);
    }
    return found;
  }

  /** Finds the cells in a label: b1-b2 in any order. */
  spoken(label) {
    const cells = label.split(/[^A-Za-z0-9]+/).filter((word) => this.names.has(word));
    return this.toSide(label, { cells, anyOrder: true });
  }

  /** For "take a1 push from right" the cells are first a1, then c1, the cell at that end. */
  toSide(label, found) {
    const side = label.split(/[^A-Za-z0-9]+/).find((word) => SIDES.includes(word));
    const end = found.cells.length === 1 && this.sides.get(found.cells[0])?.[side];
    return end ? { cells: [found.cells[0], end], anyOrder: false } : found;
  }
}

/**
 * Returns all moves that can be chosen on a picture: those of a list, and those that only the picture
 * has because the list is too long.
 */
export function withPictured(moves, leftOut, picture) {
  if (leftOut === 0) {
    return moves;
  }
  const listed = new Set(moves.map(({ move }) => move));
  return [...moves, ...pictured(picture, '').filter(({ move }) => !listed.has(move))];
}

function pictured(picture, prefix) {
  return picture?.kind === 'several'
    ? picture.parts.flatMap((part) => pictured(part.picture, prefix + part.prefix))
    : (picture?.moves ?? []).map(({ move }) => ({ move: prefix + move }));
}
