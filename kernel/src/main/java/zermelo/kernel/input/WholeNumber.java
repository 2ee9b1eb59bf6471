package zermelo.kernel.input;

import java.math.BigDecimal;
import java.util.OptionalLong;

/** Whole numbers in the forms {@code 100000}, {@code 1e5} and {@code 2^17}. */
public final class WholeNumber {
  private WholeNumber() {}

  /** Parses a number; empty if the text is none, or too large. */
  public static OptionalLong parse(String text) {
    if (text.matches("[0-9]{1,18}")) {
      return OptionalLong.of(Long.parseLong(text));
    }
    if (text.matches("2\\^[0-9]{1,2}")) {
      int power = Integer.parseInt(text.substring(2));
      return power < 63 ? OptionalLong.of(1L << power) : OptionalLong.empty();
    }
    if (text.matches("[0-9]{1,9}(\\.[0-9]{1,9})?[eE][0-9]{1,2}")) {
      BigDecimal number = new BigDecimal(text);
      boolean whole = number.stripTrailingZeros().scale() <= 0;
      return whole && number.compareTo(new BigDecimal("1e18")) <= 0
          ? OptionalLong.of(number.longValue())
          : OptionalLong.empty();
    }
    return OptionalLong.empty();
  }
}
