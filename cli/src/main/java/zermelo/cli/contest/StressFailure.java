package zermelo.cli.contest;

import zermelo.application.contest.text.ContestInput;

/**
 * An input on which a program fails.
 *
 * @param kind the kind of failure
 * @param detail further details for the user, or empty
 * @param trial the input as numbers
 * @param input the input as text
 * @param right the correct output
 * @param printed the program's output
 * @param errors the beginning of its error output
 * @param suspect the index of the case that probably fails, from 0
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
