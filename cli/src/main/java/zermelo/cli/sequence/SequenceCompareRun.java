package zermelo.cli.sequence;

import static zermelo.application.words.TextFormatting.grouped;

import java.util.Optional;
import java.util.OptionalLong;
import zermelo.application.json.JsonWriter;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.period.Repetition;

/**
 * Runs {@code sequence CODE --compare CODE} once: finds where two games first differ, if they do.
 */
final class SequenceCompareRun {
  private static final long USUAL = 10_000;

  /** Maximum number of values; they are compared one by one. */
  private static final long MAX_VALUES = 1L << 31;

  private final CommandArguments arguments;
  private final Console console;

  SequenceCompareRun(CommandArguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
  }

  ExitCode run(HeapCode code) {
    HeapCode other = SequenceCommand.code(arguments.value(SequenceCommand.COMPARE).orElseThrow());
    long size = WholeNumberParser.read(arguments, SequenceCommand.TO, USUAL, MAX_VALUES);
    SequenceLimits sequenceLimits = SequenceRun.limits(arguments);
    try (SequenceProgress first = new SequenceProgress(code.text(), arguments, console);
        SequenceProgress second = new SequenceProgress(other.text(), arguments, console)) {
      NimSequence a =
          NimSequence.compute(code, first.allowed(size), first.within(sequenceLimits), first);
      NimSequence b =
          NimSequence.compute(other, first.allowed(size), second.within(sequenceLimits), second);
      first.end();
      second.end();
      long common = Math.min(a.size(), b.size());
      OptionalLong differ = differ(a, b, common);
      boolean proved = differ.isEmpty() && equalForEver(a, b, common);
      print(a, b, common, differ, proved);
      if (differ.isEmpty() && common < size) {
        String why = a.size() < size ? first.why(a, size) : second.why(b, size);
        console.message("zermelo: stopped after " + grouped(common) + " values: " + why);
        return ExitCode.LIMIT_REACHED;
      }
      return ExitCode.OK;
    }
  }

  private static OptionalLong differ(NimSequence a, NimSequence b, long common) {
    for (long n = 0; n < common; n++) {
      if (a.at(n) != b.at(n)) {
        return OptionalLong.of(n);
      }
    }
    return OptionalLong.empty();
  }

  /**
   * Whether two periodic sequences are equal forever. With periods p and q, agreement on p + q
   * consecutive values is enough (Fine and Wilf 1965).
   */
  static boolean equalForEver(NimSequence a, NimSequence b, long common) {
    Optional<Repetition> p = a.repetition();
    Optional<Repetition> q = b.repetition();
    return p.isPresent()
        && q.isPresent()
        && p.get().saltus() == 0
        && q.get().saltus() == 0
        && Math.max(p.get().preperiod(), q.get().preperiod()) + p.get().period() + q.get().period()
            <= common;
  }

  private void print(
      NimSequence a, NimSequence b, long common, OptionalLong differ, boolean proved) {
    String first = a.code().text();
    String second = b.code().text();
    if (arguments.has(CommandOption.JSON)) {
      JsonWriter json =
          new JsonWriter().open('{').key("code").value(first).key("other").value(second);
      json.key("n").value(common).key("differ").value(differ).key("equal").value(proved);
      console.out().println(json.close('}'));
    } else if (differ.isPresent()) {
      long n = differ.getAsLong();
      console
          .out()
          .println(
              "%s and %s differ first at heap %d: %d and %d."
                  .formatted(first, second, n, a.at(n), b.at(n)));
    } else {
      console
          .out()
          .println(
              "%s and %s agree on the heaps 0 to %s%s."
                  .formatted(
                      first,
                      second,
                      grouped(common - 1),
                      proved ? ", and for ever: both repeat, and agree on both periods" : ""));
    }
  }
}
