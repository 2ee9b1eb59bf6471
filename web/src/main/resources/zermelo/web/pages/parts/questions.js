/** What can be asked about a game text: solve, play, understand, discover, check a claim. */

import { h, refill } from '../app/dom.js';
import { ask, askLong } from '../app/api.js';
import { announce } from '../app/live.js';
import { asked, playAddress, understandAddress } from '../app/place.js';
import { go } from '../app/router.js';
import { checkView, discoverView } from './findings.js';
import { solvedView } from './solved.js';
import { waiting } from './waiting.js';

export class Questions {
  /** @param publish hands the text to the server and gives the game's id */
  constructor({ publish, signal }) {
    this.publish = publish;
    this.signal = signal;
    this.position = field('ask-position', 'Position', 'the first example');
    this.set = field('ask-set', 'Parameters', 'k=3, v=5');
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
      this.set.element,
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

  /** The place that is asked about; undefined if something is wrong with the text. */
  async place() {
    const slot = h('div');
    refill(this.results, slot);
    const made = await waiting(slot, 'Reading the text', (stop) => this.publish(stop), this.signal);
    return (
      made && {
        game: made.game,
        set: settings(this.set.input.value),
        position: this.position.input.value.trim(),
        misere: this.misere.checked,
        moves: [],
      }
    );
  }

  async goTo(address) {
    const place = await this.place();
    if (place) {
      go(address(place));
    }
  }

  async solve() {
    const place = await this.place();
    const found = place && (await this.work('Solving', (stop, tell) => solved(place, stop, tell)));
    if (found) {
      refill(this.results, solvedView(found.state, found.answer));
      announce(this.results.querySelector('.verdict')?.textContent ?? 'Solved.');
    }
  }

  async discover() {
    const place = await this.place();
    const found =
      place &&
      (await this.work('Looking for patterns', (stop, tell) =>
        askLong('discover', asked({ ...place, position: '' }), { signal: stop, progress: tell }),
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
    const place = await this.place();
    if (!place) {
      return;
    }
    const query = asked({ ...place, position: '' });
    query.append('claim', claim);
    const found = await this.work('Checking the claim', (stop, tell) =>
      askLong('check', query, { signal: stop, progress: tell }),
    );
    if (found) {
      refill(this.results, checkView(found));
    }
  }

  work(words, act) {
    return waiting(this.results, words, act, this.signal);
  }
}

async function solved(place, signal, progress) {
  const state = await ask('position', asked(place), { signal });
  const query = asked({ ...place, set: state.set, position: state.position });
  return { state, answer: await askLong('solve', query, { signal, progress }) };
}

/** Settings as people write them: k=3, set={1,4,9}; a comma before a name ends a value. */
function settings(text) {
  const pairs = text.split(/[;\s]+|,(?=\s*[A-Za-z_-]+\s*=)/).filter((part) => part.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [
        pair.slice(0, at).trim(),
        pair
          .slice(at + 1)
          .trim()
          .replace(/,$/, ''),
      ];
    }),
  );
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
