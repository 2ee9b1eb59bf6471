/** Understanding a position: words, the game graph, tables, plots and the map of P-positions. */

import { h, refill } from '../app/dom.js';
import { addressOf, ask } from '../app/api.js';
import { asked, playAddress, readPlace, standing, understandAddress } from '../app/place.js';
import { go, titled } from '../app/router.js';
import { seenTheme } from '../app/theme.js';
import { board } from '../boards/board.js';
import { fetchGame } from '../parts/game.js';
import { graphView } from '../parts/graph-view.js';
import { mapView } from '../parts/map-view.js';
import { nimSum } from '../parts/nim-sum.js';
import { prose } from '../parts/prose.js';
import { rulesOf } from '../parts/rules.js';
import { tableView } from '../parts/table-view.js';
import { markTab, tabList } from '../parts/tabs.js';
import { problem, waiting } from '../parts/waiting.js';

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
const PLOTS = {
  grid: ['grid', 'heat', 'outcomes', 'histogram'],
  sequence: ['scatter', 'outcomes', 'histogram'],
};
const PLOT_WORDS = {
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
    this.run = new AbortController();
    signal.addEventListener('abort', () => this.run.abort());
    titled(`Understand ${game.title}`);
    const tabs = [
      ['explain', 'In words'],
      ['graph', 'Game graph'],
    ];
    if (game.grid || game.sequence) {
      tabs.push(['table', 'Table'], ['plot', game.grid ? 'Plots and map' : 'Plots']);
    }
    if (game.theorem_list?.length > 0) {
      tabs.push(['theorems', 'Theorems']);
    }
    this.tabs = tabList(
      tabs,
      'explain',
      (tab) => go(understandAddress(this.place, tab), { replace: true }),
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
    const form = h(
      'form',
      {
        class: 'type-line',
        on: {
          submit: (event) => {
            event.preventDefault();
            this.ask();
          },
        },
      },
      h('label', { class: 'unseen', for: 'understand-position' }, 'Position'),
      this.position,
      h('button', { type: 'submit', class: 'primary' }, 'Look'),
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

  ask() {
    go(
      understandAddress(
        { ...this.place, position: this.position.value.trim(), misere: this.misere.checked },
        this.tab,
      ),
    );
  }

  async update(address) {
    this.run.abort();
    this.run = new AbortController();
    const { signal } = this.run;
    this.place = readPlace(address.groups[0], address.query);
    this.tab = address.query.get('tab') ?? 'explain';
    if (!this.place.position && this.game.example) {
      this.place = {
        ...this.place,
        set: { ...this.game.example.set, ...this.place.set },
        position: this.game.example.position,
      };
    }
    markTab(this.tabs, this.tab);
    this.panel.setAttribute('aria-labelledby', `tab-${this.tab}`);
    this.misere.checked = this.place.misere;
    this.position.value = this.place.position;
    refill(this.panel);
    try {
      const state = await ask('position', asked(this.place), { signal });
      this.position.value = state.position;
      this.place = { ...standing(this.place, state.position), set: state.set };
      refill(this.wrong);
      this.position.removeAttribute('aria-invalid');
      refill(this.seen, board(state.picture, { position: state.position }));
      this.playLink.href = playAddress({ ...this.place, seats: ['human', 'perfect'] });
      await this.fill(state, signal);
    } catch (error) {
      if (error.name !== 'AbortError') {
        this.position.setAttribute('aria-invalid', 'true');
        refill(this.wrong, problem(error));
      }
    }
  }

  fill(state, signal) {
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
    const value = select('table-value', [
      ['grundy', 'Grundy values'],
      ['winner', 'Who wins'],
      ['remoteness', 'Remoteness'],
    ]);
    const to = h('input', {
      type: 'number',
      id: 'table-to',
      min: 1,
      max: this.game.grid ? 100 : 2000,
      value: this.game.grid ? 20 : 100,
    });
    const slot = h('div');
    const fill = async () => {
      const query = asked({ ...this.place, position: '' });
      query.append('value', value.value);
      query.append('to', to.value);
      const table = await waiting(
        slot,
        'Computing the table',
        (stop) => ask('table', query, { signal: stop }),
        signal,
      );
      if (table) {
        refill(
          slot,
          tableView(table, (position) => understandAddress({ ...this.place, position })),
        );
      }
    };
    value.addEventListener('change', fill);
    to.addEventListener('change', fill);
    refill(this.panel, controls(['Show', value], ['Up to', to]), slot);
    await fill();
  }

  async plots(signal) {
    const kinds = this.game.grid ? PLOTS.grid : PLOTS.sequence;
    const kind = select('plot-kind', [
      ...(this.game.grid ? [['map', 'Map of P-positions']] : []),
      ...kinds.map((each) => [each, PLOT_WORDS[each]]),
    ]);
    const to = h('input', {
      type: 'number',
      id: 'plot-to',
      min: 5,
      max: 2000,
      value: this.game.grid ? 60 : 200,
    });
    const slot = h('div');
    const fill = () =>
      kind.value === 'map' ? this.map(slot, to.value, signal) : this.plot(slot, kind.value, to.value);
    kind.addEventListener('change', fill);
    to.addEventListener('change', fill);
    refill(this.panel, controls(['Show', kind], ['Up to', to]), slot);
    await fill();
  }

  async map(slot, to, signal) {
    const query = asked({ ...this.place, position: '' });
    query.append('value', 'winner');
    query.append('to', String(Math.min(Number(to), 200)));
    const table = await waiting(
      slot,
      'Computing the map',
      (stop) => ask('table', query, { signal: stop }),
      signal,
    );
    if (table) {
      refill(
        slot,
        mapView(table, (position) => go(understandAddress({ ...this.place, position }))),
      );
    }
  }

  plot(slot, kind, to) {
    const query = asked({ ...this.place, position: '' });
    query.append('kind', kind);
    query.append('to', to);
    query.append('theme', seenTheme());
    const image = h('img', {
      class: 'plot-image',
      src: addressOf('plot', query),
      alt: `${PLOT_WORDS[kind]} of ${this.game.title} to ${to}`,
    });
    image.addEventListener('error', async () => {
      const error = await ask('plot', query).catch((each) => each);
      refill(slot, problem(error instanceof Error ? error : new Error('no picture')));
    });
    refill(slot, image);
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

function select(id, choices) {
  return h(
    'select',
    { id },
    choices.map(([value, words]) => h('option', { value }, words)),
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
