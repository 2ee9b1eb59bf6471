/** Shows work that may take long: what is being done, for how long, and a stop button. */

import { h, refill } from '../app/dom.js';
import { Problem, wasCancelled } from '../app/api.js';

const PATIENCE = 250;

/** Several tasks for one slot of a page: each one ends the one before it. */
export class Latest {
  /** @param outer ends them all */
  constructor(outer) {
    this.outer = outer;
    this.current = new AbortController();
  }

  /** Returns the signal of the task that begins now. */
  next() {
    this.current.abort();
    this.current = new AbortController();
    return AbortSignal.any([this.outer, this.current.signal]);
  }
}

/**
 * Runs work and shows it in a slot of the page.
 *
 * @param slot where the spinner, and afterwards a problem, appears
 * @param words what is being done
 * @param work receives a signal and a function to report progress; its value is returned
 * @param outer ends the work; the slot then has another owner and is left alone
 * @return the value, or undefined if the work was cancelled or failed
 */
export async function waiting(slot, words, work, outer) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const signal = outer ? AbortSignal.any([outer, controller.signal]) : controller.signal;
  const began = performance.now();
  // Text that changes every second is hidden from screen readers, which would never stop reading.
  const seconds = h('span', { class: 'soft', 'aria-hidden': 'true' }, '');
  const more = h('span', { class: 'soft', 'aria-hidden': 'true' }, '');
  const spinner = h(
    'div',
    { class: 'spinner', role: 'status', data: { waiting: 'true' } },
    h('span', {}, words),
    seconds,
    more,
    h('button', { type: 'button', on: { click: stop }, data: { action: 'cancel' } }, 'Cancel'),
  );
  const show = setTimeout(() => refill(slot, spinner), PATIENCE);
  const clock = setInterval(() => {
    seconds.textContent = `${Math.round((performance.now() - began) / 1000)} s`;
  }, 1000);
  const tell = (state) => {
    more.textContent =
      state.ahead > 0
        ? `${state.ahead} before you`
        : state.positions > 0
          ? `${state.positions.toLocaleString('en')} positions`
          : '';
  };
  try {
    const value = await work(signal, tell);
    if (outer?.aborted) {
      return undefined;
    }
    refill(slot);
    return value;
  } catch (error) {
    if (outer?.aborted) {
      return undefined;
    }
    refill(
      slot,
      wasCancelled(error) ? h('p', { class: 'soft', role: 'status' }, 'Cancelled.') : problem(error),
    );
    return undefined;
  } finally {
    clearTimeout(show);
    clearInterval(clock);
  }
}

/** Shows one clear message about what went wrong. */
export function problem(error) {
  const known = error instanceof Problem;
  if (!known) {
    console.error(error);
  }
  return h(
    'p',
    { class: 'problem', role: 'alert', data: { problem: String(error.status ?? '') } },
    known ? error.message : 'Something on this page went wrong. Loading it again may help.',
  );
}
