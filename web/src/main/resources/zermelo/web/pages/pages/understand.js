/** Understanding a position: words, the game graph, tables, plots and the map of P-positions. */

import { h, refill, select } from '../app/dom.js';
import { ask, askPicture, wasCancelled } from '../app/api.js';
import { asked, playAddress, readPlace, standing, understandAddress } from '../app/place.js';
import { go, titled } from '../app/router.js';
import { seenTheme } from '../app/theme.js';
import { board } from '../boards/board.js';
import { whenColoursChange } from '../parts/colours.js';
import { fetchGame } from '../parts/game.js';
import { graphView } from '../parts/graph-view.js';
import { mapView } from '../parts/map-view.js';
import { nimSum } from '../parts/nim-sum.js';
import { parameterField } from '../parts/parameters.js';
import { plotView } from '../parts/plot-view.js';
import { prose } from '../parts/prose.js';
import { rulesOf } from '../parts/rules.js';
import { tableView } from '../parts/table-view.js';
import { markTab, tabList } from '../parts/tabs.js';
import { Latest, problem, waiting } from '../parts/waiting.js';

const NAMES = {
  verdict: 'Who wins',
  options: 'Options and mex',
  'nim-sum': 'Nim-sum',
  mirror: 'Mirror strategy',
  theorem: 'Theorem',
  choice: 'The choice',
  line: 'A line of best play',
  evidence: 'How we know',
  reply: 'Forced replies',
  unknown: 'Not known',
};
const TABLES = { grundy: 'Grundy values', winner: 'Who wins', remoteness: 'Remoteness' };
const PLOTS = {
  grid: ['map', 'grid', 'heat', 'outcomes', 'histogram'],
  sequence: ['scatter', 'outcomes', 'histogram'],
};
/** What shows nothing but Grundy values. */
const OF_GRUNDY_VALUES = new Set(['grundy', 'scatter', 'heat', 'histogram']);
/** The choices of a table or a plot, as the address names them. */
const CHOICES = ['value', 'kind', 'to'];
/** The server tabulates no more pairs than these at once. */
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

export async function show(root, address, signal) {
  const game = await fetchGame(root, address.groups[0], signal);
  if (!game) {
    return null;
  }
  const page = new UnderstandPage(root, game, signal);
  page.update(address);
  return page;
}

class UnderstandPage {
  constructor(root, game, signal) {
    this.game = game;
    // Where one number is a position too, tables are of one number.
    this.pairs = game.grid && !game.sequence;
    this.runs = new Latest(signal);
    this.choices = {};
    titled(`Understand ${game.title}`);
    const tabs = [
      ['explain', 'In words'],
      ['graph', 'Game graph'],
    ];
    if (game.grid || game.sequence) {
      tabs.push(['table', 'Table'], ['plot', this.pairs ? 'Plots and map' : 'Plots']);
    }
    if (game.theorem_list?.length > 0) {
      tabs.push(['theorems', 'Theorems']);
    }
    this.tabs = tabList(
      tabs,
      'explain',
      (tab) => go(this.address(this.place, tab), { replace: true }),
      `Ways to understand ${game.title}`,
    );
    this.position = h('input', {
      type: 'text',
      class: 'notation',
      id: 'understand-position',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
    });
    this.misere = h('input', { type: 'checkbox', id: 'understand-misere', on: { change: () => this.ask() } });
    this.wrong = h('div');
    this.seen = h('div', { class: 'board' });
    this.panel = h('div', { id: 'panel', role: 'tabpanel', tabindex: '-1', class: 'stack' });
    this.playLink = h('a', { class: 'button', href: '#' }, 'Play from here');
    this.parameters = (game.settings ?? []).map((setting) => parameterField(setting));
    const form = h(
      'form',
      {
        class: 'stack',
        on: {
          submit: (event) => {
            event.preventDefault();
            this.ask();
          },
        },
      },
      h(
        'div',
        { class: 'type-line' },
        h('label', { class: 'unseen', for: 'understand-position' }, 'Position'),
        this.position,
        h('button', { type: 'submit', class: 'primary' }, 'Look'),
      ),
      this.parameters.map(({ element }) => element),
    );
    refill(
      root,
      h('div', { class: 'game-head' }, h('h1', {}, game.title), rulesOf(game)),
      h(
        'div',
        { class: 'table reading' },
        h('section', { class: 'stack', 'aria-label': 'Understanding' }, this.tabs, this.panel),
        h(
          'aside',
          { class: 'sheet stack', 'aria-label': 'Position' },
          this.seen,
          form,
          this.wrong,
          h(
            'div',
            { class: 'row' },
            examples(game).map((example) =>
              h(
                'a',
                {
                  class: 'button notation',
                  href: understandAddress({ game: game.game, set: example.set, position: example.position }),
                },
                example.position,
              ),
            ),
          ),
          h('label', { class: 'check' }, this.misere, 'Misère play'),
          this.playLink,
        ),
      ),
    );
  }

