/** A solved position: its picture, its value, and every move with its value. */

import { h, wrapping } from '../app/dom.js';
import { byWorth, outcome, plies, valueClass } from '../app/values.js';
import { board } from '../boards/board.js';
import { truthPanel } from './truth.js';

const SHOWN = 60;

export function solvedView(state, answer) {
  const moves = [...answer.moves].sort(byWorth);
  return h(
    'div',
    { class: 'stack', data: { result: 'solve' } },
    h('div', { class: 'board' }, board(state.picture, { position: state.position, small: true })),
    truthPanel(answer, null, state.mover),
    moves.length > 0 &&
      h(
        'div',
        { class: 'scroll' },
        h(
          'table',
          { class: 'solved' },
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              ['', 'Move', 'Leads to', 'Then', 'Grundy'].map((words) => h('th', { scope: 'col' }, words)),
            ),
          ),
          h(
            'tbody',
            {},
            moves
              .slice(0, SHOWN)
              .map((move) =>
                h(
                  'tr',
                  { data: { move: move.move } },
                  h(
                    'td',
                    {},
                    h(
                      'span',
                      { class: `badge ${valueClass(move)}`, title: outcome(move.result).word },
                      outcome(move.result).letter,
                    ),
                  ),
                  h('td', {}, move.move),
                  h('td', { class: 'notation' }, wrapping(move.to)),
                  h('td', {}, move.remoteness === null ? '' : plies(move.remoteness)),
                  h('td', {}, move.grundy === null ? '' : String(move.grundy)),
                ),
              ),
          ),
        ),
      ),
    moves.length > SHOWN && h('p', { class: 'small soft' }, `and ${moves.length - SHOWN} more moves`),
  );
}
