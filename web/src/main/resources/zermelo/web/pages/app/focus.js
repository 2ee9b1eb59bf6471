/** The keyboard's focus, kept while parts of a page are made anew. */

const MARKS = ['ply', 'action', 'move', 'seat'];

/**
 * Remembers where the focus is in a part of the page whose elements come and go. What comes in the
 * place of an element is known by what it stands for: its ply, action, move.
 */
export class FocusKeeper {
  constructor(root) {
    this.root = root;
    this.mark = null;
  }

  /** To be called before elements go. */
  note() {
    const active = document.activeElement;
    if (this.root.contains(active)) {
      this.mark = markOf(active);
    } else if (!isLost(active)) {
      this.mark = null;
    }
  }

  /** To be called when elements have come; says whether the focus is in its old place again. */
  restore() {
    if (this.mark === null || !isLost(document.activeElement)) {
      return false;
    }
    const same = this.root.querySelector(`${this.mark}:not(:disabled)`);
    same?.focus({ preventScroll: true });
    return Boolean(same);
  }
}

function markOf(element) {
  const known = MARKS.filter((name) => element.dataset?.[name] !== undefined);
  return known.length === 0
    ? null
    : element.localName + known.map((name) => `[data-${name}="${CSS.escape(element.dataset[name])}"]`).join('');
}

/** Browsers leave the focus on a button that was switched off for a moment, then nowhere. */
function isLost(active) {
  return !active || active === document.body || active.disabled === true;
}

/** Switches a button on or off; if it had the focus, another element gets it. */
export function disable(button, off, instead) {
  const had = document.activeElement === button;
  button.disabled = off;
  if (off && had) {
    instead.focus({ preventScroll: true });
  }
}
