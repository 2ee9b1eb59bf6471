/** The page for the review of a game, from a URL with its moves or from a shared one. */

import { h, refill, wrapping } from '../app/dom.js';
import { ask, wasCancelled } from '../app/api.js';
import { disable, FocusKeeper } from '../app/focus.js';
import { asked, playAddress, readable, readPlace } from '../app/place.js';
import { go, titled } from '../app/router.js';
import { board } from '../boards/board.js';
import { shareReview } from '../parts/insight.js';
import { reviewView, reviewWords } from '../parts/review-view.js';
import { problem, waiting } from '../parts/waiting.js';

export async function show(root, address, signal) {
  const page = new ReviewPage(root, signal);
  await page.update(address);
  return page;
}

class ReviewPage {
  constructor(root, signal) {
    this.root = root;
    this.run = new AbortController();
    signal.addEventListener('abort', () => this.run.abort());
    this.game = null;
    this.seen = h('div', { class: 'board' });
    this.words = h('p', { class: 'position-line', role: 'status', id: 'position' });
    this.problems = h('div');
    this.view = h('div');
    this.focus = new FocusKeeper(this.view);
    this.shared = h('div');
    this.title = h('h1', {}, 'Review');
    this.summary = h('p', { class: 'rules' });
    const button = (action, words, act) =>
      h('button', { type: 'button', data: { action }, on: { click: act } }, words);
    this.earlier = button('earlier', '‹ Earlier', () => this.open(this.ply - 1));
    this.later = button('later', 'Later ›', () => this.open(this.ply + 1));
    this.playOn = h('a', { class: 'button', href: '/' }, 'Play on from here');
    this.share = button('share', 'Share', () => shareReview(this.place, this.shared, signal));
  }

  /** Called when the URL has changed: another moment of the game, or another game. */
  async update(address) {
    this.run.abort();
    this.run = new AbortController();
    const { signal } = this.run;
    const game = gameOf(address);
    if (this.game !== game) {
      this.game = null;
      titled('Review');
      const slot = h('div');
      refill(this.root, slot);
      const review = await waiting(slot, 'Reviewing the game', (stop) => fetchReview(address, stop), signal);
      if (!review || signal.aborted) {
        return;
      }
      this.take(review, address);
      this.game = game;
    }
    const { at } = readPlace('', address.query);
    await this.showPly(Math.min(at ?? Infinity, this.place.moves.length), signal);
  }

  take(review, address) {
    this.review = review;
    this.address = address;
    this.place = {
      game: review.game,
      set: review.set ?? {},
      position: review.position,
      misere: review.misere,
      first: review.first,
      moves: review.moves.map((turn) => turn.move),
      seats: ['human', 'human'],
      truth: false,
      at: null,
    };
    this.summary.textContent = reviewWords(review);
    this.share.hidden = Boolean(address.groups[0]);
    refill(this.shared);
    refill(
      this.root,
      h('div', { class: 'game-head' }, this.title, this.summary),
      h(
        'div',
        { class: 'table' },
        h(
          'section',
          { class: 'sheet stack', 'aria-label': 'Position' },
          this.seen,
          this.words,
          this.problems,
          h('div', { class: 'row' }, this.earlier, this.later, this.playOn, this.share),
          this.shared,
        ),
        h('section', { class: 'sheet stack', 'aria-label': 'Review' }, this.view),
      ),
    );
  }

  /** Navigates to the position after this many plies; each has a URL. */
  open(ply) {
    const query = new URLSearchParams(this.address.query);
    query.delete('at');
    if (ply < this.place.moves.length) {
      query.set('at', String(ply));
    }
    const text = readable(query);
    return go(`${location.pathname}${text ? `?${text}` : ''}`);
  }

  async showPly(ply, signal) {
    this.ply = ply;
    const query = asked({ ...this.place, moves: this.place.moves.slice(0, ply) });
    try {
      const state = await ask('position', query, { signal });
      refill(this.problems);
      this.fill(state);
    } catch (error) {
      if (!wasCancelled(error)) {
        refill(this.problems, problem(error));
      }
    }
  }

  fill(state) {
    const { place, ply } = this;
    this.title.textContent = `Review of ${state.title}`;
    titled(this.title.textContent);
    refill(this.seen, board(state.picture, { position: state.position }));
    refill(this.words, `After ${ply} of ${place.moves.length} moves: `, wrapping(state.position));
    this.playOn.href = playAddress({ ...place, moves: place.moves.slice(0, ply), truth: true });
    disable(this.earlier, ply === 0, this.later);
    disable(this.later, ply === place.moves.length, this.earlier);
    this.focus.note();
    refill(
      this.view,
      reviewView(this.review, {
        here: ply,
        mover: ply === place.moves.length ? state.mover : undefined,
        open: (at) => this.open(at),
      }),
    );
    this.focus.restore();
  }
}

/** Returns what a URL says about the game, whichever moment is shown. */
function gameOf(address) {
  const query = new URLSearchParams(address.query);
  query.delete('at');
  return `${address.groups[0]}?${query}`;
}

async function fetchReview(address, signal) {
  const [id] = address.groups;
  if (!id) {
    const place = readPlace(address.query.get('game') ?? '', address.query);
    return { ...(await ask('review', asked(place), { signal })), first: place.first };
  }
  const stored = await ask(`reviews/${encodeURIComponent(id)}`, [], { signal });
  return { ...(await ask('review', asked(stored), { signal })), first: stored.first };
}
