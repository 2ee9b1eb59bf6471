package zermelo.web.uwapi;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;

/**
 * The notation of positions with their turn: {@code 1_3+5+7} is the player to move, then our
 * notation. The reader also accepts our notation alone, and the long texts of older front ends,
 * which begin with the board: {@code R_A_3_3_x--------_X../.../...}.
 *
 * <p>Front ends put these texts into URLs without encoding. Characters that are unsafe in a URL,
 * above all {@code #}, are therefore percent-encoded ({@code %23}). A plus that arrives as a blank
 * is read as a plus where a blank has no meaning.
 */
final class TurnNotation {
  private static final Pattern SHORT = Pattern.compile("([12])_(.*)");
  private static final Pattern LONG = Pattern.compile("R_([AB])_\\d+_\\d+_[A-Za-z0-9*-]+_(.*)");

  /** Characters that are safe anywhere in a URL, and the plus of our notations. */
  private static final String SAFE = "-._~/,+:!$*();=@";

  private TurnNotation() {}

  static String print(Rules rules, PositionWithTurn place) {
    return (place.player() + 1) + "_" + notation(rules, place);
  }

  /** Returns the notation without the turn, safe in a URL. */
  static String notation(Rules rules, PositionWithTurn place) {
    StringBuilder out = new StringBuilder();
    for (byte b : rules.printWithTurn(place.position()).getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      if ((c < 128 && Character.isLetterOrDigit(c)) || SAFE.indexOf(c) >= 0) {
        out.append(c);
      } else {
        out.append('%')
            .append(Character.forDigit(c >> 4, 16))
            .append(Character.forDigit(c & 15, 16));
      }
    }
    return out.toString();
  }

  /** Parses a position with its turn; throws {@link BadInput} with the mistake. */
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
