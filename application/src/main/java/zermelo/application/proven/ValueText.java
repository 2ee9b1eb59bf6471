package zermelo.application.proven;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Outcome;
import zermelo.solve.Value;

/**
 * Writes values as words: {@code win/13}, {@code lose}, {@code tie}, and {@code margin/-3/10/12} in
 * games with a score (plies of a winner that hurries and of a loser that delays, if known).
 */
final class ValueText {
  private static final String MARGIN = "margin";

  private ValueText() {}

  static String of(Value value) {
    if (value.margin().isEmpty()) {
      String outcome = value.outcome().name().toLowerCase(Locale.ROOT);
      return outcome + number(value.remoteness());
    }
    boolean plies = value.remoteness().isPresent() && value.delayed().isPresent();
    return MARGIN
        + number(value.margin())
        + (plies ? number(value.remoteness()) + number(value.delayed()) : "");
  }

  private static String number(OptionalInt number) {
    return number.isPresent() ? "/" + number.getAsInt() : "";
  }

  /** Parses a value. Empty if the text is none. */
  static Optional<Value> parse(String text) {
    String[] words = text.split("/", -1);
    try {
      if (words[0].equals(MARGIN) && words.length == 2) {
        return Optional.of(Value.ofMargin(Integer.parseInt(words[1])));
      }
      if (words[0].equals(MARGIN) && words.length == 4) {
        return Optional.of(
            Value.ofMargin(
                Integer.parseInt(words[1]),
                Integer.parseInt(words[2]),
                Integer.parseInt(words[3])));
      }
      Outcome outcome = Outcome.valueOf(words[0].toUpperCase(Locale.ROOT));
      return words.length > 2
          ? Optional.empty()
          : Optional.of(Value.of(outcome, words.length == 1 ? -1 : Integer.parseInt(words[1])));
    } catch (IllegalArgumentException noValue) {
      return Optional.empty();
    }
  }
}
