/** The dialog that sets up a game: players, parameters, start, misère play. */

import { h, refill, select } from '../app/dom.js';
import { ask } from '../app/api.js';
import { asked } from '../app/place.js';
import { proposeStart } from './game.js';
import { parameterField } from './parameters.js';
import { PLAYERS } from './players.js';
import { problem } from './waiting.js';

/**
 * Opens the dialog.
 *
 * @param game the game with its settings, as the server describes it
 * @param begin called with the new place when the dialog is closed with "Start"
 */
export function openSetup(game, place, begin) {
  const seatFields = [0, 1].map((i) => select(`seat-${i + 1}`, PLAYERS, place.seats[i]));
  const parameters = (game.settings ?? []).map((setting) => parameterField(setting, place.set[setting.name]));
  const position = h('input', {
    type: 'text',
    id: 'start-position',
    class: 'notation',
    value: place.position,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'start-hint start-problem',
  });
  const first = select(
    'first',
    [
      ['1', 'Player 1'],
      ['2', 'Player 2'],
    ],
    String(place.first ?? 1),
  );
  const misere = h('input', { type: 'checkbox', id: 'misere', checked: place.misere });
  const wrong = h('div', { id: 'start-problem' });
  const examples = (game.examples ?? []).filter((example) => example.position).slice(0, 6);
  const dialog = h('dialog', {
    class: 'window',
    'aria-labelledby': 'setup-title',
    data: { dialog: 'setup' },
  });
  const form = h(
    'form',
    { class: 'stack', novalidate: true },
    h('h2', { id: 'setup-title' }, `Set up ${game.title}`),
    h(
      'div',
      { class: 'row between' },
      h('label', { class: 'field' }, h('span', {}, 'Player 1'), seatFields[0]),
      h('label', { class: 'field' }, h('span', {}, 'Player 2'), seatFields[1]),
      h('label', { class: 'field' }, h('span', {}, 'Who begins'), first),
    ),
    parameters.map(({ element }) => element),
    h(
      'label',
      { class: 'field' },
      h('span', {}, 'Start from'),
      position,
      h(
        'span',
        { class: 'hint', id: 'start-hint' },
        'A position in text; empty for a start that the game proposes.',
      ),
    ),
    examples.length > 0 &&
      h(
        'div',
        { class: 'row', role: 'group', 'aria-label': 'Examples' },
        examples.map((example) =>
          h(
            'button',
            {
              type: 'button',
              class: 'notation',
              on: {
                click: () => {
                  position.value = example.position;
                  parameters.forEach(({ take }) => take(example.set));
                },
              },
            },
            example.position,
          ),
        ),
      ),
    wrong,
    h('label', { class: 'check' }, misere, 'Misère play: a player who cannot move wins'),
    h(
      'div',
      { class: 'row end' },
      h('button', { type: 'button', on: { click: () => dialog.close() } }, 'Cancel'),
      h('button', { type: 'submit', class: 'primary', data: { action: 'start' } }, 'Start'),
    ),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const start = position.value.trim();
    const set = Object.fromEntries(
      parameters.map(({ read }) => read(start !== '')).filter(([, value]) => value !== ''),
    );
    const next = {
      ...place,
      set,
      seats: seatFields.map((field) => field.value),
      position: start,
      misere: misere.checked,
      first: Number(first.value),
      moves: [],
      at: null,
    };
    try {
      await (start === '' ? proposeStart(next) : ask('position', asked(next)));
      dialog.close();
      begin(next);
    } catch (error) {
      position.setAttribute('aria-invalid', 'true');
      refill(wrong, problem(error));
    }
  });
  refill(dialog, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
