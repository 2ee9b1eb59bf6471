package zermelo.bench.rules;

import zermelo.kernel.Ending;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.PositionRanking;

/** A hand-written space for positions of a few numbers. A position is packed as its rank. */
abstract class NumberSpace implements Space, PositionRanking {
  private final long[] lows;
  private final long[] sizes;
  private final long size;

  /**
   * @param lows the least value of each number
   * @param sizes how many values each has
   */
  NumberSpace(long[] lows, long[] sizes) {
    this.lows = lows;
    this.sizes = sizes;
    long product = 1;
    for (long side : sizes) {
      product *= side;
    }
    this.size = product;
  }

  @Override
  public final int words() {
    return 1;
  }

  @Override
  public final boolean holds(Position part) {
    for (int i = 0; i < lows.length; i++) {
      if (part.word(i) < lows[i] || part.word(i) - lows[i] >= sizes[i]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public final void pack(Position part, long[] target, int at) {
    long rank = 0;
    for (int i = 0; i < lows.length; i++) {
      rank = rank * sizes[i] + part.word(i) - lows[i];
    }
    target[at] = rank;
  }

  @Override
  public final Position unpack(long[] words, int at) {
    long[] numbers = new long[lows.length];
    long rest = words[at];
    for (int i = lows.length - 1; i >= 0; i--) {
      numbers[i] = lows[i] + rest % sizes[i];
      rest /= sizes[i];
    }
    return Position.of(numbers);
  }

  @Override
  public final Ending ending(long[] words, int at) {
    return Ending.OPEN;
  }

  @Override
  public final long size() {
    return size;
  }

  @Override
  public final long rank(long[] words, int at) {
    return words[at];
  }

  @Override
  public final void unrank(long rank, long[] words, int at) {
    words[at] = rank;
  }

  @Override
  public final boolean ranks(long[] words, int width, int count, int below, int[] target) {
    for (int i = 0; i < count; i++) {
      if (words[i] >= below) {
        return false;
      }
      target[i] = (int) words[i];
    }
    return true;
  }
}
