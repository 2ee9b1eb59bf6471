/**
 * Finds what a move does to the heaps of a picture, by comparing the position with its follower.
 * Heaps are written 3+5+7, the elements of a list [3,5,7], other numbers 4,7.
 */

/**
 * Returns the numbers of a position that are its heaps; null if the notation does not show them.
 */
export function heapsOf(text, sizes) {
  for (const read of [readSum, readList, readNumbers]) {
    const found = read(text, sizes);
    if (found && found.length === sizes.length && found.every((size, i) => size === sizes[i])) {
      return { read, sizes: found };
    }
  }
  return null;
}

/**
 * Returns how a move changes the heaps: [{heap, parts}], where parts are the sizes that replace the
 * heap. Null if that is unclear.
 */
export function changesOf(move, known) {
  const after = known.read(move.to, known.sizes);
  if (!after) {
    return null;
  }
  const named = /^heap (\d+): /.exec(move.move);
  if (known.read === readSum) {
    return sumChange(known.sizes, after, named ? Number(named[1]) - 1 : 0);
  }
  if (known.read === readList) {
    const written = /\[[\d,]*\]/.exec(move.move);
    const exact = written ? readList(written[0]) : null;
    return listChange(known.sizes, exact?.length === known.sizes.length ? exact : after, Boolean(exact));
  }
  return stepwise(known.sizes, after);
}

function sumChange(before, after, heap) {
  const behind = before.length - 1 - heap;
  const head = after.slice(0, heap);
  const tail = behind === 0 ? [] : after.slice(-behind);
  const same =
    head.every((size, i) => size === before[i]) &&
    tail.every((size, i) => size === before[heap + 1 + i]) &&
    after.length >= before.length - 1;
  return same ? [{ heap, parts: after.slice(heap, after.length - behind) }] : null;
}

/** A bag is shown sorted, so one changed element may seem to change several places. */
function listChange(before, after, exact) {
  const gone = without(before, after);
  const come = without(after, before);
  if (!exact && gone.length === 1 && come.length === 1) {
    const places = before.map((size, i) => (size === gone[0] ? i : -1)).filter((i) => i >= 0);
    const moved = places.find((i) => after[i] === come[0]) ?? places[0];
    return [{ heap: moved, parts: come, twins: places }];
  }
  return stepwise(before, after);
}

function without(list, taken) {
  const rest = [...list];
  for (const value of taken) {
    const at = rest.indexOf(value);
    if (at >= 0) {
      rest.splice(at, 1);
    }
  }
  return rest;
}

function stepwise(before, after) {
  if (before.length !== after.length) {
    return null;
  }
  return before
    .map((size, heap) => ({ heap, parts: [after[heap]], same: after[heap] === size }))
    .filter((change) => !change.same);
}

function readSum(text) {
  if (!/^\d+(,\d+)*(\+\d+(,\d+)*)*$/.test(text)) {
    return text === '' ? [] : null;
  }
  return text.split('+').map((heap) => Number(heap.split(',')[0]));
}

function readList(text) {
  const found = /\[([\d,]*)\]/.exec(text);
  return found ? found[1].split(',').filter(Boolean).map(Number) : null;
}

function readNumbers(text, sizes) {
  if (!/^\d+(,\d+)*/.test(text)) {
    return null;
  }
  return text.split(',').slice(0, sizes.length).map(Number);
}
