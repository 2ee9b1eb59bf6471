/** The page for playing: a board, moves, the machine or another person, and values on demand. */

import { h, refill } from '../app/dom.js';
import { ask, wasCancelled } from '../app/api.js';
import { disable } from '../app/focus.js';
import { announce } from '../app/live.js';
import { asked, playAddress, readPlace, standing, understandAddress } from '../app/place.js';
import { go, titled } from '../app/router.js';
import { pageShortcuts } from '../app/shortcuts.js';
import { AtBar } from '../parts/at-bar.js';
import { fetchGame, proposeStart, SUM } from '../parts/game.js';
import { hintNotice } from '../parts/hint.js';
import { Insight } from '../parts/insight.js';
import { openInvite } from '../parts/invite.js';
import { seatsOf } from '../parts/players.js';
import { rulesOf } from '../parts/rules.js';
import { openSetup } from '../parts/setup.js';
import { endWords, Table } from '../parts/table.js';
import { problem, waiting } from '../parts/waiting.js';

export async function show(root, address, signal) {
  const game = await fetchGame(root, address.groups[0], signal);
  if (!game) {
    return null;
  }
  titled(game.title);
  const page = new PlayPage(root, game, signal);
  page.update(address);
  return page;
}

class PlayPage {
  constructor(root, game, signal) {
    this.game = game;
    this.signal = signal;
    this.run = new AbortController();
    signal.addEventListener('abort', () => this.run.abort());
    this.table = new Table({ play: (label) => this.play(label) });
    this.insight = new Insight({
      open: (at) => this.lookAt(at),
      valued: (values) => this.table.showValues(values),
    });
    this.problems = h('div');
    this.below = h('div', { class: 'stack', id: 'hint' });
    this.invited = h('div');
    this.atBar = new AtBar({
      step: (by) => this.lookAt(this.place.at + by),
      playOn: () => this.go({ moves: this.looked().moves, at: null }),
      back: () => this.go({ at: null }),
    });
    this.listSheet = h(
      'section',
      { class: 'sheet stack', 'aria-labelledby': 'moves-title', hidden: true },
      h('h2', { id: 'moves-title' }, 'Moves'),
      this.table.listSlot,
    );
    this.shown = null;
    this.known = null;
    this.moving = false;
    this.crumbs = h('nav', { class: 'crumbs', 'aria-label': 'This game' });
    this.truthSwitch = h('input', {
      type: 'checkbox',
      role: 'switch',
      id: 'truth-switch',
      on: { change: () => this.go({ truth: this.truthSwitch.checked }, { replace: true }) },
    });
    this.buttons = this.makeButtons();
    refill(
      root,
      h('div', { class: 'game-head' }, h('h1', {}, game.title), rulesOf(game), this.crumbs),
      h(
        'div',
        { class: 'table' },
        h(
          'section',
          { class: 'sheet stack', 'aria-label': 'Game' },
          this.table.players,
          this.table.board,
          this.table.status,
          this.table.chooser,
          this.problems,
          this.below,
          this.invited,
          this.atBar.element,
          this.table.cardsSlot,
          this.table.position,
          h('div', { class: 'tools', role: 'group', 'aria-label': 'Tools' }, Object.values(this.buttons)),
          h('label', { class: 'switch' }, this.truthSwitch, 'Show the truth'),
        ),
        h(
          'aside',
          { class: 'stack', 'aria-label': 'Moves and values' },
          this.insight.element,
          this.listSheet,
        ),
      ),
    );
    pageShortcuts(
      [
        { key: 'u', words: 'take back your last move', act: () => this.undo() },
        { key: 'h', words: 'a hint', act: () => this.hint() },
        { key: 't', words: 'show the truth, or hide it', act: () => this.truthSwitch.click() },
        { key: 's', words: 'swap sides', act: () => this.swap() },
        { key: 'n', words: 'a new game', act: () => this.fresh() },
        { key: 'o', words: 'set up the game', act: () => this.setUp() },
        { key: 'm', words: 'type a move', act: () => this.table.moves.input.focus() },
        { key: 'b', words: 'to the board', act: () => this.table.toBoard() },
      ],
      signal,
    );
  }

