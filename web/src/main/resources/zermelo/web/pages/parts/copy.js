/** A line of text, usually a URL, with a button that copies it. */

import { h } from '../app/dom.js';
import { announce } from '../app/live.js';

export function copyLine(text, label) {
  const field = h('input', {
    type: 'text',
    readonly: true,
    value: text,
    'aria-label': label,
    on: { focus: () => field.select() },
  });
  const button = h('button', { type: 'button', data: { action: 'copy' } }, 'Copy');
  const say = (words, aloud) => {
    button.textContent = words;
    announce(aloud);
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2500);
  };
  button.addEventListener('click', async () => {
    if (await copied(field)) {
      button.focus();
      say('Copied', 'Copied.');
    } else {
      say('Press Ctrl+C', 'The text is selected: press Control C to copy it.');
    }
  });
  return h('div', { class: 'copy-line' }, field, button);
}

/**
 * Copies the text. Browsers offer the clipboard only on secure connections; elsewhere the selected
 * text can be copied.
 */
async function copied(field) {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
