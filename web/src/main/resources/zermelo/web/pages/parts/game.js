/**
 * Fetches the description of a game while a page waits. A sum is not a game of the library, but is
 * played like one.
 */

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
    'Several games lie side by side. The player to move chooses one of them and makes a move there. A player who cannot move in any of them loses.',
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

/** Returns the server's description of a game. */
export async function describe(id, signal) {
  return id === SUM.game ? SUM : ask(`games/${encodeURIComponent(id)}`, [], { signal });
}

/** Returns a start that the game proposes, {set, position}; a sum has a first example instead. */
export async function proposeStart(place, signal) {
  return place.game === SUM.game ? SUM.example : ask('start', asked(place, { moves: false }), { signal });
}
