/**
 * Keys to the seats of matches. A key arrives in the fragment of a link, which browsers never send.
 * It is removed from the URL at once and stored here, so that no list of URLs contains it.
 */

const stem = 'zermelo.match.';

/** Takes the key out of the URL; null if there is none. */
export function takeKey(hash) {
  const key = new URLSearchParams(hash).get('key');
  if (key) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return key;
}

export function matchAddress(match) {
  return `/match/${encodeURIComponent(match)}`;
}

/** Returns the link that gives its owner a seat. */
export function seatLink(match, key) {
  return `${matchAddress(match)}#key=${encodeURIComponent(key)}`;
}

/** Stores a key that is known to be valid. */
export function keepKey(match, key) {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      storage().setItem(stem + match, JSON.stringify({ key }));
    } catch {
      document.documentElement.dataset.kept = 'no';
    }
  }
}

/** Returns the stored key. This window's own seat has priority over that of another window. */
export function keptKey(match) {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      const found = JSON.parse(storage().getItem(stem + match) ?? 'null');
      if (found?.key) {
        return found.key;
      }
    } catch {
      return null;
    }
  }
  return null;
}
