/** The form for a sum of games: several games with their positions, played side by side. */

import { h, refill } from '../app/dom.js';
import { ask, Problem } from '../app/api.js';
import { asked, playAddress, understandAddress } from '../app/place.js';
import { go } from '../app/router.js';
import { SUM } from './game.js';
import { problem } from './waiting.js';

/** A game after a plus sign; any other plus belongs to a position. */
const SECOND = / \+ +[\p{L}~]/u;

export function sumForm() {
  const field = h('input', {
    type: 'text',
    id: 'sum',
    class: 'notation',
    value: SUM.example.position,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'sum-hint sum-problem',
  });
  const wrong = h('div', { id: 'sum-problem' });
  const open = async (addressOf) => {
    const place = { game: SUM.game, set: {}, position: field.value.trim(), first: 1, moves: [] };
    try {
      if (!SECOND.test(place.position)) {
        throw new Problem(`Write at least two games, such as ${SUM.example.position}.`);
      }
      await ask('position', asked(place));
      await go(addressOf(place));
    } catch (error) {
      field.setAttribute('aria-invalid', 'true');
      refill(wrong, problem(error));
    }
  };
  const form = h(
    'form',
    { class: 'stack' },
    h(
      'label',
      { class: 'field' },
      h('span', {}, 'Games and their positions'),
      field,
      h(
        'span',
        { class: 'hint', id: 'sum-hint' },
        'A plus sign with spaces around it joins games; parameters stand in brackets: take-away(k=3) 15 + nim 4.',
      ),
    ),
    wrong,
    h(
      'div',
      { class: 'row' },
      h('button', { type: 'submit', class: 'primary', data: { action: 'play-sum' } }, 'Play'),
      h(
        'button',
        {
          type: 'button',
          data: { action: 'understand-sum' },
          on: { click: () => open((place) => understandAddress(place)) },
        },
        'Understand',
      ),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    open(playAddress);
  });
  return h('details', { id: 'sum-of-games' }, h('summary', {}, 'Sum of games: several side by side'), form);
}
