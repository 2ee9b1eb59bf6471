/** Keeps the keyboard focus while parts of a page are rebuilt. */

const MARKS = ['ply', 'action', 'move', 'seat'];

/**
 * Remembers the focus in a part of the page whose elements are replaced. A replacement is
 * recognised by what it represents: its ply, action or move.
 */
export class FocusKeeper {
  constructor(root) {
    this.root = root;
    this.mark = null;
  }

  /** Call this before elements are removed. */
  note() {
    const active = document.activeElement;
    if (this.root.contains(active)) {
      this.mark = markOf(active);
    } else if (!isLost(active)) {
      this.mark = null;
    }
  }

  /** Call this after elements were added; returns whether the focus is back in its old place. */
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
    : element.localName +
        known.map((name) => `[data-${name}="${CSS.escape(element.dataset[name])}"]`).join('');
}

/** Browsers leave the focus on a button that was disabled for a moment, and then nowhere. */
function isLost(active) {
  return !active || active === document.body || active.disabled === true;
}

/** Enables or disables a button; if it had the focus, another element gets it. */
export function disable(button, off, instead) {
  const had = document.activeElement === button;
  button.disabled = off;
  if (off && had) {
    instead.focus({ preventScroll: true });
  }
}
