/** A match between people at different screens: every move is seen by both at once. */

import { h, refill } from '../app/dom.js';
import { ask, parse, post } from '../app/api.js';
import { announce } from '../app/live.js';
import { seatKey } from '../app/keys.js';
import { reviewAddress } from '../app/place.js';
import { titled } from '../app/router.js';
import { pageShortcuts } from '../app/shortcuts.js';
import { copyLine } from '../parts/copy.js';
import { endWords, Table } from '../parts/table.js';
import { problem, waiting } from '../parts/waiting.js';

const AGAIN = 2000;

export async function show(root, address, signal) {
  titled('Match');
  const page = new MatchPage(root, address.groups[0], seatKey(address.groups[0], address.hash), signal);
  await page.start();
  return page;
}

class MatchPage {
  constructor(root, id, seat, signal) {
    this.root = root;
    this.id = id;
    this.seat = seat;
    this.signal = signal;
    this.match = null;
    this.table = new Table({ play: (label) => this.play(label) });
    this.title = h('h1', {}, 'Match');
    this.rules = h('p', { class: 'rules' });
    this.score = h('div', { class: 'score', id: 'score' });
    this.line = h('p', { class: 'line-state', id: 'line', role: 'status' }, 'Connecting …');
    this.problems = h('div');
    this.offer = h('div', { id: 'offer' });
    this.tools = h('div', { class: 'tools', role: 'group', 'aria-label': 'Tools' });
    this.games = h('div', { class: 'stack' });
    this.who = h('p', { id: 'who' });
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
        {
          key: 'b',
          words: 'to the board',
          act: () => this.table.board.querySelector('[tabindex="0"]')?.focus(),
        },
      ],
      signal,
    );
  }

  /** A link with another key was opened in this window. */
  update(address) {
    this.seat = seatKey(this.id, address.hash);
    this.close();
    this.listen();
  }

  async start() {
    refill(this.root, this.problems);
    const match = await waiting(
      this.problems,
      'Fetching the match',
      (stop) => ask(`matches/${encodeURIComponent(this.id)}`, [], { signal: stop }),
      this.signal,
    );
    if (!match) {
      return;
    }
    refill(
      this.root,
      h('div', { class: 'game-head' }, this.title, this.rules),
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
          this.problems,
          this.offer,
          this.table.cardsSlot,
          this.table.position,
          this.tools,
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
  }

  invitation() {
    const watch = `${location.origin}/match/${this.id}`;
    return h('details', {}, h('summary', {}, 'A link for watchers'), copyLine(watch, 'Link for watchers'));
  }

  /** Follows the match; a lost line is told and taken up again, from the version last seen. */
  listen() {
    const query = this.seat ? `?key=${encodeURIComponent(this.seat.key)}` : '';
    const events = new EventSource(`/api/matches/${encodeURIComponent(this.id)}/events${query}`);
    this.events = events;
    events.addEventListener('open', () => this.tellLine(true));
    events.addEventListener('match', (event) => {
      this.tellLine(true);
      this.arrive(parse(event.data));
    });
    events.addEventListener('error', () => {
      this.tellLine(false);
      if (events.readyState === EventSource.CLOSED && this.events === events) {
        this.timer = setTimeout(() => this.listen(), AGAIN);
      }
    });
  }

  close() {
    clearTimeout(this.timer);
    this.events?.close();
  }

  tellLine(here) {
    const words = here ? 'Connected' : 'Line lost, reconnecting …';
    if (this.line.textContent !== words) {
      this.line.textContent = words;
      this.line.classList.toggle('lost', !here);
      this.line.dataset.line = here ? 'here' : 'lost';
      if (!here) {
        announce(words);
      }
    }
  }

  /** Which seat this window has: 1, 2, or none for a watcher. */
  you() {
    return this.match?.you ?? this.seat?.seat ?? null;
  }

  arrive(match) {
    if (this.match && match.version < this.match.version) {
      return;
    }
    const before = this.match;
    this.match = match;
    const { state } = match;
    const you = this.you();
    titled(match.title);
    this.title.textContent = match.title;
    this.rules.textContent = [
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
    this.showOffer(match, you);
    this.showGames(match);
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

  showTools(match, you) {
    const button = (action, words, disabled, style = '') =>
      h(
        'button',
        { type: 'button', class: style, disabled, data: { action }, on: { click: () => this.act(action) } },
        words,
      );
    const { over, plies } = match.state;
    refill(
      this.tools,
      you &&
        !over && [
          button('undo', 'Ask to undo', plies.length === 0 || Boolean(match.offer)),
          this.resignButton(),
        ],
      you && over && !match.over && button('next', 'Next game', false, 'primary'),
    );
  }

  /** Resigning asks once more, in its own place. */
  resignButton() {
    const button = h('button', { type: 'button', class: 'danger', data: { action: 'resign' } }, 'Resign');
    let sure = false;
    button.addEventListener('click', () => {
      if (sure) {
        this.act('resign');
        return;
      }
      sure = true;
      button.textContent = 'Resign: sure?';
      announce('Press again to resign.');
      setTimeout(() => {
        sure = false;
        button.textContent = 'Resign';
      }, 4000);
    });
    return button;
  }

  showOffer(match, you) {
    const { offer } = match;
    if (!offer) {
      refill(this.offer);
      return;
    }
    const what = offer.kind === 'undo' ? 'take the last move back' : 'begin the next game';
    const mine = offer.player === you;
    refill(
      this.offer,
      h(
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
          h(
            'div',
            { class: 'row' },
            h(
              'button',
              {
                type: 'button',
                class: 'primary',
                data: { action: 'accept' },
                on: { click: () => this.act('accept') },
              },
              'Accept',
            ),
            h(
              'button',
              { type: 'button', data: { action: 'decline' }, on: { click: () => this.act('decline') } },
              'Decline',
            ),
          ),
      ),
    );
  }

  showGames(match) {
    const past = match.results ?? [];
    refill(
      this.games,
      past.length > 0 && [
        h('h2', {}, 'Games'),
        h(
          'ol',
          { class: 'past-games' },
          past.map((result, i) =>
            h(
              'li',
              {},
              result.winner ? `Player ${result.winner} won` : 'Nobody won',
              ` (${result.how}) `,
              result.moves?.length > 0 &&
                h(
                  'a',
                  {
                    href: reviewAddress({
                      game: match.game,
                      set: match.set,
                      position: match.state.start,
                      misere: match.misere,
                      first: began(match, i + 1),
                      moves: result.moves,
                    }),
                  },
                  'review',
                ),
            ),
          ),
        ),
      ],
    );
  }

  play(label) {
    const { number, state } = this.match;
    return this.send('moves', { number, ply: state.plies.length, move: label });
  }

  act(action) {
    return this.seat && this.send('actions', { action });
  }

  async send(route, body) {
    if (!this.seat) {
      this.table.tell('You watch this match; only the players move.');
      return;
    }
    try {
      const match = await post(
        `matches/${encodeURIComponent(this.id)}/${route}`,
        { key: this.seat.key, ...body },
        { signal: this.signal },
      );
      refill(this.problems);
      this.arrive(match);
    } catch (error) {
      if (error.name !== 'AbortError') {
        refill(this.problems, problem(error));
      }
    }
  }
}

/** Who began a game of the match: the players take turns at it. */
function began(match, number) {
  return (match.number - number) % 2 === 0 ? match.first : 3 - match.first;
}
