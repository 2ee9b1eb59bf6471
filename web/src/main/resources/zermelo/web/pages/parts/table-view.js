/** Tables of values: a sequence ten to a line, or a grid of two numbers; each value is a door. */

import { h } from '../app/dom.js';
import { resultOf, valueClass } from '../app/values.js';

const ACROSS = 10;
const LETTERS = { first: 'N', second: 'P', tie: '=', draw: '~' };

/** @param address gives the page's address of a position */
export function tableView(table, address) {
  const grid = Array.isArray(table.values[0]);
  return h(
    'div',
    { class: 'stack' },
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
          { href: address(position), 'aria-label': `${position}: ${value}` },
          LETTERS[value] ?? String(value),
        ),
  );
}
