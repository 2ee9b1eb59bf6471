/**
 * An editor for game texts: a transparent text area over the same text in colours. The browser does
 * the editing, so everything that works in a text area works here.
 */

import { h, refill } from '../app/dom.js';
import { offsetOf, pieces } from './highlight.js';
import { Guide } from './language.js';

export class Editor {
  /**
   * @param changed called after every change of the text
   * @param moved called when the cursor has moved
   * @param signal removes the editor's listeners from the page
   */
  constructor({ changed, moved, signal }) {
    this.errors = [];
    this.guide = new Guide();
    this.leaving = false;
    this.area = h('textarea', {
      class: 'editor-area',
      id: 'text',
      spellcheck: 'false',
      autocapitalize: 'off',
      autocomplete: 'off',
      wrap: 'off',
      rows: '22',
      'aria-label': 'Text of the game',
      'aria-describedby': 'editor-keys editor-here editor-word',
    });
    this.ink = h('pre', { class: 'editor-ink', 'aria-hidden': 'true' });
    this.numbers = h('div');
    const margin = h('div', { class: 'editor-numbers', 'aria-hidden': 'true' }, this.numbers);
    this.scroller = h('div', { class: 'editor-sheet' }, this.ink, this.area);
    this.element = h('div', { class: 'editor' }, margin, this.scroller);
    this.area.addEventListener('input', () => {
      this.paint();
      changed();
    });
    this.area.addEventListener('scroll', () => this.follow());
    this.area.addEventListener('keydown', (event) => this.key(event));
    this.area.addEventListener('pointermove', (event) => this.point(event));
    document.addEventListener(
      'selectionchange',
      () => {
        if (document.activeElement === this.area) {
          moved();
        }
      },
      { signal },
    );
  }

  get text() {
    return this.area.value;
  }

  set text(value) {
    this.area.value = value;
    this.area.setSelectionRange(0, 0);
    this.area.scrollTop = 0;
    this.errors = [];
    this.paint();
  }

  /** Colours and explains the words of the language. */
  learn(guide) {
    this.guide = guide;
    this.paint();
  }

  /** Returns the word at the cursor. */
  wordHere() {
    const at = this.area.selectionStart;
    const piece = pieces(this.text, this.guide).find(
      ({ from, text, kind }) =>
        ['statement', 'word', 'function'].includes(kind) && at >= from && at <= from + text.length,
    );
    return piece?.text ?? '';
  }

  /** Explains the word under the pointer. The coloured text lies below the text area. */
  point(event) {
    const word = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element) => this.ink.contains(element) && element.dataset.word)?.dataset.word;
    const words = word ? this.guide.explain(word) : '';
    if (this.area.title !== words) {
      this.area.title = words;
    }
  }

  /** Marks the errors in the text. */
  mark(errors) {
    this.errors = errors.map((error) => {
      const from = offsetOf(this.text, error.line, error.column);
      return { ...error, from, to: from + Math.max(1, error.length ?? 1) };
    });
    this.area.setAttribute('aria-invalid', errors.length > 0 ? 'true' : 'false');
    this.paint();
  }

  /** Returns the error at the cursor, or else one on the cursor's line. */
  here() {
    const at = this.area.selectionStart;
    const line = this.text.slice(0, at).split('\n').length;
    return (
      this.errors.find((error) => at >= error.from && at <= error.to) ??
      this.errors.find((error) => error.line === line) ??
      null
    );
  }

  goTo(error) {
    this.area.focus();
    this.area.setSelectionRange(error.from, Math.min(error.to, this.text.length));
    const height = parseFloat(getComputedStyle(this.area).lineHeight);
    this.area.scrollTop = Math.max(0, (error.line - 5) * height);
  }

  /** Tab inserts two spaces; after Esc it leaves the editor, as everywhere else. */
  key(event) {
    if (event.key === 'Escape') {
      this.leaving = true;
      return;
    }
    if (event.key === 'Tab' && !this.leaving && !event.shiftKey && !event.ctrlKey && !event.altKey) {
      event.preventDefault();
      insert(this.area, '  ');
    } else if (event.key === 'Enter' && !event.isComposing) {
      const before = this.text.slice(0, this.area.selectionStart);
      const indent = /(?:^|\n)([ \t]*)[^\n]*$/.exec(before)[1];
      if (indent) {
        event.preventDefault();
        insert(this.area, `\n${indent}`);
      }
    }
    if (event.key !== 'Shift') {
      this.leaving = false;
    }
  }

  paint() {
    const { text } = this;
    const spans = [];
    for (const piece of pieces(text, this.guide)) {
      spans.push(...this.cut(piece));
    }
    refill(this.ink, spans, '\n');
    const lines = text.split('\n').length;
    const wrong = new Set(this.errors.map((error) => error.line));
    if (this.numbers.childElementCount !== lines || this.painted !== String([...wrong])) {
      refill(
        this.numbers,
        [...Array(lines).keys()].map((i) =>
          h('div', { class: wrong.has(i + 1) ? 'wrong' : '' }, String(i + 1)),
        ),
      );
      this.painted = String([...wrong]);
    }
    this.follow();
  }

  /** Cuts a piece of text where an error begins or ends. */
  cut(piece) {
    const end = piece.from + piece.text.length;
    const edges = new Set([piece.from, end]);
    for (const error of this.errors) {
      [error.from, error.to].filter((at) => at > piece.from && at < end).forEach((at) => edges.add(at));
    }
    const order = [...edges].sort((a, b) => a - b);
    return order.slice(0, -1).map((from, i) => {
      const wrong = this.errors.some((error) => from >= error.from && from < error.to);
      const text = piece.text.slice(from - piece.from, order[i + 1] - piece.from);
      const style = [piece.kind && `t-${piece.kind}`, wrong && 'mistake'].filter(Boolean).join(' ');
      const word = this.guide.entries(piece.text).length > 0 && piece.kind ? piece.text : null;
      return style ? h('span', { class: style, data: word ? { word } : {} }, text) : text;
    });
  }

  /**
   * Moves the coloured text instead of scrolling it: without scrollbars it could not scroll as far.
   */
  follow() {
    const { scrollLeft, scrollTop } = this.area;
    this.ink.style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
    this.numbers.style.transform = `translateY(${-scrollTop}px)`;
  }
}

/** Inserts text at the cursor in a way that undo can revert. */
function insert(area, text) {
  if (!document.execCommand?.('insertText', false, text)) {
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input'));
  }
}
