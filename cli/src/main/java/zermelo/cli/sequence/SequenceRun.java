package zermelo.cli.sequence;

import static zermelo.application.words.TextFormatting.grouped;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.OutputFile;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.StopReason;
import zermelo.heaps.proof.SequenceCertificate;
import zermelo.heaps.values.BadStore;
import zermelo.heaps.values.NimValueStore;
import zermelo.kernel.input.BadInput;

/**
 * Runs {@code sequence CODE} once: computes the values, looks for a period, and prints the result.
 */
final class SequenceRun {
  static final long MAX_VALUES = 1L << 60;
  private static final int THREADS = 1024;
  private static final long USUAL = 10_000;
  private static final long MAX_WRITTEN_VALUES = 1L << 31;

  private final CommandArguments arguments;
  private final Console console;
  private final HeapCode code;
  private final long size;
  private final SequenceLimits sequenceLimits;
  private final Optional<OutputFile> certificate;
  private final Optional<OutputFile> values;

  SequenceRun(CommandArguments arguments, Console console, HeapCode code) {
    this.arguments = arguments;
    this.console = console;
    this.code = code;
    this.size = WholeNumberParser.read(arguments, SequenceCommand.TO, USUAL, MAX_VALUES);
    this.sequenceLimits = limits(arguments);
    this.certificate = arguments.value(SequenceCommand.CERTIFICATE).map(OutputFile::of);
    this.values = arguments.value(SequenceCommand.VALUES).map(OutputFile::of);
    if (values.isPresent() && size > MAX_WRITTEN_VALUES) {
      throw new BadInput("--values writes at most 2^31 values, not " + size);
    }
  }

  static SequenceLimits limits(CommandArguments arguments) {
    SequenceLimits usual = SequenceLimits.usual();
    int threads =
        (int) WholeNumberParser.read(arguments, SequenceCommand.THREADS, usual.threads(), THREADS);
    return usual.withThreads(threads).withPeriods(!arguments.has(SequenceCommand.NO_PERIOD));
  }

  ExitCode run() {
    Optional<String> file = arguments.value(SequenceCommand.STORE);
    if (file.isEmpty()) {
      return run(Optional.empty());
    }
    try (NimValueStore store = NimValueStore.open(OutputFile.of(file.get()).path(), code)) {
      if (store.count() > 0 && !arguments.has(CommandOption.JSON)) {
        String count = grouped(store.count());
        console.message(
            store.count() < size
                ? "resumed at heap " + count + " of " + file.get()
                : "read from " + file.get() + ", which holds " + count + " values");
      }
      return run(Optional.of(store));
    } catch (BadStore bad) {
      throw new BadInput(String.valueOf(bad.getMessage()));
    }
  }

  private ExitCode run(Optional<NimValueStore> store) {
    try (SequenceProgress progress = new SequenceProgress(code.text(), arguments, console)) {
      NimSequence g = compute(progress, store);
      progress.end();
      ExitCode exit = ExitCode.OK;
      if (g.size() > 0) {
        print(g);
        values.ifPresent(file -> file.write(out -> writeValues(g, out)));
        exit = certify(g);
      }
      if (g.size() < size) {
        console.message(
            "zermelo: stopped after %s of %s values: %s"
                .formatted(grouped(g.size()), grouped(size), progress.why(g, size)));
        return ExitCode.LIMIT_REACHED;
      }
      if (g.stop() == StopReason.STORE) {
        console.message(
            "zermelo: all values were computed, but not all are stored: " + g.storeError());
        return ExitCode.WRITE_FAILED;
      }
      return exit;
    }
  }

  /**
   * Computes the values. The limit on values applies to computed ones, not to those that follow
   * from a period.
   */
  private NimSequence compute(SequenceProgress progress, Optional<NimValueStore> store) {
    long most = progress.allowed(size);
    NimSequence g = compute(most, progress, store);
    return most < size && g.repetition().isPresent() ? compute(size, progress, store) : g;
  }

  private NimSequence compute(long most, SequenceProgress progress, Optional<NimValueStore> store) {
    SequenceLimits within = progress.within(sequenceLimits);
    return store.isPresent()
        ? NimSequence.compute(code, most, within, progress, store.get())
        : NimSequence.compute(code, most, within, progress);
  }

  /** Writes a line for each heap, as in the b-files of the OEIS. */
  private static void writeValues(NimSequence g, OutputStream out) throws IOException {
    for (long n = 0; n < g.size(); n++) {
      out.write((n + " " + g.at(n) + "\n").getBytes(StandardCharsets.US_ASCII));
    }
  }

  private void print(NimSequence g) {
    SequenceText text = new SequenceText(g, sequenceLimits.threads(), sequenceLimits.periods());
    if (arguments.has(CommandOption.JSON)) {
      console.out().println(text.json());
    } else {
      console.out().print(text.text());
    }
    console.out().flush(); // the values may also go to /dev/stdout
  }

  private ExitCode certify(NimSequence g) {
    if (certificate.isEmpty()) {
      return ExitCode.OK;
    }
    Optional<SequenceCertificate> proof = g.certificate();
    if (proof.isEmpty()) {
      console.message("zermelo: there is no certificate to write: no period is proved");
      return ExitCode.CHECK_FAILED;
    }
    certificate.get().write(proof.get().text());
    return ExitCode.OK;
  }
}
