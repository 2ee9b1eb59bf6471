/** A board of points with lines between them. The points of a move are chosen one after another. */

import { h, s } from '../app/dom.js';
import { CellMoves } from './cells.js';
import { mark } from './marks.js';

const RADIUS = 24;
const MARGIN = RADIUS + 22;
/** The least distance of two points on the screen. */
const APART = 76;
const LARGEST = 1400;

export function points(picture, context) {
  const side = sideOf(picture.points);
  const place = (point) => ({ x: MARGIN + (point.x * side) / 1000, y: MARGIN + (point.y * side) / 1000 });
  const places = picture.points.map(place);
  const width = Math.max(...places.map(({ x }) => x)) + MARGIN;
  const height = Math.max(...places.map(({ y }) => y)) + MARGIN;
  const names = new Set(picture.points.map((point) => point.name));
  const moves = context.picker && new CellMoves(picture, names, context);
  const svg = s(
    'svg',
    {
      viewBox: `0 0 ${width.toFixed(0)} ${height.toFixed(0)}`,
      class: 'grid-svg',
      role: 'group',
      'aria-label': 'board',
    },
    picture.joins.map(({ from, to }) =>
      s('line', {
        class: 'join',
        x1: places[from].x,
        y1: places[from].y,
        x2: places[to].x,
        y2: places[to].y,
      }),
    ),
    picture.points.map((point, i) => {
      const element = drawPoint(point, places[i]);
      if (moves) {
        context.picker.add(element, moves.placeOf(point));
      }
      return element;
    }),
  );
  svg.style.width = `${width}px`;
  svg.style.minWidth = `${Math.min(width, picture.points.length * 36)}px`;
  return h('div', { class: 'board-grid' }, h('div', { class: 'board-scroll' }, svg));
}

/** Returns how large the board must be so that its points do not touch. */
function sideOf(all) {
  let nearest = 1000;
  all.forEach((a, i) =>
    all.slice(i + 1).forEach((b) => {
      nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y));
    }),
  );
  return Math.min(LARGEST, Math.max(180, (1000 * APART) / Math.max(nearest, 1)));
}

function drawPoint(point, { x, y }) {
  const free = point.mark === '.' || point.mark === '';
  return s(
    'g',
    { class: 'cell point' },
    s('circle', { class: 'cell-face', cx: x, cy: y, r: RADIUS }),
    mark(point, x, y, 11),
    s('text', { class: 'heading', x: x - RADIUS - 4, y: y - RADIUS + 6, 'aria-hidden': 'true' }, point.name),
    s('text', {
      class: free ? 'value-letter' : 'value-letter corner',
      x: free ? x : x + RADIUS,
      y: free ? y + 6 : y - RADIUS + 8,
    }),
  );
}