  /** Goes to what stands in the fields. */
  ask() {
    const position = this.position.value.trim();
    const typed = position !== this.place.position;
    // A position shows the size of its board, and another size needs another position.
    const shaped = ({ setting, edited }) => setting.fitted && !edited();
    const reshaped = this.parameters.some(({ setting, edited }) => setting.fitted && edited());
    const said = this.parameters
      .filter(({ setting, edited }) => edited() || setting.name in this.place.set)
      .filter((parameter) => !(typed && shaped(parameter)))
      .map(({ setting, value }) => [setting.name, value()])
      .filter(([, value]) => value !== '');
    go(
      this.address({
        ...this.place,
        set: Object.fromEntries(said),
        position: reshaped && !typed ? '' : position,
        misere: this.misere.checked,
      }),
    );
  }

  /** The address of a place on a tab, with what was chosen there. */
  address(place, tab = this.tab) {
    const address = understandAddress(place, tab);
    const chosen = new URLSearchParams(this.choices[tab] ?? {}).toString();
    return chosen ? `${address}${address.includes('?') ? '&' : '?'}${chosen}` : address;
  }

  /** Writes what was chosen on this tab into the address, where it is found again. */
  choose(choices) {
    this.choices[this.tab] = choices;
    history.replaceState(history.state, '', this.address(this.place));
  }

  async update(address) {
    const signal = this.runs.next();
    this.place = readPlace(address.groups[0], address.query);
    this.tab = address.query.get('tab') ?? 'explain';
    this.choices[this.tab] = Object.fromEntries(
      CHOICES.filter((name) => address.query.has(name)).map((name) => [name, address.query.get(name)]),
    );
    if (!this.place.position && Object.keys(this.place.set).length === 0 && this.game.example) {
      const { set, position } = this.game.example;
      this.place = { ...this.place, set, position };
    }
    markTab(this.tabs, this.tab);
    this.panel.setAttribute('aria-labelledby', `tab-${this.tab}`);
    this.misere.checked = this.place.misere;
    this.showPlace();
    refill(this.panel);
    try {
      this.state = await ask('position', asked(this.place), { signal });
      this.place = { ...standing(this.place, this.state.position), set: this.state.set };
      this.showPlace();
      refill(this.wrong);
      this.position.removeAttribute('aria-invalid');
      refill(this.seen, board(this.state.picture, { position: this.state.position }));
      this.playLink.href = playAddress({ ...this.place, seats: ['human', 'perfect'] });
      await this.fill(signal);
    } catch (error) {
      if (!wasCancelled(error)) {
        this.position.setAttribute('aria-invalid', 'true');
        refill(this.wrong, problem(error));
      }
    }
  }

  showPlace() {
    this.position.value = this.place.position;
    this.parameters.forEach(({ setting, put }) => put(this.place.set[setting.name]));
  }

  fill(signal) {
    const draw =
      {
        explain: this.explain,
        graph: this.graph,
        table: this.tables,
        plot: this.plots,
        theorems: this.theorems,
      }[this.tab] ?? this.explain;
    return draw.call(this, signal);
  }

  async explain(signal) {
    const answer = await waiting(
      this.panel,
      'Explaining',
      (stop) => ask('explain', asked(this.place), { signal: stop }),
      signal,
    );
    if (answer) {
      refill(
        this.panel,
        h('div', { class: 'paragraphs', id: 'explanation' }, answer.explanation.map(paragraph)),
      );
    }
  }

  async graph(signal) {
    const graph = await waiting(
      this.panel,
      'Drawing the graph',
      (stop) => ask('graph', asked(this.place), { signal: stop }),
      signal,
    );
    if (graph) {
      refill(
        this.panel,
        graphView(graph, (position) => go(understandAddress(standing(this.place, position), 'graph'))),
      );
    }
  }

  async tables(signal) {
    const chosen = this.choices.table;
    const value = choice('table-value', this.worth(Object.keys(TABLES)), TABLES, chosen.value);
    const bounds = this.pairs ? { min: 1, max: 100, usual: 20 } : { min: 1, max: 2000, usual: 100 };
    const to = number('table-to', bounds, chosen.to);
    const slot = h('div');
    const turns = new Latest(signal);
    const fill = async () => {
      const turn = turns.next();
      const limit = limited(to);
      const table = await waiting(
        slot,
        'Computing the table',
        (stop) => ask('table', this.survey({ value: value.value, to: to.value }), { signal: stop }),
        turn,
      );
      if (table) {
        refill(
          slot,
          limit,
          tableView(table, (position) => understandAddress({ ...this.place, position })),
        );
      }
    };
    listen([value, to], () => {
      fill(); // brings the number within its bounds
      this.choose({ value: value.value, to: to.value });
    });
    refill(this.panel, controls(['Show', value], ['Up to', to]), slot);
    await fill();
  }

