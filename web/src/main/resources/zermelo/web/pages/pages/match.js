/** The page for a match between people at different screens. Both see every move at once. */

import { h, refill } from '../app/dom.js';
import { post, wasCancelled } from '../app/api.js';
import { announce } from '../app/live.js';
import { keepKey, keptKey, matchAddress, takeKey } from '../app/keys.js';
import { titled } from '../app/router.js';
import { pageShortcuts } from '../app/shortcuts.js';
import { copyLine } from '../parts/copy.js';
import { describe } from '../parts/game.js';
import { fetchMatch, MatchLine } from '../parts/match-line.js';
import { MatchTools } from '../parts/match-tools.js';
import { pastGames } from '../parts/past-games.js';
import { rulesOf } from '../parts/rules.js';
import { endWords, Table } from '../parts/table.js';
import { problem, waiting } from '../parts/waiting.js';

const FORBIDDEN = 403;

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
    this.problems = h('div');
    this.keyProblem = h('div');
    this.offer = h('div', { id: 'offer' });
    this.tools = new MatchTools((action) => this.act(action), this.table.status);
    this.line = new MatchLine(id, signal, {
      connected: () => refill(this.problems),
      arrive: (match) => this.arrive(match),
      refused: (error) => refill(this.problems, problem(error)),
    });
    this.games = h('div', { class: 'stack' });
    this.who = h('p', { id: 'who' });
    this.drawn = new Map();
    this.movesSheet = h(
      'section',
      { class: 'sheet stack', 'aria-label': 'Moves' },
      h('h2', {}, 'Moves'),
      this.table.listSlot,
    );
    signal.addEventListener('abort', () => this.line.close());
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
      this.line.close();
      const match = await waiting(
        this.problems,
        'Taking the seat',
        (stop) => this.enter(given, stop),
        this.signal,
      );
      if (match) {
        this.arrive(match);
      }
      this.line.listen(this.key);
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
          h('div', { class: 'tools', role: 'group', 'aria-label': 'Tools' }, this.tools.buttons),
        ),
        h(
          'aside',
          { class: 'stack', 'aria-label': 'Match' },
          h('section', { class: 'sheet stack' }, this.line.element, this.who, this.invitation(), this.games),
          this.movesSheet,
        ),
      ),
    );
    this.arrive(match);
    this.line.listen(this.key);
    this.showRules(match.game);
  }

  /**
   * Loads the match as seen from the seat of a key: the key in the link, or else the stored one. If
   * the key is invalid, the page says so and shows the match to a spectator.
   */
  async enter(given, signal) {
    for (const key of [given, keptKey(this.id)].filter(Boolean)) {
      try {
        const match = await fetchMatch(this.id, key, signal);
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
    return fetchMatch(this.id, null, signal);
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
    this.tools.show(match, you);
    this.fillIfChanged(this.offer, [match.offer, you], () => this.tools.offer(match, you));
    this.fillIfChanged(this.games, [match.results], () => pastGames(match));
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
