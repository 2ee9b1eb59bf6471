package zermelo.heaps.engine;

/**
 * Remembers where long searches found values.
 *
 * <p>If a sequence nearly repeats, a value is found again and again beside the same part. Otherwise
 * a hint is useless, and the search rarely tries it.
 *
 * <p>Benign race: several threads write at the same time. A lost or mixed entry is only a worse
 * hint.
 */
final class PairSearchHints {
  /** The longs of values to look at. */
  static final int WIDTH = 256;

  private static final int MAX_SUCCESS_SCORE = 64;

  /** A hit makes up for this many misses. */
  private static final int FIND = 4;

  /** Without recent hits, one search in this many tries its hint. */
  private static final int RARELY = 16;

  private final int[] places;
  private int successScore;
  private int searches;

  /**
   * Creates empty hints.
   *
   * @param classes all values are less
   */
  PairSearchHints(int classes) {
    this.places = new int[classes];
  }

  boolean isFor(int classes) {
    return places.length == classes;
  }

  boolean shouldSearch() {
    return successScore > 0 || searches++ % RARELY == 0;
  }

  void recordSearch(boolean found) {
    successScore =
        found ? Math.min(successScore + FIND, MAX_SUCCESS_SCORE) : Math.max(successScore - 1, 0);
  }

  /** The index of the byte at which the value was found last. */
  int of(int value) {
    return places[value];
  }

  void put(int value, int place) {
    places[value] = place;
  }
}
