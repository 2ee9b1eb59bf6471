package zermelo.solve.graph;

import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;
import zermelo.kernel.limits.LimitReached;
import zermelo.solve.table.ChunkedIntArray;
import zermelo.solve.table.OutcomeEncoding;

/**
 * Stores the results of a graph's nodes, in one int each.
 *
 * <p>Bit 0 is the player to move, bits 1-2 the ending, bit 3 whether the outcome is known, bits 4-5
 * the outcome, the rest the remoteness.
 */
public final class NodeValues {
  static final int MAX_REMOTENESS = (1 << 26) - 1;

  private static final int KNOWN = 1 << 3;

  private final ChunkedIntArray bits = new ChunkedIntArray();

  void add(int turn, Ending ending) {
    bits.add(turn | (OutcomeEncoding.of(ending) << 1));
  }

  int turn(int id) {
    return bits.get(id) & 1;
  }

  Ending ending(int id) {
    return OutcomeEncoding.ending(bits.get(id) >>> 1);
  }

  boolean known(int id) {
    return (bits.get(id) & KNOWN) != 0;
  }

  /** The outcome for the player to move; valid only if it is known. */
  Outcome outcome(int id) {
    return OutcomeEncoding.outcome(bits.get(id) >>> 4);
  }

  /** The remoteness; valid only for wins and losses, and in games with a score. */
  int remoteness(int id) {
    return bits.get(id) >>> 6;
  }

  void set(int id, Outcome outcome, int remoteness) {
    if (remoteness > MAX_REMOTENESS) {
      throw new LimitReached(
          LimitReached.Kind.TABLE_SIZE, "a game of more than " + MAX_REMOTENESS + " moves");
    }
    bits.set(
        id, (bits.get(id) & 7) | KNOWN | (OutcomeEncoding.of(outcome) << 4) | (remoteness << 6));
  }

  void truncate(int size) {
    bits.truncate(size);
  }

  long bytes() {
    return bits.bytes();
  }
}
