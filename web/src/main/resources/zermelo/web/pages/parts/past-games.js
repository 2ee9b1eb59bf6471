/** The finished games of a match, each with a link to its review. */

import { h } from '../app/dom.js';
import { reviewAddress } from '../app/place.js';

export function pastGames(match) {
  const past = match.results ?? [];
  return (
    past.length > 0 && [
      h('h2', {}, 'Games'),
      h(
        'ol',
        { class: 'past-games' },
        past.map((result, i) =>
          h(
            'li',
            {},
            result.winner ? `Player ${result.winner} won` : 'No winner',
            ` (${result.how}) `,
            result.moves?.length > 0 &&
              h('a', { href: reviewAddress(pastGame(match, result, i + 1)) }, 'review'),
          ),
        ),
      ),
    ]
  );
}

/** Returns a finished game of the match as a place. */
function pastGame(match, { moves }, number) {
  const { game, set, misere, state } = match;
  return { game, set, position: state.start, misere, first: began(match, number), moves };
}

/** Returns which player began a game of the match; the players alternate. */
function began(match, number) {
  return (match.number - number) % 2 === 0 ? match.first : 3 - match.first;
}
