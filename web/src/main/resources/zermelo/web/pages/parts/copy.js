/** A line of text, usually an address, with a button that copies it. */

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
  button.addEventListener('click', async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
      announce('Copied.');
    } catch {
      button.textContent = 'Press Ctrl+C';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2500);
  });
  return h('div', { class: 'copy-line' }, field, button);
}
