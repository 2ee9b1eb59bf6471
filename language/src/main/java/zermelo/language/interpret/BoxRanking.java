package zermelo.language.interpret;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Position;
import zermelo.kernel.Space;

/**
 * Ranks positions that are one or several plain numbers: the box from the lower bounds up to the
 * positions the space was made for, the first component counting most. Moves that only lower
 * numbers lead to smaller ranks.
 */
final class BoxRanking implements Space.Ranking {
  private final Field[] fields;
  private final long[] low;
  private final long[] sizes;
  private final long size;

  private BoxRanking(Field[] fields, long[] low, long[] sizes, long size) {
    this.fields = fields;
    this.low = low;
    this.sizes = sizes;
    this.size = size;
  }

  static Optional<Space.Ranking> of(
      List<Bound> bounds, Packing packing, List<Position> parts, TextRules rules) {
    int count = bounds.size();
    Field[] fields = new Field[count];
    long[] low = new long[count];
    long[] high = new long[count];
    Arrays.fill(high, Long.MIN_VALUE);
    for (int i = 0; i < count; i++) {
      Bound bound = bounds.get(i);
      if (!bound.number() || bound.own()) {
        return Optional.empty();
      }
      fields[i] = packing.fields(i)[0];
      low[i] = bound.low();
      // A small bound is used as it is; a large or missing one is cut at what is asked for.
      boolean small = bound.bounded() && bound.high() - bound.low() < 64;
      for (Position part : parts) {
        long value = rules.frameOf(part).slots[bound.place()];
        high[i] = Math.max(high[i], small ? bound.high() : value);
      }
    }
    long[] sizes = new long[count];
    long size = 1;
    for (int i = 0; i < count; i++) {
      if (high[i] - low[i] == Long.MAX_VALUE) {
        return Optional.empty();
      }
      sizes[i] = high[i] - low[i] + 1;
      if (Math.multiplyHigh(size, sizes[i]) != 0 || size * sizes[i] < 0) {
        return Optional.empty();
      }
      size *= sizes[i];
    }
    return Optional.of(new BoxRanking(fields, low, sizes, size));
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long rank(long[] words, int at) {
    long rank = 0;
    for (int i = 0; i < fields.length; i++) {
      long offset = fields[i].get(words, at) - low[i];
      if (offset >= sizes[i]) {
        throw new Space.Overflow();
      }
      rank = rank * sizes[i] + offset;
    }
    return rank;
  }

  @Override
  public void unrank(long rank, long[] words, int at) {
    long rest = rank;
    Arrays.fill(words, at, at + fields[fields.length - 1].word() + 1, 0);
    for (int i = fields.length - 1; i >= 0; i--) {
      fields[i].put(words, at, low[i] + rest % sizes[i]);
      rest /= sizes[i];
    }
  }
}
