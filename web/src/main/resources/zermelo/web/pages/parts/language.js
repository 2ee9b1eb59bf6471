/** The words of the rules language, as the server explains them. */

import { ask } from '../app/api.js';

export class Guide {
  constructor(words = []) {
    this.words = words;
    this.byWord = Map.groupBy(words, ({ word }) => word);
  }

  /** Returns what a word can be: statement, word or function. */
  kinds(word) {
    return this.entries(word).map(({ kind }) => kind);
  }

  entries(word) {
    return this.byWord.get(word) ?? [];
  }

  /** Explains a word in a line for each of its meanings; returns an empty text if it has none. */
  explain(word) {
    return this.entries(word)
      .map(({ form, gives, help }) => `${form}: ${help}${gives ? `. Gives ${gives}` : ''}.`)
      .join(' ');
  }
}

/** Fetches the guide. Without a server that knows it, no word is explained. */
export async function fetchGuide(signal) {
  const { words } = await ask('language', [], { signal }).catch(() => ({ words: [] }));
  return new Guide(words);
}
