package zermelo.language.packing;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Space;
import zermelo.kernel.space.Tiers;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.infer.UpperBound;
import zermelo.language.interpret.BoundedComponent;

/**
 * Ranks positions that are one or several plain numbers: a box of them, the first component
 * counting most. Moves that only lower numbers lead to smaller ranks. Where there are ranks they
 * are also how positions are packed: a word each.
 *
 * <p>The first component may be as large as its field allows, since larger ones only add ranks at
 * the end; tables of whole games have none for what is above its ceiling. Each further one gets a
 * side of the box, which must hold all that moves can make of it: its {@link UpperBound} must be
 * known, or it must have an upper bound.
 */
public final class BoxRanking implements Space.PositionRanking {
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

  /** The ranking for what can be reached from the positions in these frames, if there is one. */
  public static Optional<BoxRanking> of(
      List<BoundedComponent> bounds,
      List<UpperBound> ceilings,
      ComponentPacking packing,
      List<EvaluationFrame> frames) {
    int count = bounds.size();
    boolean plain = bounds.stream().allMatch(bound -> bound.number() && !bound.own());
    if (!plain || (bounds.get(0).low() < 0 && packing.fields(0)[0].bits() >= 63)) {
      return Optional.empty(); // in the second case there may be more than 2^63-1 ranks
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

  /** How many values the field of the first component has room for. */
  private static long capacity(BoundedComponent bound, BitField field) {
    long room = field.bits() >= 63 ? Long.MAX_VALUE : 1L << field.bits();
    long span = bound.high() - bound.low();
    return bound.bounded() && span >= 0 && span < room ? span + 1 : room;
  }

  /** How many values a further component can take; not positive if that is not known. */
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
    // Small bounds are used whole, so that one box serves every position.
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

  /** How many values each component has. */
  public long[] sides() {
    return sizes.clone();
  }

  @Override
  public long size() {
    return size;
  }

  /** The ranks that play can come to: for tables of whole games, which have a place for each. */
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

  /** The packed position that stands in the frame. */
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
