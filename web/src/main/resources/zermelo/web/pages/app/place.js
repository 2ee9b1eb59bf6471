/**
 * A place is everything that the URL of a game says: the game, its settings, its start, the player
 * who began, the moves made, and the players. Places are written to URLs and read back.
 */

const USUAL_SEATS = ['human', 'perfect'];

/** Reads a place from the query of a URL. */
export function readPlace(game, query) {
  const set = {};
  for (const [name, value] of query) {
    if (name.startsWith('set.')) {
      set[name.slice(4)] = value;
    }
  }
  const seats = (query.get('seats') ?? '').split(',');
  const at = query.get('at');
  return {
    game,
    set,
    position: query.get('position') ?? '',
    misere: query.get('misere') === 'true',
    first: query.get('first') === '2' ? 2 : 1,
    moves: query.getAll('m'),
    seats: seats.length === 2 && seats.every(Boolean) ? seats : [...USUAL_SEATS],
    truth: query.get('truth') === '1',
    at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
  };
}

/** Returns the request parameters for the position of a place. */
export function asked(place, { moves = true } = {}) {
  const query = new URLSearchParams({ game: place.game });
  for (const [name, value] of Object.entries(place.set ?? {})) {
    query.append(`set.${name}`, String(value));
  }
  if (place.position) {
    query.append('position', place.position);
  }
  if (place.misere) {
    query.append('misere', 'true');
  }
  if (moves && place.first === 2) {
    query.append('first', '2');
  }
  if (moves) {
    (place.moves ?? []).forEach((move) => query.append('m', move));
  }
  return query;
}

/** Returns the same place with everything in the position, without the moves that led to it. */
export function standing(place, position) {
  return { ...place, position, moves: [], at: null };
}

export function playAddress(place) {
  const query = asked(place);
  query.delete('game');
  if (place.seats) {
    query.append('seats', place.seats.join(','));
  }
  if (place.truth) {
    query.append('truth', '1');
  }
  if (place.at !== null && place.at !== undefined) {
    query.append('at', String(place.at));
  }
  return `/play/${encodeURIComponent(place.game)}?${readable(query)}`;
}

export function understandAddress(place, tab = 'explain') {
  const query = asked(place, { moves: false });
  query.delete('game');
  if (tab !== 'explain') {
    query.append('tab', tab);
  }
  const text = readable(query);
  return `/understand/${encodeURIComponent(place.game)}${text ? `?${text}` : ''}`;
}

export function reviewAddress(place) {
  return `/review?${readable(asked(place))}`;
}

/** Leaves commas, colons and slashes unencoded in a query, because people read URLs. */
export function readable(query) {
  return query.toString().replace(/%(2C|3A|2F)/g, (code) => decodeURIComponent(code));
}
