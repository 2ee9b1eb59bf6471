package zermelo.heaps.code;

/**
 * A taking-and-breaking game, given by an octal or hexadecimal code.
 *
 * <p>Digit t says what a move that takes t from a heap may leave. It is a sum of 1 (nothing), 2
 * (one heap), 4 (two heaps) and 8 (three heaps). Digit 0 stands before the point and can only
 * split.
 *
 * @param digits the digits, digit 0 first, in hexadecimal: {@code 077} is the code 0.77
 * @param unequal whether heaps left together must differ in size, as in Grundy's game
 */
public record TakeAndBreak(String digits, boolean unequal) implements HeapCode {

  /** The prefix of a code with hexadecimal digits. */
  static final String HEXADECIMAL = "0x";

  public static final int ALL = 1;
  public static final int ONE = 2;
  public static final int TWO = 4;
  public static final int THREE = 8;

  /** Grundy's game: split a heap into two of different sizes. */
  static final TakeAndBreak GRUNDY = new TakeAndBreak("40", true);

  /** The digit for taking {@code taken} stones; 0 beyond the last digit. */
  public int digit(int taken) {
    return taken < digits.length() ? Character.digit(digits.charAt(taken), 16) : 0;
  }

  /** The largest number of stones that a move takes. */
  public int reach() {
    int last = digits.length() - 1;
    while (last > 0 && digit(last) == 0) {
      last--;
    }
    return last;
  }

  /** The largest number of heaps that a move can leave. */
  public int heaps() {
    int all = 0;
    for (int t = 0; t < digits.length(); t++) {
      all |= digit(t);
    }
    return all == 0 ? 0 : 31 - Integer.numberOfLeadingZeros(all);
  }

  /** The numbers t whose digit has this bit, ascending. */
  public int[] takings(int bit) {
    int[] found = new int[digits.length()];
    int count = 0;
    for (int t = 0; t < digits.length(); t++) {
      if ((digit(t) & bit) != 0) {
        found[count++] = t;
      }
    }
    return java.util.Arrays.copyOf(found, count);
  }

  @Override
  public String text() {
    // Compared field by field: the JVM generates the equality of records at run time, which would
    // add 10 ms to the start of the program.
    if (unequal && digits.equals(GRUNDY.digits)) {
      return "grundy";
    }
    String prefix = digits.chars().anyMatch(c -> c > '7') ? HEXADECIMAL : "";
    String code = prefix + digits.charAt(0) + "." + digits.substring(1);
    return unequal ? "unequal{" + code + "}" : code;
  }
}
