/** Keys that work anywhere on a page, and the list of them under `?`. */

import { h, refill } from './dom.js';
import { nextTheme } from './theme.js';
import { go } from './router.js';

const EVERYWHERE = [
  { key: '?', words: 'this list' },
  { key: 'g', words: 'go to the library', act: () => go('/') },
  { key: 'e', words: 'go to the editor', act: () => go('/define') },
  { key: 'c', words: 'change the colours: system, light, dark', act: nextTheme },
];

const ON_BOARDS = [
  ['Tab', 'to the board, and on from it'],
  ['Arrow keys', 'from place to place on a board, in a picture or between tabs'],
  ['Home, End', 'first and last place'],
  ['Enter, Space', 'choose the place'],
  ['Esc', 'cancel an incomplete choice; leave a typed move or a window'],
];

const KEPT = 'zermelo.keys';

let ofPage = [];
let single = stored();

/**
 * Reads whether keys without Ctrl or Alt are on. Users who dictate, or rest a hand on the keys, can
 * switch them off.
 */
function stored() {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
}

function switchKeys(on) {
  single = on;
  try {
    localStorage.setItem(KEPT, on ? 'on' : 'off');
  } catch {
    document.documentElement.dataset.kept = 'no';
  }
}

/** Registers the keys of the current page; they are removed with it. */
export function pageShortcuts(list, signal) {
  ofPage = list;
  signal.addEventListener('abort', () => {
    if (ofPage === list) {
      ofPage = [];
    }
  });
}

export function startShortcuts() {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) {
      return;
    }
    if (!single || event.repeat || document.querySelector('dialog[open]')) {
      return;
    }
    if (event.key === '?') {
      event.preventDefault();
      showHelp();
      return;
    }
    const found = [...ofPage, ...EVERYWHERE].find((shortcut) => shortcut.key === event.key && shortcut.act);
    if (found) {
      event.preventDefault();
      found.act();
    }
  });
  document.getElementById('help-button').addEventListener('click', showHelp);
}

function writing(element) {
  return (
    element instanceof HTMLElement &&
    element.matches('input:not([type=checkbox]):not([type=radio]), textarea, select')
  );
}

function showHelp() {
  const rows = (list) => list.map(([key, words]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, words)]);
  const keyed = (list) => rows(list.map(({ key, words }) => [key, words]));
  const dialog = h('dialog', { class: 'window', 'aria-labelledby': 'help-title', data: { dialog: 'help' } });
  refill(
    dialog,
    h('h2', { id: 'help-title' }, 'Keys'),
    ofPage.length > 0 && [h('h3', {}, 'On this page'), h('dl', { class: 'keys' }, keyed(ofPage))],
    h('h3', {}, 'On boards'),
    h('dl', { class: 'keys' }, rows(ON_BOARDS)),
    h('h3', {}, 'Everywhere'),
    h('dl', { class: 'keys' }, keyed(EVERYWHERE)),
    h(
      'label',
      { class: 'check' },
      h('input', {
        type: 'checkbox',
        id: 'single-keys',
        checked: single,
        on: { change: (event) => switchKeys(event.target.checked) },
      }),
      'Single keys work: letters, / and ?',
    ),
    h('form', { method: 'dialog', class: 'row end' }, h('button', { class: 'primary' }, 'Close')),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
