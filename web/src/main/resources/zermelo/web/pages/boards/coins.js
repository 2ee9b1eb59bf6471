/** A row of coins. A click chooses a coin to turn; the moves that turn it remain. */

import { h, s } from '../app/dom.js';

const SIZE = 56;

export function coins(picture, context) {
  if (picture.coins.length === 0) {
    return h('p', { class: 'board-notation long' }, 'All coins show tails.');
  }
  const heads = setOf(context.position);
  return h(
    'div',
    { class: 'board-coins' },
    picture.coins.map((coin) => drawCoin(coin, heads, context)),
  );
}

function drawCoin(coin, heads, context) {
  const middle = SIZE / 2;
  const group = s(
    'g',
    { class: coin.heads ? 'coin heads' : 'coin tails' },
    s('circle', { class: 'coin-rim', cx: middle, cy: middle, r: 24 }),
    s('circle', { class: 'coin-face', cx: middle, cy: middle, r: 20 }),
    s('text', { class: 'coin-mark', x: middle, y: middle + 7 }, coin.heads ? 'H' : 't'),
    s('text', { class: 'value-letter corner', x: SIZE - 8, y: 12 }),
  );
  if (context.picker) {
    context.picker.add(group, {
      id: context.part + coin.number,
      name: `coin ${coin.number}, ${coin.heads ? 'heads' : 'tails'}`,
      why: 'A move turns a coin from heads to tails, and others only below it.',
      matches: (move) => turns(heads, move, context.prefix).has(coin.number),
      weight: (move) => turns(heads, move, context.prefix).size,
    });
  }
  return h(
    'figure',
    { class: 'coin-seat' },
    s('svg', { viewBox: `0 0 ${SIZE} ${SIZE}`, width: SIZE, height: SIZE }, group),
    h('figcaption', {}, String(coin.number)),
  );
}

/** Returns the coins that a move turns: those in which the two sets differ. */
function turns(heads, move, prefix) {
  const after = setOf(move.to);
  if (!heads || !after) {
    const numbers = move.move.startsWith(prefix) ? move.move.slice(prefix.length).match(/\d+/g) : null;
    return new Set((numbers ?? []).map(Number));
  }
  return new Set([...heads, ...after].filter((number) => heads.has(number) !== after.has(number)));
}

function setOf(text) {
  const found = /^\{([\d,]*)\}$/.exec(text);
  return found ? new Set(found[1].split(',').filter(Boolean).map(Number)) : null;
}
