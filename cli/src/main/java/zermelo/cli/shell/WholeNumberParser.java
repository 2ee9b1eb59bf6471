package zermelo.cli.shell;

import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.WholeNumber;

/** Parses the options that are whole numbers. */
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
    long number = WholeNumber.parse(text).orElse(-1);
    if (number < least || number > most) {
      String example = most < 1L << 17 ? "" : ", such as 100000, 1e5 or 2^17";
      throw new BadInput(
          "%s takes a whole number from %d to %d%s, not '%s'"
              .formatted(option.name(), least, most, example, text));
    }
    return number;
  }
}
