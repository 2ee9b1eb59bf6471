package zermelo.language.packing;

import java.util.List;
import java.util.OptionalLong;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.position.BoundedComponent;
import zermelo.language.position.PositionLayout;
import zermelo.language.program.Program.Kind;

/** Decides how many bits the fields of components need. */
final class FieldWidths {
  /** Least width of the field of an unbounded number, so that most positions share one packing. */
  private static final int LEAST_BITS = 20;

  private static final int WIDEST_SET = 1 << 16;

  private FieldWidths() {}

  /** The number of bits of the set: one for each number that it may contain. */
  static long setSize(BoundedComponent bound, long most, int spare) {
    // Unsigned, because the bounds may be far apart.
    long span = (bound.bounded() ? bound.high() : most) - bound.low();
    boolean wide = Long.compareUnsigned(span, WIDEST_SET) >= 0;
    long size = wide || bound.bounded() ? span + 1 : Math.max(span + 1, 32) << Math.min(spare, 32);
    if (wide || size > WIDEST_SET) {
      if (spare > 0) {
        throw new Space.Overflow();
      }
      throw new RulesFault(
          "the set "
              + bound.component().name()
              + " may hold too many different numbers to search: its elements may lie at most "
              + WIDEST_SET
              + " apart");
    }
    return size;
  }

  /** The total of all lists in a frame. */
  static long total(List<BoundedComponent> bounds, EvaluationFrame frame) {
    long total = 0;
    for (BoundedComponent bound : bounds) {
      for (int copy = 0; isList(bound) && copy < bound.copies(); copy++) {
        for (long value : values(bound, frame, copy)) {
          total = value > Long.MAX_VALUE - total ? Long.MAX_VALUE : total + value;
        }
      }
    }
    return total;
  }

  private static boolean isList(BoundedComponent bound) {
    Kind kind = bound.component().kind();
    return kind == Kind.LIST || kind == Kind.BAG;
  }

  /**
   * The number of bits of a number without a bound.
   *
   * @param most the greatest value in the positions to pack
   * @param total what no element of a list exceeds, if that is known
   */
  static int number(BoundedComponent bound, long most, int spare, OptionalLong total) {
    if (total.isPresent() && isList(bound) && spare == 0) {
      return BitField.bitsFor(Math.max(0, total.getAsLong() - bound.low()));
    }
    int needed = BitField.bitsFor(most - bound.low()) + 1;
    return Math.min(64, Math.max(needed, LEAST_BITS) << Math.min(spare, 4));
  }

  /** The values of a component: of the player to move, or of the other one. */
  static long[] values(BoundedComponent bound, EvaluationFrame frame, int copy) {
    int place = bound.place() + copy;
    return bound.number()
        ? new long[] {frame.slots[place]}
        : PositionLayout.elements(bound, frame, place);
  }
}
