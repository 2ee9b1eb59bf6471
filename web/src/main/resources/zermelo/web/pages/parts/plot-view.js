/** Shows a plot that the server has drawn. */

import { h } from '../app/dom.js';

/**
 * @param picture its text, and the reason if it ends early
 * @param words a description for screen readers
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
