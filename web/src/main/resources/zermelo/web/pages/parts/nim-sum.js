/** Grundy values in binary columns, with the nim-sum below them. */

import { h } from '../app/dom.js';

export function nimSum(paragraph) {
  const all = [...paragraph.parts.map((part) => part.grundy), paragraph.sum].map((value) => BigInt(value));
  const bits = Math.max(
    1,
    all.reduce((most, value) => Math.max(most, value.toString(2).length), 0),
  );
  const row = (name, value, count, sum) =>
    h(
      'tr',
      { class: sum ? 'sum' : '' },
      h('th', { scope: 'row' }, count > 1 ? `${name} × ${count}` : name),
      h('td', { class: 'number' }, String(value)),
      [...BigInt(value).toString(2).padStart(bits, '0')].map((digit) =>
        h('td', { class: digit === '1' ? 'one' : '' }, digit),
      ),
    );
  return h(
    'div',
    { class: 'scroll-x', data: { nimsum: String(paragraph.sum) } },
    h(
      'table',
      { class: 'bits' },
      h('caption', { class: 'unseen' }, 'Grundy values of the parts in binary, and their nim-sum'),
      h(
        'tbody',
        {},
        paragraph.parts.map((part) => row(part.name, part.grundy, part.count, false)),
        row('nim-sum', paragraph.sum, 1, true),
      ),
    ),
  );
}
