/** Defining: an editor for game texts, and what can be asked of them at once. */

import { h, refill } from '../app/dom.js';
import { ask, post, wasCancelled } from '../app/api.js';
import { pack, unpack } from '../app/packed.js';
import { go, titled } from '../app/router.js';
import { pageShortcuts } from '../app/shortcuts.js';
import { copyLine } from '../parts/copy.js';
import { Editor } from '../parts/editor.js';
import { languageHelp } from '../parts/language-help.js';
import { Questions } from '../parts/questions.js';
import { problem, waiting } from '../parts/waiting.js';

const DRAFT = 'zermelo.draft';
const PAUSE = 350;
const FIRST = `game My Game
"A pile of stones: take 1, 2 or 3 of them. Who cannot move loses."

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
    this.linting = new AbortController();
    this.editor = new Editor({ changed: () => this.changed(), moved: () => this.tellHere(), signal });
    this.here = h('p', { id: 'editor-here', class: 'editor-says', role: 'status' });
    this.list = h('ol', { class: 'mistakes', 'aria-label': 'Mistakes' });
    this.facts = h('div');
    this.shared = h('div');
    this.gallery = h(
      'select',
      { id: 'gallery', on: { change: () => this.fromGallery() } },
      h('option', { value: '' }, 'Begin from an example …'),
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
          h(
            'p',
            { class: 'small soft', id: 'editor-keys' },
            'Tab writes two spaces. Esc, then Tab, leaves the editor.',
          ),
          this.list,
          this.facts,
          languageHelp(),
        ),
        this.questions.element,
      ),
    );
    pageShortcuts([{ key: 'x', words: 'to the editor', act: () => this.editor.area.focus() }], signal);
    this.fillGallery();
  }

  async update(address) {
    const packed = new URLSearchParams(address.hash).get('text');
    const game = address.query.get('game');
    let text = draft() ?? FIRST;
    if (packed) {
      const unpacked = await unpack(packed);
      if (unpacked === null) {
        refill(
          this.shared,
          h('p', { class: 'problem', role: 'alert' }, 'The link is damaged: its text cannot be read.'),
        );
      } else {
        this.keepOld();
        text = unpacked;
      }
    } else if (game) {
      const found = await waiting(
        this.shared,
        'Fetching the text',
        (stop) => ask(`games/${encodeURIComponent(game)}`, [], { signal: stop }),
        this.signal,
      );
      if (found?.text) {
        this.keepOld();
        text = found.text;
      }
    }
    this.editor.text = text;
    this.lint();
  }

  async fillGallery() {
    const library = await ask('games', [], { signal: this.signal }).catch(() => ({ games: [] }));
    this.gallery.append(
      ...library.games
        .filter((game) => game.written === 'text')
        .map((game) => h('option', { value: game.game }, game.title)),
    );
  }

  fromGallery() {
    if (this.gallery.value) {
      go(`/define?game=${encodeURIComponent(this.gallery.value)}`);
      this.gallery.value = '';
    }
  }

  /** The text that was there before another one took its place can come back. */
  keepOld() {
    const old = this.editor.text || draft();
    if (old && old !== FIRST) {
      this.old = old;
      this.back.hidden = false;
    }
  }

  restore() {
    const now = this.editor.text;
    this.editor.text = this.old;
    this.old = now;
    this.changed();
  }

  changed() {
    store(this.editor.text);
    if (location.search || location.hash) {
      history.replaceState(null, '', '/define');
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lint(), PAUSE);
  }

  async lint() {
    this.linting.abort();
    this.linting = new AbortController();
    try {
      const found = await post('lint', { text: this.editor.text }, { signal: this.linting.signal });
      this.editor.mark(found.errors);
      this.showMistakes(found);
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
  }

  /** Hands the text to the server, which gives it an id. */
  async publish(signal) {
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
    history.replaceState(null, '', address);
    refill(
      this.shared,
      h('p', { class: 'small soft' }, 'The link carries the whole text; nothing is stored.'),
      copyLine(location.origin + address, 'Link that carries the text'),
    );
  }
}

function draft() {
  try {
    return localStorage.getItem(DRAFT);
  } catch {
    return null;
  }
}

function store(text) {
  try {
    localStorage.setItem(DRAFT, text);
  } catch {
    document.documentElement.dataset.kept = 'no';
  }
}
