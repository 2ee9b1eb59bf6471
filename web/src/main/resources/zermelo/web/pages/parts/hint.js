/** A hint: a good move, why it is good, and a button that plays it. */

import { h } from '../app/dom.js';
import { outcome } from '../app/values.js';
import { prose } from './prose.js';

export function hintNotice(hint, play) {
  return h(
    'div',
    { class: 'notice', role: 'status', data: { hint: hint.move } },
    h(
      'p',
      {},
      hint.estimate ? 'An estimate, not a fact: try ' : 'Try ',
      h('strong', {}, hint.move),
      hint.result ? `, which ${outcome(hint.result).word}.` : '.',
    ),
    hint.why && h('details', {}, h('summary', {}, 'Why?'), h('div', { class: 'stack' }, prose(hint.why))),
    h(
      'button',
      { type: 'button', data: { move: hint.move }, on: { click: () => play(hint.move) } },
      `Play ${hint.move}`,
    ),
  );
}
