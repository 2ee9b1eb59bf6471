/** Cuts game texts into coloured pieces. */

const REST_OF_LINE = new Set(['game', 'example', 'propose', 'input', 'output']);
const PIECE =
  /#[^\n]*|"[^"]*"?|[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z][A-Za-z0-9_]*)*|\d+(?:\.\d[\da-f]*)?|:=|\.\.|[<>!]=|\s+|./g;

/**
 * Returns the text as [{from, text, kind}]; together the pieces are the whole text.
 *
 * @param guide the words of the language, from language.js
 */
export function pieces(text, guide) {
  const found = [];
  let lineStart = true;
  let rest = false;
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    const space = /^\s+$/.test(piece);
    if (space && piece.includes('\n')) {
      rest = false;
    }
    found.push({ from: match.index, text: piece, kind: kindOf(piece, lineStart, rest, guide) });
    if (!rest && lineStart && REST_OF_LINE.has(piece)) {
      rest = true;
    }
    lineStart = space ? lineStart || piece.includes('\n') : false;
  }
  return found;
}

function kindOf(piece, lineStart, rest, guide) {
  if (piece.startsWith('#')) {
    return 'comment';
  }
  if (rest) {
    return /^\s+$/.test(piece) ? '' : 'rest';
  }
  if (piece.startsWith('"')) {
    return 'string';
  }
  const kinds = guide.kinds(piece);
  if (kinds.includes('statement') && (lineStart || piece === 'move')) {
    return 'statement';
  }
  if (kinds.includes('function')) {
    return 'function';
  }
  if (kinds.includes('word')) {
    return 'word';
  }
  return /^\d/.test(piece) ? 'number' : /^[:.<>!=+\-*/^]/.test(piece) ? 'operator' : '';
}

/** Returns the offset of a line and column (from 1) in a text. */
export function offsetOf(text, line, column) {
  let start = 0;
  for (let n = 1; n < line; n += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) {
      return text.length;
    }
    start = end + 1;
  }
  return Math.min(text.length, start + column - 1);
}
