/**
 * Draws any picture of a position. The context of a board has these fields:
 *   position  the text of the position
 *   moves     the legal moves, [{move, to}]
 *   picker    turns clicks on places into moves (none on a picture without play)
 *   prefix    the prefix of this picture's moves in the labels of the whole position
 *   part      distinguishes the places of this picture from those of others beside it
 *   bottom    the player whose side is nearest, 0 or 1
 *   small     whether it is only a small picture beside others
 */

import { h } from '../app/dom.js';
import { notation } from './notation.js';
import { piles } from './piles.js';
import { values } from './numbers.js';
import { coins } from './coins.js';
import { grid } from './grid.js';
import { dots } from './dots.js';
import { points } from './points.js';
import { graph } from './graph.js';
import { pits } from './pits.js';
import { tree } from './tree.js';

const KINDS = { notation, piles, values, coins, grid, points, dots, pits, tree, graph, several };

/** Draws a position to play on or to look at. */
export function board(picture, context = {}) {
  const draw = KINDS[picture?.kind] ?? (() => notation({ text: context.position ?? '' }));
  return draw(picture, {
    prefix: '',
    part: '',
    bottom: 0,
    moves: [],
    picker: null,
    position: '',
    small: false,
    ...context,
  });
}

/** Whether a picture has nothing to click, so that its moves are shown as cards below it. */
export function playedByCards(picture) {
  return (
    !['piles', 'coins', 'grid', 'points', 'dots', 'pits', 'tree', 'graph', 'several'].includes(
      picture?.kind,
    ) ||
    (picture.kind === 'several' && picture.parts.every((part) => playedByCards(part.picture)))
  );
}

function several(picture, context) {
  const parts = partsOfSum(picture.parts, context);
  return h(
    'div',
    { class: parts ? 'board-several sum' : 'board-several' },
    picture.parts.map((part, i) =>
      h(
        'div',
        { class: 'board-part' },
        part.title && h('p', { class: 'board-part-title' }, part.title),
        board(part.picture, { ...context, ...parts?.[i], prefix: context.prefix + part.prefix }),
      ),
    ),
  );
}

/**
 * In a sum of games each component has a title with its game and position, "part 2 (kayles 7)". It
 * is drawn with its own position and moves, which are found by its text in the whole.
 */
function partsOfSum(parts, { position, moves }) {
  const found = [];
  let from = 0;
  let last = '';
  for (const [i, { title, prefix }] of parts.entries()) {
    const [, game, own] = /^part \d+ \((\S+) (.*)\)$/.exec(title) ?? [];
    const joined = game === last && position.startsWith(`+${own}`, from);
    const named = position.indexOf(`${game} ${own}`, from);
    if (own === undefined || (!joined && named < 0)) {
      return null;
    }
    const start = joined ? from + 1 : named + game.length + 1;
    from = start + own.length;
    last = game;
    const behind = position.length - from;
    found.push({
      part: `${i + 1}/`,
      position: own,
      moves: moves
        .filter(({ move }) => move.startsWith(prefix))
        .map(({ move, to }) => ({ move, to: to.slice(start, to.length - behind) })),
    });
  }
  return found;
}
