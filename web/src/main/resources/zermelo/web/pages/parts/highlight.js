/** Cuts game texts into coloured pieces. */

const STATEMENTS = new Set([
  'game',
  'param',
  'position',
  'heap',
  'let',
  'end',
  'move',
  'say',
  'example',
  'propose',
]);
const WORDS = new Set([
  'own',
  'their',
  'list',
  'bag',
  'set',
  'of',
  'boolean',
  'code',
  'where',
  'in',
  'and',
  'or',
  'not',
  'if',
  'then',
  'else',
  'any',
  'all',
  'divides',
  'mod',
  'xor',
  'with',
  'previous',
  'next',
  'player',
  'wins',
  'tie',
  'true',
  'false',
]);
const FUNCTIONS = new Set([
  'min',
  'max',
  'gcd',
  'lcm',
  'sum',
  'nim-sum',
  'abs',
  'sqrt',
  'popcount',
  'bigomega',
  'omega',
  'valuation',
  'log',
  'golden',
  'least-fibonacci',
  'length',
  'size',
  'digit',
  'digits',
  'bit',
  'odd',
  'even',
  'prime',
  'square',
  'power',
  'sorted',
  'divisors',
  'prime-divisors',
  'primes',
  'squares',
  'powers',
  'prime-powers',
  'fibonacci',
  'upto',
  'lowered',
]);
const REST_OF_LINE = new Set(['game', 'example', 'propose']);
const PIECE =
  /#[^\n]*|"[^"]*"?|[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z][A-Za-z0-9_]*)*|\d+(?:\.\d[\da-f]*)?|:=|\.\.|[<>!]=|\s+|./g;

/** Returns the text as [{from, text, kind}]; together the pieces are the whole text. */
export function pieces(text) {
  const found = [];
  let lineStart = true;
  let rest = false;
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match;
    const space = /^\s+$/.test(piece);
    if (space && piece.includes('\n')) {
      rest = false;
    }
    found.push({ from: match.index, text: piece, kind: kindOf(piece, lineStart, rest) });
    if (!rest && lineStart && REST_OF_LINE.has(piece)) {
      rest = true;
    }
    lineStart = space ? lineStart || piece.includes('\n') : false;
  }
  return found;
}

function kindOf(piece, lineStart, rest) {
  if (piece.startsWith('#')) {
    return 'comment';
  }
  if (rest) {
    return /^\s+$/.test(piece) ? '' : 'rest';
  }
  if (piece.startsWith('"')) {
    return 'string';
  }
  if (lineStart && STATEMENTS.has(piece)) {
    return 'statement';
  }
  if (WORDS.has(piece)) {
    return 'word';
  }
  if (FUNCTIONS.has(piece)) {
    return 'function';
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
