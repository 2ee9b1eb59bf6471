package zermelo.cli.sequence;

import static zermelo.application.words.TextFormatting.grouped;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import zermelo.application.json.JsonWriter;
import zermelo.application.words.TextFormatting;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.heaps.period.Repetition;
import zermelo.heaps.proof.SequenceCertificate;
import zermelo.heaps.proof.SequenceCertificateFormat;
import zermelo.heaps.proof.SequenceCertificateVerifier;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.kernel.input.LineReader;

/** Runs {@code sequence --verify FILE} once: checks a certificate against the rules alone. */
public final class SequenceVerifyRun {
  /** Maximum length of a line. A subtraction set of thousands of numbers is one line. */
  private static final int LONGEST_LINE = 1 << 20;

  private final CommandArguments arguments;
  private final Console console;
  private final boolean json;
  private final String name;
  private final int threads;

  /**
   * @param name the file of the certificate
   */
  public SequenceVerifyRun(CommandArguments arguments, Console console, String name) {
    this.arguments = arguments;
    this.console = console;
    this.json = arguments.has(CommandOption.JSON);
    this.name = name;
    this.threads = SequenceRun.limits(arguments).threads();
  }

  /** Verifies the certificate. */
  public ExitCode run() {
    SequenceCertificate certificate = read();
    Optional<String> fault;
    String stopped;
    try (SequenceProgress progress = new SequenceProgress("verifying", arguments, console)) {
      fault = SequenceCertificateVerifier.fault(certificate, threads, progress);
      stopped = progress.why();
    }
    console.out().print(json ? json(certificate, fault) : text(certificate, fault));
    if (!stopped.isEmpty()) {
      console.message("zermelo: stopped: " + stopped);
      return ExitCode.LIMIT_REACHED;
    }
    return fault.isPresent() ? ExitCode.CHECK_FAILED : ExitCode.OK;
  }

  private SequenceCertificate read() {
    InputFile file = InputFile.of(name);
    // Any bytes are valid text in this encoding; the certificate reader reports a wrong file.
    try (InputStream in = file.open("a certificate")) {
      LineReader reader = new LineReader(name, in, StandardCharsets.ISO_8859_1, LONGEST_LINE);
      return SequenceCertificateFormat.read(reader.lines());
    } catch (IOException e) {
      throw file.unreadable(e);
    } catch (UncheckedIOException e) {
      throw file.unreadable(Objects.requireNonNull(e.getCause()));
    } catch (IllegalArgumentException bad) {
      throw new BadInput("'" + name + "': " + bad.getMessage());
    }
  }

  private static String text(SequenceCertificate certificate, Optional<String> fault) {
    Repetition repetition = certificate.repetition();
    String claim =
        certificate.code().text() + ": period " + PeriodProofText.period(repetition) + ".\n";
    String verdict =
        fault
            .map(why -> "Not verified: " + why + ".")
            .orElseGet(
                () ->
                    "Verified: each of the "
                        + grouped(PeriodProofText.needed(certificate.code(), repetition))
                        + " values that the proof needs was checked by the mex rule. It is a proof "
                        + PeriodProofText.theorem(certificate.code(), repetition)
                        + ".");
    return claim + String.join("\n", TextFormatting.wrapped(verdict)) + "\n";
  }

  private static String json(SequenceCertificate certificate, Optional<String> fault) {
    Repetition repetition = certificate.repetition();
    JsonWriter json = new JsonWriter().open('{').key("code").value(certificate.code().text());
    json.key("preperiod").value(repetition.preperiod()).key("period").value(repetition.period());
    json.key("saltus")
        .value(repetition.saltus())
        .key("verified")
        .value(fault.isEmpty())
        .key("fault");
    fault.ifPresentOrElse(json::value, json::nothing);
    return json.close('}') + "\n";
  }
}
