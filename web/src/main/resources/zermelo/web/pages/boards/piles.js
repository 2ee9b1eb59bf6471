/**
 * Heaps of stones. A click on a stone takes it and all above it. In games that split heaps or take
 * from the middle, a heap is a row, and a click chooses the stone of the move.
 */

import { h, s } from '../app/dom.js';
import { changesOf, heapsOf } from './heap-moves.js';

const PITCH = 44;
const RADIUS = 18;
const MAX_STONES = 60;
const TALL = 8;
const SHORT = 5;
const ACROSS = 5;
const GHOSTS = 4;

export function piles(picture, context) {
  if (picture.piles.length === 0) {
    return h('p', { class: 'board-notation long' }, 'Nothing is left.');
  }
  const sizes = picture.piles.map((pile) => pile.stones);
  const known = heapsOf(context.position, sizes);
  const changes = new Map();
  if (known) {
    context.moves.forEach((move) => changes.set(move.move, changesOf(move, known)));
  }
  const splits = [...changes.values()].some((list) => list?.some((change) => change.parts.length > 1));
  const drawn = picture.piles.map((pile, heap) => drawPile(pile, heap, { ...context, changes, splits }));
  return h('div', { class: splits ? 'board-piles rows' : 'board-piles' }, drawn);
}

function drawPile(pile, heap, context) {
  const many = typeof pile.stones !== 'number' || pile.stones > MAX_STONES;
  const caption = h(
    'figcaption',
    {},
    pile.name && h('span', { class: 'pile-name' }, pile.name),
    h('span', { class: 'pile-count' }, String(pile.stones)),
    pile.note && h('span', { class: 'pile-note' }, pile.note),
  );
  return h('figure', { class: 'pile' }, many ? pot() : stones(pile, heap, context), caption);
}

/** Draws a heap that is too large to draw stone by stone. */
function pot() {
  return s(
    'svg',
    { viewBox: '0 0 120 70', class: 'pot', width: 120, height: 70, 'aria-hidden': 'true' },
    [
      [20, 56],
      [44, 58],
      [68, 58],
      [92, 56],
      [32, 40],
      [56, 41],
      [80, 40],
      [44, 24],
      [68, 24],
      [56, 10],
    ].map(([x, y]) => s('ellipse', { class: 'stone', cx: x, cy: y, rx: 13, ry: 9 })),
  );
}

function stones(pile, heap, context) {
  const ghosts = context.picker && !context.splits ? ghostsOf(heap, pile.stones, context) : 0;
  const all = pile.stones + ghosts;
  const layout = layOut(all, context.splits, context.small ? SHORT : TALL);
  const scale = context.small ? 0.6 : 1;
  const picture = s('svg', {
    viewBox: `0 0 ${layout.width} ${layout.height}`,
    width: layout.width * scale,
    height: layout.height * scale,
    class: 'stones',
    role: 'group',
    'aria-label': `${pile.name || 'heap'}: ${pile.stones}`,
  });
  if (pile.stones === 0 && ghosts === 0) {
    picture.append(
      s('line', {
        class: 'ground',
        x1: 6,
        x2: layout.width - 6,
        y1: layout.height - 3,
        y2: layout.height - 3,
      }),
    );
  }
  const drawn = [];
  for (let i = 0; i < all; i += 1) {
    const { x, y } = layout.at(i);
    const group = s(
      'g',
      { class: i < pile.stones ? 'stone-place' : 'stone-place ghost' },
      s('rect', { class: 'hit', x: x - PITCH / 2, y: y - PITCH / 2, width: PITCH, height: PITCH }),
      s('circle', { class: 'stone', cx: x, cy: y, r: RADIUS }),
      s('path', { class: 'gleam', d: `M${x - 10} ${y - 6}a12 12 0 0 1 9-6` }),
      s('text', { class: 'value-letter', x, y: y + 5 }),
    );
    drawn.push(group);
    if (context.picker) {
      context.picker.add(group, placeOf(pile, heap, i, context));
    }
    picture.append(group);
  }
  if (context.picker) {
    showTaken(picture, drawn, pile, context.splits);
  }
  return picture;
}

