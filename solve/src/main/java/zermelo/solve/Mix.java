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

  static int of(long[] words, int at, int count) {
    long hash = 0;
    for (int i = at; i < at + count; i++) {
      hash = Long.rotateLeft((hash ^ words[i]) * 0x9e3779b97f4a7c15L, 29);
    }
    return of(hash);
  }

  /** The next power of two for a number of slots. */
  static int doubled(int slots) {
    if (slots == 1 << 30) {
      throw new Budget.Exhausted("more positions than a table holds");
    }
    return slots * 2;
  }
}
