/** The page for an unknown URL. */

import { h, refill } from '../app/dom.js';
import { titled } from '../app/router.js';

export function show(root) {
  titled('Not found');
  refill(
    root,
    h(
      'div',
      { class: 'stack' },
      h('h1', {}, 'There is nothing at this address'),
      h('p', {}, h('a', { href: '/' }, 'To the library of games')),
    ),
  );
}
