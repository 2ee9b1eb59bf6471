/** What is known of a game, fetched while a page waits for it. Sums of games are no game of the library, but are played like one. */

import { h, refill } from '../app/dom.js';
import { ask } from '../app/api.js';
import { asked } from '../app/place.js';
import { waiting } from './waiting.js';

const EXAMPLES = ['nim 3+5 + kayles 7', 'take-away(k=3) 15 + nim 4', 'divisor-duel 12 + nim 3+4'].map(
  (position) => ({ set: {}, position }),
);

export const SUM = {
  game: 'sum',
  title: 'Sum of games',
  rules:
    'Several games lie side by side. Whoever is to move chooses one of them and makes a move there. Who cannot move in any of them loses.',
  line: 'Several games lie side by side.',
  settings: [],
  example: EXAMPLES[0],
  examples: EXAMPLES,
};

/** @return the game, or nothing if there is none: then the page says so */
export function fetchGame(root, id, signal) {
  const slot = h('div');
  refill(root, slot);
  return waiting(slot, 'Fetching the game', (stop) => describe(id, stop), signal);
}

/** What the server says of a game. */
export async function describe(id, signal) {
  return id === SUM.game ? SUM : ask(`games/${encodeURIComponent(id)}`, [], { signal });
}

/** A start that the game proposes, {set, position}; sums propose none, so they have a first example. */
export async function proposeStart(place, signal) {
  return place.game === SUM.game
    ? SUM.example
    : ask('start', asked(place, { moves: false }), { signal });
}
