package zermelo.web.uwapi;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;

/**
 * Places as texts: {@code 1_3+5+7} is our notation behind the player whose turn it is. Our notation
 * alone is read too, and so are the long texts of older front ends, which have the board in front:
 * {@code R_A_3_3_x--------_X../.../...}.
 *
 * <p>Front ends put these texts into addresses as they are. What an address would not carry, a
 * {@code #} above all, is therefore written as in an address ({@code %23}); a plus that arrives as
 * a blank is a plus again where the blank means nothing.
 */
final class TurnNotation {
  private static final Pattern SHORT = Pattern.compile("([12])_(.*)");
  private static final Pattern LONG = Pattern.compile("R_([AB])_\\d+_\\d+_[A-Za-z0-9*-]+_(.*)");

  /** What addresses carry anywhere, and of our notations also the plus. */
  private static final String CARRIED = "-._~/,+:!$*();=@";

  private TurnNotation() {}

  static String print(Rules rules, PositionWithTurn place) {
    return (place.player() + 1) + "_" + notation(rules, place);
  }

  /** The notation alone, fit for an address. */
  static String notation(Rules rules, PositionWithTurn place) {
    StringBuilder out = new StringBuilder();
    for (byte b : rules.printWithTurn(place.position()).getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      if ((c < 128 && Character.isLetterOrDigit(c)) || CARRIED.indexOf(c) >= 0) {
        out.append(c);
      } else {
        out.append('%')
            .append(Character.forDigit(c >> 4, 16))
            .append(Character.forDigit(c & 15, 16));
      }
    }
    return out.toString();
  }

  /** The place that a text names; {@link BadInput} says what is wrong with it. */
  static PositionWithTurn read(Rules rules, String text) {
    Matcher shorter = SHORT.matcher(text);
    if (shorter.matches()) {
      return read(rules, shorter.group(2), shorter.group(1).equals("1") ? 0 : 1);
    }
    Matcher longer = LONG.matcher(text);
    if (longer.matches()) {
      return read(rules, longer.group(2), longer.group(1).equals("A") ? 0 : 1);
    }
    return PositionWithTurn.of(rules, new UrlNotationReader(rules).position(text));
  }

  private static PositionWithTurn read(Rules rules, String notation, int player) {
    PositionWithTurn place =
        PositionWithTurn.of(rules, new UrlNotationReader(rules).position(notation));
    if (rules.facts().impartial()) {
      return new PositionWithTurn(place.position(), player);
    }
    if (place.player() != player) {
      throw new BadInput(
          "in '%s' it is the turn of player %d, not %d"
              .formatted(rules.print(place.position()), place.player() + 1, player + 1));
    }
    return place;
  }
}
