/**
 * Turns clicks on places of a board into moves. Each click narrows the moves to those that fit the
 * place, until one is left. While several are left, they are offered as buttons too.
 *
 * A place is {id, name, matches(move, picked), completes(move, picked), weight(move), why, isIn(label)}.
 * picked are the places chosen before. completes says whether a move needs no further place after this
 * one; without it, the last move that is left is made at once. weight says how much else a move
 * changes, so that the plainest move comes first. why explains a click there that fits no
 * move. isIn says whether a move is about the place.
 *
 * A click on a place that is chosen already takes it back, unless a move goes on there.
 */

import { pressable } from '../app/press.js';
import { best, valueClass, valueWords, outcome } from '../app/values.js';

export class Picker {
  /**
   * @param moves the legal moves
   * @param values their values: a Map from label to value, or null
   * @param enabled whether moves may be made now; whyNot is the reason if not
   */
  constructor({ moves, values = null, enabled = true, whyNot = 'It is not your turn.', play, tell, offer }) {
    this.moves = moves;
    this.values = values;
    this.enabled = enabled;
    this.whyNot = whyNot;
    this.play = play;
    this.tell = tell;
    this.offer = offer;
    this.places = [];
    this.picked = [];
    this.left = moves;
  }

  /** Makes a drawn element a place that can be chosen by mouse, touch and keyboard. */
  add(element, place) {
    const fitting = this.moves.filter((move) => place.matches(move, []));
    const entry = { ...place, element, fitting };
    this.places.push(entry);
    element.classList.add('place');
    element.dataset.place = place.id;
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '-1');
    if (fitting.length === 1 && completes(place, fitting[0], [])) {
      element.dataset.move = fitting[0].move;
    }
    pressable(element, () => this.choose(entry));
    this.show(entry);
    return element;
  }

  /** Returns the value of a place: the best of the moves that begin there. */
  valueOf(matches) {
    if (!this.values) {
      return null;
    }
    const known = this.left
      .filter(matches)
      .map((move) => this.values.get(move.move))
      .filter(Boolean);
    return best(known);
  }

  choose(entry) {
    if (!this.enabled) {
      this.tell(this.whyNot);
      return;
    }
    let left = this.left.filter((move) => entry.matches(move, this.picked));
    const before = this.picked.lastIndexOf(entry);
    if (before >= 0 && (left.length === 0 || left.length === this.left.length)) {
      this.takeBack(before);
      return;
    }
    if (left.length === 0 && this.picked.length > 0) {
      this.reset();
      left = this.moves.filter((move) => entry.matches(move, []));
    }
    if (left.length === 0) {
      this.tell(entry.why ?? `No move begins at ${entry.name}.`);
      return;
    }
    const weight = entry.weight ?? (() => 0);
    const sorted = [...left].sort((a, b) => weight(a) - weight(b));
    const result = ({ move, to }) => to ?? move;
    const different = sorted.filter(
      (move, i) => sorted.findIndex((other) => result(other) === result(move)) === i,
    );
    if (different.length === 1 && completes(entry, different[0], this.picked)) {
      this.reset();
      this.play(different[0].move);
      return;
    }
    this.picked.push(entry);
    this.left = left;
    this.refresh();
    this.offerLeft(different);
  }

  /** Takes back a chosen place and those chosen after it. */
  takeBack(index) {
    const kept = this.picked.slice(0, index);
    if (kept.length === 0) {
      this.reset();
      return;
    }
    this.picked = [];
    this.left = this.moves;
    for (const entry of kept) {
      this.left = this.left.filter((move) => entry.matches(move, this.picked));
      this.picked.push(entry);
    }
    this.refresh();
    this.offerLeft(this.left);
  }

  offerLeft(moves) {
    const next = this.places.filter((entry) => this.goesOn(entry));
    this.offer(
      moves,
      this.picked.map((place) => place.name),
      next.length,
    );
  }

  /** Whether a move that is left has this place next. */
  goesOn(entry) {
    return this.left.some((move) => entry.matches(move, this.picked));
  }

  /** Returns the moves that begin at no place of a board, unless they are more than this many. */
  loose(most) {
    const found = [];
    for (const move of this.places.length > 0 ? this.moves : []) {
      if (!this.places.some((entry) => entry.matches(move, []))) {
        found.push(move);
        if (found.length > most) {
          return [];
        }
      }
    }
    return found;
  }

  /** Returns the elements of the places that a move is about. */
  about(label) {
    return this.places.filter((entry) => entry.isIn?.(label)).map(({ element }) => element);
  }

  /** Cancels an incomplete choice; returns whether there was one. */
  reset() {
    const had = this.picked.length > 0;
    this.picked = [];
    this.left = this.moves;
    this.refresh();
    this.offer([], [], 0);
    return had;
  }

  refresh() {
    this.places.forEach((entry) => this.show(entry));
  }

  show(entry) {
    const { element } = entry;
    const fits = (move) => entry.matches(move, this.picked);
    const open = this.enabled && this.goesOn(entry);
    const picked = this.picked.includes(entry);
    element.classList.toggle('open', open);
    element.classList.toggle('picked', picked);
    element.classList.toggle('asked', open && this.picked.length > 0);
    const value = open || this.values ? this.valueOf(fits) : null;
    paint(element, value);
    const words = [entry.name];
    if (picked) {
      words.push('chosen');
    }
    if (value) {
      words.push(valueWords(value));
    }
    element.setAttribute('aria-label', words.join(', '));
    element.setAttribute('aria-disabled', open || (picked && this.enabled) ? 'false' : 'true');
  }
}

function completes(place, move, picked) {
  return place.completes?.(move, picked) ?? true;
}

/**
 * Colours a place by its value and writes the letter into the element's own mark, if it has one.
 */
function paint(element, value) {
  for (const name of [...element.classList]) {
    if (name.startsWith('value') || name.startsWith('strength')) {
      element.classList.remove(name);
    }
  }
  if (value) {
    element.classList.add(...valueClass(value).split(' '));
  }
  const letter = element.querySelector('.value-letter');
  if (letter) {
    letter.textContent = value ? outcome(value.result).letter : '';
  }
}
