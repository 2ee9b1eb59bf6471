/** The game graph of a small position. P- and N-positions are coloured; each node is a link. */

import { h, s } from '../app/dom.js';
import { pressable } from '../app/press.js';
import { outcome, plies, valueClass } from '../app/values.js';
import { roving } from '../boards/roving.js';
import { layOutLayers } from './layers.js';
import { panAndZoom } from './view.js';

const CHARACTER = 7.6;
/** Space for the values below the position. */
const NARROW = 58;
const ROW = 92;
const COLUMN = 110;
const WIDEST = 14;
const PHONE = 700;

/** Graphs with more levels are drawn from left to right, if there is space. */
const WIDE_LEVELS = 6;

/** @param open goes to the position of a node */
export function graphView(graph, open) {
  if (!graph.nodes) {
    return h(
      'p',
      { class: 'notice', role: 'status' },
      'The positions of this graph were not solved in time, so it cannot be drawn.',
    );
  }
  const longest = Math.min(18, Math.max(3, ...graph.nodes.map((node) => node.position.length)));
  const across = Math.max(NARROW + 28, longest * CHARACTER + 46);
  const sideways = window.innerWidth > PHONE && levels(graph) > WIDE_LEVELS;
  const { places, width, height } = sideways ? layOutSideways(graph, across) : layOutDown(graph, across);
  const lines = graph.edges.map(([from, to]) => ({
    from,
    to,
    element: edge(places[from], places[to], winning(graph, from, to), sideways ? across / 2 - 12 : null),
  }));
  const nodes = graph.nodes.map((node, i) => drawNode(node, places[i], longest, () => open(node.position)));
  nodes.forEach((element, i) =>
    lightUp(
      element,
      lines.filter(({ from }) => from === i),
    ),
  );
  const svg = s(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      role: 'group',
      'aria-label': `Game graph with ${graph.nodes.length} positions`,
    },
    s(
      'defs',
      {},
      s(
        'marker',
        {
          id: 'arrow',
          viewBox: '0 0 8 8',
          refX: 7,
          refY: 4,
          markerWidth: 9,
          markerHeight: 9,
          markerUnits: 'userSpaceOnUse',
          orient: 'auto-start-reverse',
        },
        s('path', { d: 'M0 0L8 4L0 8Z', fill: 'currentColor' }),
      ),
    ),
    lines.map(({ element }) => element),
    nodes,
  );
  const frame = panAndZoom(svg, { width, height });
  roving(svg, '.graph-node');
  return h('div', { class: 'stack' }, legend(graph), frame);
}

function legend(graph) {
  const kinds = new Set(graph.nodes.map((node) => node.result));
  const words = {
    win: 'N: the next player wins',
    lose: 'P: the previous player wins',
    tie: 'tie',
    draw: 'draw',
  };
  return h(
    'p',
    { class: 'legend' },
    h('span', {}, `${graph.nodes.length} positions`),
    Object.entries(words)
      .filter(([kind]) => kinds.has(kind))
      .map(([kind, text]) =>
        h(
          'span',
          {},
          h(
            'span',
            { class: `badge ${valueClass({ result: kind, remoteness: 4 })}`, 'aria-hidden': 'true' },
            letter(kind),
          ),
          text,
        ),
      ),
  );
}

function letter(result) {
  return result === 'win' ? 'N' : result === 'lose' ? 'P' : outcome(result).letter;
}

/** Whether an edge is a move that keeps the value of its position. */
function winning(graph, from, to) {
  const here = graph.nodes[from].result;
  const there = graph.nodes[to].result;
  return here === 'win' && there === 'lose';
}

function levels(graph) {
  return 1 + Math.max(...graph.nodes.map((node) => node.level));
}

function layOutDown(graph, across) {
  return layOutLayers(graph.nodes, graph.edges, { across, down: ROW, most: WIDEST });
}

function layOutSideways(graph, across) {
  const upright = layOutLayers(graph.nodes, graph.edges, { across: COLUMN, down: across + 24, most: WIDEST });
  return {
    places: upright.places.map(({ x, y }) => ({ x: y, y: x })),
    width: upright.height,
    height: upright.width,
  };
}

/** @param half half the width of a node if levels go from left to right, else null */
function edge(a, b, best, half) {
  const path = half === null ? pathDown(a, b) : pathRight(a, b, half);
  return s('path', { class: best ? 'graph-edge best' : 'graph-edge', d: path, 'marker-end': 'url(#arrow)' });
}

function pathDown(a, b) {
  const bend = Math.max(24, Math.abs(b.y - a.y) / 2);
  return b.y <= a.y
    ? `M${a.x} ${a.y}C${a.x + 90} ${a.y - 40} ${b.x + 90} ${b.y + 40} ${b.x + 16} ${b.y}`
    : `M${a.x} ${a.y + 18}C${a.x} ${a.y + 18 + bend * 0.7} ${b.x} ${b.y - 20 - bend * 0.7} ${b.x} ${b.y - 20}`;
}

function pathRight(a, b, half) {
  const bend = Math.max(24, Math.abs(b.x - a.x) / 2);
  // An edge that skips levels goes around those between.
  const lift = b.x - a.x > 3 * half + 60 ? (a.y + b.y > 2 * a.y ? 40 : -40) : 0;
  return b.x <= a.x
    ? `M${a.x} ${a.y}C${a.x - 40} ${a.y + 80} ${b.x + 40} ${b.y + 80} ${b.x} ${b.y + 18}`
    : `M${a.x + half} ${a.y}C${a.x + half + bend * 0.6} ${a.y + lift} ${b.x - half - bend * 0.6} ${b.y + lift} ${b.x - half - 2} ${b.y}`;
}

function drawNode(node, place, longest, open) {
  const text =
    node.position === ''
      ? '∅'
      : node.position.length > longest
        ? `${node.position.slice(0, longest - 1)}…`
        : node.position;
  const wide = Math.max(NARROW, text.length * CHARACTER + 22);
  const more = [
    node.grundy === null || node.grundy === undefined ? '' : `g ${node.grundy}`,
    node.remoteness === null || node.remoteness === undefined ? '' : `r ${node.remoteness}`,
  ]
    .filter(Boolean)
    .join('  ');
  const lost = node.result === 'lose';
  const shape = s(
    'g',
    {
      class: `graph-node ${valueClass({ result: node.result, remoteness: 4 })}`,
      role: 'link',
      tabindex: '-1',
      data: { position: node.position, result: node.result ?? '' },
      'aria-label': `${node.position || 'empty'}: ${letter(node.result)}-position${more ? `, ${node.remoteness === null ? '' : plies(node.remoteness)}` : ''}`,
    },
    s('rect', {
      class: 'node-shape',
      x: place.x - wide / 2,
      y: place.y - 18,
      width: wide,
      height: 36,
      rx: lost ? 18 : 6,
    }),
    s('text', { x: place.x, y: more ? place.y : place.y + 5 }, text),
    more && s('text', { class: 'tiny', x: place.x, y: place.y + 12 }, `${letter(node.result)}  ${more}`),
  );
  return pressable(shape, open);
}

function lightUp(element, lines) {
  const mark = (on) => lines.forEach((line) => line.element.classList.toggle('lit', on));
  element.addEventListener('pointerenter', () => mark(true));
  element.addEventListener('pointerleave', () => mark(false));
  element.addEventListener('focus', () => mark(true));
  element.addEventListener('blur', () => mark(false));
}
