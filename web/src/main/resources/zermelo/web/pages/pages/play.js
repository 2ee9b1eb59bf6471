/** Playing: a board, moves, the machine or another person, and the truth if one wants to see it. */

import { h, refill } from '../app/dom.js';
import { ask, wasCancelled } from '../app/api.js';
import { announce } from '../app/live.js';
import { asked, playAddress, readPlace, standing, understandAddress } from '../app/place.js';
import { go, titled } from '../app/router.js';
import { pageShortcuts } from '../app/shortcuts.js';
import { outcome } from '../app/values.js';
import { fetchGame } from '../parts/game.js';
import { Insight } from '../parts/insight.js';
import { openInvite } from '../parts/invite.js';
import { seatsOf } from '../parts/players.js';
import { prose } from '../parts/prose.js';
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
    this.atBar = h('div');
    this.side = h('div', { class: 'stack' });
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
          this.atBar,
          this.table.cardsSlot,
          this.table.position,
          h('div', { class: 'tools', role: 'group', 'aria-label': 'Tools' }, Object.values(this.buttons)),
          h('label', { class: 'switch' }, this.truthSwitch, 'Show the truth'),
        ),
        h('aside', { class: 'stack', 'aria-label': 'Moves and values' }, this.side),
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
        {
          key: 'b',
          words: 'to the board',
          act: () => this.table.board.querySelector('[tabindex="0"]')?.focus(),
        },
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
        openInvite({ ...this.place, position: this.state?.start ?? this.place.position }),
      ),
    };
  }

  /** Goes to this place with some of it changed. */
  go(change, options) {
    return go(playAddress({ ...this.place, ...change }), options);
  }

  /** The address has changed: everything follows from it. */
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
      const state = await ask('position', asked(looked), { signal });
      refill(this.problems);
      this.arrive(state, looked);
      this.showSide(signal);
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

  /** A start to play from, where the address names none. */
  async begin(signal) {
    const start = await ask('start', asked(this.place, { moves: false }), { signal });
    await this.go({ set: { ...start.set, ...this.place.set }, position: start.position }, { replace: true });
  }

  /** The place one looks at: the game now, or an earlier moment of it. */
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
    const words = this.statusWords(state);
    this.draw();
    const last = state.plies.at(-1);
    const made =
      last && state.plies.length > (before?.plies.length ?? 0) ? `Player ${last.player}: ${last.move}. ` : '';
    this.table.tell(words, { over: Boolean(state.over), quiet: true });
    announce(made + words);
    refill(this.below, this.replyNote(last));
    this.showAtBar();
    this.buttons.undo.disabled = this.place.moves.length === 0;
    this.buttons.hint.disabled = Boolean(state.over);
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

  /** How the machine found its move, where it is no more than an estimate. */
  replyNote(last) {
    const { reply } = this;
    if (!reply?.estimate || !last || reply.move !== last.move || reply.to !== last.position) {
      return null;
    }
    return h(
      'p',
      { class: 'evidence estimate', data: { estimate: 'reply' } },
      `The machine’s move ${reply.move} rests on an estimate${reply.how ? `: ${reply.how}` : ''}.`,
    );
  }

  /** What stands beside the game; its parts are filled as answers come. */
  showSide(signal) {
    const listed = this.table.listSlot.contains(this.table.moves.element) && this.state.moves.length > 0;
    refill(
      this.side,
      this.insight.sections(this.place, this.looked(), this.state, signal),
      listed &&
        h(
          'section',
          { class: 'sheet stack', 'aria-labelledby': 'moves-title' },
          h('h2', { id: 'moves-title' }, 'Moves'),
          this.table.listSlot,
        ),
    );
  }

  showAtBar() {
    const { at, moves } = this.place;
    refill(
      this.atBar,
      this.looksBack() &&
        h(
          'div',
          { class: 'at-bar', role: 'group', 'aria-label': 'Looking back' },
          h('span', {}, `After ${at} of ${moves.length} moves.`),
          h(
            'button',
            { type: 'button', disabled: at === 0, on: { click: () => this.go({ at: at - 1 }) } },
            '‹ Earlier',
          ),
          h(
            'button',
            { type: 'button', on: { click: () => this.go({ at: at + 1 >= moves.length ? null : at + 1 }) } },
            'Later ›',
          ),
          h(
            'button',
            {
              type: 'button',
              data: { action: 'play-on' },
              on: { click: () => this.go({ moves: moves.slice(0, at), at: null }) },
            },
            'Play on from here',
          ),
          h(
            'button',
            { type: 'button', data: { action: 'back-to-game' }, on: { click: () => this.go({ at: null }) } },
            'Back to the game',
          ),
        ),
    );
  }

  play(label) {
    return this.go({ moves: [...this.looked().moves, label], at: null });
  }

  /** The machine's move, if it is its turn. It takes the place of the person's move in the history, so that "back" comes to a person's turn. */
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

  /** Takes back to one's own last move. */
  undo() {
    const { moves, seats } = this.place;
    const people = [0, 1].filter((seat) => seats[seat] === 'human');
    let left = moves.length - 1;
    while (left > 0 && people.length === 1 && this.state.plies[left]?.player !== people[0] + 1) {
      left -= 1;
    }
    if (left >= 0 && !this.buttons.undo.disabled) {
      this.go({ moves: moves.slice(0, left), at: null });
    }
  }

  swap() {
    this.go({ seats: [...this.place.seats].reverse() });
  }

  fresh() {
    this.go({ position: '', moves: [], at: null });
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
        h(
          'div',
          { class: 'notice', role: 'status', data: { hint: hint.move } },
          h(
            'p',
            {},
            hint.estimate ? 'An estimate, not a fact: try ' : 'Try ',
            h('strong', {}, hint.move),
            hint.result ? `, which ${outcome(hint.result).word}.` : '.',
          ),
          hint.why &&
            h('details', {}, h('summary', {}, 'Why?'), h('div', { class: 'stack' }, prose(hint.why))),
          h(
            'button',
            { type: 'button', data: { move: hint.move }, on: { click: () => this.play(hint.move) } },
            `Play ${hint.move}`,
          ),
        ),
      );
      this.table.pointOut(hint.move);
    }
  }

  lookAt(at) {
    this.go({ at: at >= this.place.moves.length ? null : at });
  }
}
