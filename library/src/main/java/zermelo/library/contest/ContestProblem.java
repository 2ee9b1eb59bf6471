package zermelo.library.contest;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * A contest problem about a game of the library.
 *
 * @param name the name for the command {@code judge}
 * @param game the library game that is played
 * @param input the input, as texts declare it
 * @param output the output, as texts declare it; only for people if there is a closed form
 * @param largest the default upper bound of the numbers in random inputs
 * @param closedForm answers faster than the game itself; one for each input
 */
public record ContestProblem(
    String name,
    String game,
    String input,
    String output,
    long largest,
    Optional<Supplier<CaseAnswers>> closedForm) {

  /** A problem that the solver answers from the rules and the theorems. */
  static ContestProblem of(String name, String game, String input, String output) {
    return new ContestProblem(name, game, input, output, Long.MAX_VALUE, Optional.empty());
  }

  /** The same problem, answered by a closed form. */
  ContestProblem answeredBy(Supplier<CaseAnswers> answers) {
    return new ContestProblem(name, game, input, output, largest, Optional.of(answers));
  }

  /** The same problem with another default bound of random numbers. */
  ContestProblem withLargest(long bound) {
    return new ContestProblem(name, game, input, output, bound, closedForm);
  }
}
