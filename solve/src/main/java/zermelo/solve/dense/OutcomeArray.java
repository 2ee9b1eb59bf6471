package zermelo.solve.dense;

import java.util.Arrays;
import zermelo.kernel.Outcome;

/**
 * Stores outcomes with remotenesses, each encoded as one number, its merit.
 *
 * <p>Merits are ordered by what a player prefers to leave to the opponent: a near loss, then a far
 * loss, then a tie, then a far win, and last a near win. So the least merit of a position's options
 * determines the position, and one minimum solves it. Example: options with a loss in 2 and a win
 * in 5 give a win in 3.
 *
 * <p>A merit takes one byte while no remoteness exceeds 126, then two bytes, then four. The order
 * is the same in each: merits above the tie are counted down from the largest number.
 */
public final class OutcomeArray {
  private static final int TIE = 1 << 30;
  private static final int BYTE_TIE = 127;
  private static final int CHAR_TIE = 0x7fff;

  private byte[] bytes = {};
  private char[] chars = {};
  private int[] ints = {};
  private int width = 1;

  static int of(Outcome outcome, int remoteness) {
    return switch (outcome) {
      case LOSE -> remoteness;
      case TIE, DRAW -> TIE;
      case WIN -> Integer.MAX_VALUE - remoteness;
    };
  }

  static Outcome outcome(int merit) {
    return merit < TIE ? Outcome.LOSE : merit == TIE ? Outcome.TIE : Outcome.WIN;
  }

  static int remoteness(int merit) {
    return merit == TIE ? 0 : Math.min(merit, Integer.MAX_VALUE - merit);
  }

  /** The merit of the same position for the other player. */
  static int flip(int merit) {
    return merit == TIE ? TIE : Integer.MAX_VALUE - merit;
  }

  /** The merit of a position whose best option has this merit. */
  static int before(int option) {
    return option == TIE ? TIE : option < TIE ? flip(option + 1) : flip(option) + 1;
  }

  int get(int index) {
    return switch (width) {
      case 1 -> ofByte(bytes[index] & 0xff);
      case 2 -> ofChar(chars[index]);
      default -> ints[index];
    };
  }

  /** The least merit at the given indices. */
  int least(int[] indices, int count) {
    return switch (width) {
      case 1 -> ofByte(leastByte(indices, count));
      case 2 -> ofChar(leastChar(indices, count));
      default -> leastInt(indices, count);
    };
  }

  private int leastByte(int[] indices, int count) {
    byte[] values = bytes;
    int least = 0xff;
    for (int i = 0; i < count; i++) {
      least = Math.min(least, values[indices[i]] & 0xff);
    }
    return least;
  }

  private int leastChar(int[] indices, int count) {
    char[] values = chars;
    int least = 0xffff;
    for (int i = 0; i < count; i++) {
      least = Math.min(least, values[indices[i]]);
    }
    return least;
  }

  private int leastInt(int[] indices, int count) {
    int[] values = ints;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      least = Math.min(least, values[indices[i]]);
    }
    return least;
  }

  void set(int index, int merit) {
    int remoteness = remoteness(merit);
    if (width == 1 && remoteness >= BYTE_TIE) {
      widenToChars();
    }
    if (width == 2 && remoteness >= CHAR_TIE) {
      widenToInts();
    }
    switch (width) {
      case 1 -> bytes[index] = (byte) narrow(merit, BYTE_TIE, 0xff);
      case 2 -> chars[index] = (char) narrow(merit, CHAR_TIE, 0xffff);
      default -> ints[index] = merit;
    }
  }

  /** Encodes a merit in fewer bits, in the same order, with the tie in the middle. */
  static int narrow(int merit, int tie, int top) {
    return merit < TIE ? merit : merit == TIE ? tie : top - (Integer.MAX_VALUE - merit);
  }

  private static int ofByte(int narrow) {
    return widen(narrow, BYTE_TIE, 0xff);
  }

  private static int ofChar(int narrow) {
    return widen(narrow, CHAR_TIE, 0xffff);
  }

  /** The inverse of {@link #narrow}. */
  static int widen(int narrow, int tie, int top) {
    return narrow < tie ? narrow : narrow == tie ? TIE : Integer.MAX_VALUE - (top - narrow);
  }

  private void widenToChars() {
    char[] wide = new char[bytes.length];
    for (int i = 0; i < wide.length; i++) {
      wide[i] = (char) narrow(get(i), CHAR_TIE, 0xffff);
    }
    chars = wide;
    bytes = new byte[0];
    width = 2;
  }

  private void widenToInts() {
    int[] wide = new int[chars.length];
    for (int i = 0; i < wide.length; i++) {
      wide[i] = get(i);
    }
    ints = wide;
    chars = new char[0];
    width = 4;
  }

  /** Grows the array to hold indices below {@code length}. */
  void ensure(int length) {
    switch (width) {
      case 1 -> bytes = Arrays.copyOf(bytes, Math.max(length, bytes.length));
      case 2 -> chars = Arrays.copyOf(chars, Math.max(length, chars.length));
      default -> ints = Arrays.copyOf(ints, Math.max(length, ints.length));
    }
  }

  long bytes() {
    return bytes.length + 2L * chars.length + 4L * ints.length;
  }
}
