/** A token on a graph: nodes, arrows, and the token at its node. A click moves the token. */

import { h, s } from '../app/dom.js';
import { layOutLayers } from '../parts/layers.js';

const RADIUS = 22;
const STEP = 84;
const ACROSS = 8;

export function graph(picture, context) {
  const edges = picture.links.map((link) => [link.from, link.to]);
  const levels = levelsOf(picture.nodes.length, edges);
  const { places, width, height } = layOutLayers(
    levels.map((level) => ({ level })),
    edges,
    { across: STEP, down: STEP, most: ACROSS },
  );
  const svg = s(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'grid-svg', role: 'group', 'aria-label': 'graph' },
    s(
      'defs',
      {},
      s(
        'marker',
        {
          id: 'tip',
          viewBox: '0 0 8 8',
          refX: 7,
          refY: 4,
          markerWidth: 10,
          markerHeight: 10,
          markerUnits: 'userSpaceOnUse',
          orient: 'auto',
        },
        s('path', { class: 'arrow-tip', d: 'M0 0L8 4L0 8Z' }),
      ),
    ),
    picture.links.map((link) => arrow(places[link.from], places[link.to], link.from === picture.token)),
    picture.nodes.map((name, i) => drawNode(name, i, places[i], picture, context)),
  );
  svg.style.width = `${width * 1.2}px`;
  svg.style.minWidth = `${(width / STEP) * 56}px`;
  return h('div', { class: 'board-grid' }, h('div', { class: 'board-scroll' }, svg));
}

/**
 * Returns each node's distance from the nodes without incoming arrows, or from the first node if
 * there are none.
 */
function levelsOf(count, edges) {
  const levels = Array(count).fill(-1);
  const entered = new Set(edges.map(([, to]) => to));
  const roots = [...levels.keys()].filter((node) => !entered.has(node));
  let wave = roots.length > 0 ? roots : [0];
  for (let level = 0; wave.length > 0; level += 1) {
    wave.forEach((node) => {
      levels[node] = level;
    });
    const reached = new Set(wave);
    wave = [
      ...new Set(edges.filter(([from, to]) => reached.has(from) && levels[to] < 0).map(([, to]) => to)),
    ];
    if (wave.length === 0) {
      wave = levels.includes(-1) ? [levels.indexOf(-1)] : [];
    }
  }
  return levels;
}

function arrow(a, b, open) {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const bend = 0.12 * far;
  const path =
    far < 1.5
      ? `M${a.x - 10} ${a.y - RADIUS}c-14 -34 34 -34 20 0`
      : `M${a.x + dx * RADIUS} ${a.y + dy * RADIUS}Q${(a.x + b.x) / 2 - dy * bend} ${(a.y + b.y) / 2 + dx * bend} ${b.x - dx * (RADIUS + 3)} ${b.y - dy * (RADIUS + 3)}`;
  return s('path', { class: open ? 'arrow open' : 'arrow', d: path, 'marker-end': 'url(#tip)' });
}

function drawNode(name, i, { x, y }, picture, context) {
  const here = i === picture.token;
  const group = s(
    'g',
    { class: here ? 'cell node here' : 'cell node' },
    s('circle', { class: 'cell-face', cx: x, cy: y, r: RADIUS }),
    s('text', { class: 'node-name', x, y: y + 5 }, name.length > 5 ? `${name.slice(0, 4)}…` : name),
    s('text', { class: 'value-letter corner', x: x + RADIUS, y: y - RADIUS + 6 }),
  );
  if (context.picker) {
    const labels = picture.links
      .filter((link) => link.to === i && link.move)
      .map((link) => context.prefix + link.move);
    context.picker.add(group, {
      id: context.part + name,
      name: here ? `${name}, the token` : name,
      why: here ? 'The token is here.' : `No arrow leads from the token to ${name}.`,
      matches: (move) => labels.includes(move.move),
    });
  }
  return group;
}
