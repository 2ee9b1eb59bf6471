package zermelo.language.infer;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is known of a list while a move is executed on unknowns ({@link SymbolicMove}).
 *
 * <p>It consists of the sum, the sum weighted by the index, and the elements that were written.
 * Proofs compare these with their values before the move.
 */
final class SymbolicList {
  private final int slot;
  private final InequalityProver knowledge;
  private final Map<LinearExpression, LinearExpression> written = new LinkedHashMap<>();
  private LinearExpression sum;
  private LinearExpression weighted;
  private int version;

  SymbolicList(int slot, InequalityProver knowledge) {
    this.slot = slot;
    this.knowledge = knowledge;
    this.sum = LinearExpression.of(UnknownNumber.of("sum", slot));
    this.weighted = LinearExpression.of(UnknownNumber.of("weighted sum", slot));
  }

  SymbolicList copy() {
    SymbolicList copy = new SymbolicList(slot, knowledge);
    copy.written.putAll(written);
    copy.sum = sum;
    copy.weighted = weighted;
    copy.version = version;
    return copy;
  }

  LinearExpression sum() {
    return sum;
  }

  LinearExpression weighted() {
    return weighted;
  }

  LinearExpression element(LinearExpression index) {
    if (written.containsKey(index)) {
      return written.get(index);
    }
    boolean maybeWritten = written.keySet().stream().anyMatch(other -> !differ(index, other));
    return LinearExpression.of(
        maybeWritten
            ? UnknownNumber.of("element", slot, index, version, knowledge.serial())
            : UnknownNumber.of("element", slot, index, version));
  }

  /** Whether every written value is surely at least 0. */
  boolean wroteNaturals() {
    return written.values().stream()
        .allMatch(value -> knowledge.provesAtMost(LinearExpression.ZERO, value));
  }

  void write(LinearExpression index, LinearExpression value, LinearTermReader reader) {
    LinearExpression change = value.minus(element(index));
    sum = sum.plus(change);
    weighted = weighted.plus(reader.product(index, change));
    written.keySet().removeIf(other -> !other.equals(index) && !differ(index, other));
    written.put(index, value);
  }

  private static boolean differ(LinearExpression a, LinearExpression b) {
    LinearExpression difference = a.minus(b);
    return difference.isConstant() && difference.constant() != 0;
  }

  /** Replaces all elements. {@code loss} says how the new sums compare with the old ones. */
  void replace(Decrease loss) {
    LinearExpression before = sum;
    LinearExpression weightedBefore = weighted;
    int serial = knowledge.serial();
    written.clear();
    version = serial + 1;
    sum = LinearExpression.of(UnknownNumber.of("sum", slot, serial));
    weighted = LinearExpression.of(UnknownNumber.of("weighted sum", slot, serial));
    switch (loss) {
      case UNKNOWN -> {}
      case NONE_IN_SUM -> sum = before;
      case SOME_OR_NONE -> {
        knowledge.atMost(sum, before);
        knowledge.atMost(weighted, weightedBefore);
      }
      case SOME -> {
        knowledge.atMost(sum, before.plus(-1));
        knowledge.atMost(weighted, weightedBefore.plus(-1));
      }
    }
  }

  /** How a new list compares with the one that it replaces. */
  enum Decrease {
    UNKNOWN,
    /** The same elements in any order. */
    NONE_IN_SUM,
    /** No element is larger. */
    SOME_OR_NONE,
    /** No element is larger, at least one is smaller. */
    SOME
  }
}
