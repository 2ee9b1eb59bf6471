package zermelo.heaps.engine;

/**
 * Where values were found by long searches. Where a sequence nearly repeats, a value is found again
 * and again beside the same part; elsewhere such a look is in vain, and is rarely taken.
 *
 * <p>Several threads write here at the same time. Whatever they leave is only a place to look at.
 */
final class PairSearchHints {
  /** Longs of values that are looked at. */
  static final int WIDTH = 256;

  private static final int MOST_LUCK = 64;

  /** What a find is worth, in looks. */
  private static final int FIND = 4;

  /** Without luck, one search in so many takes a look. */
  private static final int RARELY = 16;

  private final int[] places;
  private int luck;
  private int searches;

  /**
   * @param classes values are less
   */
  PairSearchHints(int classes) {
    this.places = new int[classes];
  }

  boolean isFor(int classes) {
    return places.length == classes;
  }

  boolean worthALook() {
    return luck > 0 || searches++ % RARELY == 0;
  }

  void looked(boolean found) {
    luck = found ? Math.min(luck + FIND, MOST_LUCK) : Math.max(luck - 1, 0);
  }

  /** The byte of the values at which the value was found last. */
  int of(int value) {
    return places[value];
  }

  void put(int value, int place) {
    places[value] = place;
  }
}
