package zermelo.cli.sequence;

import static zermelo.application.words.TextFormatting.grouped;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandProgress;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.SharedProgress;

/** Runs {@code sequence --family PATTERN} once: computes all games of the pattern in parallel. */
final class CodeFamilyRun {
  private static final long USUAL = 5_000;

  /** Maximum number of values of all games together; each takes a byte or two. */
  private static final long MAX_VALUES = 1L << 32;

  private final CommandArguments arguments;
  private final Console console;
  private final String pattern;

  CodeFamilyRun(CommandArguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
    this.pattern = arguments.value(SequenceCommand.FAMILY).orElseThrow();
    for (CommandOption option :
        List.of(
            SequenceCommand.COMPARE,
            SequenceCommand.CERTIFICATE,
            SequenceCommand.VALUES,
            SequenceCommand.NO_PERIOD)) {
      if (arguments.has(option)) {
        throw new BadInput(option.name() + " is for one code, not for --family");
      }
    }
  }

  ExitCode run() {
    boolean json = arguments.has(CommandOption.JSON);
    if (json && arguments.has(SequenceCommand.FORMAT)) {
      throw new BadInput("--json is a format by itself: leave --format out");
    }
    String format =
        json
            ? "json"
            : arguments.word(SequenceCommand.FORMAT, "text", List.of("text", "csv", "markdown"));
    List<HeapCode> codes = CodePattern.codes(pattern);
    long size =
        WholeNumberParser.read(arguments, SequenceCommand.TO, USUAL, MAX_VALUES / codes.size());
    SequenceLimits sequenceLimits = SequenceRun.limits(arguments);
    List<NimSequence> games;
    String why;
    try (CommandProgress line = new CommandProgress(console, "games")) {
      Limits limits = SequenceProgress.limits(arguments);
      SharedProgress progress = line.startShared(limits.withPositions(Long.MAX_VALUE));
      progress.begin(pattern, codes.size());
      games = all(codes, size, sequenceLimits, progress);
      why = progress.stopped().map(LimitReached::reason).orElse("");
    }
    CodeFamilyText text = new CodeFamilyText(pattern, new CodeFamily(games, size));
    console
        .out()
        .print(
            switch (format) {
              case "csv" -> text.csv();
              case "json" -> text.json();
              case "markdown" -> text.markdown();
              default -> text.text();
            });
    long early = games.stream().filter(g -> g.size() < size).count();
    if (early > 0) {
      console.message(
          "zermelo: %s games were not computed to %s: %s"
              .formatted(
                  grouped(early),
                  grouped(size),
                  why.isEmpty() ? "there is no memory for more" : why));
      return ExitCode.LIMIT_REACHED;
    }
    return ExitCode.OK;
  }

  /** Computes each game on one thread, with extra values for the leading zeros to drop. */
  private static List<NimSequence> all(
      List<HeapCode> codes, long size, SequenceLimits sequenceLimits, SharedProgress progress) {
    SequenceLimits each =
        sequenceLimits
            .withThreads(1)
            .withMemory(Math.min(progress.limits().memory(), sequenceLimits.memory()));
    List<Callable<NimSequence>> tasks = new ArrayList<>();
    for (HeapCode code : codes) {
      long needed = size + code.text().length() + 1;
      tasks.add(
          () -> {
            NimSequence g =
                NimSequence.compute(code, needed, each, (values, of) -> progress.advance(0));
            progress.advance(1);
            return g;
          });
    }
    List<NimSequence> games = new ArrayList<>();
    try (ExecutorService crew = Executors.newFixedThreadPool(sequenceLimits.threads())) {
      for (Future<NimSequence> game : crew.invokeAll(tasks)) {
        games.add(game.get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInput("interrupted");
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
    return games;
  }
}
