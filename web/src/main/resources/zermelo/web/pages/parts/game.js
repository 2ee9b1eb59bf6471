/** What is known of a game, fetched while a page waits for it. */

import { h, refill } from '../app/dom.js';
import { ask } from '../app/api.js';
import { waiting } from './waiting.js';

/** @return the game, or nothing if there is none: then the page says so */
export function fetchGame(root, id, signal) {
  const slot = h('div');
  refill(root, slot);
  return waiting(slot, 'Fetching the game', (stop) => ask(`games/${encodeURIComponent(id)}`, [], { signal: stop }), signal);
}
