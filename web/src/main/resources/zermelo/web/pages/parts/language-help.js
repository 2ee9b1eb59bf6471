/** The language of game texts as lists that can be opened. */

import { h, refill } from '../app/dom.js';

const GROUPS = [
  ['Statements', ({ kind }) => kind === 'statement'],
  ['Words', ({ kind, board }) => kind === 'word' && !board],
  ['Words for boards', ({ kind, board }) => kind === 'word' && board],
  ['Functions', ({ kind, board }) => kind === 'function' && !board],
  ['Functions for boards', ({ kind, board }) => kind === 'function' && board],
];

export class LanguageHelp {
  constructor() {
    this.lists = h('div', { class: 'stack' });
    this.element = h(
      'details',
      { class: 'language', id: 'language' },
      h('summary', {}, 'The language'),
      this.lists,
      h(
        'p',
        { class: 'small soft' },
        'A player who cannot move loses. # begins a comment. The cursor on a word explains it, and so does the pointer.',
      ),
    );
  }

  show(guide) {
    refill(
      this.lists,
      GROUPS.map(([title, belongs], i) =>
        h(
          'details',
          { open: i === 0 },
          h('summary', {}, title),
          h(
            'dl',
            {},
            guide.words
              .filter(belongs)
              .map(({ word, form, help }) => [
                h('dt', { data: { word } }, h('code', {}, form)),
                h('dd', {}, help),
              ]),
          ),
        ),
      ),
    );
  }
}
