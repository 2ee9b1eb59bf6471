package zermelo.cli.stress;

import zermelo.library.contest.text.ContestInput;

/**
 * An input on which a program fails.
 *
 * @param kind in which way
 * @param detail what a person should know beyond that, or nothing
 * @param trial the input as numbers
 * @param input the input
 * @param right the output that is right
 * @param printed what the program printed
 * @param errors the beginning of its error output
 * @param suspect the case that seems to be to blame, from 0 on
 */
record StressFailure(
    Kind kind,
    String detail,
    ContestInput trial,
    String input,
    String right,
    String printed,
    String errors,
    int suspect) {
  enum Kind {
    WRONG("a wrong answer"),
    SILENT("no answer at all"),
    CRASH("a crash"),
    HANG("no end within the time limit"),
    FLOOD("output without end");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }
}
