/** Shows numbers, lists and sets as text, each with its name. */

import { h } from '../app/dom.js';

export function values(picture) {
  return h(
    'dl',
    { class: 'board-values' },
    picture.values.map((value) =>
      h(
        'div',
        { class: /^their /.test(value.name) ? 'board-value faint' : 'board-value' },
        h('dt', {}, value.name),
        h('dd', { class: value.text.length > 8 ? 'long' : '' }, value.text === '{}' ? 'none' : value.text),
      ),
    ),
  );
}
