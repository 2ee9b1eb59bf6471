package zermelo.heaps.engine;

import zermelo.heaps.values.NimValueArray;

/** Looks for a value among the pairs of heaps. */
interface PairSearch {
  /** So many calls of a method with a loop make sure that Java compiles it. */
  int PRIMED = 2_000;

  /**
   * Whether two heaps that add up to {@code sum}, the smaller from {@code from} to {@code to}, have
   * this value together.
   */
  boolean any(int sum, int from, int to, int value);

  /** Told of every value that was found. */
  void put(int heap, int value);

  /**
   * Searches in vain so often that Java compiles it.
   *
   * @param longs how many longs of values to look at each time: one, as long as it is interpreted
   */
  default void prime(int longs) {}

  /** For values of any size, a pair at a time. */
  static PairSearch plain(NimValueArray values) {
    return new PairSearch() {
      @Override
      public boolean any(int sum, int from, int to, int value) {
        for (int a = to; a >= from; a--) {
          if ((values.at(a) ^ values.at(sum - a)) == value) {
            return true;
          }
        }
        return false;
      }

      @Override
      public void put(int heap, int value) {}
    };
  }
}
