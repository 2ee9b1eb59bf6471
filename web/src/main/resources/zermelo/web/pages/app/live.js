/** Tells screen readers what has happened; one region for the whole page. */

let last = '';

export function announce(text) {
  const region = document.getElementById('live');
  // The same words twice running would not be read again.
  const words = text === last ? `${text}\u00a0` : text;
  last = words;
  region.textContent = words;
}
