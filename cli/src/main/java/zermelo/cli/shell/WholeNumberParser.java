package zermelo.cli.shell;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.OptionalLong;
import zermelo.kernel.input.BadInput;

/** Parses whole numbers in the forms {@code 100000}, {@code 1e5} and {@code 2^17}. */
public final class WholeNumberParser {
  private WholeNumberParser() {}

  /** Parses the number of an option, from 1. */
  public static long read(
      CommandArguments arguments, CommandOption option, long fallback, long most) {
    return read(arguments, option, fallback, 1, most);
  }

  /** Parses the number of an option, from {@code least} to {@code most}. */
  public static long read(
      CommandArguments arguments, CommandOption option, long fallback, long least, long most) {
    String text = arguments.value(option).orElse(Long.toString(fallback));
    long number = value(text).orElse(-1);
    if (number < least || number > most) {
      String example = most < 1L << 17 ? "" : ", such as 100000, 1e5 or 2^17";
      throw new BadInput(
          "%s takes a whole number from %d to %d%s, not '%s'"
              .formatted(option.name(), least, most, example, text));
    }
    return number;
  }

  /** Parses a number; empty if the text is none, or too large. */
  public static OptionalLong value(String text) {
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

  /** Prints a number with commas between thousands. */
  public static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
