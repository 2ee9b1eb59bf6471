package zermelo.cli.sequence;

import static zermelo.cli.shell.Numbers.grouped;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.desk.json.Json;
import zermelo.desk.words.Prose;
import zermelo.heaps.period.Repetition;
import zermelo.heaps.proof.Certificate;
import zermelo.heaps.proof.CertificateText;
import zermelo.heaps.proof.Verifier;
import zermelo.kernel.BadInput;
import zermelo.kernel.InputFile;
import zermelo.kernel.LineReader;

/** One run of {@code sequence --verify FILE}: a certificate is held against the rules alone. */
final class Verification {
  /** A subtraction set of thousands of numbers stands in one line. */
  private static final int LONGEST_LINE = 1 << 20;

  private final Arguments arguments;
  private final Console console;
  private final boolean json;
  private final String name;
  private final int threads;

  Verification(Arguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
    this.json = arguments.has(Option.JSON);
    this.name = arguments.value(SequenceCommand.VERIFY).orElseThrow();
    this.threads = SequenceRun.effort(arguments).threads();
  }

  Exit run() {
    Certificate certificate = read();
    Optional<String> fault;
    String stopped;
    try (Pace pace = new Pace("verifying", "values", arguments, console)) {
      fault = Verifier.fault(certificate, threads, pace);
      stopped = pace.why();
    }
    console.out().print(json ? json(certificate, fault) : text(certificate, fault));
    if (!stopped.isEmpty()) {
      console.say("zermelo: stopped: " + stopped);
      return Exit.OUT_OF_BUDGET;
    }
    return fault.isPresent() ? Exit.FAILED : Exit.ANSWERED;
  }

  private Certificate read() {
    InputFile file = InputFile.of(name);
    // Any bytes are a text in this encoding: what is no certificate is told by its reader.
    try (InputStream in = file.open("a certificate")) {
      LineReader reader = new LineReader(name, in, StandardCharsets.ISO_8859_1, LONGEST_LINE);
      return CertificateText.read(reader.lines());
    } catch (IOException e) {
      throw file.unreadable(e);
    } catch (UncheckedIOException e) {
      throw file.unreadable(Objects.requireNonNull(e.getCause()));
    } catch (IllegalArgumentException bad) {
      throw new BadInput("'" + name + "': " + bad.getMessage());
    }
  }

  private static String text(Certificate certificate, Optional<String> fault) {
    Repetition told = certificate.repetition();
    String claim = certificate.code().text() + ": period " + ProofText.period(told) + ".\n";
    String verdict =
        fault
            .map(why -> "Not verified: " + why + ".")
            .orElseGet(
                () ->
                    "Verified: each of the "
                        + grouped(ProofText.needed(certificate.code(), told))
                        + " values that the proof needs was held against the mex rule. It is a proof "
                        + ProofText.theorem(certificate.code(), told)
                        + ".");
    return claim + String.join("\n", Prose.wrapped(verdict)) + "\n";
  }

  private static String json(Certificate certificate, Optional<String> fault) {
    Repetition told = certificate.repetition();
    Json json = new Json().open('{').key("code").value(certificate.code().text());
    json.key("preperiod").value(told.preperiod()).key("period").value(told.period());
    json.key("saltus").value(told.saltus()).key("verified").value(fault.isEmpty()).key("fault");
    fault.ifPresentOrElse(json::value, json::nothing);
    return json.close('}') + "\n";
  }
}
