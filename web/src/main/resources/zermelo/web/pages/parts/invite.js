/** Invites another person: creates a match with a separate link for each player. */

import { h, refill } from '../app/dom.js';
import { post } from '../app/api.js';
import { keepKey, seatLink } from '../app/keys.js';
import { go } from '../app/router.js';
import { copyLine } from './copy.js';
import { waiting } from './waiting.js';

/** @param made called with the link to the own seat as soon as the match exists */
export function openInvite(place, made) {
  const dialog = h('dialog', {
    class: 'window',
    'aria-labelledby': 'invite-title',
    data: { dialog: 'invite' },
  });
  const games = h(
    'select',
    { id: 'games' },
    [
      [1, 'One game'],
      [3, 'Best of three'],
      [5, 'Best of five'],
    ].map(([n, words]) => h('option', { value: n, selected: n === 5 }, words)),
  );
  const first = h(
    'select',
    { id: 'first' },
    [
      ['1', 'You'],
      ['2', 'The other player'],
      ['', 'Chance decides'],
    ].map(([value, words]) => h('option', { value }, words)),
  );
  const slot = h('div');
  const submit = h(
    'button',
    { type: 'submit', class: 'primary', data: { action: 'create-match' } },
    'Make the link',
  );
  const form = h(
    'form',
    { class: 'stack' },
    h('h2', { id: 'invite-title' }, 'Invite by a link'),
    h('p', {}, 'The person who opens your link plays against you; both of you see every move at once.'),
    h('label', { class: 'field' }, h('span', {}, 'The match'), games),
    h('label', { class: 'field' }, h('span', {}, 'Who begins the first game'), first),
    slot,
    h(
      'div',
      { class: 'row end' },
      h('button', { type: 'button', on: { click: () => dialog.close() } }, 'Cancel'),
      submit,
    ),
  );
  const closed = new AbortController();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (submit.disabled) {
      return;
    }
    submit.disabled = true;
    const wish = {
      game: place.game,
      set: place.set,
      position: place.position,
      misere: place.misere,
      games: Number(games.value),
      first: first.value ? Number(first.value) : null,
    };
    const match = await waiting(
      slot,
      'Making the match',
      (signal) => post('matches', wish, { signal }),
      closed.signal,
    );
    submit.disabled = false;
    if (match) {
      // The server sends the keys only once, so the own one is stored before anything else.
      keepKey(match.match, match.keys[0]);
      made(seatLink(match.match, match.keys[0]));
      refill(dialog, links(match, dialog));
      dialog.querySelector('button').focus();
    }
  });
  refill(dialog, form);
  dialog.addEventListener('close', () => {
    closed.abort();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function links({ match, keys }, dialog) {
  return h(
    'div',
    { class: 'stack' },
    h('h2', { id: 'invite-title' }, 'Send this link'),
    h('p', {}, 'It is the other player’s seat: give it to no one else.'),
    copyLine(location.origin + seatLink(match, keys[1]), 'Link for the other player'),
    h(
      'details',
      {},
      h('summary', {}, 'Your own link'),
      h('p', { class: 'soft small' }, 'This browser remembers your seat; the link takes it to another one.'),
      copyLine(location.origin + seatLink(match, keys[0]), 'Link to your own seat'),
    ),
    h(
      'div',
      { class: 'row end' },
      h(
        'button',
        {
          type: 'button',
          class: 'primary',
          data: { action: 'take-seat' },
          on: {
            click: () => {
              dialog.close();
              go(seatLink(match, keys[0]));
            },
          },
        },
        'Take your seat',
      ),
    ),
  );
}
