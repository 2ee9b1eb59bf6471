/**
 * Tables of values: a sequence with ten per line, or a grid of two numbers. Each value is a link.
 */

import { h } from '../app/dom.js';
import { resultOf, valueClass } from '../app/values.js';

const ACROSS = 10;
const LETTERS = { first: 'N', second: 'P', tie: '=', draw: '~' };
const WORDS = { first: 'next player wins', second: 'previous player wins', tie: 'tie', draw: 'draw' };

/** @param address returns the page's URL for a position */
export function tableView(table, address) {
  const grid = isGrid(table);
  if (lastOf(table) === null) {
    return early(table);
  }
  return h(
    'div',
    { class: 'stack' },
    early(table),
    table.value === 'winner' &&
      h(
        'p',
        { class: 'small soft' },
        'N: the next player, who is to move, wins. P: the previous player wins. = tie, ~ draw.',
      ),
    h(
      'div',
      { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Table' },
      grid ? gridTable(table, address) : sequenceTable(table, address),
    ),
  );
}

/** Says where a table ends, and why, if it ends early. */
export function early(table) {
  const last = lastOf(table);
  return (
    table.early !== null &&
    h(
      'p',
      { class: 'notice', role: 'status', data: { early: last ?? '' } },
      last === null ? `No value was found: ${table.early}.` : `Ends at ${last}: ${table.early}.`,
    )
  );
}

function isGrid(table) {
  return Array.isArray(table.values[0]);
}

/** Returns the last position that has a value. */
function lastOf(table) {
  const rows = isGrid(table) ? table.values.filter((row) => row.length > 0) : table.values;
  if (rows.length === 0) {
    return null;
  }
  const row = table.from + rows.length - 1;
  return isGrid(table) ? `${row},${table.from + rows.at(-1).length - 1}` : String(row);
}

function gridTable(table, address) {
  const columns = Math.max(...table.values.map((row) => row.length));
  const heads = [...Array(columns).keys()].map((i) => h('th', { scope: 'col' }, String(table.from + i)));
  return h(
    'table',
    { class: 'values' },
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, 'a \\ b'), heads)),
    h(
      'tbody',
      {},
      table.values.map((row, i) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, String(table.from + i)),
          row.map((value, j) => cell(value, `${table.from + i},${table.from + j}`, table.value, address)),
        ),
      ),
    ),
  );
}

function sequenceTable(table, address) {
  const first = table.from - (table.from % ACROSS);
  const last = table.from + table.values.length - 1;
  const rows = [];
  for (let n = first; n <= last; n += ACROSS) {
    rows.push(
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, String(n)),
        [...Array(ACROSS).keys()].map((i) => {
          const at = n + i - table.from;
          return at < 0 || at >= table.values.length
            ? h('td')
            : cell(table.values[at], String(n + i), table.value, address);
        }),
      ),
    );
  }
  return h(
    'table',
    { class: 'values' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, 'n'),
        [...Array(ACROSS).keys()].map((i) => h('th', { scope: 'col' }, `+${i}`)),
      ),
    ),
    h('tbody', {}, rows),
  );
}

function cell(value, position, kind, address) {
  const zero = kind === 'grundy' && value === 0;
  const style =
    kind === 'winner' && value
      ? valueClass({ result: resultOf(value), remoteness: 8 })
      : zero
        ? 'value value-lose strength-2'
        : '';
  return h(
    'td',
    { class: style, data: { position } },
    value === null
      ? ''
      : h(
          'a',
          {
            href: address(position),
            'aria-label': `${position}: ${LETTERS[value] ? `${LETTERS[value]}, ${WORDS[value]}` : value}`,
          },
          LETTERS[value] ?? String(value),
        ),
  );
}
