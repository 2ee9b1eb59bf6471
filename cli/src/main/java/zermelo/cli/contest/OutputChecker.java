package zermelo.cli.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.stream.Collectors;
import zermelo.application.contest.ContestFormat;
import zermelo.application.contest.UnansweredCase;
import zermelo.application.contest.text.ContestInput;
import zermelo.application.contest.text.InputWriter;

/** Runs a program on an input and compares its output with the correct one, token by token. */
final class OutputChecker {
  /** Extra characters: an output may have other blanks than ours, and a few words too many. */
  private static final int SLACK = 1 << 16;

  private final ContestFormat format;
  private final TestedProgram contestant;

  OutputChecker(ContestFormat format, TestedProgram contestant) {
    this.format = format;
    this.contestant = contestant;
  }

  /**
   * Returns the failure on this input, if there is one.
   *
   * @throws UnansweredCase if the right answer takes too long to find
   */
  Optional<StressFailure> check(ContestInput trial) {
    String input = InputWriter.write(format.layout(), trial);
    List<List<String>> wanted = format.answers(trial);
    String right =
        wanted.stream().map(answers -> answers.getFirst() + "\n").collect(Collectors.joining());
    ProgramResult ended = contestant.run(input, 4 * right.length() + SLACK);
    List<String> found = tokens(ended.out());
    int at = 0;
    int correct = 0;
    for (List<String> answers : wanted) {
      int length = matched(answers, found.subList(at, found.size()));
      if (length < 0) {
        break;
      }
      at += length;
      correct++;
    }
    int suspect = Math.min(correct, trial.rows().size() - 1);
    boolean fine = correct == wanted.size() && at == found.size();
    return kind(ended, found.isEmpty(), fine)
        .map(
            kind ->
                new StressFailure(
                    kind,
                    detail(kind, ended),
                    trial,
                    input,
                    right,
                    ended.out(),
                    ended.err(),
                    suspect));
  }

  /** Returns the number of tokens of a right answer that comes next; -1 if none does. */
  private static int matched(List<String> answers, List<String> found) {
    for (String answer : answers) {
      List<String> tokens = tokens(answer);
      int size = tokens.size();
      if (size <= found.size() && tokens.equals(found.subList(0, size))) {
        return size;
      }
    }
    return -1;
  }

  private static Optional<StressFailure.Kind> kind(
      ProgramResult ended, boolean silent, boolean fine) {
    return switch (ended.how()) {
      case OUT_OF_TIME -> Optional.of(StressFailure.Kind.HANG);
      case FLOODING -> Optional.of(StressFailure.Kind.FLOOD);
      case BY_ITSELF -> {
        if (ended.code() != 0) {
          yield Optional.of(StressFailure.Kind.CRASH);
        }
        if (fine) {
          yield Optional.empty();
        }
        yield Optional.of(silent ? StressFailure.Kind.SILENT : StressFailure.Kind.WRONG);
      }
    };
  }

  private static String detail(StressFailure.Kind kind, ProgramResult ended) {
    if (kind != StressFailure.Kind.CRASH) {
      return "";
    }
    String code = "exit code " + ended.code();
    return ended.code() > 128 ? code + ", signal " + (ended.code() - 128) : code;
  }

  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    StringTokenizer words = new StringTokenizer(text);
    while (words.hasMoreTokens()) {
      tokens.add(words.nextToken());
    }
    return tokens;
  }
}
