package zermelo.library.contest;

import java.util.List;
import java.util.Optional;

/**
 * Answers the cases of one input, in order.
 *
 * <p>An input is the numbers that the judge writes. A closed form has a slow twin: the library
 * game, solved by search. A test compares the two on thousands of small inputs.
 */
@FunctionalInterface
public interface CaseAnswers {
  /**
   * Returns the right answers to a case, without the last line end.
   *
   * <p>There is one, unless any winning move is right. The first one is printed.
   *
   * @param head the numbers that all cases share
   * @param row the numbers of the case
   */
  List<String> of(long[] head, long[] row);

  /**
   * Returns a key that this case shares with others that are best answered together, largest first.
   * Empty if cases are answered one by one.
   */
  default Optional<Object> group(long[] head, long[] row) {
    return Optional.empty();
  }

  /** Returns why the judge could not give this case. The limits of single numbers hold already. */
  default Optional<String> refusal(long[] head, long[] row) {
    return Optional.empty();
  }
}
