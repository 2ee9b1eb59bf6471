/** The moves as buttons, with a box that filters them and accepts a typed move. */

import { h, refill, freshId } from '../app/dom.js';
import { byWorth, outcome, plies, valueClass, valueWords } from '../app/values.js';

const SHOWN = 200;
const FEW = 12;

export class MoveList {
  /**
   * @param play makes the move with a label
   * @param leave moves the focus away from the box
   */
  constructor({ play, leave }) {
    this.play = play;
    this.moves = [];
    this.leftOut = 0;
    const id = freshId('typed');
    this.input = h('input', {
      type: 'text',
      id,
      class: 'notation',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      placeholder: 'Type a move',
      'aria-describedby': `${id}-says`,
      data: { field: 'move' },
    });
    this.says = h('p', { class: 'small soft', id: `${id}-says`, role: 'status' });
    this.list = h('ul', { class: 'move-list', 'aria-label': 'Moves' });
    this.form = h(
      'form',
      { class: 'type-line' },
      h('label', { class: 'unseen', for: id }, 'Type a move, or part of one to filter the list'),
      this.input,
      h('button', { type: 'submit' }, 'Play'),
    );
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.submit();
    });
    this.input.addEventListener('input', () => this.fill());
    this.input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        this.input.value = '';
        this.fill();
        leave();
      }
    });
    this.element = h('div', { class: 'moves', id: 'moves' }, this.form, this.says, this.list);
  }

  /** @param cards whether only the moves are shown, so that each shows its follower */
  show({ moves, values = null, leftOut = 0, enabled = true, cards = false }) {
    this.moves = values ? sorted(moves, values) : moves;
    this.values = values;
    this.leftOut = leftOut;
    this.enabled = enabled;
    this.cards = cards;
    this.input.value = '';
    this.form.hidden = moves.length === 0;
    this.fill();
  }

  /** Sorts and colours the same moves by their values. */
  showValues(values) {
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.move : null;
    this.moves = values ? sorted(this.moves, values) : this.moves;
    this.values = values;
    this.fill();
    if (focused) {
      this.list.querySelector(`[data-move="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    }
  }

  fill() {
    const fitting = this.fitting();
    const shown = fitting.slice(0, SHOWN);
    const hidden =
      fitting.length -
      shown.length +
      (typeof this.leftOut === 'number' && !this.input.value ? this.leftOut : 0);
    const countless = typeof this.leftOut === 'string' || this.leftOut === null;
    this.list.classList.toggle('cards-list', this.cards);
    refill(
      this.list,
      shown.map((move) => h('li', {}, this.button(move))),
    );
    const typed = this.input.value.trim() !== '';
    this.says.textContent = typed
      ? `${fitting.length} of ${this.moves.length} moves fit${fitting.length === 1 ? '; Enter plays it' : ''}.`
      : countless
        ? `${shown.length} moves are listed, very many more can be typed.`
        : hidden > 0
          ? `${shown.length} moves are listed, ${hidden} more can be typed.`
          : this.moves.length > FEW
            ? `${this.moves.length} moves`
            : '';
  }

  fitting() {
    const typed = this.input.value.trim().toLowerCase();
    return typed === ''
      ? this.moves
      : this.moves.filter(({ move, to }) => move.toLowerCase().includes(typed) || to.toLowerCase() === typed);
  }

  button(move) {
    const value = this.values?.get(move.move) ?? null;
    const name = `${move.move}, to ${move.to || 'nothing'}${value ? `, ${valueWords(value)}` : ''}`;
    return h(
      'button',
      {
        type: 'button',
        class: value ? `move ${valueClass(value)}` : 'move',
        data: { move: move.move },
        disabled: !this.enabled,
        'aria-label': name,
        title: `leads to ${move.to}`,
        on: { click: () => this.play(move.move) },
      },
      value &&
        h(
          'span',
          { class: `badge ${valueClass(value)}`, 'aria-hidden': 'true' },
          outcome(value.result).letter,
        ),
      h('span', { class: 'label' }, move.move),
      this.cards && h('span', { class: move.to.length > 9 ? 'to long' : 'to' }, move.to || '∅'),
      value && h('span', { class: 'worth' }, worth(value)),
    );
  }

  submit() {
    const typed = this.input.value.trim();
    if (typed === '' || !this.enabled) {
      return;
    }
    const same = this.moves.filter(({ move }) => move.toLowerCase() === typed.toLowerCase());
    const ends = this.moves.filter(({ move }) => move.toLowerCase().endsWith(` ${typed.toLowerCase()}`));
    const fitting = same.length === 1 ? same : ends.length === 1 ? ends : this.fitting();
    if (fitting.length === 1) {
      this.play(fitting[0].move);
    } else if (fitting.length > 1) {
      this.says.textContent = `${fitting.length} moves fit "${typed}". Write more of it.`;
    } else if (this.leftOut !== 0) {
      this.play(typed);
    } else {
      this.says.textContent = `"${typed}" is not a move here.`;
    }
  }
}

function sorted(moves, values) {
  const unknown = { result: null };
  return [...moves].sort((a, b) => byWorth(values.get(a.move) ?? unknown, values.get(b.move) ?? unknown));
}

function worth(value) {
  const { remoteness } = value;
  const known = (figure) => figure !== null && figure !== undefined;
  return [
    known(value.margin) && `${value.margin > 0 ? '+' : ''}${value.margin}`,
    known(remoteness) && plies(remoteness),
    known(value.grundy) && `g ${value.grundy}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
