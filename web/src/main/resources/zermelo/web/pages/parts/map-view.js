/** The map of P-positions of a game of two numbers. Pointing names a position; a click opens it. */

import { h } from '../app/dom.js';
import { whenColoursChange } from './colours.js';
import { early } from './table-view.js';

const WORDS = {
  first: 'N: the next player wins',
  second: 'P: the previous player wins',
  tie: 'tie',
  draw: 'draw',
};
const SIZE = 640;

/**
 * @param to the largest requested number; a table that ends early has fewer values
 * @param open goes to a position
 * @param signal removes its listeners from the page
 */
export function mapView(table, to, open, signal) {
  const count = to - table.from + 1;
  const side = SIZE / count;
  const canvas = h('canvas', {
    class: 'map',
    width: SIZE,
    height: SIZE,
    tabindex: '0',
    role: 'application',
    'aria-label': 'Map of P-positions; arrow keys move, Enter opens the position',
    'aria-describedby': 'map-says',
  });
  const says = h('p', { id: 'map-says', role: 'status', class: 'notation' }, 'Point at a place.');
  let at = { a: 0, b: 0 };
  const within = (value) => Math.max(0, Math.min(count - 1, value));
  const draw = () => paint(canvas, table, side, at);
  const name = () => {
    const value = table.values[at.a]?.[at.b];
    says.textContent = `${table.from + at.a},${table.from + at.b}  ${WORDS[value] ?? 'not known'}`;
    draw();
  };
  const find = (event) => {
    const frame = canvas.getBoundingClientRect();
    at = {
      b: within(Math.floor(((event.clientX - frame.x) / frame.width) * count)),
      a: within(Math.floor((1 - (event.clientY - frame.y) / frame.height) * count)),
    };
    name();
  };
  canvas.addEventListener('pointermove', find);
  canvas.addEventListener('click', (event) => {
    find(event);
    open(`${table.from + at.a},${table.from + at.b}`);
  });
  canvas.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [1, 0], ArrowDown: [-1, 0] }[event.key];
    if (step) {
      event.preventDefault();
      at = { a: within(at.a + step[0]), b: within(at.b + step[1]) };
      name();
    } else if (event.key === 'Enter') {
      open(`${table.from + at.a},${table.from + at.b}`);
    }
  });
  whenColoursChange(draw, signal);
  requestAnimationFrame(draw);
  return h(
    'div',
    { class: 'map-wrap' },
    early(table),
    h(
      'p',
      { class: 'small soft' },
      `First number upward, second to the right, from ${table.from}. Filled: P-positions, where the player to move loses.${table.early === null ? '' : ' Hatched: not known.'}`,
    ),
    canvas,
    says,
  );
}

function paint(canvas, table, side, at) {
  const ink = canvas.getContext('2d');
  const colour = (name) => seenColour(canvas, name);
  const colours = { second: colour('--lose'), tie: colour('--tie-3'), draw: colour('--tie-2') };
  ink.fillStyle = colour('--sheet');
  ink.fillRect(0, 0, SIZE, SIZE);
  ink.strokeStyle = colour('--line');
  for (let line = 0; line < SIZE / side; line += 10) {
    ink.strokeRect(line * side, -1, 0.5, SIZE + 2);
    ink.strokeRect(-1, SIZE - line * side, SIZE + 2, 0.5);
  }
  table.values.forEach((row, a) =>
    row.forEach((value, b) => {
      if (colours[value]) {
        ink.fillStyle = colours[value];
        ink.fillRect(b * side, SIZE - (a + 1) * side, Math.max(1.5, side - 0.5), Math.max(1.5, side - 0.5));
      }
    }),
  );
  if (table.early !== null) {
    hatch(ink, table, side, colour('--soft'));
  }
  ink.strokeStyle = colour('--focus');
  ink.lineWidth = 2;
  ink.strokeRect(at.b * side - 1, SIZE - (at.a + 1) * side - 1, side + 2, side + 2);
  ink.lineWidth = 1;
}

/** Hatches the positions without a value, because they are not N-positions. */
function hatch(ink, table, side, colour) {
  const rest = new Path2D();
  const full = table.values.findIndex((row) => row.length < SIZE / side - 0.5);
  const known = full < 0 ? table.values.length : full;
  const begun = table.values[known]?.length ?? 0;
  rest.rect(begun * side, SIZE - (known + 1) * side, SIZE, side);
  rest.rect(0, 0, SIZE, Math.max(0, SIZE - (known + 1) * side));
  ink.save();
  ink.clip(rest);
  ink.strokeStyle = colour;
  ink.beginPath();
  for (let line = -SIZE; line < SIZE; line += 8) {
    ink.moveTo(line, SIZE);
    ink.lineTo(line + SIZE, 0);
  }
  ink.stroke();
  ink.restore();
}

/** Resolves a colour name for the current theme, because a canvas cannot. */
function seenColour(canvas, name) {
  canvas.style.color = `var(${name})`;
  const { color } = getComputedStyle(canvas);
  canvas.style.color = '';
  return color;
}
