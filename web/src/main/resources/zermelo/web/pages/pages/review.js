/** A review of a game, from an address with its moves or from one that was shared. */

import { h, refill } from '../app/dom.js';
import { ask } from '../app/api.js';
import { asked, playAddress, readPlace } from '../app/place.js';
import { titled } from '../app/router.js';
import { board } from '../boards/board.js';
import { shareReview } from '../parts/insight.js';
import { reviewView, reviewWords } from '../parts/review-view.js';
import { waiting } from '../parts/waiting.js';

export async function show(root, address, signal) {
  titled('Review');
  const slot = h('div');
  refill(root, slot);
  const review = await waiting(slot, 'Reviewing the game', (stop) => fetchReview(address, stop), signal);
  if (!review) {
    return null;
  }
  const place = {
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
  const seen = h('div', { class: 'board' });
  const words = h('p', { class: 'position-line', role: 'status' });
  const view = h('div');
  const tools = h('div', { class: 'row' });
  const shared = h('div');
  const titleSlot = h('h1', {}, 'Review');
  refill(
    root,
    h('div', { class: 'game-head' }, titleSlot, h('p', { class: 'rules' }, reviewWords(review))),
    h(
      'div',
      { class: 'table' },
      h('section', { class: 'sheet stack', 'aria-label': 'Position' }, seen, words, tools, shared),
      h('section', { class: 'sheet stack', 'aria-label': 'Review' }, view),
    ),
  );
  const open = async (ply) => {
    const state = await ask('position', asked({ ...place, moves: place.moves.slice(0, ply) }), { signal });
    titled(`Review of ${state.title}`);
    titleSlot.textContent = `Review of ${state.title}`;
    refill(seen, board(state.picture, { position: state.position }));
    words.textContent = `After ${ply} of ${place.moves.length} moves: ${state.position}`;
    refill(
      view,
      reviewView(review, { here: ply, mover: ply === place.moves.length ? state.mover : undefined, open }),
    );
    refill(
      tools,
      h('button', { type: 'button', disabled: ply === 0, on: { click: () => open(ply - 1) } }, '‹ Earlier'),
      h(
        'button',
        { type: 'button', disabled: ply === place.moves.length, on: { click: () => open(ply + 1) } },
        'Later ›',
      ),
      h(
        'a',
        { class: 'button', href: playAddress({ ...place, moves: place.moves.slice(0, ply), truth: true }) },
        'Play on from here',
      ),
      !address.groups[0] &&
        h(
          'button',
          {
            type: 'button',
            data: { action: 'share' },
            on: { click: () => shareReview(place, shared, signal) },
          },
          'Share',
        ),
    );
  };
  await open(place.moves.length);
  return null;
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
