/**
 * Draws the content of a cell: a cross or a ring for X and O, a block for #, a stone with a letter for
 * other marks.
 */

import { s } from '../app/dom.js';

export function mark(cell, x, y, r) {
  const owner = cell.owner >= 0 ? `player-${cell.owner}` : 'nobody';
  switch (cell.mark) {
    case '.':
      return null;
    case 'X':
    case 'x':
      return s('path', {
        class: `mark cross ${owner}`,
        d: `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`,
      });
    case 'O':
    case 'o':
      return s('circle', { class: `mark ring ${owner}`, cx: x, cy: y, r });
    case '#':
      return s('rect', {
        class: `mark block ${owner}`,
        x: x - r - 5,
        y: y - r - 5,
        width: 2 * r + 10,
        height: 2 * r + 10,
        rx: 5,
      });
    case '!':
      return s(
        'g',
        { class: 'mark poison' },
        s('rect', {
          class: 'block',
          x: x - r - 5,
          y: y - r - 5,
          width: 2 * r + 10,
          height: 2 * r + 10,
          rx: 5,
        }),
        s('text', { class: 'mark-text', x, y: y + 8 }, '☠'),
      );
    default:
      return s(
        'g',
        { class: `mark lettered ${owner}` },
        s('rect', { class: 'block', x: x - r - 4, y: y - r - 4, width: 2 * r + 8, height: 2 * r + 8, rx: 6 }),
        s('text', { class: 'mark-text', x, y: y + 7 }, cell.mark),
      );
  }
}
