/** The buttons of a match: undo, resign and the next game, and the answer to an offer. */

import { h } from '../app/dom.js';
import { disable } from '../app/focus.js';
import { announce } from '../app/live.js';

export class MatchTools {
  /** Calls `act` with the name of an action; `status` gets the focus of a button that goes away. */
  constructor(act, status) {
    this.act = act;
    this.status = status;
    this.undo = this.button('undo', 'Ask to undo');
    this.resign = this.resignButton();
    this.next = this.button('next', 'Next game', 'primary');
    this.buttons = [this.undo, this.resign, this.next];
    this.buttons.forEach((button) => {
      button.hidden = true;
    });
  }

  button(action, words, style = '') {
    return h(
      'button',
      { type: 'button', class: style, data: { action }, on: { click: () => this.act(action) } },
      words,
    );
  }

  /** Resigning asks for confirmation on the same button, until the focus moves on. */
  resignButton() {
    const button = h('button', { type: 'button', class: 'danger', data: { action: 'resign' } }, 'Resign');
    let sure = false;
    const mark = (now) => {
      sure = now;
      button.textContent = now ? 'Resign: sure?' : 'Resign';
    };
    button.addEventListener('click', () => {
      if (sure) {
        mark(false);
        this.act('resign');
        return;
      }
      mark(true);
      // Some browsers do not focus a clicked button.
      button.focus();
      announce('Press again to resign.');
    });
    button.addEventListener('blur', () => mark(false));
    return button;
  }

  show(match, you) {
    const { over, plies } = match.state;
    this.hide(this.undo, !you || Boolean(over));
    this.hide(this.resign, !you || Boolean(over));
    this.hide(this.next, !you || !over || match.over);
    disable(this.undo, plies.length === 0 || Boolean(match.offer), this.status);
  }

  hide(button, away) {
    const had = document.activeElement === button;
    button.hidden = away;
    if (away && had) {
      this.status.focus({ preventScroll: true });
    }
  }

  /** Returns the notice of an offer, with buttons for the player who has to answer. */
  offer(match, you) {
    const { offer } = match;
    if (!offer) {
      return null;
    }
    const what = offer.kind === 'undo' ? 'take the last move back' : 'begin the next game';
    const mine = offer.player === you;
    return h(
      'div',
      { class: 'notice', role: 'status', data: { offer: offer.kind } },
      h(
        'p',
        {},
        mine
          ? `You asked to ${what}. The other player is to answer.`
          : `Player ${offer.player} asks to ${what}.`,
      ),
      you &&
        !mine &&
        h(
          'div',
          { class: 'row' },
          this.button('accept', 'Accept', 'primary'),
          this.button('decline', 'Decline'),
        ),
    );
  }
}