  makeButtons() {
    const button = (action, words, act, primary) =>
      h(
        'button',
        { type: 'button', data: { action }, class: primary ? 'primary' : '', on: { click: act } },
        words,
      );
    return {
      undo: button('undo', 'Undo', () => this.undo()),
      hint: button('hint', 'Hint', () => this.hint()),
      swap: button('swap', 'Swap sides', () => this.swap()),
      fresh: button('new', 'New game', () => this.fresh()),
      setup: button('setup', 'Set up', () => this.setUp()),
      invite: button('invite', 'Invite', () =>
        openInvite({ ...this.place, position: this.state?.start ?? this.place.position }, (seat) =>
          this.tellMatch(seat),
        ),
      ),
    };
  }

  /**
   * Shows the way to a match that was created here, even after the window with its links is closed.
   */
  tellMatch(seat) {
    refill(
      this.invited,
      h(
        'p',
        { class: 'notice' },
        'Your match is made. ',
        h('a', { href: seat, data: { action: 'to-match' } }, 'Go to your seat'),
      ),
    );
  }

  /** Navigates to this place with some changes. */
  go(change, options) {
    return go(playAddress({ ...this.place, ...change }), options);
  }

  /** Called when the URL has changed; the whole page follows from it. */
  async update(address) {
    this.run.abort();
    this.run = new AbortController();
    const { signal } = this.run;
    this.place = readPlace(address.groups[0], address.query);
    this.truthSwitch.checked = this.place.truth;
    try {
      if (!this.place.position) {
        await this.begin(signal);
        return;
      }
      const looked = this.looked();
      const state = await this.stateOf(looked, signal);
      refill(this.problems);
      this.arrive(state, looked);
      this.insight.show(this.place, looked, state, signal);
      await this.machine(signal);
    } catch (error) {
      if (!wasCancelled(error)) {
        refill(
          this.problems,
          problem(error),
          h(
            'button',
            { type: 'button', data: { action: 'new' }, on: { click: () => this.fresh() } },
            'A new game',
          ),
        );
      }
    }
  }

  /** Returns the state of a place. After a move, the server's response already contains it. */
  async stateOf(place, signal) {
    const query = asked(place);
    const { known } = this;
    this.known = null;
    return known?.query === query.toString() ? known.state : ask('position', query, { signal });
  }

  /** Finds a start if the URL has none. */
  async begin(signal) {
    const start = await proposeStart(this.place, signal);
    await this.go({ set: { ...start.set, ...this.place.set }, position: start.position }, { replace: true });
  }

  /** Returns the shown place: the current game, or an earlier moment of it. */
  looked() {
    const { at, moves } = this.place;
    return at === null || at >= moves.length ? this.place : { ...this.place, moves: moves.slice(0, at) };
  }

  looksBack() {
    return this.looked() !== this.place;
  }

  arrive(state, looked) {
    const before = this.state;
    this.state = state;
    this.shown = this.place;
    const words = this.statusWords(state);
    this.draw();
    const last = state.plies.at(-1);
    const made =
      last && state.plies.length > (before?.plies.length ?? 0) ? `Player ${last.player}: ${last.move}. ` : '';
    this.table.tell(words, { over: Boolean(state.over), quiet: true });
    announce(made + words);
    const hadHint = this.below.contains(document.activeElement);
    refill(this.below, this.replyNote(last));
    if (hadHint) {
      this.table.status.focus({ preventScroll: true });
    }
    this.atBar.show(this.place, this.looksBack(), this.table.status);
    disable(this.buttons.undo, this.place.moves.length === 0, this.table.status);
    disable(this.buttons.hint, Boolean(state.over), this.table.status);
    refill(
      this.crumbs,
      h('a', { href: understandAddress(standing(looked, state.position)) }, 'Understand this position'),
      this.game.text &&
        h('a', { href: `/define?game=${encodeURIComponent(this.game.game)}` }, 'Its rules as text'),
      state.misere && h('span', { class: 'chip' }, 'misère play'),
      Object.entries(state.set).map(([name, value]) => h('span', { class: 'chip' }, `${name} = ${value}`)),
    );
  }

  draw() {
    const mine = this.place.seats[this.state.mover] === 'human' || this.looksBack();
    const people = this.place.seats.map((seat, i) => (seat === 'human' ? i : -1)).filter((i) => i >= 0);
    this.table.show(this.state, {
      seats: seatsOf(this.place.seats),
      enabled: mine,
      bottom: people.length === 1 ? people[0] : 0,
      openSettings: () => this.setUp(),
    });
    const listed = this.table.listSlot.contains(this.table.moves.element);
    this.listSheet.hidden = !listed || this.state.moves.length === 0;
  }

