/** The page for a match between people at different screens. Both see every move at once. */

import { h, refill } from '../app/dom.js';
import { ask, parse, post, wasCancelled } from '../app/api.js';
import { disable } from '../app/focus.js';
import { announce } from '../app/live.js';
import { keepKey, keptKey, matchAddress, takeKey } from '../app/keys.js';
import { reviewAddress } from '../app/place.js';
import { titled } from '../app/router.js';
import { pageShortcuts } from '../app/shortcuts.js';
import { copyLine } from '../parts/copy.js';
import { describe } from '../parts/game.js';
import { rulesOf } from '../parts/rules.js';
import { endWords, Table } from '../parts/table.js';
import { problem, waiting } from '../parts/waiting.js';

const AGAIN = 2000;
const FORBIDDEN = 403;
const MISSING = 404;

export async function show(root, address, signal) {
  titled('Match');
  const page = new MatchPage(root, address.groups[0], signal);
  await page.start(takeKey(address.hash));
  return page;
}

class MatchPage {
  constructor(root, id, signal) {
    this.root = root;
    this.id = id;
    this.key = null;
    this.signal = signal;
    this.match = null;
    this.sending = false;
    this.table = new Table({ play: (label) => this.play(label) });
    this.title = h('h1', {}, 'Match');
    this.terms = h('p', { class: 'rules', id: 'terms' });
    this.rules = h('div', { id: 'rules' });
    this.score = h('div', { class: 'score', id: 'score' });
    this.line = h('p', { class: 'line-state', id: 'line', role: 'status' }, 'Connecting …');
    this.problems = h('div');
    this.keyProblem = h('div');
    this.offer = h('div', { id: 'offer' });
    this.buttons = this.makeButtons();
    this.games = h('div', { class: 'stack' });
    this.who = h('p', { id: 'who' });
    this.drawn = new Map();
    this.movesSheet = h(
      'section',
      { class: 'sheet stack', 'aria-label': 'Moves' },
      h('h2', {}, 'Moves'),
      this.table.listSlot,
    );
    signal.addEventListener('abort', () => this.close());
    pageShortcuts(
      [
        { key: 'u', words: 'ask to take back your last move', act: () => this.act('undo') },
        { key: 'm', words: 'type a move', act: () => this.table.moves.input.focus() },
        { key: 'b', words: 'to the board', act: () => this.table.toBoard() },
      ],
      signal,
    );
  }

  /** Called when a link with another key is opened in this window. */
  async update(address) {
    const given = takeKey(address.hash);
    if (!this.match) {
      await this.start(given);
    } else if (given && given !== this.key) {
      this.close();
      const match = await waiting(
        this.problems,
        'Taking the seat',
        (stop) => this.enter(given, stop),
        this.signal,
      );
      if (match) {
        this.arrive(match);
      }
      this.listen();
    }
  }

  async start(given) {
    refill(this.root, this.problems);
    const match = await waiting(
      this.problems,
      'Fetching the match',
      (stop) => this.enter(given, stop),
      this.signal,
    );
    if (!match) {
      return;
    }
    refill(
      this.root,
      h('div', { class: 'game-head' }, this.title, this.terms, this.rules),
      h(
        'div',
        { class: 'table' },
        h(
          'section',
          { class: 'sheet stack', 'aria-label': 'Game' },
          this.score,
          this.table.players,
          this.table.board,
          this.table.status,
          this.table.chooser,
          this.keyProblem,
          this.problems,
          this.offer,
          this.table.cardsSlot,
          this.table.position,
          h('div', { class: 'tools', role: 'group', 'aria-label': 'Tools' }, Object.values(this.buttons)),
        ),
        h(
          'aside',
          { class: 'stack', 'aria-label': 'Match' },
          h('section', { class: 'sheet stack' }, this.line, this.who, this.invitation(), this.games),
          this.movesSheet,
        ),
      ),
    );
    this.arrive(match);
    this.listen();
    this.showRules(match.game);
  }

  /**
   * Loads the match as seen from the seat of a key: the key in the link, or else the stored one. If
   * the key is invalid, the page says so and shows the match to a spectator.
   */
  async enter(given, signal) {
    for (const key of [given, keptKey(this.id)].filter(Boolean)) {
      try {
        const match = await this.fetch(key, signal);
        this.key = key;
        keepKey(this.id, key);
        refill(this.keyProblem);
        return match;
      } catch (error) {
        if (error.status !== FORBIDDEN) {
          throw error;
        }
        refill(this.keyProblem, problem(error));
      }
    }
    this.key = null;
    return this.fetch(null, signal);
  }

