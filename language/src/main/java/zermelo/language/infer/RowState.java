package zermelo.language.infer;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is known of a list while a move changes it: its sum, its sum weighted by the index, and the
 * elements that were written.
 */
final class RowState {
  private final int cell;
  private final Knowledge knowledge;
  private final Map<Linear, Linear> written = new LinkedHashMap<>();
  private Linear sum;
  private Linear weighted;
  private int version;

  RowState(int cell, Knowledge knowledge) {
    this.cell = cell;
    this.knowledge = knowledge;
    this.sum = Linear.of(Unknown.of("sum", cell));
    this.weighted = Linear.of(Unknown.of("weighted sum", cell));
  }

  RowState copy() {
    RowState copy = new RowState(cell, knowledge);
    copy.written.putAll(written);
    copy.sum = sum;
    copy.weighted = weighted;
    copy.version = version;
    return copy;
  }

  Linear sum() {
    return sum;
  }

  Linear weighted() {
    return weighted;
  }

  Linear element(Linear index) {
    if (written.containsKey(index)) {
      return written.get(index);
    }
    boolean maybeWritten = written.keySet().stream().anyMatch(other -> !differ(index, other));
    return Linear.of(
        maybeWritten
            ? Unknown.of("element", cell, index, version, knowledge.serial())
            : Unknown.of("element", cell, index, version));
  }

  /** Whether every value that was written is surely at least 0. */
  boolean wroteNaturals() {
    return written.values().stream().allMatch(value -> knowledge.provesAtMost(Linear.ZERO, value));
  }

  void write(Linear index, Linear value, Reader reader) {
    Linear change = value.minus(element(index));
    sum = sum.plus(change);
    weighted = weighted.plus(reader.product(index, change));
    written.keySet().removeIf(other -> !other.equals(index) && !differ(index, other));
    written.put(index, value);
  }

  private static boolean differ(Linear a, Linear b) {
    Linear difference = a.minus(b);
    return difference.isConstant() && difference.constant() != 0;
  }

  /** All elements are new: the sums are at least so much lower, if anything is known of them. */
  void replace(Loss loss) {
    Linear before = sum;
    Linear weightedBefore = weighted;
    int serial = knowledge.serial();
    written.clear();
    version = serial + 1;
    sum = Linear.of(Unknown.of("sum", cell, serial));
    weighted = Linear.of(Unknown.of("weighted sum", cell, serial));
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

  /** How a list that replaces another compares with it. */
  enum Loss {
    UNKNOWN,
    /** The same elements in another order. */
    NONE_IN_SUM,
    /** No element is larger. */
    SOME_OR_NONE,
    /** No element is larger, at least one is smaller. */
    SOME
  }
}