  statusWords(state) {
    if (state.over) {
      return endWords(state.over);
    }
    const seat = this.place.seats[state.mover];
    const role = state.roles[state.turn] ? ` (${state.roles[state.turn]})` : '';
    if (seat === 'human') {
      const alone = this.place.seats.filter((each) => each === 'human').length === 1;
      return alone ? `Your move${role}.` : `Player ${state.mover + 1}${role} to move.`;
    }
    return `Player ${state.mover + 1}${role}, the machine, is to move.`;
  }

  /** Says how the machine found its move, if it did not know the whole game. */
  replyNote(last) {
    const { reply } = this;
    if (!reply?.how || !last || reply.move !== last.move || reply.to !== last.position) {
      return null;
    }
    const kind = reply.player === 'strong' ? 'is strong, not proven' : 'rests on an estimate';
    return h(
      'p',
      { class: reply.estimate ? 'evidence estimate' : 'evidence', data: { estimate: 'reply' } },
      `The machine’s move ${reply.move} ${reply.estimate ? kind : 'is perfect, proven'}${reply.how.startsWith('by ') ? '' : ':'} ${reply.how}.`,
    );
  }

  /** Makes a move. Only a legal move gets a URL. */
  play(label) {
    return this.attempt(async (signal) => {
      const place = { ...this.place, moves: [...this.looked().moves, label], at: null };
      const query = asked(place);
      const state = await ask('position', query, { signal });
      this.known = { query: query.toString(), state };
      go(playAddress(place));
    });
  }

  /** Changes the game: one change at a time, and none while another state is loading. */
  async attempt(change) {
    if (this.moving || this.shown !== this.place) {
      return;
    }
    this.moving = true;
    try {
      await change(this.run.signal);
    } catch (error) {
      if (!wasCancelled(error)) {
        refill(this.problems, problem(error));
      }
    } finally {
      this.moving = false;
    }
  }

  /**
   * Makes the machine's move if it is its turn. It replaces the person's move in the browser
   * history, so that "back" leads to a person's turn.
   */
  async machine(signal) {
    const { state, place } = this;
    const player = place.seats[state.mover];
    if (state.over || player === 'human' || this.looksBack()) {
      return;
    }
    const query = asked(place);
    query.append('player', player);
    const reply = await waiting(
      this.problems,
      'The machine thinks',
      (stop) => ask('reply', query, { signal: stop }),
      signal,
    );
    if (reply && !signal.aborted) {
      this.reply = reply;
      await this.go({ moves: [...place.moves, reply.move], at: null }, { replace: true });
    } else if (!signal.aborted) {
      this.problems.append(
        h(
          'button',
          { type: 'button', data: { action: 'again' }, on: { click: () => this.go({}, { replace: true }) } },
          'Let the machine try again',
        ),
      );
    }
  }

  /** Takes back the person's last move and all after it, whichever moment is shown. */
  undo() {
    const { moves, seats } = this.place;
    const people = [0, 1].filter((seat) => seats[seat] === 'human');
    return this.attempt(async (signal) => {
      if (moves.length === 0) {
        return;
      }
      let left = moves.length - 1;
      if (people.length === 1) {
        const { plies } = this.looksBack()
          ? await ask('position', asked(this.place), { signal })
          : this.state;
        while (left > 0 && plies[left].player !== people[0] + 1) {
          left -= 1;
        }
      }
      this.go({ moves: moves.slice(0, left), at: null });
    });
  }

  swap() {
    this.go({ seats: [...this.place.seats].reverse() });
  }

  /** Goes to another start, if the game proposes any. */
  fresh() {
    const position = this.game === SUM ? this.place.position : '';
    this.go({ position, moves: [], at: null });
  }

  setUp() {
    openSetup(this.game, { ...this.place, position: this.state?.start ?? this.place.position }, (place) =>
      go(playAddress(place)),
    );
  }

  async hint() {
    if (this.state?.over) {
      return;
    }
    const hint = await waiting(
      this.below,
      'Looking for a good move',
      (stop) => ask('hint', asked(this.looked()), { signal: stop }),
      this.run.signal,
    );
    if (hint) {
      refill(
        this.below,
        hintNotice(hint, (move) => this.play(move)),
      );
      this.table.pointOut(hint.move);
    }
  }

  lookAt(at) {
    this.go({ at: at >= this.place.moves.length ? null : at });
  }
}
