/** The kinds of players and their names. */

export const PLAYERS = [
  ['human', 'A person here'],
  ['perfect', 'Machine: strongest'],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => [String(level), `Machine: level ${level}`]),
  ['mcts', 'Machine: Monte Carlo'],
  ['alpha-beta', 'Machine: alpha-beta'],
  ['random', 'Machine: random moves'],
];

const WORDS = {
  perfect: 'strongest play',
  mcts: 'Monte Carlo',
  'alpha-beta': 'alpha-beta',
  random: 'random moves',
};

function playerWords(player) {
  return WORDS[player] ?? `level ${player}`;
}

/** Returns the seats with words: a person who plays against a machine is "you". */
export function seatsOf(players) {
  const people = players.filter((player) => player === 'human').length;
  return players.map((player) => ({
    name: player,
    words: player === 'human' ? (people === 1 ? 'you' : 'person') : playerWords(player),
  }));
}
