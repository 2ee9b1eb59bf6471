package zermelo.language.proof;

import java.util.BitSet;
import java.util.List;
import java.util.function.LongUnaryOperator;
import zermelo.kernel.Ending;
import zermelo.language.proof.PeriodCertificate.ValueKind;

/** Collects the values of the options of one n, and computes the value of n from them. */
final class OptionValues {
  static final int LOSS = 0;
  static final int WIN = 1;
  static final int TIE = 2;

  private final ValueKind quantity;
  private final boolean misere;
  private final LongUnaryOperator value;
  private final BitSet seen = new BitSet();
  private long count;

  /**
   * Creates an empty collection.
   *
   * @param value returns the value of a part
   */
  OptionValues(ValueKind quantity, boolean misere, LongUnaryOperator value) {
    this.quantity = quantity;
    this.misere = misere;
    this.value = value;
  }

  long count() {
    return count;
  }

  /** Adds the option with these parts. */
  void add(List<Long> parts) {
    if (quantity == ValueKind.OUTCOME && parts.size() > 1) {
      throw new ProofSignal.Refusal("a move leaves several heaps, of which outcomes say nothing");
    }
    count++;
    long sum = parts.isEmpty() ? stuck() : 0;
    for (long part : parts) {
      sum ^= value.applyAsLong(part);
    }
    seen.set((int) sum);
  }

  /** The value of a position without moves. */
  private long stuck() {
    return misere ? WIN : LOSS;
  }

  long value(Ending ending) {
    if (quantity == ValueKind.GRUNDY) {
      return seen.nextClearBit(0);
    }
    return switch (misere ? ending.misere() : ending) {
      case LOST -> LOSS;
      case WON -> WIN;
      case TIED -> TIE;
      case OPEN -> count == 0 ? stuck() : seen.get(LOSS) ? WIN : seen.get(TIE) ? TIE : LOSS;
    };
  }
}
