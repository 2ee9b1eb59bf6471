/**
 * The visual value history, as in GamesmanUni. Each position has a row with a dot on the side of
 * the winning player. The sooner the end comes, the nearer the dot is to the edge; ties are in the
 * middle.
 */

import { h, s } from '../app/dom.js';
import { pressable } from '../app/press.js';
import { outcome, turned, plies as inPlies } from '../app/values.js';
import { roving } from '../boards/roving.js';

const WIDTH = 360;
const ROW = 40;
const TOP = 46;
const EDGE = 26;
const GUTTER = 132;

/**
 * @param history the value of each position for player 1, or null if unknown
 * @param turns the plies, {player, move, blunder}
 * @param here the number of plies after which the game is shown
 * @param mover the seat to move after the last ply, if that is known
 * @param open goes to the position after this many plies
 */
export function valueHistory({ history, turns, here, mover, open }) {
  const most = Math.max(4, ...history.map((worth) => worth?.remoteness ?? 0));
  const centre = EDGE + (WIDTH - GUTTER - EDGE) / 2;
  const half = centre - EDGE - 8;
  const place = (worth) => {
    if (!worth || worth.result === 'tie' || worth.result === 'draw') {
      return centre;
    }
    const near = worth.remoteness === null || worth.remoteness === undefined ? 0.5 : worth.remoteness / most;
    return centre + (worth.result === 'win' ? -1 : 1) * (half - near * (half - 16));
  };
  const y = (i) => TOP + i * ROW + ROW / 2;
  const height = TOP + history.length * ROW + 8;
  const points = history
    .map((worth, i) => (worth ? `${place(worth).toFixed(1)},${y(i)}` : null))
    .filter(Boolean);
  const rows = history.map((worth, i) => row(worth, i, { place, y, turns, here, mover, open }));
  const svg = s(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${height}`, class: 'history-svg', role: 'group', 'aria-label': 'Value history' },
    s('text', { class: 'left', x: 2, y: 14 }, '◀ Player 1 wins'),
    s('text', { class: 'right', x: WIDTH - GUTTER, y: 14 }, 'Player 2 wins ▶'),
    s('text', { class: 'soft', x: EDGE + 8, y: 34 }, '0'),
    s('text', { class: 'soft', x: centre, y: 34 }, `${most}`),
    s('text', { class: 'soft', x: 2 * centre - EDGE - 8, y: 34 }, '0'),
    s('line', { class: 'guide', x1: EDGE + 8, x2: EDGE + 8, y1: 38, y2: height }),
    s('line', { class: 'guide', x1: 2 * centre - EDGE - 8, x2: 2 * centre - EDGE - 8, y1: 38, y2: height }),
    s('line', { class: 'axis', x1: centre, x2: centre, y1: 38, y2: height }),
    s('polyline', { class: 'path', points: points.join(' ') }),
    rows,
  );
  const figure = h(
    'figure',
    { class: 'stack', id: 'history' },
    h('div', { class: 'history-scroll' }, svg),
    h(
      'figcaption',
      { class: 'small soft' },
      'Plies to the end, for the player who has the win. The letter is the worth for the player to move. A ring marks a blunder.',
    ),
  );
  roving(svg, '.ply');
  return figure;
}

function row(worth, i, { place, y, turns, here, mover, open }) {
  const turn = i === 0 ? null : turns[i - 1];
  const next = turns[i]?.player ?? (mover === undefined ? null : mover + 1);
  const seen = worth ? (next === 2 ? turned(worth.result) : worth.result) : null;
  const label = turn ? `${i}. ${turn.move}` : 'start';
  const words = worth ? worthWords(worth) : 'not known';
  const band = s('rect', { class: 'row-band', x: 0, y: y(i) - ROW / 2, width: WIDTH, height: ROW, rx: 5 });
  const dot = worth
    ? [
        turn?.blunder && s('circle', { class: 'blunder', cx: place(worth), cy: y(i), r: 12 }),
        s('circle', { class: 'worth-dot', cx: place(worth), cy: y(i), r: 8 }),
        s('text', { class: 'worth-letter', x: place(worth), y: y(i) + 3.5 }, outcome(seen).letter),
      ]
    : s('circle', { class: 'unknown', cx: place(null), cy: y(i), r: 7 });
  const group = s(
    'g',
    {
      class: `ply value-${seen ?? 'unknown'}${here === i ? ' here' : ''}`,
      role: 'button',
      tabindex: '-1',
      data: { ply: String(i) },
      'aria-label': `${label}${turn ? ` by player ${turn.player}` : ''}: ${words}${turn?.blunder ? ', a blunder' : ''}`,
      'aria-current': here === i ? 'step' : null,
    },
    band,
    dot,
    s('text', { class: 'left', x: WIDTH - GUTTER + 8, y: y(i) + 4 }, shortened(label)),
  );
  return pressable(group, () => open(i));
}

function worthWords(worth) {
  if (worth.result === 'tie' || worth.result === 'draw') {
    return `a ${outcome(worth.result).noun}`;
  }
  const far =
    worth.remoteness === null || worth.remoteness === undefined ? '' : ` in ${inPlies(worth.remoteness)}`;
  return `player ${worth.result === 'win' ? 1 : 2} wins${far}`;
}

function shortened(text) {
  return text.length > 19 ? `${text.slice(0, 18)}…` : text;
}
