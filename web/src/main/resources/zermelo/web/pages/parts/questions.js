/** The questions about a game text: solve, play, understand, discover, check a claim. */

import { h, refill } from '../app/dom.js';
import { ask, askLong } from '../app/api.js';
import { announce } from '../app/live.js';
import { asked, playAddress, understandAddress } from '../app/place.js';
import { go } from '../app/router.js';
import { checkView, discoverView } from './findings.js';
import { parameterField } from './parameters.js';
import { solvedView } from './solved.js';
import { Latest, waiting } from './waiting.js';

export class Questions {
  /** @param publish sends the text to the server and returns the game's id */
  constructor({ publish, signal }) {
    this.publish = publish;
    this.asking = new Latest(signal);
    this.position = field('ask-position', 'Position', 'the first example');
    this.parameters = [];
    this.settings = h('div', { class: 'stack', id: 'ask-settings' });
    this.claim = field('ask-claim', 'Claim', 'loses iff n mod 4 = 0');
    this.misere = h('input', { type: 'checkbox', id: 'ask-misere' });
    this.results = h('section', {
      class: 'stack',
      id: 'results',
      'aria-label': 'Results',
      'aria-live': 'polite',
    });
    const submit = (event) => {
      event.preventDefault();
      this.check();
    };
    this.element = h(
      'section',
      { class: 'sheet stack', 'aria-label': 'Questions' },
      h('h2', {}, 'Ask about it'),
      this.position.element,
      this.settings,
      h('label', { class: 'check' }, this.misere, 'Misère play'),
      h(
        'div',
        { class: 'row' },
        button('solve', 'Solve', () => this.solve(), 'primary'),
        button('play', 'Play', () =>
          this.goTo((place) => playAddress({ ...place, seats: ['human', 'perfect'] })),
        ),
        button('understand', 'Understand', () => this.goTo((place) => understandAddress(place))),
        button('discover', 'Discover', () => this.discover()),
      ),
      h(
        'form',
        { class: 'claim-line', on: { submit } },
        this.claim.element,
        h('button', { type: 'submit', data: { action: 'check' } }, 'Check'),
      ),
      this.results,
    );
  }

  /** Shows a field for each parameter of the text; values of parameters that remain are kept. */
  offer(settings) {
    const same = JSON.stringify(settings) === JSON.stringify(this.parameters.map(({ setting }) => setting));
    if (same) {
      return;
    }
    const written = new Map(this.parameters.map(({ setting, value }) => [setting.name, value()]));
    this.parameters = settings.map((setting) =>
      parameterField(setting, written.get(setting.name), { open: true }),
    );
    refill(
      this.settings,
      this.parameters.map(({ element }) => element),
    );
  }

  /** Returns the place of the question; undefined if the text has an error. */
  async place(signal) {
    const slot = h('div');
    refill(this.results, slot);
    const made = await waiting(slot, 'Reading the text', (stop) => this.publish(stop), signal);
    if (!made) {
      return undefined;
    }
    this.offer(made.settings);
    return {
      game: made.game,
      set: Object.fromEntries(this.parameters.map(({ read }) => read()).filter(([, value]) => value !== '')),
      position: this.position.input.value.trim(),
      misere: this.misere.checked,
      moves: [],
    };
  }

  async goTo(address) {
    const place = await this.place(this.asking.next());
    if (place) {
      go(address(place));
    }
  }

  async solve() {
    const signal = this.asking.next();
    const place = await this.place(signal);
    const found = place && (await this.work('Solving', (stop, tell) => solved(place, stop, tell), signal));
    if (found) {
      refill(this.results, solvedView(found.state, found.answer));
      announce(this.results.querySelector('.verdict')?.textContent ?? 'Solved.');
    }
  }

  async discover() {
    const signal = this.asking.next();
    const place = await this.place(signal);
    const found =
      place &&
      (await this.work(
        'Looking for patterns',
        (stop, tell) =>
          askLong('discover', asked({ ...place, position: '' }), { signal: stop, progress: tell }),
        signal,
      ));
    if (found) {
      const check = (claim) => {
        this.claim.input.value = claim;
        this.check();
      };
      refill(this.results, discoverView(found, check));
    }
  }

  async check() {
    const claim = this.claim.input.value.trim();
    if (claim === '') {
      this.claim.input.focus();
      return;
    }
    const signal = this.asking.next();
    const place = await this.place(signal);
    if (!place) {
      return;
    }
    const query = asked({ ...place, position: '' });
    query.append('claim', claim);
    const found = await this.work(
      'Checking the claim',
      (stop, tell) => askLong('check', query, { signal: stop, progress: tell }),
      signal,
    );
    if (found) {
      refill(this.results, checkView(found));
    }
  }

  work(words, act, signal) {
    return waiting(this.results, words, act, signal);
  }
}

async function solved(place, signal, progress) {
  const state = await ask('position', asked(place), { signal });
  const query = asked({ ...place, set: state.set, position: state.position });
  return { state, answer: await askLong('solve', query, { signal, progress }) };
}

function button(action, words, act, style = '') {
  return h('button', { type: 'button', class: style, data: { action }, on: { click: act } }, words);
}

function field(id, words, placeholder) {
  const input = h('input', {
    type: 'text',
    id,
    class: 'notation',
    placeholder,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  return { input, element: h('label', { class: 'field' }, h('span', {}, words), input) };
}
