/**
 * The table at which a game is played: who sits there, the board, what is happening, a choice
 * between moves that a click left open, and the list of moves. Play and match share it.
 */

import { h, refill } from '../app/dom.js';
import { announce } from '../app/live.js';
import { board, playedByCards } from '../boards/board.js';
import { Picker } from '../boards/picker.js';
import { roving } from '../boards/roving.js';
import { MoveList } from './move-list.js';

const OFFERED = 8;

export class Table {
  /** @param play makes the move of a label */
  constructor({ play }) {
    this.play = play;
    this.players = h('div', { class: 'players' });
    this.board = h('div', { class: 'board', id: 'board', role: 'region', 'aria-label': 'Board' });
    this.status = h('p', { class: 'status', id: 'status' });
    this.chooser = h('div', {
      class: 'chooser',
      id: 'chooser',
      role: 'group',
      'aria-label': 'Which move?',
      hidden: true,
    });
    this.position = h('p', { class: 'position-line' });
    this.moves = new MoveList({ play });
    this.cardsSlot = h('div');
    this.listSlot = h('div');
    this.picker = null;
    this.board.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.picker?.reset()) {
        event.preventDefault();
      }
    });
  }

  /**
   * @param seats for each seat {name, words}
   * @param values what moves are worth (Map by label), or null
   * @param enabled whether the person here may move; whyNot says why not
   */
  show(state, { seats, values = null, enabled = true, whyNot, bottom = 0, openSettings = null }) {
    const focused = this.focusedPlace();
    this.showPlayers(state, seats, openSettings);
    this.picker = new Picker({
      moves: state.moves,
      values,
      enabled: enabled && !state.over,
      whyNot: state.over ? 'The game is over.' : whyNot,
      play: this.play,
      tell: (text) => this.tell(text),
      offer: (moves, picked) => this.offer(moves, picked),
    });
    refill(
      this.board,
      board(state.picture, { position: state.position, moves: state.moves, picker: this.picker, bottom }),
    );
    roving(this.board);
    this.chooser.hidden = true;
    refill(
      this.position,
      'Position ',
      h(
        'span',
        { class: 'notation', id: 'position', data: { position: state.position } },
        state.position || '(empty)',
      ),
    );
    const cards = playedByCards(state.picture);
    (cards ? this.cardsSlot : this.listSlot).append(this.moves.element);
    const active = document.activeElement;
    const inList = this.moves.element.contains(active)
      ? active === this.moves.input
        ? 'input'
        : 'button'
      : null;
    this.moves.show({
      moves: state.moves,
      values,
      leftOut: state.left_out,
      enabled: enabled && !state.over,
      cards,
    });
    this.refocus(focused, inList);
  }

  /** What the moves are worth has become known: only colours and letters change. */
  showValues(values) {
    this.picker.values = values;
    this.picker.refresh();
    this.moves.showValues(values);
  }

  /** Who sits at the table, and whose turn it is. */
  showPlayers(state, seats, openSettings = null) {
    refill(
      this.players,
      seats.map((seat, i) => player(seat, i, state, openSettings)),
    );
  }

  /** What is happening, on the screen and for screen readers. */
  tell(text, { over = false, quiet = false } = {}) {
    this.status.textContent = text;
    this.status.classList.toggle('over', over);
    if (!quiet) {
      announce(text);
    }
  }

  offer(moves, picked) {
    this.chooser.hidden = moves.length === 0;
    if (moves.length === 0) {
      refill(this.chooser);
      return;
    }
    const more = moves.length - OFFERED;
    const words = `${picked.join(', then ')}. ${moves.length} moves fit: choose one${this.picker.places.length > 0 ? ', or a further place on the board' : ''}.`;
    refill(
      this.chooser,
      h('p', {}, words),
      h(
        'div',
        { class: 'row' },
        moves
          .slice(0, OFFERED)
          .map((move) =>
            h(
              'button',
              { type: 'button', data: { move: move.move }, on: { click: () => this.play(move.move) } },
              move.move,
            ),
          ),
        more > 0 && h('span', { class: 'soft' }, `and ${more} more`),
        h(
          'button',
          {
            type: 'button',
            class: 'quiet',
            data: { action: 'cancel-choice' },
            on: {
              click: () => {
                this.picker.reset();
                this.board.querySelector('[tabindex="0"]')?.focus();
              },
            },
          },
          'Cancel',
        ),
      ),
    );
    announce(words);
  }

  /** Shows which place or button a hint means. */
  pointOut(label) {
    for (const part of [this.board, this.moves.element]) {
      part
        .querySelectorAll('[data-move]')
        .forEach((element) => element.classList.toggle('hinted', element.dataset.move === label));
    }
  }

  focusedPlace() {
    const active = document.activeElement;
    return this.board.contains(active) ? (active.dataset.place ?? '') : null;
  }

  refocus(place, inList) {
    if (place !== null) {
      const same = place === '' ? null : this.board.querySelector(`[data-place="${CSS.escape(place)}"]`);
      (same ?? this.board.querySelector('.place[tabindex="0"]'))?.focus({ preventScroll: true });
    } else if (inList) {
      // A finger that tapped a button wants no keyboard to come up.
      const target = inList === 'input' ? this.moves.input : this.moves.list.querySelector('button');
      target?.focus({ preventScroll: true });
    }
  }
}

function player(seat, i, state, openSettings) {
  const moving = !state.over && state.mover === i;
  const won = state.over?.winner === i + 1;
  const role = roleOf(state, i);
  return h(
    openSettings ? 'button' : 'div',
    {
      type: openSettings ? 'button' : null,
      class: `player seat-${i + 1}${moving ? ' moving' : ''}${won ? ' won' : ''}`,
      'aria-current': moving ? 'true' : null,
      data: { seat: String(i + 1) },
      on: openSettings ? { click: openSettings } : {},
    },
    h('span', { class: 'token', 'aria-hidden': 'true' }, role || String(i + 1)),
    h('span', { class: 'who' }, h('strong', {}, `Player ${i + 1}`), h('span', {}, seat.words)),
    h('span', { class: 'unseen' }, won ? 'has won' : moving ? 'to move' : ''),
  );
}

/** What the board calls the player of a seat: the seat to move has the role to move. */
function roleOf(state, seat) {
  const roles = state.roles ?? ['', ''];
  return roles[seat === state.mover ? state.turn : 1 - state.turn] ?? '';
}

/** How a game ended, in words. */
export function endWords(over) {
  const how =
    {
      'no move': 'no move is left',
      rules: 'by the rules',
      score: over.margin ? `by ${over.margin}` : 'the scores are equal',
      repetition: 'the position came up three times',
      resigned: 'the other player resigned',
    }[over.how] ?? over.how;
  return over.winner ? `Player ${over.winner} wins: ${how}.` : `Nobody wins: ${how}.`;
}
