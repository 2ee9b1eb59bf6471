package zermelo.language.packing;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Space;
import zermelo.kernel.space.PositionRanking;
import zermelo.kernel.space.Tiers;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.infer.UpperBound;
import zermelo.language.position.BoundedComponent;

/**
 * Numbers the positions that consist of plain numbers, like the digits of a number.
 *
 * <p>The first component is the most significant. Moves that only lower numbers lead to smaller
 * ranks. The rank is also the packed position, in one word.
 *
 * <p>Every component but the first needs a largest value, declared or derived ({@link UpperBound});
 * otherwise there is no ranking. The first may be as large as its field allows, because larger
 * values only add ranks at the end. Packing a number outside its range throws a {@link
 * Space.Overflow}. Tables with an entry for each rank use {@link #tiers}, which ends at the largest
 * value of the first component if that is known.
 */
public final class BoxRanking implements PositionRanking {
  private final List<BoundedComponent> bounds;
  private final long[] low;
  private final long[] sizes;
  private final long size;
  private final long reach;

  private BoxRanking(
      List<BoundedComponent> bounds, long[] low, long[] sizes, long size, long reach) {
    this.bounds = bounds;
    this.low = low;
    this.sizes = sizes;
    this.size = size;
    this.reach = reach;
  }

  /** The ranking of all positions that can be reached from those in the frames, if there is one. */
  public static Optional<BoxRanking> of(
      List<BoundedComponent> bounds,
      List<UpperBound> ceilings,
      ComponentPacking packing,
      List<EvaluationFrame> frames) {
    int count = bounds.size();
    boolean plain = bounds.stream().allMatch(bound -> bound.number() && !bound.own());
    if (!plain || (bounds.get(0).low() < 0 && packing.fields(0)[0].bits() >= 63)) {
      return Optional.empty(); // second condition: more than 2^63-1 ranks are possible
    }
    long[] sizes = new long[count];
    long rest = 1;
    for (int i = count - 1; i > 0; i--) {
      sizes[i] = side(bounds.get(i), ceilings.get(i), frames);
      if (sizes[i] <= 0 || rest > Long.MAX_VALUE / sizes[i]) {
        return Optional.empty();
      }
      rest *= sizes[i];
    }
    sizes[0] = Math.min(capacity(bounds.get(0), packing.fields(0)[0]), Long.MAX_VALUE / rest);
    long[] low = bounds.stream().mapToLong(BoundedComponent::low).toArray();
    long first = side(bounds.get(0), ceilings.get(0), frames);
    long reach = rest * (first > 0 ? Math.min(first, sizes[0]) : sizes[0]);
    BoxRanking box = new BoxRanking(bounds, low, sizes, sizes[0] * rest, reach);
    return frames.stream().allMatch(box::holds) ? Optional.of(box) : Optional.empty();
  }

  /** The number of values that the field of the first component can hold. */
  private static long capacity(BoundedComponent bound, BitField field) {
    long room = field.bits() >= 63 ? Long.MAX_VALUE : 1L << field.bits();
    long span = bound.high() - bound.low();
    return bound.bounded() && span >= 0 && span < room ? span + 1 : room;
  }

  /** The number of values that a component can take. Not positive if that is unknown. */
  private static long side(
      BoundedComponent bound, UpperBound ceiling, List<EvaluationFrame> frames) {
    long high = bound.high();
    if (ceiling.known()) {
      high = ceiling.most();
      for (EvaluationFrame frame : frames) {
        high = Math.max(high, frame.slots[bound.place()]);
      }
      high = Math.min(high, bound.high());
    }
    // Small declared ranges are used in full, so that one box serves every position.
    boolean small = bound.bounded() && bound.high() - bound.low() < 64;
    return (small ? bound.high() : high) - bound.low() + 1;
  }

  /** Whether the position in the frame has a rank. */
  public boolean holds(EvaluationFrame frame) {
    for (int i = 0; i < sizes.length; i++) {
      long offset = frame.slots[bounds.get(i).place()] - low[i];
      if (offset < 0 || offset >= sizes[i]) {
        return false;
      }
    }
    return true;
  }

  /** The number of values of each component. */
  public long[] sides() {
    return sizes.clone();
  }

  @Override
  public long size() {
    return size;
  }

  /** The ranks that play can reach, for tables of whole games that have an entry for each rank. */
  public Tiers tiers() {
    return Tiers.one(new BoxRanking(bounds, low, sizes, reach, reach));
  }

  /** Reads a packed position into the frame. */
  public void load(long word, EvaluationFrame frame) {
    long rest = word;
    for (int i = sizes.length - 1; i >= 0; i--) {
      frame.slots[bounds.get(i).place()] = low[i] + rest % sizes[i];
      rest /= sizes[i];
    }
  }

  /** Packs the position in the frame. */
  public long word(EvaluationFrame frame) {
    long rank = 0;
    for (int i = 0; i < sizes.length; i++) {
      long offset = frame.slots[bounds.get(i).place()] - low[i];
      if (offset < 0 || offset >= sizes[i]) {
        throw new Space.Overflow();
      }
      rank = rank * sizes[i] + offset;
    }
    return rank;
  }

  @Override
  public long rank(long[] words, int at) {
    return words[at];
  }

  @Override
  public void unrank(long rank, long[] words, int at) {
    words[at] = rank;
  }
}
