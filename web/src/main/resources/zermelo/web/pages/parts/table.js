/**
 * The playing area of a game: players, board, status, choices that a click left open, and the list
 * of moves. The pages play and match share it.
 */

import { h, refill, wrapping } from '../app/dom.js';
import { FocusKeeper } from '../app/focus.js';
import { announce } from '../app/live.js';
import { pressedOnce } from '../app/press.js';
import { board, playedByCards } from '../boards/board.js';
import { withPictured } from '../boards/cells.js';
import { Picker } from '../boards/picker.js';
import { roving } from '../boards/roving.js';
import { MoveList } from './move-list.js';

const OFFERED = 8;

export class Table {
  /** @param play makes the move with a label */
  constructor({ play }) {
    this.play = (label) => {
      this.made = true;
      return play(label);
    };
    this.made = false;
    this.players = h('div', { class: 'players' });
    this.seatFocus = new FocusKeeper(this.players);
    this.board = h('div', { class: 'board', id: 'board', role: 'region', 'aria-label': 'Board' });
    this.status = h('p', { class: 'status', id: 'status', tabindex: '-1' });
    this.chooser = h('div', {
      class: 'chooser',
      id: 'chooser',
      role: 'group',
      'aria-label': 'Which move?',
      hidden: true,
    });
    this.position = h('p', { class: 'position-line' });
    this.moves = new MoveList({ play: this.play, leave: () => this.toBoard() });
    this.cardsSlot = h('div');
    this.listSlot = h('div');
    this.picker = null;
    this.wanted = null;
    for (const part of [this.board, this.chooser]) {
      part.addEventListener('keydown', (event) => {
        if (event.key === 'Escape' && this.cancelChoice()) {
          event.preventDefault();
        }
      });
    }
    for (const part of [this.board, this.chooser, this.moves.element]) {
      pressedOnce(part);
      part.addEventListener('click', (event) => this.ignoreSecond(event), { capture: true });
    }
  }

