/** The review of a game: how well both played, their mistakes, and better moves. */

import { h } from '../app/dom.js';
import { outcome } from '../app/values.js';
import { valueHistory } from './history.js';

/**
 * @param mover the seat to move after the last move, if that is known
 * @param open goes to the position after this many plies
 */
export function reviewView(review, { here = null, mover, open }) {
  return h(
    'div',
    { class: 'stack', id: 'review' },
    h(
      'div',
      { class: 'accuracy' },
      [0, 1].map((seat) =>
        h(
          'div',
          { class: `seat-${seat + 1}`, data: { accuracy: String(review.accuracy[seat]) } },
          h('p', { class: 'soft small' }, `Player ${seat + 1}`),
          h('p', { class: 'percent' }, review.accuracy[seat] === null ? '–' : `${review.accuracy[seat]} %`),
          h('p', { class: 'soft small' }, details(review, seat + 1)),
        ),
      ),
    ),
    h(
      'ol',
      { class: 'turns' },
      review.moves.map((turn, i) => h('li', {}, turnRow(turn, i, here, open))),
    ),
    h('h3', {}, 'Value history'),
    valueHistory({ history: review.history, turns: review.moves, here, mover, open }),
  );
}

/** Returns what the percentage rests on, in the words that commands use. */
function details(review, player) {
  const own = review.moves.filter((turn) => turn.player === player);
  if (own.length === 0) {
    return 'made no move';
  }
  const [judged, mattered, right] = [review.judged, review.mattered, review.right].map(
    (count) => count[player - 1],
  );
  const made = own.length;
  const blunders = own.filter((turn) => turn.blunder).length;
  const words = [];
  if (judged > 0 && mattered === 0) {
    words.push('no choice that mattered');
  } else if (mattered > 0) {
    words.push(...(review.accuracy[player - 1] === null ? ['no mistake found'] : []));
    words.push(`${right} of ${mattered} moves that mattered`);
  }
  if (judged < made) {
    words.push(`${judged} of ${made} moves judged`);
  }
  if (blunders > 0) {
    words.push(blunders === 1 ? '1 blunder' : `${blunders} blunders`);
  }
  return words.join('; ');
}

function turnRow(turn, i, here, open) {
  const kept = turn.before?.result === 'win' ? 'won' : 'held';
  const better = turn.better?.slice(0, 2).join(' or ') || 'another move';
  const guessed = !turn.before && typeof turn.estimate_before === 'number';
  return h(
    'button',
    {
      type: 'button',
      class: here === i + 1 ? 'turn here' : 'turn',
      data: { ply: String(i + 1), blunder: String(turn.blunder) },
      on: { click: () => open(i + 1) },
    },
    h('span', { class: 'number' }, `${i + 1}.`),
    h('span', {}, h('span', { class: `seat-${turn.player}` }, `Player ${turn.player} `), turn.move),
    h(
      'span',
      { class: 'was' },
      `${worth(turn.before, turn.estimate_before)} → ${worth(turn.after, turn.estimate_after, guessed)}`,
    ),
    turn.doubtful && h('span', { class: 'remark soft' }, 'Doubtful, by the estimate.'),
    turn.blunder && h('span', { class: 'remark' }, `✗ Blunder: ${better} would have ${kept}.`),
  );
}

/**
 * Returns a value in words; where it is not known, its estimate as a share of games won.
 *
 * @param again whether it follows another estimate
 */
function worth(value, estimate, again = false) {
  if (!value) {
    return estimate === null || estimate === undefined
      ? 'not known'
      : `${again ? '' : 'about '}${Math.round(50 * (1 + estimate))} %`;
  }
  const far = value.remoteness === null || value.remoteness === undefined ? '' : ` in ${value.remoteness}`;
  const by = value.margin ? ` by ${Math.abs(value.margin)}` : '';
  return `${outcome(value.result).noun}${by}${far}`;
}

/** Returns the words above a review. They end without a full stop: a position may be dots. */
export function reviewWords(review) {
  const moves = review.moves.length;
  return `${moves} ${moves === 1 ? 'move' : 'moves'} from ${review.position}${review.misere ? ', misère play' : ''}`;
}
