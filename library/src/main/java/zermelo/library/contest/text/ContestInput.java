package zermelo.library.contest.text;

import java.util.List;

/**
 * An input as numbers, before it is written as a format wants it.
 *
 * @param head what all cases share
 * @param rows the cases
 */
public record ContestInput(List<Long> head, List<List<Long>> rows) {
  /** An input of one case that shares nothing. */
  public static ContestInput of(Long... numbers) {
    return new ContestInput(List.of(), List.of(List.of(numbers)));
  }
}
