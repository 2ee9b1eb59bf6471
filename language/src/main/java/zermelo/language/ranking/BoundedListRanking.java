package zermelo.language.ranking;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.space.PositionRanking;
import zermelo.language.packing.BitField;
import zermelo.language.packing.ComponentPacking;
import zermelo.language.position.BoundedComponent;
import zermelo.language.program.Program.Kind;

/**
 * Ranks positions that are one list of bounded numbers whose length may change.
 *
 * <p>Shorter lists come first. Lists of one length are numbers whose digits are the elements. The
 * slow twin is the packed position itself: a rank must lead back to it.
 */
public final class BoundedListRanking implements PositionRanking {
  private final BitField[] fields; // the length, then the elements
  private final int words;
  private final long base; // the number of values of an element
  private final long[] firsts; // by length

  private BoundedListRanking(BitField[] fields, int words, long base, long[] firsts) {
    this.fields = fields;
    this.words = words;
    this.base = base;
    this.firsts = firsts;
  }

  /** The ranking of packed positions; none if they are no such list, or too many to number. */
  public static Optional<PositionRanking> of(
      List<BoundedComponent> bounds, ComponentPacking packing) {
    BoundedComponent list = bounds.getFirst();
    if (bounds.size() > 1
        || list.component().kind() != Kind.LIST
        || list.own()
        || !list.bounded()
        || !packing.resizable(0)) {
      return Optional.empty();
    }
    try {
      long base = Math.addExact(Math.subtractExact(list.high(), list.low()), 1);
      long[] firsts = new long[packing.length(0) + 2];
      long ways = 1;
      for (int length = 0; length <= packing.length(0); length++) {
        firsts[length + 1] = Math.addExact(firsts[length], ways);
        ways = Math.multiplyExact(ways, base);
      }
      return Optional.of(new BoundedListRanking(packing.fields(0), packing.words(), base, firsts));
    } catch (ArithmeticException tooMany) {
      return Optional.empty();
    }
  }

  @Override
  public long size() {
    return firsts[firsts.length - 1];
  }

  @Override
  public long rank(long[] position, int at) {
    int length = (int) fields[0].get(position, at);
    long rank = 0;
    for (int i = 1; i <= length; i++) {
      rank = rank * base + fields[i].get(position, at) - fields[i].low();
    }
    return firsts[length] + rank;
  }

  @Override
  public void unrank(long rank, long[] position, int at) {
    Arrays.fill(position, at, at + words, 0);
    int length = 0;
    while (firsts[length + 1] <= rank) {
      length++;
    }
    fields[0].put(position, at, length);
    long rest = rank - firsts[length];
    for (int i = length; i > 0; i--) {
      fields[i].put(position, at, fields[i].low() + rest % base);
      rest /= base;
    }
  }
}
