package zermelo.cli.stress;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import zermelo.library.contest.ContestFormat;
import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputWriter;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;

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

  /** Returns the failure on this input, if there is one. */
  Optional<StressFailure> check(ContestInput trial) {
    InputWriter lines = new InputWriter();
    format.write(trial, lines);
    String input = lines.toString();
    OutputBuffer answers = new OutputBuffer();
    format.answer(
        new TokenReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII))),
        answers);
    String right = answers.toString();
    ProgramResult ended = contestant.run(input, 4 * right.length() + SLACK);
    List<String> wanted = tokens(right);
    List<String> found = tokens(ended.out());
    int same = 0;
    while (same < Math.min(wanted.size(), found.size())
        && wanted.get(same).equals(found.get(same))) {
      same++;
    }
    int suspect = Math.min(same, trial.rows().size() - 1);
    boolean fine = same == wanted.size() && same == found.size();
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