  fetch(key, signal) {
    return ask(`matches/${encodeURIComponent(this.id)}`, key ? { key } : {}, { signal });
  }

  /** Shows the rules, because an invited person may not know the game. */
  async showRules(game) {
    const known = await describe(game, this.signal).catch(() => null);
    if (known) {
      refill(this.rules, rulesOf(known));
    }
  }

  invitation() {
    const watch = location.origin + matchAddress(this.id);
    return h('details', {}, h('summary', {}, 'A link for watchers'), copyLine(watch, 'Link for watchers'));
  }

  /** Follows the match. A lost connection is shown, and reconnects from the last seen version. */
  listen() {
    const query = this.key ? `?key=${encodeURIComponent(this.key)}` : '';
    const events = new EventSource(`/api/matches/${encodeURIComponent(this.id)}/events${query}`);
    this.events = events;
    events.addEventListener('open', () => this.tellLine('here'));
    events.addEventListener('match', (event) => {
      this.tellLine('here');
      this.arrive(parse(event.data));
    });
    events.addEventListener('error', () => {
      this.tellLine('lost');
      if (events.readyState === EventSource.CLOSED && this.events === events) {
        this.askWhy(events);
      }
    });
  }

  /**
   * Requests the reason why a stream ended, because the stream does not contain it. Some reasons
   * are temporary, others are not.
   */
  async askWhy(events) {
    try {
      this.arrive(await this.fetch(this.key, this.signal));
    } catch (error) {
      if (error.status === FORBIDDEN || error.status === MISSING) {
        this.tellLine('closed');
        refill(this.problems, problem(error));
        return;
      }
    }
    if (this.events === events && !this.signal.aborted) {
      this.timer = setTimeout(() => this.listen(), AGAIN);
    }
  }

  close() {
    clearTimeout(this.timer);
    this.events?.close();
    this.events = null;
  }

  tellLine(state) {
    if (this.line.dataset.line === state) {
      return;
    }
    const words = { here: 'Connected', lost: 'Line lost, reconnecting …', closed: 'Not connected' }[state];
    this.line.textContent = words;
    this.line.classList.toggle('lost', state !== 'here');
    if (state === 'here') {
      refill(this.problems);
    } else {
      announce(words);
    }
    this.line.dataset.line = state;
  }

  arrive(match) {
    if (this.match && match.version < this.match.version) {
      return;
    }
    const before = this.match;
    this.match = match;
    const { state, you } = match;
    if (before && before.version !== match.version) {
      refill(this.problems);
    }
    titled(match.title);
    this.title.textContent = match.title;
    this.terms.textContent = [
      match.games > 1 ? `Game ${match.number}, best of ${match.games}` : 'One game',
      match.misere ? 'misère play' : '',
      ...Object.entries(match.set).map(([name, value]) => `${name} = ${value}`),
    ]
      .filter(Boolean)
      .join(' · ');
    refill(
      this.score,
      h('span', { class: 'unseen' }, 'Score '),
      h('span', { class: 'seat-1' }, String(match.score[0])),
      h('span', { 'aria-hidden': 'true' }, ':'),
      h('span', { class: 'unseen' }, ' to '),
      h('span', { class: 'seat-2' }, String(match.score[1])),
    );
    this.score.hidden = match.games === 1;
    const mine = you === state.mover + 1;
    const changed =
      !before ||
      before.version !== match.version ||
      before.you !== you ||
      before.number !== match.number ||
      before.state.position !== state.position ||
      before.state.plies.length !== state.plies.length;
    const seats = [1, 2].map((seat) => ({
      name: `seat ${seat}`,
      words: seat === you ? 'you' : match.seats[seat - 1]?.here ? 'here' : 'not here',
    }));
    this.table.showPlayers(state, seats);
    if (changed) {
      this.table.show(state, {
        seats,
        enabled: mine && !match.over,
        whyNot: you ? 'It is not your turn.' : 'You watch this match; only the players move.',
        bottom: you ? you - 1 : 0,
      });
      this.movesSheet.hidden =
        !this.table.listSlot.contains(this.table.moves.element) || state.moves.length === 0;
    }
    const words = this.words(match, mine, you);
    const last = state.plies.at(-1);
    const moved = last && state.plies.length > (before?.state.plies.length ?? 0);
    this.table.tell(words, { over: Boolean(state.over), quiet: true });
    if (changed || words !== this.said) {
      announce(moved ? `Player ${last.player}: ${last.move}. ${words}` : words);
      this.said = words;
    }
    this.who.textContent = you ? `You are player ${you}.` : 'You watch this match.';
    this.showTools(match, you);
    this.fillIfChanged(this.offer, [match.offer, you], () => this.offerOf(match, you));
    this.fillIfChanged(this.games, [match.results], () => this.gamesOf(match));
  }

