/** Words, letters and CSS classes of outcomes. No outcome is shown by colour alone. */

const OUTCOMES = {
  win: { word: 'wins', letter: 'W', noun: 'win' },
  lose: { word: 'loses', letter: 'L', noun: 'loss' },
  tie: { word: 'ties', letter: 'T', noun: 'tie' },
  draw: { word: 'draws', letter: 'D', noun: 'draw' },
};

const RANKS = { win: 0, tie: 1, draw: 2, unknown: 3, lose: 4 };

export function outcome(result) {
  return OUTCOMES[result] ?? { word: 'not known', letter: '?', noun: 'unknown' };
}

/** Returns the CSS classes for a value; the sooner the end, the stronger the colour. */
export function valueClass(valued) {
  if (!valued || !OUTCOMES[valued.result]) {
    return 'value-unknown';
  }
  return `value value-${valued.result} strength-${strength(valued.remoteness)}`;
}

function strength(remoteness) {
  if (remoteness === null || remoteness === undefined) {
    return 2;
  }
  return remoteness <= 2 ? 4 : remoteness <= 6 ? 3 : remoteness <= 14 ? 2 : 1;
}

/** Describes the value of a move in words: "wins, then 4 plies". */
export function valueWords(valued) {
  const parts = [outcome(valued.result).word];
  if (valued.margin !== null && valued.margin !== undefined && valued.result !== 'tie') {
    parts.push(`by ${Math.abs(valued.margin)}`);
  }
  if (valued.remoteness !== null && valued.remoteness !== undefined) {
    parts.push(`then ${plies(valued.remoteness)}`);
  }
  return parts.join(', ');
}

export function plies(count) {
  return count === 1 ? '1 ply' : `${count} plies`;
}

/** Sorts the best first: quick wins, ties and draws, unknown values, slow losses. */
export function byWorth(a, b) {
  const rank = (RANKS[a.result] ?? RANKS.unknown) - (RANKS[b.result] ?? RANKS.unknown);
  if (rank !== 0) {
    return rank;
  }
  const margin = (b.margin ?? 0) - (a.margin ?? 0);
  if (margin !== 0) {
    return margin;
  }
  const sooner = (a.remoteness ?? 0) - (b.remoteness ?? 0);
  return a.result === 'lose' ? -sooner : sooner;
}

/** Returns the best of several values; nothing if there is none. */
export function best(values) {
  return [...values].sort(byWorth)[0] ?? null;
}

/** Returns the same outcome for the other player. */
export function turned(result) {
  return result === 'win' ? 'lose' : result === 'lose' ? 'win' : result;
}

/** Returns the outcome of a solved position for the player to move. */
export function resultOf(winner) {
  return winner === 'first' ? 'win' : winner === 'second' ? 'lose' : winner;
}
