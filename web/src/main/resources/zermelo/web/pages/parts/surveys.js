/** Tables, plots and maps of many positions on a page. The URL contains the choices. */

import { h, refill, select } from '../app/dom.js';
import { ask, askPicture } from '../app/api.js';
import { asked, understandAddress } from '../app/place.js';
import { go } from '../app/router.js';
import { seenTheme } from '../app/theme.js';
import { whenColoursChange } from './colours.js';
import { mapView } from './map-view.js';
import { plotView } from './plot-view.js';
import { tableView } from './table-view.js';
import { Latest, waiting } from './waiting.js';

const TABLES = { grundy: 'Grundy values', winner: 'Who wins', remoteness: 'Remoteness' };
const PLOTS = {
  grid: ['map', 'grid', 'heat', 'outcomes', 'histogram'],
  sequence: ['scatter', 'outcomes', 'histogram'],
};
/** Kinds that show only Grundy values. */
const OF_GRUNDY_VALUES = new Set(['grundy', 'scatter', 'heat', 'histogram']);
/** The server's limit on the numbers of a two-dimensional table. */
const WIDEST_MAP = 200;
const WIDEST_PLOT = 2000;
const PLOT_WORDS = {
  map: 'Map of P-positions',
  scatter: 'Scatter plot',
  grid: 'Grid',
  heat: 'Heat map',
  outcomes: 'Outcomes',
  histogram: 'Histogram',
};

/** Shows a table in the panel, with the choice of its values. */
export async function showTable(page, signal) {
  const chosen = page.choices.table;
  const value = choice('table-value', worth(Object.keys(TABLES), page.state), TABLES, chosen.value);
  const bounds = page.pairs ? { min: 1, max: 100, usual: 20 } : { min: 1, max: 2000, usual: 100 };
  const to = number('table-to', bounds, chosen.to);
  const slot = h('div');
  const turns = new Latest(signal);
  const fill = async () => {
    const turn = turns.next();
    const limit = limited(to);
    const table = await waiting(
      slot,
      'Computing the table',
      (stop) => ask('table', survey(page, { value: value.value, to: to.value }), { signal: stop }),
      turn,
    );
    if (table) {
      refill(
        slot,
        limit,
        tableView(table, (position) => understandAddress({ ...page.place, position })),
      );
    }
  };
  listen([value, to], () => {
    fill(); // moves the number into its bounds
    page.choose({ value: value.value, to: to.value });
  });
  refill(page.panel, controls(['Show', value], ['Up to', to]), slot);
  await fill();
}

/** Shows a plot or a map in the panel, with the choice of its kind. */
export async function showPlot(page, signal) {
  const chosen = page.choices.plot;
  const kinds = worth(page.pairs ? PLOTS.grid : PLOTS.sequence, page.state);
  const kind = choice('plot-kind', kinds, PLOT_WORDS, chosen.kind);
  const bounds = { min: 5, max: WIDEST_PLOT, usual: page.pairs ? 60 : 200 };
  const to = number('plot-to', bounds, chosen.to);
  const slot = h('div');
  const turns = new Latest(signal);
  const fill = async () => {
    const turn = turns.next();
    to.max = kind.value === 'map' ? WIDEST_MAP : WIDEST_PLOT;
    const limit = limited(to);
    const view = await (kind.value === 'map'
      ? map(page, slot, Number(to.value), turn)
      : plot(page, slot, kind.value, to.value, turn));
    if (view && !turn.aborted) {
      refill(slot, limit, view);
    }
  };
  listen([kind, to], () => {
    fill(); // moves the number into its bounds
    page.choose({ kind: kind.value, to: to.value });
  });
  // The server drew the plot in the old colours; a map repaints itself.
  whenColoursChange(() => kind.value !== 'map' && fill(), signal);
  refill(page.panel, controls(['Show', kind], ['Up to', to]), slot);
  await fill();
}

/**
 * Filters and sorts the kinds: no Grundy values if there are none, and last if few positions have
 * one.
 */
function worth(kinds, { grundy: which }) {
  const grundy = kinds.filter((kind) => OF_GRUNDY_VALUES.has(kind));
  const others = kinds.filter((kind) => !OF_GRUNDY_VALUES.has(kind));
  return { all: kinds, some: [...others, ...grundy], none: others }[which];
}

/** Returns the request parameters of a question about many positions. */
function survey({ place }, more) {
  const query = asked({ ...place, position: '' });
  Object.entries(more).forEach(([name, value]) => query.append(name, value));
  return query;
}

async function map(page, slot, to, signal) {
  const table = await waiting(
    slot,
    'Computing the map',
    (stop) => ask('table', survey(page, { value: 'winner', to: String(to) }), { signal: stop }),
    signal,
  );
  const open = (position) => go(understandAddress({ ...page.place, position }));
  return table && mapView(table, to, open, signal);
}

async function plot(page, slot, kind, to, signal) {
  const picture = await waiting(
    slot,
    'Drawing',
    (stop) => askPicture('plot', survey(page, { kind, to, theme: seenTheme() }), { signal: stop }),
    signal,
  );
  return picture && plotView(picture, `${PLOT_WORDS[kind]} of ${page.game.title} to ${to}`);
}

/** Returns a choice between kinds; the URL may name an unknown one. */
function choice(id, kinds, words, chosen) {
  return select(
    id,
    kinds.map((kind) => [kind, words[kind]]),
    kinds.includes(chosen) ? chosen : kinds[0],
  );
}

function number(id, { min, max, usual }, chosen) {
  const field = h('input', { type: 'number', id, min, max });
  field.defaultValue = String(usual);
  if (chosen !== undefined) {
    field.value = chosen;
  }
  return field;
}

function listen(fields, act) {
  fields.forEach((field) => field.addEventListener('change', act));
}

/** Moves a number into its bounds; reports it if it was outside. */
function limited(field) {
  const [least, most] = [Number(field.min), Number(field.max)];
  const wanted = Math.round(Number(field.value || field.defaultValue));
  const nearest = Math.min(most, Math.max(least, wanted));
  field.value = String(nearest);
  return (
    nearest !== wanted &&
    h(
      'p',
      { class: 'small soft', role: 'status', data: { limit: String(nearest) } },
      wanted > most ? `This goes to ${most} at most.` : `This goes to ${least} at least.`,
    )
  );
}

function controls(...fields) {
  return h(
    'div',
    { class: 'controls' },
    fields.map(([words, field]) => h('label', { class: 'field' }, h('span', {}, words), field)),
  );
}
