/** The page for defining games: an editor for game texts, with questions about them. */

import { h, refill } from '../app/dom.js';
import { ask, post, Problem, wasCancelled } from '../app/api.js';
import { pack, unpack } from '../app/packed.js';
import { go, titled } from '../app/router.js';
import { pageShortcuts } from '../app/shortcuts.js';
import { copyLine } from '../parts/copy.js';
import { Editor } from '../parts/editor.js';
import { fetchGuide } from '../parts/language.js';
import { LanguageHelp } from '../parts/language-help.js';
import { Questions } from '../parts/questions.js';
import { Latest, problem, waiting } from '../parts/waiting.js';

const DRAFT = 'zermelo.draft';
/** The user's previous text, before another one was opened and changed. */
const BEFORE = 'zermelo.draft.before';
const PAUSE = 350;
/** The groups of the gallery: kinds of games, and their titles. */
const KINDS = [
  ['numbers', 'Numbers'],
  ['heaps', 'Heaps'],
  ['boards', 'Boards'],
  ['graphs', 'Graphs and trees'],
  ['scores', 'Scores'],
];
const FIRST = `game My Game
"A pile of stones: take 1, 2 or 3 of them. A player who cannot move loses."

position n: 0..
move take k in 1..min(3, n)
  n := n - k

example 21
`;

export async function show(root, address, signal) {
  titled('Define a game');
  const page = new DefinePage(root, signal);
  await page.update(address);
  return page;
}

class DefinePage {
  constructor(root, signal) {
    this.signal = signal;
    this.opening = new Latest(signal);
    this.linting = new Latest(signal);
    this.guest = null;
    this.editor = new Editor({ changed: () => this.changed(), moved: () => this.tellHere(), signal });
    this.here = h('p', { id: 'editor-here', class: 'editor-says', role: 'status' });
    this.word = h('p', { id: 'editor-word', class: 'editor-word small' });
    this.help = new LanguageHelp();
    this.list = h('ol', { class: 'mistakes', 'aria-label': 'Mistakes' });
    this.facts = h('div');
    this.shared = h('div');
    this.gallery = h(
      'select',
      { id: 'gallery', on: { change: () => this.fromGallery() } },
      h('option', { value: '' }, 'Start from an example …'),
    );
    this.back = h(
      'button',
      { type: 'button', hidden: true, data: { action: 'restore' }, on: { click: () => this.restore() } },
      'Bring my text back',
    );
    this.questions = new Questions({ publish: (stop) => this.publish(stop), signal });
    refill(
      root,
      h(
        'div',
        { class: 'game-head' },
        h('h1', {}, 'Define a game'),
        h(
          'p',
          { class: 'rules' },
          'What a position is, which moves there are, and how it ends: all else is derived from the text.',
        ),
      ),
      h(
        'div',
        { class: 'table' },
        h(
          'section',
          { class: 'stack', 'aria-label': 'Text' },
          h(
            'div',
            { class: 'row' },
            h('label', { class: 'unseen', for: 'gallery' }, 'Gallery of examples'),
            this.gallery,
            this.back,
            h(
              'button',
              { type: 'button', data: { action: 'share' }, on: { click: () => this.share() } },
              'Share',
            ),
          ),
          this.shared,
          this.editor.element,
          this.here,
          this.word,
          h(
            'p',
            { class: 'small soft', id: 'editor-keys' },
            'Tab writes two spaces. Esc, then Tab, leaves the editor.',
          ),
          this.list,
          this.facts,
          this.help.element,
        ),
        this.questions.element,
      ),
    );
    pageShortcuts([{ key: 'x', words: 'to the editor', act: () => this.editor.area.focus() }], signal);
    this.fillGallery();
    this.fetchWords();
  }

  async fetchWords() {
    const guide = await fetchGuide(this.signal);
    this.help.show(guide);
    this.editor.learn(guide);
    this.tellHere();
  }

  async update(address) {
    const signal = this.opening.next();
    const packed = new URLSearchParams(address.hash).get('text');
    const game = address.query.get('game');
    refill(this.shared);
    const guest = packed
      ? await this.unpacked(packed, signal)
      : game
        ? await this.fetched(game, signal)
        : null;
    if (signal.aborted) {
      return;
    }
    this.guest = guest === kept(DRAFT) ? null : guest;
    this.editor.text = guest ?? kept(DRAFT) ?? FIRST;
    this.tellOld();
    this.lint();
  }

  async unpacked(packed, signal) {
    const text = await unpack(packed);
    if (text === null && !signal.aborted) {
      refill(
        this.shared,
        h('p', { class: 'problem', role: 'alert' }, 'The link is damaged: its text cannot be read.'),
      );
    }
    return text;
  }

  async fetched(game, signal) {
    const found = await waiting(
      this.shared,
      'Fetching the text',
      (stop) => ask(`games/${encodeURIComponent(game)}`, [], { signal: stop }),
      signal,
    );
    return found?.text ?? null;
  }

