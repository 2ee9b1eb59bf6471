package zermelo.cli.pattern;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.insight.check.ClaimCheck;
import zermelo.insight.check.Finding;
import zermelo.insight.survey.Family;
import zermelo.language.claim.Claim;
import zermelo.language.claim.PeriodClaim;
import zermelo.language.claim.Statement;
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
    this.subject = new Subject(arguments, console, game, method, Budget.standard());
  }

  Exit check(String text) {
    Claim claim = Claim.read(text, subject.names.vocabulary());
    ClaimCheck.refuseUndefined(claim, subject.names.setup().rules().facts(), subject.misere);
    Set<Integer> mentioned =
        switch (claim) {
          case Statement statement -> statement.variables();
          case PeriodClaim period -> Set.of();
        };
    Family family = subject.names.family(mentioned, subject.heaps, subject.longest);
    Finding finding = new ClaimCheck(claim, family, subject.examiner).upTo(size(family), enough());
    CheckText report = new CheckText(subject, claim, family, computed);
    if (arguments.has(Option.JSON)) {
      console.out().println(report.json(finding));
    } else {
      console.out().print(report.text(finding, console.colours()));
    }
    return switch (finding) {
      case Finding.Held held -> Exit.ANSWERED;
      case Finding.Refuted refuted -> Exit.FAILED;
      case Finding.Stopped stopped -> {
        console.say("zermelo: " + report.why(stopped));
        yield Exit.OUT_OF_BUDGET;
      }
    };
  }

  private long size(Family family) {
    return Numbers.read(arguments, Subject.TO, family.modest(), 0, Long.MAX_VALUE);
  }

  private BooleanSupplier enough() {
    if (arguments.has(Subject.TO) || arguments.has(Option.BUDGET)) {
      return () -> false;
    }
    long started = System.nanoTime();
    return () -> System.nanoTime() - started > PATIENCE.toNanos();
  }
}
