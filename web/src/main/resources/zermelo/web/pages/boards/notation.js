/** Shows the notation in large type, for a position that is one number or has no picture. */

import { h } from '../app/dom.js';

const LONG = 14;

export function notation(picture) {
  const text = picture.text || '∅';
  return h('p', { class: text.length > LONG ? 'board-notation long' : 'board-notation' }, text);
}
