/**
 * Boards of cells: squares, or hexagons if the rows are slanted. A cell that represents a move
 * makes it. Otherwise the cells of a move are chosen one after another.
 */

import { h, s } from '../app/dom.js';
import { CellMoves } from './cells.js';
import { mark } from './marks.js';

const CELL = 52;
const HEX = 30;

export function grid(picture, context) {
  const drawn = picture.slanted ? hexagons(picture) : squares(picture);
  if (context.picker) {
    const names = new Set(picture.cells.flat().map((cell) => cell.name));
    const moves = new CellMoves(picture, names, context, sidesOf(picture));
    drawn.cells.forEach(({ cell, element }) => context.picker.add(element, moves.placeOf(cell)));
    sameColumn(drawn.cells);
  }
  return h(
    'div',
    { class: 'board-grid' },
    h('div', { class: 'board-scroll' }, drawn.svg),
    picture.note && h('p', { class: 'board-note' }, picture.note),
  );
}

/** Returns for each cell the cells at the four ends of its row and column. */
function sidesOf(picture) {
  const sides = new Map();
  picture.cells.forEach((row) =>
    row.forEach((cell, column) => {
      sides.set(cell.name, {
        left: row[0].name,
        right: row.at(-1).name,
        top: picture.cells[0][column].name,
        bottom: picture.cells.at(-1)[column].name,
      });
    }),
  );
  return sides;
}

/** Cells with the same name are one place: pointing at one highlights them all. */
function sameColumn(cells) {
  const groups = Map.groupBy(cells, ({ cell }) => cell.name);
  for (const group of groups.values()) {
    if (group.length > 1) {
      const point = (on) => group.forEach(({ element }) => element.classList.toggle('pointed', on));
      group.forEach(({ element }) => {
        element.addEventListener('pointerenter', () => point(true));
        element.addEventListener('pointerleave', () => point(false));
        element.addEventListener('focus', () => point(true));
        element.addEventListener('blur', () => point(false));
      });
    }
  }
}

function squares(picture) {
  const left = picture.rows.some(Boolean) ? 26 : 4;
  const top = picture.columns.some(Boolean) ? 24 : 4;
  const width = left + picture.columns.length * CELL + 4;
  const height = top + picture.cells.length * CELL + 4;
  const cells = [];
  picture.cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell.mark !== '') {
        const x = left + c * CELL;
        const y = top + r * CELL;
        const ring = s(
          'g',
          { class: 'cell' },
          s('rect', { class: 'cell-face', x: x + 1, y: y + 1, width: CELL - 2, height: CELL - 2, rx: 4 }),
          mark(cell, x + CELL / 2, y + CELL / 2, 15),
          s('text', {
            class: cell.mark === '.' ? 'value-letter' : 'value-letter corner',
            x: cell.mark === '.' ? x + CELL / 2 : x + CELL - 10,
            y: cell.mark === '.' ? y + CELL / 2 + 6 : y + 15,
          }),
        );
        cells.push({ cell, element: ring });
      }
    }),
  );
  return {
    cells,
    svg: frame(width, height, picture.columns.length, [
      headings(picture.columns, (i) => [left + i * CELL + CELL / 2, 15]),
      headings(picture.rows, (i) => [12, top + i * CELL + CELL / 2 + 5]),
      cells.map(({ element }) => element),
    ]),
  };
}

function hexagons(picture) {
  const wide = Math.sqrt(3) * HEX;
  const left = 34;
  const top = 36;
  const columns = picture.columns.length;
  const rows = picture.cells.length;
  const centre = (r, c) => [left + wide / 2 + c * wide + (r * wide) / 2, top + HEX + r * HEX * 1.5];
  const width = left + columns * wide + (rows * wide) / 2 + 10;
  const height = top + 2 * HEX + (rows - 1) * HEX * 1.5 + 10;
  const cells = [];
  picture.cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      const [x, y] = centre(r, c);
      const element = s(
        'g',
        { class: 'cell' },
        s('polygon', { class: 'cell-face', points: hexagon(x, y, HEX - 1) }),
        mark(cell, x, y, 13),
        s('text', { class: 'value-letter', x, y: y + 6 }),
      );
      cells.push({ cell, element });
    }),
  );
  return {
    cells,
    svg: frame(width, height, columns + rows / 2, [
      picture.goals && borders(centre, rows, columns),
      headings(picture.columns, (i) => [centre(0, i)[0], 18]),
      headings(picture.rows, (i) => [centre(i, 0)[0] - wide / 2 - 14, centre(i, 0)[1] + 5]),
      cells.map(({ element }) => element),
    ]),
  };
}

function hexagon(x, y, radius) {
  return [0, 1, 2, 3, 4, 5]
    .map((k) => (Math.PI / 3) * k + Math.PI / 6)
    .map(
      (angle) => `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`,
    )
    .join(' ');
}

/** Draws the goals: the first player joins top and bottom, the second left and right. */
function borders(centre, rows, columns) {
  const corner = (r, c, k) => {
    const [x, y] = centre(r, c);
    const angle = (Math.PI / 3) * k + Math.PI / 6;
    return `${(x + (HEX + 3) * Math.cos(angle)).toFixed(1)},${(y + (HEX + 3) * Math.sin(angle)).toFixed(1)}`;
  };
  const range = (n) => [...Array(n).keys()];
  const top = range(columns)
    .flatMap((c) => [corner(0, c, 3), corner(0, c, 4)])
    .concat(corner(0, columns - 1, 5));
  const bottom = [corner(rows - 1, 0, 2)].concat(
    range(columns).flatMap((c) => [corner(rows - 1, c, 1), corner(rows - 1, c, 0)]),
  );
  const start = range(rows).flatMap((r) => [corner(r, 0, 3), corner(r, 0, 2)]);
  const end = range(rows).flatMap((r) => [corner(r, columns - 1, 5), corner(r, columns - 1, 0)]);
  const line = (points, player) =>
    s('polyline', { class: `border player-${player}`, points: points.join(' ') });
  return [line(start, 1), line(end, 1), line(top, 0), line(bottom, 0)];
}

function frame(width, height, columns, children) {
  const svg = s(
    'svg',
    {
      viewBox: `0 0 ${width.toFixed(0)} ${height.toFixed(0)}`,
      class: 'grid-svg',
      role: 'group',
      'aria-label': 'board',
    },
    children,
  );
  svg.style.width = `${width * (columns <= 4 ? 1.5 : columns <= 7 ? 1.2 : 1)}px`;
  svg.style.minWidth = `${Math.min(width, columns * 36)}px`;
  return svg;
}

function headings(texts, at) {
  return texts.map((text, i) => {
    const [x, y] = at(i);
    return text ? s('text', { class: 'heading', x, y, 'aria-hidden': 'true' }, text) : null;
  });
}