  async plots(signal) {
    const chosen = this.choices.plot;
    const kinds = this.worth(this.pairs ? PLOTS.grid : PLOTS.sequence);
    const kind = choice('plot-kind', kinds, PLOT_WORDS, chosen.kind);
    const bounds = { min: 5, max: WIDEST_PLOT, usual: this.pairs ? 60 : 200 };
    const to = number('plot-to', bounds, chosen.to);
    const slot = h('div');
    const turns = new Latest(signal);
    const fill = async () => {
      const turn = turns.next();
      to.max = kind.value === 'map' ? WIDEST_MAP : WIDEST_PLOT;
      const limit = limited(to);
      const view = await (kind.value === 'map'
        ? this.map(slot, Number(to.value), turn)
        : this.plot(slot, kind.value, to.value, turn));
      if (view) {
        refill(slot, limit, view);
      }
    };
    listen([kind, to], () => {
      fill(); // brings the number within its bounds
      this.choose({ kind: kind.value, to: to.value });
    });
    // The server draws in the colours of then; a map paints itself anew.
    whenColoursChange(() => kind.value !== 'map' && fill(), signal);
    refill(this.panel, controls(['Show', kind], ['Up to', to]), slot);
    await fill();
  }

  /** What is worth looking at: no Grundy values where there are none, and last where few have one. */
  worth(kinds) {
    const grundy = kinds.filter((kind) => OF_GRUNDY_VALUES.has(kind));
    const others = kinds.filter((kind) => !OF_GRUNDY_VALUES.has(kind));
    return { all: kinds, some: [...others, ...grundy], none: others }[this.state.grundy];
  }

  /** A question about many positions. */
  survey(more) {
    const query = asked({ ...this.place, position: '' });
    Object.entries(more).forEach(([name, value]) => query.append(name, value));
    return query;
  }

  async map(slot, to, signal) {
    const table = await waiting(
      slot,
      'Computing the map',
      (stop) => ask('table', this.survey({ value: 'winner', to: String(to) }), { signal: stop }),
      signal,
    );
    const open = (position) => go(understandAddress({ ...this.place, position }));
    return table && mapView(table, to, open, signal);
  }

  async plot(slot, kind, to, signal) {
    const picture = await waiting(
      slot,
      'Drawing',
      (stop) => askPicture('plot', this.survey({ kind, to, theme: seenTheme() }), { signal: stop }),
      signal,
    );
    return picture && plotView(picture, `${PLOT_WORDS[kind]} of ${this.game.title} to ${to}`);
  }

  theorems() {
    refill(
      this.panel,
      h(
        'div',
        { class: 'paragraphs' },
        this.game.theorem_list.map((theorem) =>
          h(
            'section',
            { class: 'paragraph sheet' },
            h('h2', {}, theorem.name),
            h('p', {}, theorem.statement),
            h(
              'p',
              { class: 'small soft' },
              [
                theorem.domain && `Domain: ${theorem.domain}.`,
                theorem.source && `Source: ${theorem.source}.`,
                theorem.checked && `Checked against the rules: ${theorem.checked}.`,
              ]
                .filter(Boolean)
                .join(' '),
            ),
          ),
        ),
      ),
    );
  }
}

function examples(game) {
  return (game.examples ?? []).filter((example) => example.position).slice(0, 5);
}

/** A choice between kinds; what the address names may be none of them. */
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

/** Brings a number within its bounds; says so if it was not. */
function limited(field) {
  const [least, most] = [Number(field.min), Number(field.max)];
  const wanted = Math.round(Number(field.value || field.defaultValue));
  const number = Math.min(most, Math.max(least, wanted));
  field.value = String(number);
  return (
    number !== wanted &&
    h(
      'p',
      { class: 'small soft', role: 'status', data: { limit: String(number) } },
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

function paragraph(part) {
  const name = NAMES[part.kind] ?? part.kind;
  if (part.kind === 'verdict') {
    return h(
      'section',
      { class: 'paragraph', data: { kind: part.kind } },
      h('p', { class: 'verdict' }, h('strong', {}, part.text)),
    );
  }
  return h(
    'section',
    { class: 'paragraph', data: { kind: part.kind } },
    h('h3', {}, name),
    part.kind === 'nim-sum'
      ? [
          nimSum(part),
          prose(
            part.text
              .split('\n')
              .slice(1)
              .filter((line) => !/^\s/.test(line))
              .join('\n'),
          ),
        ]
      : prose(part.text),
  );
}
