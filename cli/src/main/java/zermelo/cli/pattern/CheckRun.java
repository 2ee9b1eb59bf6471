package zermelo.cli.pattern;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.cli.shell.OutputFile;
import zermelo.desk.pattern.Checking;
import zermelo.desk.pattern.FindingJson;
import zermelo.desk.pattern.Subject;
import zermelo.insight.check.Finding;
import zermelo.insight.check.Proof;
import zermelo.solve.Budget;
import zermelo.solve.Question;

/** One run of {@code check}. */
final class CheckRun {
  /** Where nobody said how far to go, a survey ends after this time too. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Arguments arguments;
  private final Console console;
  private final Subject subject;
  private final boolean computed;

  CheckRun(Arguments arguments, Console console, String game) {
    this.arguments = arguments;
    this.console = console;
    this.computed =
        arguments
            .word(CheckCommand.METHOD, "computed", List.of("computed", "auto"))
            .equals("computed");
    Question.Method method = computed ? Question.Method.COMPUTED : Question.Method.AUTO;
    this.subject = Surveyed.subject(arguments, console, game, method, Budget.standard());
  }

  Exit check(String text) {
    Optional<OutputFile> certificate =
        arguments.value(CheckCommand.CERTIFICATE).map(OutputFile::of);
    Checking.Checked checked = Checking.check(subject, text, size(), enough());
    if (arguments.has(Option.JSON)) {
      console.out().println(FindingJson.of(checked));
    } else {
      console.out().print(new CheckText(checked, computed).text(console.colours()));
    }
    certificate.ifPresent(file -> CertificateRun.write(file, proofs(checked), console));
    return switch (checked.finding()) {
      case Finding.Held held -> Exit.ANSWERED;
      case Finding.Refuted refuted -> Exit.FAILED;
      case Finding.Stopped stopped -> {
        console.say("zermelo: " + Checking.Checked.why(stopped));
        yield Exit.OUT_OF_BUDGET;
      }
    };
  }

  private static List<Proof> proofs(Checking.Checked checked) {
    return checked.finding() instanceof Finding.Held held ? List.of(held.proof()) : List.of();
  }

  private OptionalLong size() {
    return arguments.has(Surveyed.TO)
        ? OptionalLong.of(Numbers.read(arguments, Surveyed.TO, 0, 0, Long.MAX_VALUE))
        : OptionalLong.empty();
  }

  private BooleanSupplier enough() {
    if (arguments.has(Surveyed.TO) || arguments.has(Option.BUDGET)) {
      return () -> false;
    }
    long started = System.nanoTime();
    return () -> System.nanoTime() - started > PATIENCE.toNanos();
  }
}
