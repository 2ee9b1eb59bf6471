package zermelo.library.contest.text;

import java.util.List;
import java.util.Optional;

/**
 * What a case (or what all cases share) consists of: some numbers, then perhaps a list.
 *
 * @param fixed the numbers that are always there
 * @param list the elements of the list behind them, at least one of them
 * @param longest the most elements that the judge gives
 */
public record InputRow(List<InputField> fixed, Optional<InputField> list, int longest) {
  static final InputRow NOTHING = of();

  public static InputRow of(InputField... fixed) {
    return new InputRow(List.of(fixed), Optional.empty(), 0);
  }

  public static InputRow list(int longest, InputField element, InputField... fixed) {
    return new InputRow(List.of(fixed), Optional.of(element), longest);
  }

  /** The limits of the number at a place. */
  public InputField at(int place) {
    return place < fixed.size() ? fixed.get(place) : list.orElseThrow();
  }

  /** How many numbers there are at least. */
  public int least() {
    return fixed.size() + (list.isPresent() ? 1 : 0);
  }
}
