/** The panels beside a game: the value of the position, the value history, and the review. */

import { h, refill } from '../app/dom.js';
import { ask, post } from '../app/api.js';
import { FocusKeeper } from '../app/focus.js';
import { asked, reviewAddress, standing } from '../app/place.js';
import { copyLine } from './copy.js';
import { valueHistory } from './history.js';
import { reviewView } from './review-view.js';
import { endWords } from './table.js';
import { truthPanel } from './truth.js';
import { waiting } from './waiting.js';

export class Insight {
  /**
   * @param open shows the game after this many plies
   * @param valued called with the values of the moves, once they are known
   */
  constructor({ open, valued }) {
    this.open = open;
    this.valued = valued;
    this.review = h('div');
    this.truth = h('div', { class: 'stack' });
    this.sections = [
      section('review-title', 'Review', this.review),
      section('truth-title', 'The truth', this.truth),
    ];
    this.element = h('div', { class: 'stack', hidden: true }, this.sections);
    this.focus = new FocusKeeper(this.element);
    this.fetched = { key: '', review: null };
  }

  /**
   * Shows the requested panels as answers arrive.
   *
   * @param place the whole game
   * @param looked the part of it that is shown, with its state
   * @param signal ends the work when the game goes on
   */
  show(place, looked, state, signal) {
    this.place = place;
    this.looked = looked;
    this.state = state;
    this.signal = signal;
    const looksBack = looked !== place;
    this.mover = looksBack ? undefined : state.mover;
    this.reviewed = place.moves.length > 0 && (Boolean(state.over) || looksBack);
    const [review, truth] = this.sections;
    this.focus.note();
    review.hidden = !this.reviewed;
    truth.hidden = !place.truth;
    this.element.hidden = review.hidden && truth.hidden;
    refill(this.truth);
    if (this.reviewed) {
      this.tellReview();
    } else {
      refill(this.review);
    }
    if (place.truth) {
      this.tellTruth(this.truth);
    }
  }

  async tellTruth(slot) {
    const { state, signal } = this;
    if (state.over) {
      refill(slot, h('p', {}, endWords(state.over)));
      return;
    }
    const query = asked(standing(this.looked, state.position));
    const answer = await waiting(slot, 'Solving', (stop) => ask('solve', query, { signal: stop }), signal);
    if (!answer || signal.aborted) {
      return;
    }
    this.valued(answer.winner === null ? null : new Map(answer.moves.map((move) => [move.move, move])));
    const panel = h('div', {}, truthPanel(answer, null, state.mover));
    const past = h('div', { class: 'stack' });
    refill(slot, panel, past);
    await Promise.all([this.addWords(panel, answer, query), this.addHistory(past)]);
  }

  /** The nim-sum is part of the explanation; without known values there is none. */
  async addWords(panel, answer, query) {
    const { signal, state } = this;
    const words = answer.winner === null ? null : await ask('explain', query, { signal }).catch(() => null);
    if (words && !signal.aborted) {
      refill(panel, truthPanel(answer, words, state.mover));
    }
  }

  /** Shows the history so far; a review already contains it. */
  async addHistory(slot) {
    const { signal, place, mover } = this;
    const review = this.reviewed ? null : await ask('review', asked(place), { signal }).catch(() => null);
    if (review && !signal.aborted) {
      const here = place.moves.length;
      slot.append(
        h('h3', {}, 'Value history'),
        valueHistory({ history: review.history, turns: review.moves, here, mover, open: this.open }),
      );
      this.focus.restore();
    }
  }

  /** Keeps the review of a game while the user goes back and forth in it. */
  async tellReview() {
    const { place, signal } = this;
    const query = asked(place);
    const key = query.toString();
    if (this.fetched.key !== key) {
      const review = await waiting(
        this.review,
        'Reviewing the game',
        (stop) => ask('review', query, { signal: stop }),
        signal,
      );
      if (!review || signal.aborted) {
        return;
      }
      this.fetched = { key, review };
    }
    this.fillReview(this.fetched.review);
  }

  fillReview(review) {
    const { place, looked, mover, open, signal } = this;
    const shared = h('div');
    const share = () => shareReview(place, shared, signal);
    refill(
      this.review,
      reviewView(review, { here: looked.moves.length, mover, open }),
      h(
        'div',
        { class: 'row' },
        h('a', { class: 'button', href: reviewAddress(place) }, 'Open the review'),
        h('button', { type: 'button', data: { action: 'share' }, on: { click: share } }, 'Share'),
      ),
      shared,
    );
    this.focus.restore();
  }
}

function section(id, words, slot) {
  return h('section', { class: 'sheet stack', 'aria-labelledby': id }, h('h2', { id }, words), slot);
}

/** Stores the review of a game on the server and shows its link. */
export async function shareReview(place, slot, signal) {
  const { game, set, position, misere, first, moves } = place;
  const made = await waiting(
    slot,
    'Keeping the review',
    (stop) => post('reviews', { game, set, position, misere, first, moves }, { signal: stop }),
    signal,
  );
  if (made) {
    refill(slot, copyLine(`${location.origin}/review/${made.review}`, 'Link to the review'));
  }
}
