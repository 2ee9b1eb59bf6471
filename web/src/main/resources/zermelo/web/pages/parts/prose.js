/** Shows plain text of several paragraphs. Lists and tables keep their lines; the rest flows. */

import { h } from '../app/dom.js';

/** Returns the text as elements; lines that begin with a space keep their shape. */
export function prose(text) {
  return text.split(/\n\s*\n/).flatMap((paragraph) => blocks(paragraph.split('\n')));
}

function blocks(lines) {
  const found = [];
  for (const line of lines) {
    const shaped = /^\s/.test(line);
    if (found.at(-1)?.shaped !== shaped) {
      found.push({ shaped, lines: [] });
    }
    found.at(-1).lines.push(line);
  }
  return found.map((block) =>
    block.shaped
      ? h('pre', { class: 'pre', tabindex: '0' }, block.lines.join('\n'))
      : h('p', {}, block.lines.join(' ')),
  );
}