/** Lays out stones: upright if they are few, else in layers; in games that split, in rows. */
function layOut(count, splits, tall) {
  const across = splits ? Math.min(Math.max(count, 1), 7) : count <= tall ? 1 : ACROSS;
  const layers = Math.max(1, Math.ceil(count / across));
  const width = across * PITCH;
  const height = layers * PITCH;
  return {
    width,
    height,
    at: (i) => {
      const layer = Math.floor(i / across);
      return {
        x: (i % across) * PITCH + PITCH / 2,
        y: splits ? layer * PITCH + PITCH / 2 : height - layer * PITCH - PITCH / 2,
      };
    },
  };
}

/** Returns how many empty places are drawn above a heap, where a move may put stones. */
function ghostsOf(heap, size, context) {
  let most = 0;
  for (const list of context.changes.values()) {
    const change = list?.find((one) => touches(one, heap));
    if (change?.parts.length === 1 && list.length === 1) {
      most = Math.max(most, change.parts[0] - size);
    }
  }
  return Math.min(most, GHOSTS);
}

function touches(change, heap) {
  return change.heap === heap || Boolean(change.twins?.includes(heap));
}

function placeOf(pile, heap, i, context) {
  const heapName = pile.name || 'the heap';
  const inHeap = (move) => context.changes.get(move.move)?.find((change) => touches(change, heap)) ?? null;
  const known = [...context.changes.values()].some(Boolean);
  const name =
    i >= pile.stones
      ? `${heapName}, add ${i - pile.stones + 1}`
      : context.splits
        ? `${heapName}, stone ${i + 1}`
        : `${heapName}, take ${pile.stones - i}, leave ${i}`;
  return {
    id: `${context.part}${heap + 1}:${i + 1}`,
    name,
    why: context.splits
      ? `No move takes stone ${i + 1} of ${heapName}.`
      : i >= pile.stones
        ? 'That many may not be added.'
        : `The rules do not let you take ${pile.stones - i} here.`,
    weight: (move) => (context.changes.get(move.move)?.length ?? 0) + farness(move.move, i),
    matches: (move) => {
      if (!known) {
        return mentions(context.prefix, move.move, pile.name);
      }
      const change = inHeap(move);
      if (!change) {
        return context.changes.get(move.move) === null && mentions(context.prefix, move.move, pile.name);
      }
      return context.splits ? concerns(change, pile.stones, i) : leaves(change, pile.stones, i);
    },
  };
}

/** Of similar moves, the one whose number is nearest to the stone comes first. */
function farness(label, i) {
  const number = /(\d+)$/.exec(label);
  return number ? Math.min(999, Math.abs(Number(number[1]) - i)) / 1000 : 0;
}

/** A click on stone i (from 0) leaves i stones, or makes the heap that large. */
function leaves(change, size, i) {
  const left = change.parts.length === 0 ? 0 : change.parts[0];
  return change.parts.length <= 1 && left === (i < size ? i : i + 1);
}

/** Whether a move that splits takes this stone, or cuts just before it. */
function concerns(change, size, i) {
  const [first = 0, second = 0] = change.parts;
  const taken = size - first - second;
  const within = (start) => i >= start && i < start + taken;
  if (change.parts.length > 2 || taken < 0) {
    return false;
  }
  return taken === 0 ? i === first || i === second : within(first) || within(second);
}

function mentions(prefix, label, name) {
  const rest = label.slice(prefix.length);
  return (
    label.startsWith(prefix) && (name === '' || rest.split(/[^\w]+/).includes(name.replace('heap ', '')))
  );
}

/** While the pointer is on a stone, shows what would be taken with it. */
function showTaken(picture, drawn, pile, splits) {
  const mark = (from) =>
    drawn.forEach((group, i) => {
      const taken =
        from !== null &&
        drawn[from].classList.contains('open') &&
        (splits
          ? i === from
          : from < pile.stones
            ? i >= from && i < pile.stones
            : i <= from && i >= pile.stones);
      group.classList.toggle('taken', taken);
    });
  drawn.forEach((group, i) => {
    group.addEventListener('pointerenter', () => mark(i));
    group.addEventListener('focus', () => mark(i));
  });
  picture.addEventListener('pointerleave', () => mark(null));
  picture.addEventListener('focusout', () => mark(null));
}
