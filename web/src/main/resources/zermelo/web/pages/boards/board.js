/**
 * Draws any picture of a position. A board is told by a context:
 *   position  the text of the position
 *   moves     the legal moves, [{move, to}]
 *   picker    turns clicks on places into moves (none on a picture that is only looked at)
 *   prefix    what stands before the picture's labels in moves of the whole
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
import { graph } from './graph.js';
import { pits } from './pits.js';
import { tree } from './tree.js';

const KINDS = { notation, piles, values, coins, grid, dots, pits, tree, graph, several };

/** A position to play on or to look at. */
export function board(picture, context = {}) {
  const draw = KINDS[picture?.kind] ?? (() => notation({ text: context.position ?? '' }));
  return draw(picture, {
    prefix: '',
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
    !['piles', 'coins', 'grid', 'dots', 'pits', 'tree', 'graph', 'several'].includes(picture?.kind) ||
    (picture.kind === 'several' && picture.parts.every((part) => playedByCards(part.picture)))
  );
}

function several(picture, context) {
  return h(
    'div',
    { class: 'board-several' },
    picture.parts.map((part) =>
      h(
        'div',
        { class: 'board-part' },
        part.title && h('p', { class: 'board-part-title' }, part.title),
        board(part.picture, { ...context, prefix: context.prefix + part.prefix }),
      ),
    ),
  );
}