  /**
   * Fills a slot only if its facts changed. Events also come when a player only comes or goes, and
   * unchanged elements must keep the focus.
   */
  fillIfChanged(slot, facts, children) {
    const text = JSON.stringify(facts);
    if (this.drawn.get(slot) === text) {
      return;
    }
    this.drawn.set(slot, text);
    const had = slot.contains(document.activeElement);
    refill(slot, children());
    if (had) {
      this.table.status.focus({ preventScroll: true });
    }
  }

  words(match, mine, you) {
    if (match.over) {
      const { leader } = match;
      return leader
        ? `Player ${leader} has won the match, ${match.score.join(' to ')}.`
        : `The match is over, ${match.score.join(' to ')}.`;
    }
    if (match.state.over) {
      return endWords(match.state.over);
    }
    const away = you && !match.seats[2 - you]?.here ? ' The other player is not here yet.' : '';
    return `${mine ? 'Your move.' : `Player ${match.state.mover + 1} is to move.`}${away}`;
  }

  makeButtons() {
    const button = (action, words, style = '') =>
      h(
        'button',
        {
          type: 'button',
          class: style,
          hidden: true,
          data: { action },
          on: { click: () => this.act(action) },
        },
        words,
      );
    return {
      undo: button('undo', 'Ask to undo'),
      resign: this.resignButton(),
      next: button('next', 'Next game', 'primary'),
    };
  }

  showTools(match, you) {
    const { over, plies } = match.state;
    const { undo, resign, next } = this.buttons;
    this.hide(undo, !you || Boolean(over));
    this.hide(resign, !you || Boolean(over));
    this.hide(next, !you || !over || match.over);
    disable(undo, plies.length === 0 || Boolean(match.offer), this.table.status);
  }

  hide(button, away) {
    const had = document.activeElement === button;
    button.hidden = away;
    if (away && had) {
      this.table.status.focus({ preventScroll: true });
    }
  }

  /** Resigning asks for confirmation on the same button, until the focus moves on. */
  resignButton() {
    const button = h(
      'button',
      { type: 'button', class: 'danger', hidden: true, data: { action: 'resign' } },
      'Resign',
    );
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

  offerOf(match, you) {
    const { offer } = match;
    if (!offer) {
      return null;
    }
    const what = offer.kind === 'undo' ? 'take the last move back' : 'begin the next game';
    const mine = offer.player === you;
    const button = (action, words, style = '') =>
      h(
        'button',
        { type: 'button', class: style, data: { action }, on: { click: () => this.act(action) } },
        words,
      );
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
        h('div', { class: 'row' }, button('accept', 'Accept', 'primary'), button('decline', 'Decline')),
    );
  }

  gamesOf(match) {
    const past = match.results ?? [];
    return (
      past.length > 0 && [
        h('h2', {}, 'Games'),
        h(
          'ol',
          { class: 'past-games' },
          past.map((result, i) =>
            h(
              'li',
              {},
              result.winner ? `Player ${result.winner} won` : 'No winner',
              ` (${result.how}) `,
              result.moves?.length > 0 &&
                h('a', { href: reviewAddress(pastGame(match, result, i + 1)) }, 'review'),
            ),
          ),
        ),
      ]
    );
  }

  play(label) {
    const { number, state } = this.match;
    return this.send('moves', { number, ply: state.plies.length, move: label });
  }

  act(action) {
    return this.key && this.send('actions', { action });
  }

  async send(route, body) {
    if (!this.key) {
      this.table.tell('You watch this match; only the players move.');
      return;
    }
    if (this.sending) {
      return;
    }
    this.sending = true;
    try {
      const match = await post(
        `matches/${encodeURIComponent(this.id)}/${route}`,
        { key: this.key, ...body },
        { signal: this.signal },
      );
      refill(this.problems);
      this.arrive(match);
    } catch (error) {
      if (!wasCancelled(error)) {
        refill(this.problems, problem(error));
      }
    } finally {
      this.sending = false;
    }
  }
}

/** Returns a finished game of the match as a place. */
function pastGame(match, { moves }, number) {
  const { game, set, misere, state } = match;
  return { game, set, position: state.start, misere, first: began(match, number), moves };
}

/** Returns which player began a game of the match; the players alternate. */
function began(match, number) {
  return (match.number - number) % 2 === 0 ? match.first : 3 - match.first;
}