  /** Ignores the second half of a double click whose first half made a move. */
  ignoreSecond(event) {
    if (event.detail > 1 && this.made) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      this.made = false;
    }
  }

  /** Cancels an incomplete choice; returns whether there was one. */
  cancelChoice() {
    const inChooser = this.chooser.contains(document.activeElement);
    const had = Boolean(this.picker?.reset());
    if (inChooser) {
      this.toBoard();
    }
    return had;
  }

  /** Moves the focus to the board, or to the moves if the board has nothing to click. */
  toBoard() {
    const place = this.board.querySelector('.place[tabindex="0"]');
    const target = place ?? this.moves.list.querySelector('button:not(:disabled)') ?? this.status;
    target.focus();
  }

  /**
   * @param seats for each seat {name, words}
   * @param values the values of the moves (Map by label), or null
   * @param enabled whether the person here may move; whyNot is the reason if not
   */
  show(state, { seats, values = null, enabled = true, whyNot, bottom = 0, openSettings = null }) {
    const focused = this.focused();
    this.showPlayers(state, seats, openSettings);
    this.picker = new Picker({
      moves: withPictured(state.moves, state.left_out, state.picture),
      values,
      enabled: enabled && !state.over,
      whyNot: state.over ? 'The game is over.' : whyNot,
      play: this.play,
      tell: (text) => this.tell(text),
      offer: (moves, picked, next) => this.offer(moves, picked, next),
    });
    refill(
      this.board,
      board(state.picture, { position: state.position, moves: state.moves, picker: this.picker, bottom }),
    );
    this.board.append(...this.loose(enabled && !state.over));
    roving(this.board);
    this.chooser.hidden = true;
    refill(
      this.position,
      'Position ',
      h(
        'span',
        { class: 'notation', id: 'position', data: { position: state.position } },
        wrapping(state.position || '(empty)'),
      ),
    );
    const cards = playedByCards(state.picture);
    const slot = cards ? this.cardsSlot : this.listSlot;
    if (this.moves.element.parentElement !== slot) {
      slot.append(this.moves.element);
    }
    this.moves.show({
      moves: state.moves,
      values,
      leftOut: state.left_out,
      enabled: enabled && !state.over,
      cards,
    });
    this.refocus(focused);
  }

  /** Returns buttons for the few moves that no place of the board stands for, such as passing. */
  loose(enabled) {
    const moves = this.picker.loose(OFFERED);
    return moves.length === 0
      ? []
      : [
          h(
            'div',
            { class: 'row loose', role: 'group', 'aria-label': 'Moves beside the board' },
            moves.map(({ move }) =>
              h(
                'button',
                { type: 'button', disabled: !enabled, data: { move }, on: { click: () => this.play(move) } },
                move,
              ),
            ),
          ),
        ];
  }

  /** Shows the values of the moves once they are known: only colours and letters change. */
  showValues(values) {
    this.picker.values = values;
    this.picker.refresh();
    this.moves.showValues(values);
  }

  /** Shows the players and whose turn it is. */
  showPlayers(state, seats, openSettings = null) {
    this.seatFocus.note();
    refill(
      this.players,
      seats.map((seat, i) => player(seat, i, state, openSettings)),
    );
    this.seatFocus.restore();
  }

  /** Shows the status on the screen and announces it to screen readers. */
  tell(text, { over = false, quiet = false } = {}) {
    this.status.textContent = text;
    this.status.classList.toggle('over', over);
    if (!quiet) {
      announce(text);
    }
  }

  /**
   * Offers the moves that are left after some places were chosen.
   *
   * @param next how many places of the board may be chosen next
   */
  offer(moves, picked, next) {
    this.chooser.hidden = moves.length === 0;
    if (moves.length === 0) {
      refill(this.chooser);
      return;
    }
    // Where the board goes on, a long list of moves would only push it away.
    const shown = next > 0 && moves.length > OFFERED ? [] : moves.slice(0, OFFERED);
    const more = moves.length - OFFERED;
    const fit = moves.length === 1 ? '1 move fits' : `${moves.length} moves fit`;
    const how =
      shown.length === 0
        ? `choose one of ${next} places on the board`
        : next > 0
          ? `choose ${moves.length === 1 ? 'it' : 'one'}, or a further place on the board`
          : 'choose one';
    const words = `${picked.join(', then ')}. ${fit}: ${how}.`;
    refill(
      this.chooser,
      h('p', {}, words),
      h(
        'div',
        { class: 'row' },
        shown.map((move) =>
          h(
            'button',
            { type: 'button', data: { move: move.move }, on: { click: () => this.play(move.move) } },
            move.move,
          ),
        ),
        shown.length > 0 && more > 0 && h('span', { class: 'soft' }, `and ${more} more`),
        h(
          'button',
          {
            type: 'button',
            class: 'quiet',
            data: { action: 'cancel-choice' },
            on: { click: () => this.cancelChoice() },
          },
          'Cancel',
        ),
      ),
    );
    announce(words);
  }

  /** Shows which place or button a hint refers to. */
  pointOut(label) {
    for (const part of [this.board, this.moves.element]) {
      part
        .querySelectorAll('[data-move]')
        .forEach((element) => element.classList.toggle('hinted', element.dataset.move === label));
    }
    this.picker.about(label).forEach((element) => element.classList.add('hinted'));
  }

  /**
   * Returns the part of the playing area that has the focus. While nothing there can have it, the
   * status line holds it for that part.
   */
  focused() {
    const active = document.activeElement;
    if (active === this.status) {
      return this.wanted;
    }
    if (this.board.contains(active)) {
      return { part: 'board', place: active.dataset.place ?? '' };
    }
    if (this.chooser.contains(active)) {
      return { part: 'board', place: '' };
    }
    if (this.moves.element.contains(active)) {
      return { part: active === this.moves.input ? 'input' : 'list' };
    }
    return null;
  }

  refocus(wanted) {
    this.wanted = wanted;
    if (wanted) {
      (this.targetOf(wanted) ?? this.status).focus({ preventScroll: true });
    }
  }

  /**
   * Only a user who typed gets the focus in the text input. After a tap, a phone's keyboard must
   * not open.
   */
  targetOf({ part, place }) {
    if (part === 'board') {
      const same = place && this.board.querySelector(`[data-place="${CSS.escape(place)}"]`);
      return same || this.board.querySelector('.place[tabindex="0"]');
    }
    if (part === 'input') {
      return this.moves.form.hidden ? null : this.moves.input;
    }
    return this.moves.list.querySelector('button:not(:disabled)');
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
      title: openSettings ? 'Set up who plays' : null,
      'aria-haspopup': openSettings ? 'dialog' : null,
      data: { seat: String(i + 1) },
      on: openSettings ? { click: openSettings } : {},
    },
    h('span', { class: 'token', 'aria-hidden': 'true' }, role.length > 2 ? role[0] : role || String(i + 1)),
    h('span', { class: 'who' }, h('strong', {}, `Player ${i + 1}`), h('span', {}, seat.words)),
    h('span', { class: 'unseen' }, won ? ' has won' : moving ? ' to move' : ''),
    openSettings && h('span', { class: 'unseen' }, '. Set up who plays'),
  );
}

/** Returns the role of a seat on the board: the seat to move has the role to move. */
function roleOf(state, seat) {
  const roles = state.roles ?? ['', ''];
  return roles[seat === state.mover ? state.turn : 1 - state.turn] ?? '';
}

/** Says how a game ended, in words. */
export function endWords(over) {
  const how =
    {
      'no move': 'no move is left',
      rules: 'by the rules',
      score: over.margin ? `by ${over.margin}` : 'the scores are equal',
      repetition: 'the position came up three times',
      resigned: 'the other player resigned',
    }[over.how] ?? over.how;
  return over.winner ? `Player ${over.winner} wins: ${how}.` : `No winner: ${how}.`;
}
