/**
 * The page that explains a position: words, game graph, tables, plots and the map of P-positions.
 */

import { h, refill } from '../app/dom.js';
import { ask, wasCancelled } from '../app/api.js';
import { asked, playAddress, readPlace, standing, understandAddress } from '../app/place.js';
import { go, titled } from '../app/router.js';
import { board } from '../boards/board.js';
import { fetchGame } from '../parts/game.js';
import { graphView } from '../parts/graph-view.js';
import { nimSum } from '../parts/nim-sum.js';
import { parameterField } from '../parts/parameters.js';
import { prose } from '../parts/prose.js';
import { rulesOf } from '../parts/rules.js';
import { showPlot, showTable } from '../parts/surveys.js';
import { hasTab, markTab, tabList } from '../parts/tabs.js';
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
/** The choices of a table or a plot, as named in the URL. */
const CHOICES = ['value', 'kind', 'to'];

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
    // If a single number is a position too, tables are of one number.
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

  /** Navigates to the values of the fields. */
  ask() {
    const position = this.position.value.trim();
    const typed = position !== this.place.position;
    // A position determines the size of its board, so another size needs another position.
    const reshaped = this.parameters.some(({ setting, edited }) => setting.fitted && edited());
    const stays = ({ name, fitted }) => name in this.place.set && !(typed && fitted);
    const said = this.parameters
      .filter(({ setting, edited }) => edited() || stays(setting))
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

  /** Returns the URL of a place on a tab, with the choices made there. */
  address(place, tab = this.tab) {
    const address = understandAddress(place, tab);
    const chosen = new URLSearchParams(this.choices[tab] ?? {}).toString();
    return chosen ? `${address}${address.includes('?') ? '&' : '?'}${chosen}` : address;
  }

  /** Writes the choices on this tab into the URL, where they are found again. */
  choose(choices) {
    this.choices[this.tab] = choices;
    history.replaceState(history.state, '', this.address(this.place));
  }

  async update(address) {
    const signal = this.runs.next();
    this.place = readPlace(address.groups[0], address.query);
    this.tab = hasTab(this.tabs, address.query.get('tab')) ? address.query.get('tab') : 'explain';
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
        table: () => showTable(this, signal),
        plot: () => showPlot(this, signal),
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
