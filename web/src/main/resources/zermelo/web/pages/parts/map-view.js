/** The map of P-positions of a game of two numbers: pointing names a position, a click opens it. */

import { h } from '../app/dom.js';

const WORDS = {
  first: 'N: the next player wins',
  second: 'P: the previous player wins',
  tie: 'tie',
  draw: 'draw',
};
const SIZE = 640;

/** @param open goes to a position */
export function mapView(table, open) {
  const rows = table.values.length;
  const columns = Math.max(...table.values.map((row) => row.length));
  const side = SIZE / Math.max(rows, columns);
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
  const draw = () => paint(canvas, table, side, at);
  const name = () => {
    const value = table.values[at.a]?.[at.b];
    says.textContent = `${table.from + at.a},${table.from + at.b}  ${WORDS[value] ?? 'not known'}`;
    draw();
  };
  const find = (event) => {
    const frame = canvas.getBoundingClientRect();
    const within = (value, count) => Math.max(0, Math.min(count - 1, Math.floor(value)));
    at = {
      b: within(((event.clientX - frame.x) / frame.width) * (SIZE / side), columns),
      a: within((1 - (event.clientY - frame.y) / frame.height) * (SIZE / side), rows),
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
      at = {
        a: Math.max(0, Math.min(rows - 1, at.a + step[0])),
        b: Math.max(0, Math.min(columns - 1, at.b + step[1])),
      };
      name();
    } else if (event.key === 'Enter') {
      open(`${table.from + at.a},${table.from + at.b}`);
    }
  });
  const repaint = () => (canvas.isConnected ? draw() : window.removeEventListener('zermelo-theme', repaint));
  window.addEventListener('zermelo-theme', repaint);
  requestAnimationFrame(draw);
  return h(
    'div',
    { class: 'map-wrap' },
    h(
      'p',
      { class: 'small soft' },
      `First number upward, second to the right, from ${table.from}. Filled: P-positions, where the player to move loses.`,
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
  ink.strokeStyle = colour('--focus');
  ink.lineWidth = 2;
  ink.strokeRect(at.b * side - 1, SIZE - (at.a + 1) * side - 1, side + 2, side + 2);
  ink.lineWidth = 1;
}

/** The colour that a name stands for in the light or the dark, which a canvas does not know. */
function seenColour(canvas, name) {
  canvas.style.color = `var(${name})`;
  const { color } = getComputedStyle(canvas);
  canvas.style.color = '';
  return color;
}
