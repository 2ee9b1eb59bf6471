package zermelo.kernel.space;

/** Maps positions to consecutive numbers and back. Options usually have smaller ranks. */
public interface PositionRanking {
  /** The number of ranks; every rank is smaller. */
  long size();

  long rank(long[] words, int at);

  void unrank(long rank, long[] words, int at);

  /**
   * Writes the ranks of {@code count} consecutive positions of {@code width} words each.
   *
   * <p>The first position begins at index 0. Returns false if a rank is not below {@code below}.
   * Rankings on hot paths override this with their own loop, so that the JIT compiles it for them
   * alone.
   */
  default boolean ranks(long[] words, int width, int count, int below, int[] target) {
    for (int i = 0; i < count; i++) {
      long rank = rank(words, i * width);
      if (rank < 0 || rank >= below) {
        return false;
      }
      target[i] = (int) rank;
    }
    return true;
  }
}
