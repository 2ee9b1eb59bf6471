package zermelo.kernel;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongBinaryOperator;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.kernel.input.BadInput;

/**
 * Turns a proposal into a position to play from.
 *
 * <p>A proposal is the text of a position with ranges: in {@code 5..20,5..20 with k=1..4} each
 * range stands for a number of its own.
 */
public final class Proposal {
  // A range does not begin inside a number. This also skips long rows of digits quickly.
  private static final Pattern RANGE = Pattern.compile("(?<![0-9])(-?[0-9]++)\\.\\.(-?[0-9]++)");

  private Proposal() {}

  /** The template with every range replaced by a random number of it, both ends included. */
  public static Game.Example drawn(Game.Example template, RandomGenerator random) {
    return filled(template, (low, high) -> between(low, high, random));
  }

  /** The template with every range at its low end. */
  public static Game.Example lowest(Game.Example template) {
    return filled(template, (low, high) -> low);
  }

  /** The template with every range at its high end. */
  public static Game.Example highest(Game.Example template) {
    return filled(template, (low, high) -> high);
  }

  private static Game.Example filled(Game.Example template, LongBinaryOperator pick) {
    Map<String, String> values = new LinkedHashMap<>();
    template.settings().values().forEach((name, text) -> values.put(name, filled(text, pick)));
    return new Game.Example(new Settings(values), filled(template.position(), pick));
  }

  private static String filled(String text, LongBinaryOperator pick) {
    return RANGE
        .matcher(text)
        .replaceAll(range -> Matcher.quoteReplacement(Long.toString(pick(range, pick))));
  }

  private static long pick(MatchResult range, LongBinaryOperator pick) {
    long low = number(range.group(1));
    long high = number(range.group(2));
    if (low > high) {
      throw new BadInput(
          "the range %d..%d goes down: write %d..%d".formatted(low, high, high, low));
    }
    return pick.applyAsLong(low, high);
  }

  private static long number(String digits) {
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException past) {
      String shown = digits.length() <= 40 ? digits : digits.substring(0, 40) + "...";
      throw new BadInput(shown + " is past 2^63-1, the largest number there is");
    }
  }

  /** The generator's bound is exclusive, so a range up to the greatest long needs its own case. */
  private static long between(long low, long high, RandomGenerator random) {
    if (high < Long.MAX_VALUE) {
      return random.nextLong(low, high + 1);
    }
    return low > Long.MIN_VALUE ? random.nextLong(low - 1, high) + 1 : random.nextLong();
  }
}
