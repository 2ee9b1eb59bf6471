/**
 * Keys to seats. A key comes in the fragment of a link, which browsers send to nobody; it is
 * taken out of the address at once and kept here, so that it shows up in no list of addresses.
 */

const stem = 'zermelo.match.';

/** Takes the key out of the address; null if there is none there. */
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

/** The link that gives a seat to whoever has it. */
export function seatLink(match, key) {
  return `${matchAddress(match)}#key=${encodeURIComponent(key)}`;
}

/** Keeps a key that is known to be good. */
export function keepKey(match, key) {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      storage().setItem(stem + match, JSON.stringify({ key }));
    } catch {
      document.documentElement.dataset.kept = 'no';
    }
  }
}

/** This window's own seat goes before the one that another window took. */
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
