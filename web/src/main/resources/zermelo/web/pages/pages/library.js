/** The library: every game with a picture of a position and a line of rules. */

import { h, refill } from '../app/dom.js';
import { ask } from '../app/api.js';
import { announce } from '../app/live.js';
import { titled } from '../app/router.js';
import { pageShortcuts } from '../app/shortcuts.js';
import { board } from '../boards/board.js';
import { sumForm } from '../parts/sum-form.js';
import { waiting } from '../parts/waiting.js';

const KINDS = [
  ['', 'All'],
  ['heaps', 'Heaps'],
  ['numbers', 'Numbers'],
  ['boards', 'Boards'],
  ['graphs', 'Graphs'],
];

export async function show(root, address, signal) {
  titled('');
  const slot = h('div');
  const cards = h('ul', { class: 'cards', id: 'games' });
  const search = h('input', {
    type: 'search',
    id: 'search',
    placeholder: 'Search games and rules',
    'aria-label': 'Search games and rules',
    autocomplete: 'off',
    value: address.query.get('q') ?? '',
  });
  const filters = h('div', { class: 'segments', role: 'group', 'aria-label': 'Kind of game' });
  const found = h('p', { class: 'soft small', role: 'status', id: 'found' });
  pageShortcuts([{ key: '/', words: 'search', act: () => search.focus() }], signal);
  refill(
    root,
    h(
      'div',
      { class: 'library-head' },
      h('h1', {}, 'Every finite game is already decided.'),
      h(
        'p',
        { class: 'lede' },
        'Choose one and play it, see who wins and why, or write the rules of your own.',
      ),
    ),
    h('div', { class: 'library-tools' }, search, filters),
    sumForm(),
    slot,
    found,
    cards,
  );

  const answer = await waiting(
    slot,
    'Fetching the library',
    (stop) => ask('games', [], { signal: stop }),
    signal,
  );
  if (!answer) {
    return null;
  }
  const all = answer.games.map((game) => ({ game, card: card(game), words: words(game) }));
  let kind = address.query.get('kind') ?? '';

  const apply = () => {
    const wanted = search.value.trim().toLowerCase().split(/\s+/);
    const fitting = all.filter(
      ({ game, words: text }) =>
        (kind === '' || game.kind === kind) && wanted.every((word) => text.includes(word)),
    );
    refill(
      cards,
      fitting.map((entry) => entry.card),
    );
    refill(
      filters,
      KINDS.map(([value, name]) =>
        h(
          'button',
          {
            type: 'button',
            'aria-pressed': String(kind === value),
            data: { kind: value || 'all' },
            on: {
              click: () => {
                kind = value;
                keep();
                apply();
                filters.querySelector('[aria-pressed=true]').focus();
              },
            },
          },
          name,
        ),
      ),
    );
    found.textContent =
      fitting.length === all.length
        ? `${all.length} games`
        : fitting.length === 0
          ? 'No game fits. Try fewer words.'
          : `${fitting.length} of ${all.length} games`;
    return fitting.length;
  };
  const keep = () => {
    const query = new URLSearchParams();
    if (search.value.trim()) {
      query.set('q', search.value.trim());
    }
    if (kind) {
      query.set('kind', kind);
    }
    const text = query.toString();
    history.replaceState(history.state, '', text ? `/?${text}` : '/');
  };
  search.addEventListener('input', () => {
    keep();
    announce(`${apply()} games`);
  });
  apply();
  return {
    update: (next) => {
      search.value = next.query.get('q') ?? '';
      kind = next.query.get('kind') ?? '';
      apply();
    },
  };
}

function words(game) {
  return [game.game, game.title, game.rules, game.kind, ...game.theorems].join(' ').toLowerCase();
}

function card(game) {
  const known = game.theorems.length;
  return h(
    'li',
    {},
    h(
      'article',
      { class: 'card', data: { game: game.game, kind: game.kind } },
      h('div', { class: 'card-picture', 'aria-hidden': 'true' }, picture(game)),
      h('h2', {}, h('a', { href: `/play/${game.game}` }, game.title)),
      h('p', {}, game.line),
      h(
        'div',
        { class: 'card-foot' },
        h('span', {}, known > 0 ? `${known} ${known === 1 ? 'theorem' : 'theorems'}` : ''),
        h('a', { href: `/understand/${game.game}`, 'aria-label': `Understand ${game.title}` }, 'Understand'),
      ),
    ),
  );
}

function picture(game) {
  const example = game.example;
  const drawn = example?.picture
    ? board(example.picture, { position: example.position, small: true })
    : h('p', { class: 'board-notation' }, '→');
  return h('div', { class: 'thumb' }, drawn);
}
