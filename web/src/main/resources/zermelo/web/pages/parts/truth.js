/** Shows the value of a position: winner, remoteness, Grundy values and evidence. */

import { h } from '../app/dom.js';
import { outcome, plies, resultOf, valueClass } from '../app/values.js';
import { nimSum } from './nim-sum.js';

/** @param mover the seat to move, 0 or 1, to name the players */
export function truthPanel(answer, explanation, mover) {
  const result = resultOf(answer.winner);
  const known = Boolean(outcome(result)) && answer.winner !== null;
  const sum = explanation?.explanation?.find((paragraph) => paragraph.kind === 'nim-sum');
  const best = known && result !== 'lose' ? answer.moves.filter((move) => move.result === result).length : 0;
  return h(
    'div',
    { class: 'stack', id: 'truth' },
    h(
      'div',
      { class: 'verdict', data: { winner: answer.winner ?? 'unknown' } },
      h(
        'span',
        { class: `badge ${valueClass({ result, remoteness: answer.remoteness })}`, 'aria-hidden': 'true' },
        known ? outcome(result).letter : '?',
      ),
      h(
        'div',
        {},
        h('strong', {}, verdict(answer, mover)),
        best > 0 &&
          answer.left_out === undefined &&
          h(
            'p',
            { class: 'small soft' },
            `${answer.moves.some((move) => move.result === 'unknown') ? 'At least ' : ''}${best} of ${answer.moves.length} moves ${result === 'win' ? (best === 1 ? 'wins' : 'win') : best === 1 ? 'holds it' : 'hold it'}.`,
          ),
      ),
    ),
    figures(answer),
    sum && nimSum(sum),
    evidence(answer.evidence),
  );
}

/** Says who wins, in words. */
function verdict(answer, mover) {
  const here = `Player ${mover + 1}`;
  const other = `Player ${2 - mover}`;
  const by = answer.margin ? ` by ${Math.abs(answer.margin)}` : '';
  const how = `${by}${answer.remoteness === null || answer.remoteness === undefined ? '' : ` in ${plies(answer.remoteness)}`}`;
  switch (answer.winner) {
    case 'first':
      return `${here}, who is to move, wins${how}.`;
    case 'second':
      return `${other} wins${how}, whatever ${here} does.`;
    case 'tie':
      return 'A tie: neither player can force a win.';
    case 'draw':
      return 'A draw: neither player can force an end.';
    default:
      return 'Not known: the search ran out of its budget.';
  }
}

function figures(answer) {
  const rows = [
    ['Remoteness', answer.remoteness],
    ['Grundy value', answer.grundy],
    ['Margin', answer.margin],
  ].filter(([, value]) => value !== null && value !== undefined);
  return (
    rows.length > 0 &&
    h(
      'dl',
      { class: 'figures' },
      rows.map(([name, value]) =>
        h(
          'div',
          { data: { figure: name.toLowerCase().replace(' ', '-') } },
          h('dt', {}, name),
          h('dd', {}, String(value)),
        ),
      ),
    )
  );
}

/** Shows the evidence. An unproved answer has its own frame and says so. */
export function evidence(known) {
  if (!known) {
    return null;
  }
  const estimate = known.kind === 'estimate';
  const count =
    known.positions > 0
      ? ` (${Number(known.positions).toLocaleString('en')} ${known.positions === 1 ? 'position' : 'positions'})`
      : '';
  return h(
    'p',
    { class: estimate ? 'evidence estimate' : 'evidence', data: { evidence: known.kind } },
    estimate
      ? h('strong', {}, 'Not proved: ')
      : [h('span', { class: 'soft' }, 'How we know: '), h('strong', {}, known.kind), ', '],
    `${known.detail}${count}.`,
  );
}
