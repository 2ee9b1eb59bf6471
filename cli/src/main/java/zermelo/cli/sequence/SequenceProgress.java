package zermelo.cli.sequence;

import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandProgress;
import zermelo.cli.shell.Console;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;

/** Limits the computation of a nim-sequence, shows its progress, and says why it ended early. */
final class SequenceProgress implements SequenceObserver, AutoCloseable {
  private static final String REPEATS =
      "; a subtraction game repeats, so without --no-period all values are known";

  private static final String STORE_HELPS = "; with --store FILE values are in a file instead";

  private final String what;
  private final Limits limits;
  private final boolean stored;
  private final boolean everyValue;
  private final CommandProgress line;
  private final Progress progress;

  SequenceProgress(String what, CommandArguments arguments, Console console) {
    this.what = what;
    this.limits = limits(arguments);
    this.everyValue = arguments.has(SequenceCommand.NO_PERIOD);
    this.stored = arguments.has(SequenceCommand.STORE);
    this.line = new CommandProgress(console, "values");
    // The number of values is limited by allowed(): those that follow from a period are free.
    this.progress = line.start(limits.withPositions(Long.MAX_VALUE));
  }

  /** Without {@code --budget}, only Ctrl-C and lack of memory end a computation. */
  static Limits limits(CommandArguments arguments) {
    return arguments.has(CommandOption.BUDGET) ? arguments.limits() : Limits.unlimited();
  }

  /** Returns the limits, with the memory of {@code --budget} if that is less. */
  SequenceLimits within(SequenceLimits sequenceLimits) {
    return sequenceLimits.withMemory(Math.min(limits.memory(), sequenceLimits.memory()));
  }

  /** Returns how many of these values the limits allow; at least one. */
  long allowed(long size) {
    return Math.clamp(limits.positions(), 1, size);
  }

  /** Says why a sequence is shorter than requested. */
  String why(NimSequence g, long size) {
    if (progress.stopped().isPresent()) {
      return why();
    }
    if (g.repetition().isPresent()) {
      return "the values beyond are larger than 2^31 - 1";
    }
    return switch (g.stop()) {
      case STORE -> g.storeError();
      case SIZE ->
          "beyond, only codes whose moves leave at most two heaps are computed"
              + (everyValue && g.code() instanceof SubtractionGame ? REPEATS : "");
      case MEMORY -> "there is no memory for more" + (helped(g) ? STORE_HELPS : "");
      default -> "the budget of " + g.size() + " ran out";
    };
  }

  private boolean helped(NimSequence g) {
    return !stored && g.code() instanceof TakeAndBreak game && game.heaps() <= 2;
  }

  /** Says why it was stopped; empty if it was not, or if memory ran out. */
  String why() {
    return progress.stopped().map(LimitReached::reason).orElse("");
  }

  @Override
  public boolean shouldContinue(long done, long of) {
    return progress.advance(what, done, of);
  }

  /** Clears the progress line and releases Ctrl-C. */
  void end() {
    line.end();
  }

  @Override
  public void close() {
    end();
  }
}
