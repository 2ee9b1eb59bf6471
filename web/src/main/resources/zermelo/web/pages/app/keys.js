/**
 * Keys to seats. A key comes in the fragment of a link, which browsers send to nobody; it is
 * taken out of the address at once and kept here, so that it shows up in no list of addresses.
 */

const stem = 'zermelo.match.';

/** Takes the key out of the address, if there is one there; gives {key, seat} or null. */
export function seatKey(match, hash) {
  const given = new URLSearchParams(hash);
  const key = given.get('key');
  if (key) {
    const seat = { key, seat: Number(given.get('seat')) || null };
    keep(match, seat);
    history.replaceState(null, '', location.pathname + location.search);
    return seat;
  }
  return kept(match);
}

/** The link that gives a seat to whoever has it. */
export function seatLink(match, key, seat) {
  return `/match/${encodeURIComponent(match)}#key=${encodeURIComponent(key)}&seat=${seat}`;
}

function keep(match, seat) {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      storage().setItem(stem + match, JSON.stringify(seat));
    } catch {
      document.documentElement.dataset.kept = 'no';
    }
  }
}

/** This window's own seat goes before the one that another window took. */
function kept(match) {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      const found = JSON.parse(storage().getItem(stem + match) ?? 'null');
      if (found?.key) {
        return found;
      }
    } catch {
      return null;
    }
  }
  return null;
}
