/** A token on a graph: the nodes with their arrows, the token where it stands; a click moves it. */

import { h, s } from '../app/dom.js';
import { layOutLayers } from '../parts/layers.js';

const RADIUS = 22;

/** @param graph what can be reached from the start, {nodes, edges} */
export function graphBoard(graph, context) {
  const { places, width, height } = layOutLayers(graph.nodes, graph.edges, { across: 84, down: 84, most: 8 });
  const lines = graph.edges.map(([from, to]) => arrow(places[from], places[to], graph.nodes[from].position === context.position));
  const nodes = graph.nodes.map((node, i) => drawNode(node, places[i], context));
  const svg = s('svg', { viewBox: `0 0 ${width} ${height}`, class: 'grid-svg', role: 'group', 'aria-label': 'graph' },
    s('defs', {}, s('marker', { id: 'tip', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 10, markerHeight: 10, markerUnits: 'userSpaceOnUse', orient: 'auto' }, s('path', { d: 'M0 0L8 4L0 8Z', fill: 'currentColor' }))),
    lines, nodes);
  svg.style.width = `${width * 1.2}px`;
  svg.style.minWidth = `${Math.min(width, (width / 84) * 56)}px`;
  return h('div', { class: 'board-grid' }, h('div', { class: 'board-scroll' }, svg));
}

function arrow(a, b, open) {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const bend = 0.12 * far;
  const path = far < 1.5
    ? `M${a.x - 10} ${a.y - RADIUS}c-14 -34 34 -34 20 0`
    : `M${a.x + dx * RADIUS} ${a.y + dy * RADIUS}Q${(a.x + b.x) / 2 - dy * bend} ${(a.y + b.y) / 2 + dx * bend} ${b.x - dx * (RADIUS + 3)} ${b.y - dy * (RADIUS + 3)}`;
  return s('path', { class: open ? 'arrow open' : 'arrow', d: path, 'marker-end': 'url(#tip)' });
}

function drawNode(node, { x, y }, context) {
  const here = node.position === context.position;
  const group = s('g', { class: here ? 'cell node here' : 'cell node' },
    s('circle', { class: 'cell-face', cx: x, cy: y, r: RADIUS }),
    s('text', { class: 'node-name', x, y: y + 5 }, node.position),
    s('text', { class: 'value-letter corner', x: x + RADIUS, y: y - RADIUS + 6 }));
  if (context.picker) {
    context.picker.add(group, {
      id: node.position,
      name: here ? `${node.position}, the token` : node.position,
      why: here ? 'The token is here.' : `No arrow leads from ${context.position} to ${node.position}.`,
      matches: (move) => move.to === node.position,
    });
  }
  return group;
}
