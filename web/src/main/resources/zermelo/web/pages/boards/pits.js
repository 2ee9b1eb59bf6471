/** Two rows of pits with a store each. The board does not turn when the turn changes. */

import { h, s } from '../app/dom.js';

const PIT = 64;
const STORE = 70;

export function pits(picture, context) {
  const below = picture.mover.player === context.bottom ? picture.mover : picture.other;
  const above = below === picture.mover ? picture.other : picture.mover;
  const count = below.pits.length;
  const width = 2 * STORE + count * PIT + 20;
  const height = 2 * PIT + 60;
  const x = (i) => STORE + 10 + i * PIT + PIT / 2;
  const svg = s(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'grid-svg pits-svg', role: 'group', 'aria-label': 'board' },
    s('rect', { class: 'plank', x: 2, y: 20, width: width - 4, height: height - 40, rx: 36 }),
    store(above, 12, height),
    store(below, width - STORE + 2, height),
    [...above.pits].reverse().map((pit, i) => drawPit(pit, above, x(i), 28 + PIT / 2, -1, context)),
    below.pits.map((pit, i) => drawPit(pit, below, x(i), 32 + PIT * 1.5, 1, context)),
    s('text', { class: `heading player-${above.player}`, x: width / 2, y: 14 }, `${above.name}  ←`),
    s('text', { class: `heading player-${below.player}`, x: width / 2, y: height - 5 }, `→  ${below.name}`),
  );
  svg.style.width = `${width * 1.15}px`;
  svg.style.minWidth = `${Math.min(width, count * 36 + 80)}px`;
  return h('div', { class: 'board-grid' }, h('div', { class: 'board-scroll' }, svg));
}

function store(side, x, height) {
  const middle = x + (STORE - 14) / 2;
  return s(
    'g',
    {
      class: `store player-${side.player}`,
      role: 'img',
      'aria-label': `store of ${side.name}: ${side.store}`,
    },
    s('rect', { class: 'pit-bowl', x, y: 34, width: STORE - 14, height: height - 68, rx: 24 }),
    s('text', { class: 'pit-count large', x: middle, y: height / 2 + 9 }, String(side.store)),
  );
}

function drawPit(pit, side, x, y, down, context) {
  const group = s(
    'g',
    { class: `pit player-${side.player}` },
    s('circle', { class: 'pit-bowl', cx: x, cy: y, r: PIT / 2 - 5 }),
    seeds(pit.seeds, x, y),
    s('text', { class: 'pit-count', x, y: y + 7 }, String(pit.seeds)),
    s('text', { class: 'value-letter corner', x: x + 20, y: y - 16 * down }),
  );
  if (context.picker) {
    const own = side.pits === undefined ? '' : `pit ${pit.name} of ${side.name}`;
    context.picker.add(group, {
      id: `${context.part}${side.name}${pit.name}`,
      name: `${own}, ${pit.seeds} seeds`,
      why: pit.seeds === 0 ? 'That pit is empty.' : 'You may only sow from your own pits, on your turn.',
      matches: (move) => pit.move !== '' && move.move === context.prefix + pit.move,
    });
  }
  return group;
}

/** Draws a few seeds around the number, so that full pits look full. */
function seeds(count, x, y) {
  const shown = Math.min(count, 14);
  return [...Array(shown).keys()].map((i) => {
    const angle = i * 2.39996;
    const away = 16 + (i % 3) * 2.6;
    return s('circle', {
      class: 'seed',
      cx: (x + away * Math.cos(angle)).toFixed(1),
      cy: (y + away * Math.sin(angle)).toFixed(1),
      r: 3.4,
    });
  });
}
