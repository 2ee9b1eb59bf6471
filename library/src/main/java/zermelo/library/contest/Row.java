package zermelo.library.contest;

import java.util.List;
import java.util.Optional;

/**
 * What a case (or what all cases share) consists of: some numbers, then perhaps a list.
 *
 * @param fixed the numbers that are always there
 * @param list the elements of the list behind them, at least one of them
 * @param longest the most elements that the judge gives
 */
public record Row(List<Field> fixed, Optional<Field> list, int longest) {
  static final Row NOTHING = of();

  static Row of(Field... fixed) {
    return new Row(List.of(fixed), Optional.empty(), 0);
  }

  static Row list(int longest, Field element, Field... fixed) {
    return new Row(List.of(fixed), Optional.of(element), longest);
  }

  /** The limits of the number at a place. */
  public Field at(int place) {
    return place < fixed.size() ? fixed.get(place) : list.orElseThrow();
  }

  /** How many numbers there are at least. */
  public int least() {
    return fixed.size() + (list.isPresent() ? 1 : 0);
  }
}
