package zermelo.insight.survey;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.input.BadInput;

/** The lengths of the lists, or the sizes of the sets, in a survey. */
public record LengthRange(int least, int most) {
  /** The greatest length of a list, unless the user or the rules ask for longer ones. */
  private static final int USUAL = 3;

  /** The lengths of sets unless the user gives others. */
  static final LengthRange ALL = new LengthRange(0, Integer.MAX_VALUE);

  private static final Pattern PATTERN = Pattern.compile("(\\d{1,4})(?:\\.\\.(\\d{1,4}))?");

  /**
   * Returns the lengths that a survey looks at.
   *
   * @param given the lengths that the user gives
   */
  static LengthRange of(PositionComponent component, Optional<LengthRange> given) {
    if (component.kind() == PositionComponent.Kind.SET) {
      return given.orElse(ALL);
    }
    long least = component.lengths().least();
    long most = component.lengths().most();
    LengthRange wanted = given.orElse(new LengthRange(0, (int) Math.max(USUAL, least)));
    LengthRange both =
        new LengthRange((int) Math.max(wanted.least, least), (int) Math.min(wanted.most, most));
    if (both.least > both.most) {
      throw new BadInput(
          "%s has %s, so --length %s leaves nothing"
              .formatted(
                  component.name(),
                  new LengthRange((int) least, (int) most).numbers(),
                  wanted.text()),
          ": leave --length out");
    }
    return both;
  }

  /**
   * Returns the next two lengths after those of {@link #of}, if all lists among the components may
   * have them. Empty if there is no list.
   */
  static Optional<LengthRange> longer(List<PositionComponent> components) {
    List<PositionComponent> lists =
        components.stream()
            .filter(
                component ->
                    component.kind() == PositionComponent.Kind.LIST
                        || component.kind() == PositionComponent.Kind.BAG)
            .toList();
    int most = lists.stream().mapToInt(list -> of(list, Optional.empty()).most).max().orElse(0);
    LengthRange longer = new LengthRange(most + 1, most + 2);
    return lists.isEmpty() || lists.stream().anyMatch(list -> list.lengths().most() < longer.most)
        ? Optional.empty()
        : Optional.of(longer);
  }

  /**
   * Parses a length, {@code 4}, or a range, {@code 2..4}.
   *
   * @param longest the largest length that is allowed
   */
  public static LengthRange read(String text, int longest) {
    Matcher lengths = PATTERN.matcher(text);
    if (lengths.matches()) {
      int least = Integer.parseInt(lengths.group(1));
      int most = lengths.group(2) == null ? least : Integer.parseInt(lengths.group(2));
      if (least <= most && most <= longest) {
        return new LengthRange(least, most);
      }
    }
    throw new BadInput(
        "'%s' is not a length of lists: it is a number from 0 to %d, or a range such as 2..4"
            .formatted(text, longest));
  }

  /** Returns the range as a user types it. */
  public String text() {
    return least == most ? Integer.toString(least) : least + ".." + most;
  }

  /** Describes the lists, {@code lists of at most 3 numbers}; empty if there are no others. */
  String words(PositionComponent component) {
    if (component.kind() == PositionComponent.Kind.SET) {
      return equals(ALL) ? "" : "sets of " + numbers();
    }
    boolean all = least <= component.lengths().least() && most >= component.lengths().most();
    return all ? "" : "lists of " + numbers();
  }

  /** Describes the cells of a strip that hold a symbol; empty if there are no others. */
  String words(String symbol) {
    return equals(ALL) ? "" : symbol + " with " + numbers();
  }

  private String numbers() {
    String numbers = most == 1 ? " number" : " numbers";
    if (least == most) {
      return most + numbers;
    }
    return least == 0 ? "at most " + most + numbers : "%d to %d numbers".formatted(least, most);
  }
}
