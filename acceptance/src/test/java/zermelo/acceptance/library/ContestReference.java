package zermelo.acceptance.library;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import zermelo.application.contest.ContestFormat;
import zermelo.application.contest.text.ContestInput;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.library.Library;
import zermelo.solve.Answer;
import zermelo.solve.plan.PlanningSolver;

/** Slow twin of the contest formats: plays the games of the library, without any theorem. */
final class ContestReference {
  private final ContestFormat format;
  private final PlanningSolver solver = new PlanningSolver();
  private final Map<String, Rules> rules = new HashMap<>();
  private final Map<String, Answer> answers = new HashMap<>();

  ContestReference(ContestFormat format) {
    this.format = format;
  }

  /** Returns the output for an input. */
  String output(ContestInput trial) {
    List<Long> head = trial.head();
    StringBuilder out = new StringBuilder();
    for (List<Long> row : trial.rows()) {
      long first = row.getFirst();
      switch (format.name()) {
        case "divisor-turn", "crosses-crosses" -> out.append(first("", "" + first));
        case "number-transformation" -> out.append(first("", first + "," + row.get(1)));
        case "kattis/multiplicationgame" -> out.append(name(first, row.get(1) == 0));
        case "codeforces/705B" -> {
          for (int i = 2; i <= row.size(); i++) { // the first number counts the others
            out.append(word("", joined(row.subList(1, i), "+"), "1", "2"));
          }
        }
        case "hkoi/J163" ->
            out.append(first("v=" + first, joined(head.subList(2, head.size()), "+")));
        case "codechef/CHCOINSG" -> out.append(word("", "" + first, "Chef", "Misha"));
        case "codeforces/36D" ->
            out.append(word("k=" + head.get(1), (first - 1) + "," + (row.get(1) - 1), "+", "-"));
        case "codeforces/1312F" ->
            out.append(
                    answer(
                            "x=%d y=%d z=%d".formatted(row.get(1), row.get(2), row.get(3)),
                            joined(row.subList(4, row.size()), "+"))
                        .moves()
                        .stream()
                        .filter(move -> move.result() == Outcome.WIN)
                        .count())
                .append('\n');
        case "atcoder/agc010_d" ->
            out.append(first("", "[" + joined(row.subList(1, row.size()), ",") + "]"));
        default -> throw new AssertionError("no twin of " + format.name());
      }
    }
    return out.toString();
  }

  private String first(String settings, String position) {
    return word(settings, position, "First", "Second");
  }

  private String word(String settings, String position, String first, String second) {
    return (answer(settings, position).outcome() == Outcome.WIN ? first : second) + "\n";
  }

  private String name(long target, boolean aliceStarts) {
    return switch (answer("N=" + target, "1").outcome()) {
      case WIN -> aliceStarts ? "Alice\n" : "Bob\n";
      case LOSE -> aliceStarts ? "Bob\n" : "Alice\n";
      default -> "tie\n";
    };
  }

  private Answer answer(String settings, String position) {
    Rules game = rules.computeIfAbsent(settings, this::settled);
    return answers.computeIfAbsent(
        settings + " " + position,
        key -> SolverAssertions.computed(solver, game, game.parse(position), false));
  }

  private Rules settled(String words) {
    Settings settings = Settings.NONE;
    for (String word : words.isEmpty() ? new String[0] : words.split(" ")) {
      settings = settings.and(word);
    }
    return Library.game(format.game()).rules(settings);
  }

  private static String joined(List<Long> numbers, String by) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(by));
  }
}
