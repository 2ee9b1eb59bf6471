/** Announces events to screen readers; one live region for the whole page. */

let last = '';

export function announce(text) {
  const region = document.getElementById('live');
  // The same words twice in a row would not be read again.
  const words = text === last ? `${text}\u00a0` : text;
  last = words;
  region.textContent = words;
}
