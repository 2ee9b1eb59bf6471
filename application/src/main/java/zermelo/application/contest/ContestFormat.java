package zermelo.application.contest;

import java.util.ArrayList;
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
 * A contest problem: how its inputs look, and the answers to them.
 *
 * @param name the name for the command {@code judge}: of a problem, or of a game
 * @param game the game that is played
 * @param layout the form of the input
 * @param output the form of the output, for people
 * @param largest the default upper bound of the numbers in random inputs
 * @param answers makes the object that answers the cases; each input gets one of its own
 */
public record ContestFormat(
    String name,
    String game,
    InputLayout layout,
    String output,
    long largest,
    Supplier<CaseAnswers> answers) {

  /**
   * Answers all cases of one input. Throws BadInput if the input is wrong.
   *
   * @param out receives the right answers to each case
   */
  public void answer(TokenReader in, Consumer<List<String>> out) {
    InputReader reader = new InputReader(layout, in);
    CaseAnswers cases = answers.get();
    CaseGroups groups = new CaseGroups(reader.head(), cases);
    int[] count = {0};
    Consumer<List<String>> numbered = right -> out.accept(numbered(right, ++count[0]));
    while (reader.hasNext()) {
      long[] row = reader.next();
      Optional<String> refusal = cases.refusal(reader.head(), row);
      if (refusal.isPresent()) {
        throw reader.wrong(refusal.get());
      }
      Optional<Object> group = cases.group(reader.head(), row);
      if (group.isEmpty()) {
        numbered.accept(cases.of(reader.head(), row));
      } else {
        groups.add(group.get(), row);
      }
    }
    groups.answers().forEach(numbered);
  }

  /** Returns the right answers to each case of an input. */
  public List<List<String>> answers(ContestInput input) {
    CaseAnswers cases = answers.get();
    long[] head = numbers(input.head());
    List<List<String>> answers = new ArrayList<>();
    for (List<Long> row : input.rows()) {
      answers.add(numbered(cases.of(head, numbers(row)), answers.size() + 1));
    }
    return answers;
  }

  private static List<String> numbered(List<String> answers, int number) {
    return answers.size() == 1
        ? List.of(OutputText.numbered(answers.getFirst(), number))
        : answers.stream().map(answer -> OutputText.numbered(answer, number)).toList();
  }

  /**
   * Returns whether the judge could give this input: its numbers are within their limits, and each
   * case is a position of the game.
   */
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
