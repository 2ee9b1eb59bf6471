/** A tree that grows from the ground; a click on an edge cuts it. */

import { h, s } from '../app/dom.js';

const ACROSS = 58;
const UP = 70;

export function tree(picture, context) {
  const leaves = Math.max(
    1,
    picture.branches.reduce((sum, branch) => sum + width(branch), 0),
  );
  const depth = Math.max(1, ...picture.branches.map(tall));
  const wide = Math.max(leaves * ACROSS, 120) + 20;
  const high = depth * UP + 50;
  const ground = high - 18;
  const root = { x: wide / 2, y: ground };
  const parts = [];
  let from = (wide - leaves * ACROSS) / 2;
  for (const branch of picture.branches) {
    from = grow(branch, root, from, parts, context);
  }
  const svg = s(
    'svg',
    { viewBox: `0 0 ${wide} ${high}`, class: 'grid-svg', role: 'group', 'aria-label': 'tree' },
    s('path', { class: 'ground', d: `M10 ${ground}H${wide - 10}` }),
    s('path', {
      class: 'grass',
      d: [...Array(Math.floor((wide - 20) / 14)).keys()]
        .map((i) => `M${14 + i * 14} ${ground}l-6 9`)
        .join(''),
    }),
    parts,
    s('circle', { class: 'knot root', cx: root.x, cy: root.y, r: 7 }),
  );
  svg.style.width = `${wide * (leaves <= 6 ? 1.3 : 1)}px`;
  svg.style.minWidth = `${Math.min(wide, leaves * 46)}px`;
  return h('div', { class: 'board-grid' }, h('div', { class: 'board-scroll' }, svg));
}

function width(branch) {
  return Math.max(
    1,
    branch.branches.reduce((sum, child) => sum + width(child), 0),
  );
}

function tall(branch) {
  return 1 + Math.max(0, ...branch.branches.map(tall));
}

/** Draws a branch over the columns from `from` on; returns the column after it. */
function grow(branch, foot, from, parts, context) {
  const span = width(branch) * ACROSS;
  const tip = { x: from + span / 2, y: foot.y - UP };
  const inner = [];
  let next = from;
  for (const child of branch.branches) {
    next = grow(child, tip, next, inner, context);
  }
  const bend = `M${foot.x} ${foot.y}C${foot.x} ${foot.y - UP * 0.55} ${tip.x} ${tip.y + UP * 0.55} ${tip.x} ${tip.y}`;
  const edge = s(
    'g',
    { class: branch.mark ? `twig player-${branch.owner}` : 'twig' },
    s('path', { class: 'hit', d: bend }),
    s('path', { class: 'twig-line', d: bend }),
    s('text', { class: 'value-letter', x: (foot.x + tip.x) / 2 + 14, y: (foot.y + tip.y) / 2 + 4 }),
  );
  if (context.picker) {
    context.picker.add(edge, {
      id: context.part + branch.name,
      name: branch.mark ? `edge ${branch.name}, ${branch.mark}` : `edge ${branch.name}`,
      why: branch.owner < 0 ? 'Nothing can be cut now.' : `Edge ${branch.name} cannot be cut by this player.`,
      matches: (move) => branch.move !== '' && move.move === context.prefix + branch.move,
    });
  }
  const whole = s(
    'g',
    { class: 'limb' },
    edge,
    inner,
    s('circle', { class: 'knot', cx: tip.x, cy: tip.y, r: 6 }),
    s(
      'text',
      { class: `heading player-${branch.owner}`, x: tip.x + 16, y: tip.y - 6 },
      branch.mark ? `${branch.name}:${branch.mark}` : branch.name,
    ),
  );
  const falls = (on) => whole.classList.toggle('falls', on);
  edge.addEventListener('pointerenter', () => falls(true));
  edge.addEventListener('pointerleave', () => falls(false));
  edge.addEventListener('focus', () => falls(true));
  edge.addEventListener('blur', () => falls(false));
  parts.push(whole);
  return from + span;
}
