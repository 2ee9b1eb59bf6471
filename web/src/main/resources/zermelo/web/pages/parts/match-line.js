/** The connection of a match page to the server, and the line of text that shows its state. */

import { ask, parse } from '../app/api.js';
import { h } from '../app/dom.js';
import { announce } from '../app/live.js';

const RECONNECT_AFTER = 2000;
const FORBIDDEN = 403;
const MISSING = 404;
const WORDS = { here: 'Connected', lost: 'Line lost, reconnecting …', closed: 'Not connected' };

/** Fetches a match as seen from the seat of a key, or as a spectator sees it. */
export function fetchMatch(id, key, signal) {
  return ask(`matches/${encodeURIComponent(id)}`, key ? { key } : {}, { signal });
}

export class MatchLine {
  /** Calls `connected`, `arrive` with a newer match, or `refused` with the reason. */
  constructor(id, signal, { connected, arrive, refused }) {
    this.id = id;
    this.signal = signal;
    this.connected = connected;
    this.arrive = arrive;
    this.refused = refused;
    this.element = h('p', { class: 'line-state', id: 'line', role: 'status' }, 'Connecting …');
  }

  /** Follows the match. A lost connection is shown, and reconnects from the last seen version. */
  listen(key) {
    const query = key ? `?key=${encodeURIComponent(key)}` : '';
    const events = new EventSource(`/api/matches/${encodeURIComponent(this.id)}/events${query}`);
    this.events = events;
    events.addEventListener('open', () => this.show('here'));
    events.addEventListener('match', (event) => {
      this.show('here');
      this.arrive(parse(event.data));
    });
    events.addEventListener('error', () => {
      this.show('lost');
      if (events.readyState === EventSource.CLOSED && this.events === events) {
        this.askWhy(events, key);
      }
    });
  }

  /**
   * Requests the reason why a stream ended, because the stream does not contain it. Some reasons
   * are temporary, others are not.
   */
  async askWhy(events, key) {
    try {
      this.arrive(await fetchMatch(this.id, key, this.signal));
    } catch (error) {
      if (error.status === FORBIDDEN || error.status === MISSING) {
        this.show('closed');
        this.refused(error);
        return;
      }
    }
    if (this.events === events && !this.signal.aborted) {
      this.timer = setTimeout(() => this.listen(key), RECONNECT_AFTER);
    }
  }

  close() {
    clearTimeout(this.timer);
    this.events?.close();
    this.events = null;
  }

  show(state) {
    if (this.element.dataset.line === state) {
      return;
    }
    this.element.textContent = WORDS[state];
    this.element.classList.toggle('lost', state !== 'here');
    if (state === 'here') {
      this.connected();
    } else {
      announce(WORDS[state]);
    }
    this.element.dataset.line = state;
  }
}
