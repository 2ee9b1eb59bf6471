/** The controls for an earlier moment of the game that is played. */

import { h } from '../app/dom.js';
import { disable } from '../app/focus.js';

export class AtBar {
  /**
   * Calls `step` with -1 or 1, `playOn` from the shown moment, or `back` to the game. The caller knows
   * where it is: the bar may show an older moment while the next one loads.
   */
  constructor({ step, playOn, back }) {
    const button = (action, words, act) =>
      h('button', { type: 'button', data: { action }, on: { click: act } }, words);
    this.words = h('span');
    this.earlier = button('earlier', '‹ Earlier', () => step(-1));
    this.later = button('later', 'Later ›', () => step(1));
    this.element = h(
      'div',
      { class: 'at-bar', role: 'group', 'aria-label': 'Looking back', hidden: true },
      this.words,
      this.earlier,
      this.later,
      button('play-on', 'Play on from here', playOn),
      button('back-to-game', 'Back to the game', back),
    );
  }

  /** Shows the bar if the page looks back; `status` gets the focus when the bar goes away. */
  show({ at, moves }, looksBack, status) {
    const had = this.element.contains(document.activeElement);
    this.element.hidden = !looksBack;
    if (had && !looksBack) {
      status.focus({ preventScroll: true });
    }
    this.words.textContent = `After ${at} of ${moves.length} moves.`;
    disable(this.earlier, at === 0, this.later);
  }
}