  async fillGallery() {
    const library = await ask('games', [], { signal: this.signal }).catch(() => ({ games: [] }));
    const texts = library.games.filter((game) => game.written === 'text');
    const groups = Map.groupBy(texts, (game) => (game.scored ? 'scores' : game.kind));
    this.gallery.append(
      ...KINDS.filter(([kind]) => groups.has(kind)).map(([kind, title]) =>
        h(
          'optgroup',
          { label: title },
          groups.get(kind).map((game) => h('option', { value: game.game }, game.title)),
        ),
      ),
    );
  }

  fromGallery() {
    if (this.gallery.value) {
      go(`/define?game=${encodeURIComponent(this.gallery.value)}`);
      this.gallery.value = '';
    }
  }

  /** Offers to restore the text that another one has replaced, or is about to replace. */
  tellOld() {
    this.back.hidden = this.guest === null ? kept(BEFORE) === null : !own(kept(DRAFT));
  }

  restore() {
    if (this.guest !== null) {
      go('/define'); // The other text is unchanged; going back finds it again.
      return;
    }
    const now = this.editor.text;
    this.editor.text = kept(BEFORE);
    keep(BEFORE, now);
    this.changed();
  }

  changed() {
    if (this.guest !== null) {
      const draft = kept(DRAFT);
      if (own(draft)) {
        keep(BEFORE, draft);
      }
      this.guest = null;
    }
    keep(DRAFT, this.editor.text);
    this.tellOld();
    if (location.search || location.hash) {
      history.replaceState(history.state, '', '/define');
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lint(), PAUSE);
  }

  async lint() {
    clearTimeout(this.timer);
    const signal = this.linting.next();
    const { text } = this.editor;
    if (text.trim() === '') {
      this.editor.mark([]);
      this.showMistakes({ ok: false });
      return;
    }
    try {
      const found = await post('lint', { text }, { signal });
      this.editor.mark(found.errors);
      this.showMistakes(found);
      if (found.ok) {
        this.questions.offer(found.settings);
      }
    } catch (error) {
      if (!wasCancelled(error)) {
        refill(this.facts, problem(error));
      }
    }
  }

  showMistakes(found) {
    const { errors } = this.editor;
    const title = found.title ?? found.game;
    const facts = found.facts ?? found.tried?.[0]?.facts ?? [];
    refill(
      this.list,
      errors.map((error) =>
        h(
          'li',
          {},
          h(
            'button',
            {
              type: 'button',
              class: 'mistake-line',
              data: { line: String(error.line) },
              on: { click: () => this.editor.goTo(error) },
            },
            h('span', { class: 'soft' }, `${error.line}:${error.column}`),
            h('span', {}, error.message),
          ),
        ),
      ),
    );
    refill(
      this.facts,
      found.ok &&
        h(
          'p',
          { class: 'fine', data: { lint: 'ok' } },
          `✓ ${title ? `${title}: the` : 'The'} text is in order.`,
        ),
      (found.warnings ?? []).length > 0 &&
        h(
          'ul',
          { class: 'warnings' },
          found.warnings.map((warning) =>
            h('li', {}, `${warning.place ? `${warning.place}: ` : ''}${warning.message}`),
          ),
        ),
      facts.length > 0 &&
        h(
          'dl',
          { class: 'facts' },
          facts.map((fact) => [h('dt', {}, `${fact.fact}: ${fact.holds}`), h('dd', {}, fact.reason)]),
        ),
    );
    this.tellHere();
  }

  tellHere() {
    const error = this.editor.here();
    const count = this.editor.errors.length;
    const words = error
      ? error.message
      : count > 0
        ? `${count} ${count === 1 ? 'mistake' : 'mistakes'} in the text.`
        : '';
    if (this.here.textContent !== words) {
      this.here.textContent = words;
    }
    this.here.classList.toggle('wrong', Boolean(error));
    const word = error ? '' : this.editor.guide.explain(this.editor.wordHere());
    if (this.word.textContent !== word) {
      this.word.textContent = word;
    }
  }

  /** Sends the text to the server, which gives it an id. */
  async publish(signal) {
    if (this.editor.text.trim() === '') {
      throw new Problem('There is no text yet: write one, or start from an example.');
    }
    try {
      return await post('texts', { text: this.editor.text }, { signal });
    } catch (error) {
      if (error.errors?.length > 0) {
        this.editor.mark(error.errors);
        this.showMistakes({ ok: false });
      }
      throw error;
    }
  }

  async share() {
    const address = `/define#text=${await pack(this.editor.text)}`;
    history.replaceState(history.state, '', address);
    refill(
      this.shared,
      h('p', { class: 'small soft' }, 'The link carries the whole text; nothing is stored.'),
      copyLine(location.origin + address, 'Link that carries the text'),
    );
  }
}

/** Whether a text is the user's own work, not the initial text. */
function own(text) {
  return text !== null && text.trim() !== '' && text !== FIRST;
}

/** A fallback for browsers without storage; it lasts as long as the page is open. */
const meanwhile = new Map();

function kept(key) {
  try {
    return meanwhile.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key, text) {
  try {
    localStorage.setItem(key, text);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, text);
  }
}
