/** The language of game texts on one small page. */

import { h } from '../app/dom.js';

const LINES = [
  ['game NAME', 'the first line'],
  ['"words"', 'the rules for people'],
  ['param k: 1..9 = 3 "meaning"', 'a parameter: a range, boolean, set or code'],
  [
    'position a, b: 0..',
    'what a position is: numbers, list of, bag of, set of; own v for what each player has',
  ],
  ['heap n', 'a sum of heaps instead, written 3+5+7'],
  ['move take k in 1..n where odd(k)', 'a kind of move: choices, conditions, then changes below it'],
  ['  n := n - k', 'a change; n := a + (n - a) splits a heap'],
  ['end n = 0: previous player wins', 'an end of its own; or: next player wins, tie'],
  ['let half = n / 2', 'a name for an expression'],
  ['say take "takes {k}"', 'how people speak of it'],
  ['example 21 with k=4', 'a position worth looking at'],
  ['propose 10..30', 'a start to play from, drawn anew each time'],
];

export function languageHelp() {
  return h(
    'details',
    { class: 'language' },
    h('summary', {}, 'The language in twelve lines'),
    h(
      'dl',
      {},
      LINES.map(([text, words]) => [h('dt', {}, h('code', {}, text)), h('dd', {}, words)]),
    ),
    h(
      'p',
      { class: 'small soft' },
      'Who cannot move loses. Sets: ranges, {1, 4, 9}, divisors(n), primes(n), squares(n), powers(b, n), fibonacci(n). # begins a comment.',
    ),
  );
}
