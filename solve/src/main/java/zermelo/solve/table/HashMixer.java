package zermelo.solve.table;

import zermelo.kernel.limits.LimitReached;

/** Computes hashes for position tables, and moves their entries to larger slot arrays. */
public final class HashMixer {
  private HashMixer() {}

  /** Stafford's variant 13 of the finalizer of MurmurHash3, folded to an int. */
  static int of(long key) {
    long mixed = (key ^ (key >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return (int) (mixed ^ (mixed >>> 31));
  }

  /**
   * Hashes a run of words in four independent lanes, as each step of a lane waits for the one
   * before.
   */
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

  /**
   * Copies entries to a slot array of another length.
   *
   * <p>An entry has a hash in the upper half and a position's number, from 1 on, in the lower. Only
   * entries whose number is at most {@code most} are copied.
   *
   * <p>The copy starts after a free slot and wraps around. So entries that collide are inserted in
   * their original order, on which {@link LongPositionTable#truncate} relies.
   */
  static long[] moved(long[] before, int length, int most) {
    long[] slots = new long[length];
    int mask = length - 1;
    int begin = 0;
    while (before[begin] != 0) {
      begin++;
    }
    for (int i = 1; i < before.length; i++) {
      long entry = before[(begin + i) & (before.length - 1)];
      if (entry != 0 && (int) entry <= most) {
        int slot = (int) (entry >> 32) & mask;
        while (slots[slot] != 0) {
          slot = (slot + 1) & mask;
        }
        slots[slot] = entry;
      }
    }
    return slots;
  }

  /** Doubles a number of slots, which is a power of two. */
  static int doubled(int slots) {
    if (slots == 1 << 30) {
      throw new LimitReached(LimitReached.Kind.TABLE_SIZE, "more positions than a table holds");
    }
    return slots * 2;
  }
}
