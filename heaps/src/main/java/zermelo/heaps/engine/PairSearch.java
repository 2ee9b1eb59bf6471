package zermelo.heaps.engine;

import zermelo.heaps.values.NimValueArray;

/** Searches for a value among the pairs of heaps. */
interface PairSearch {
  /** After this many calls, Java has compiled a method with a loop. */
  int WARM_UP_ROUNDS = 2_000;

  /**
   * Whether two heaps that add up to {@code sum} have values that xor to {@code value}.
   *
   * @param from the least smaller heap
   * @param to the largest smaller heap
   */
  boolean any(int sum, int from, int to, int value);

  /** Called with every value that was computed. */
  void put(int heap, int value);

  /**
   * Warms up: searches so often that Java compiles the search.
   *
   * @param longs how many longs of values each search compares; 1 while Java interprets it
   */
  default void warmUp(int longs) {}

  /** A search for values of any size, one pair at a time. */
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
