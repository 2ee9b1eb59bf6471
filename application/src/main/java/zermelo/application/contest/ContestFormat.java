package zermelo.application.contest;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zermelo.application.contest.text.ContestInput;
import zermelo.application.contest.text.InputReader;
import zermelo.application.contest.text.TokenReader;
import zermelo.language.contest.InputLayout;
import zermelo.library.contest.CaseAnswers;

/**
 * The format of a contest problem: reads its input, writes its output.
 *
 * @param name the name for the command {@code judge}: of a problem, or of a game
 * @param game the game that is played
 * @param output the form of the output, for people
 * @param largest the default upper bound of the numbers in random inputs
 * @param answers the answers to the cases of an input, one object for each input
 */
public record ContestFormat(
    String name,
    String game,
    InputLayout layout,
    String output,
    long largest,
    Supplier<CaseAnswers> answers) {

  /**
   * Answers one whole input. Throws BadInput if it is wrong.
   *
   * @param out receives the right answers to each case
   */
  public void answer(TokenReader in, Consumer<List<String>> out) {
    InputReader reader = new InputReader(layout, in);
    CaseAnswers cases = answers.get();
    CaseGroups groups = new CaseGroups(reader.head(), cases);
    while (reader.hasNext()) {
      long[] row = reader.next();
      Optional<String> refusal = cases.refusal(reader.head(), row);
      if (refusal.isPresent()) {
        throw reader.wrong(refusal.get());
      }
      Optional<Object> group = cases.group(reader.head(), row);
      if (group.isEmpty()) {
        out.accept(cases.of(reader.head(), row));
      } else {
        groups.add(group.get(), row);
      }
    }
    groups.answers().forEach(out);
  }

  /** Returns the right answers to each case of an input. */
  public List<List<String>> answers(ContestInput input) {
    CaseAnswers cases = answers.get();
    long[] head = numbers(input.head());
    return input.rows().stream().map(row -> cases.of(head, numbers(row))).toList();
  }

  /** Returns whether the judge could give this input. */
  public boolean allows(ContestInput input) {
    if (!InputLimits.hold(layout, input)) {
      return false;
    }
    CaseAnswers cases = answers.get();
    long[] head = numbers(input.head());
    return input.rows().stream().allMatch(row -> cases.refusal(head, numbers(row)).isEmpty());
  }

  /** Returns the form of the input without the limits of its numbers, for people. */
  public String input() {
    return layout.text().replaceAll(": *[\\w^+-]+\\.\\.[\\w^+-]+", "");
  }

  private static long[] numbers(List<Long> numbers) {
    return numbers.stream().mapToLong(number -> number).toArray();
  }
}
