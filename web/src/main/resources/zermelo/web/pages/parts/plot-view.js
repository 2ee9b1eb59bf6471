/** A picture of values that the server has drawn. */

import { h } from '../app/dom.js';

/**
 * @param picture the text of it, and why it ends early if it does
 * @param words what it shows, for those who do not see it
 */
export function plotView({ svg, early }, words) {
  return h(
    'div',
    { class: 'stack' },
    early && h('p', { class: 'notice', role: 'status', data: { early: 'plot' } }, sentence(early)),
    h('img', {
      class: 'plot-image',
      src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      alt: words,
    }),
  );
}

function sentence(words) {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
