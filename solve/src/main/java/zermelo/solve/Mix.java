package zermelo.solve;

/** Scatters keys over the slots of a table. */
final class Mix {
  private Mix() {}

  /** Stafford's variant 13 of the finaliser of MurmurHash3, folded to an int. */
  static int of(long key) {
    long mixed = (key ^ (key >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return (int) (mixed ^ (mixed >>> 31));
  }

  /** In four lanes, since each step of one waits for the step before. */
  static int of(long[] words, int at, int count) {
    long a = 0;
    long b = 0;
    long c = 0;
    long d = 0;
    int end = at + count;
    int i = at;
    for (; i + 3 < end; i += 4) {
      a = step(a, words[i]);
      b = step(b, words[i + 1]);
      c = step(c, words[i + 2]);
      d = step(d, words[i + 3]);
    }
    for (; i < end; i++) {
      a = step(a, words[i]);
    }
    return of(step(step(step(a, b), c), d));
  }

  private static long step(long hash, long word) {
    return Long.rotateLeft((hash ^ word) * 0x9e3779b97f4a7c15L, 29);
  }

  /** The next power of two for a number of slots. */
  static int doubled(int slots) {
    if (slots == 1 << 30) {
      throw new Budget.Exhausted("more positions than a table holds");
    }
    return slots * 2;
  }
}
