package zermelo.library.contest.text;

import java.util.List;
import java.util.Optional;

/**
 * The layout of a case, or of the shared numbers: some numbers, then possibly a list.
 *
 * @param fixed the numbers that are always present
 * @param list the elements of the list after them, at least one
 * @param longest the largest number of elements that the judge gives
 */
public record InputRow(List<InputField> fixed, Optional<InputField> list, int longest) {
  static final InputRow NOTHING = of();

  public static InputRow of(InputField... fixed) {
    return new InputRow(List.of(fixed), Optional.empty(), 0);
  }

  public static InputRow list(int longest, InputField element, InputField... fixed) {
    return new InputRow(List.of(fixed), Optional.of(element), longest);
  }

  /** Returns the limits of the number at an index. */
  public InputField at(int place) {
    return place < fixed.size() ? fixed.get(place) : list.orElseThrow();
  }

  /** Returns the smallest number of numbers. */
  public int least() {
    return fixed.size() + (list.isPresent() ? 1 : 0);
  }
}
