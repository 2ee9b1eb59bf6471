package zermelo.library.contest.text;

import java.util.List;

/**
 * An input as numbers, before a format writes it as text.
 *
 * @param head the numbers that all cases share
 * @param rows the cases
 */
public record ContestInput(List<Long> head, List<List<Long>> rows) {
  /** Returns an input of one case without shared numbers. */
  public static ContestInput of(Long... numbers) {
    return new ContestInput(List.of(), List.of(List.of(numbers)));
  }
}
