package zermelo.cli.claims;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import zermelo.application.claims.ClaimCheckJson;
import zermelo.application.claims.ClaimSurvey;
import zermelo.application.claims.SurveySubject;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.OutputFile;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.insight.check.ClaimCheckResult;
import zermelo.insight.check.ProofResult;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;

/** Runs {@code check} once: tests the claim, prints the result, writes the certificate. */
public final class CheckRun {
  /**
   * Without {@code --to} and {@code --budget}, a check ends after this time, however few positions
   * it has tested.
   */
  private static final Duration USUAL_TIME = Duration.ofSeconds(5);

  private final CommandArguments arguments;
  private final Console console;
  private final SurveySubject subject;
  private final boolean computed;

  CheckRun(CommandArguments arguments, Console console, String game) {
    this.arguments = arguments;
    this.console = console;
    this.computed =
        arguments
            .word(CheckCommand.METHOD, "computed", List.of("computed", "auto"))
            .equals("computed");
    Question.Method method = computed ? Question.Method.COMPUTED : Question.Method.AUTO;
    this.subject = SurveyOptions.subject(arguments, console, game, method, Limits.standard());
  }

  ExitCode check(String text) {
    Optional<OutputFile> certificate =
        arguments.value(CheckCommand.CERTIFICATE).map(OutputFile::of);
    ClaimSurvey.CheckedClaim checked = ClaimSurvey.check(subject, text, size(), enough());
    if (arguments.has(CommandOption.JSON)) {
      console.out().println(ClaimCheckJson.of(checked));
    } else {
      console.out().print(new CheckText(checked, computed).text(console.colours()));
    }
    certificate.ifPresent(file -> PeriodCertificateRun.write(file, proofs(checked), console));
    return switch (checked.finding()) {
      case ClaimCheckResult.NoCounterexample held -> ExitCode.OK;
      case ClaimCheckResult.Counterexample refuted -> ExitCode.CHECK_FAILED;
      case ClaimCheckResult.PartialCheck stopped -> {
        console.message("zermelo: " + ClaimSurvey.CheckedClaim.why(stopped));
        yield ExitCode.LIMIT_REACHED;
      }
    };
  }

  private static List<ProofResult> proofs(ClaimSurvey.CheckedClaim checked) {
    return checked.finding() instanceof ClaimCheckResult.NoCounterexample held
        ? List.of(held.proof())
        : List.of();
  }

  private OptionalLong size() {
    return arguments.has(SurveyOptions.TO)
        ? OptionalLong.of(WholeNumberParser.read(arguments, SurveyOptions.TO, 0, 0, Long.MAX_VALUE))
        : OptionalLong.empty();
  }

  private BooleanSupplier enough() {
    if (arguments.has(SurveyOptions.TO) || arguments.has(CommandOption.BUDGET)) {
      return () -> false;
    }
    return new Progress(Limits.unlimited().withTime(USUAL_TIME))::isOver;
  }
}
