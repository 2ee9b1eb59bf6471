/**
 * Turns clicks on places of a board into moves. Each click narrows the moves to those that fit the
 * place, until one is left. While several are left, they are offered as buttons too.
 *
 * A place is {id, name, matches(move, picked), weight(move), why}. picked is the number of places
 * chosen before. weight says how much else a move changes, so that the plainest move comes first.
 * why explains the use of a click there when no move fits.
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
    const fitting = this.moves.filter((move) => place.matches(move, 0));
    const entry = { ...place, element, fitting };
    this.places.push(entry);
    element.classList.add('place');
    element.dataset.place = place.id;
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '-1');
    if (fitting.length === 1) {
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
    let left = this.left.filter((move) => entry.matches(move, this.picked.length));
    if (left.length === 0 && this.picked.length > 0) {
      this.reset();
      left = this.moves.filter((move) => entry.matches(move, 0));
    }
    if (left.length === 0) {
      this.tell(entry.why ?? `No move begins at ${entry.name}.`);
      return;
    }
    const weight = entry.weight ?? (() => 0);
    const sorted = [...left].sort((a, b) => weight(a) - weight(b));
    const different = sorted.filter((move, i) => sorted.findIndex((other) => other.to === move.to) === i);
    if (different.length === 1) {
      this.reset();
      this.play(different[0].move);
      return;
    }
    this.picked.push(entry);
    this.left = left;
    this.refresh();
    this.offer(
      different,
      this.picked.map((place) => place.name),
    );
  }

  /** Cancels an incomplete choice; returns whether there was one. */
  reset() {
    const had = this.picked.length > 0;
    this.picked = [];
    this.left = this.moves;
    this.refresh();
    this.offer([], []);
    return had;
  }

  refresh() {
    this.places.forEach((entry) => this.show(entry));
  }

  show(entry) {
    const { element } = entry;
    const fits = (move) => entry.matches(move, this.picked.length);
    const open = this.enabled && this.left.some(fits);
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
    element.setAttribute('aria-disabled', open ? 'false' : 'true');
  }
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
