/** Dots and Boxes: a click on the gap between two dots draws the edge. */

import { h, s } from '../app/dom.js';

const GAP = 76;
const LEFT = 34;
const TOP = 36;

export function dots(picture, context) {
  const x = (column) => LEFT + column * GAP;
  const y = (row) => TOP + row * GAP;
  const columns = picture.columns.length;
  const rows = picture.rows.length;
  const width = x(columns - 1) + 26;
  const height = y(rows - 1) + 26;
  const boxes = picture.boxes.flatMap((row, r) => row.map((box, c) => drawBox(box, x(c), y(r))));
  const level = picture.level.flatMap((row, r) =>
    row.map((edge, c) => drawEdge(edge, [x(c), y(r), x(c + 1), y(r)], context)),
  );
  const upright = picture.upright.flatMap((row, r) =>
    row.map((edge, c) => drawEdge(edge, [x(c), y(r), x(c), y(r + 1)], context)),
  );
  const points = picture.rows.flatMap((_, r) =>
    picture.columns.map((__, c) => s('circle', { class: 'dot', cx: x(c), cy: y(r), r: 6 })),
  );
  const names = [
    ...picture.columns.map((text, c) =>
      s('text', { class: 'heading', x: x(c), y: 18, 'aria-hidden': 'true' }, text),
    ),
    ...picture.rows.map((text, r) =>
      s('text', { class: 'heading', x: 12, y: y(r) + 5, 'aria-hidden': 'true' }, text),
    ),
  ];
  const svg = s(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'grid-svg', role: 'group', 'aria-label': 'board' },
    boxes,
    level,
    upright,
    points,
    names,
  );
  svg.style.width = `${width * (columns <= 5 ? 1.4 : 1)}px`;
  svg.style.minWidth = `${Math.min(width, columns * 48)}px`;
  return h('div', { class: 'board-grid' }, h('div', { class: 'board-scroll' }, svg));
}

function drawBox(box, x, y) {
  if (box.mark === '.' || box.mark === '') {
    return null;
  }
  return s(
    'g',
    { class: `box player-${box.owner}` },
    s('rect', { class: 'box-face', x: x + 5, y: y + 5, width: GAP - 10, height: GAP - 10, rx: 6 }),
    s('text', { class: 'box-mark', x: x + GAP / 2, y: y + GAP / 2 + 9 }, box.mark),
  );
}

function drawEdge(edge, [x1, y1, x2, y2], context) {
  if (edge.drawn) {
    return s('line', { class: 'edge drawn', x1, y1, x2, y2 });
  }
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const group = s(
    'g',
    { class: 'edge-place' },
    s('path', {
      class: 'hit',
      d: `M${x1} ${y1}L${mx - (y2 - y1) / 2.6} ${my - (x2 - x1) / 2.6}L${x2} ${y2}L${mx + (y2 - y1) / 2.6} ${my + (x2 - x1) / 2.6}Z`,
    }),
    s('line', { class: 'edge', x1, y1, x2, y2 }),
    s('text', { class: 'value-letter', x: mx, y: my + 5 }),
  );
  if (context.picker) {
    context.picker.add(group, {
      id: context.part + edge.name,
      name: `edge ${edge.name}`,
      why: `The edge ${edge.name} cannot be drawn now.`,
      matches: (move) => move.move === context.prefix + edge.name,
    });
  }
  return group;
}
