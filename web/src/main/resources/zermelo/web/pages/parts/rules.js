/** Shows the rules of a game in words: the first sentence at once, many others on demand. */

import { h } from '../app/dom.js';

const LONG = 170;

export function rulesOf(game) {
  const line = game.line ?? game.rules;
  if (game.rules.length <= LONG || !game.rules.startsWith(line)) {
    return h('p', { class: 'rules' }, game.rules);
  }
  return h(
    'details',
    { class: 'rules' },
    h('summary', {}, line, ' ', h('span', { class: 'more' }, 'All the rules')),
    h('p', {}, game.rules.slice(line.length).trim()),
  );
}
