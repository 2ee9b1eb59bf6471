package zermelo.cli.claims;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import zermelo.application.claims.ConjectureSearch;
import zermelo.application.claims.DiscoveryJson;
import zermelo.application.claims.FamilyReport;
import zermelo.application.claims.SurveySubject;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.OutputFile;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.insight.check.ProofResult;
import zermelo.insight.discover.DiscoveryReport;
import zermelo.insight.discover.TestedConjecture;
import zermelo.insight.survey.FamilyEvaluator;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.solve.Question;

/**
 * Runs {@code discover} once: searches the families of a game, and prints or writes what was found.
 */
public final class DiscoverRun {
  private static final long MAX_BOUND = 100_000_000;
  private static final Duration MAX_TIME = Duration.ofDays(365);

  /** At most so much longer is a search on a machine that does other work, too. */
  private static final double BUSIEST = 4;

  /** The time of a search without a budget. It must not find less because other programs run. */
  private static final Duration USUAL_TIME = usualTime();

  private final CommandArguments arguments;
  private final Console console;
  private final SurveySubject subject;

  DiscoverRun(CommandArguments arguments, Console console, String game) {
    this.arguments = arguments;
    this.console = console;
    Limits usual = Limits.standard().withTime(USUAL_TIME);
    this.subject = SurveyOptions.subject(arguments, console, game, Question.Method.COMPUTED, usual);
  }

  ExitCode run() {
    Optional<OutputFile> certificate =
        arguments.value(CheckCommand.CERTIFICATE).map(OutputFile::of);
    Optional<ValueExporter> export = arguments.value(DiscoverCommand.EXPORT).map(ValueExporter::to);
    OptionalLong search = number(DiscoverCommand.SEARCH);
    OptionalLong test = number(DiscoverCommand.TEST);
    if (search.isPresent() && test.isPresent() && test.getAsLong() <= search.getAsLong()) {
      throw new BadInput(
          "--to %d leaves nothing to test: forms are fitted up to --search %d, so --to must be larger; %d is usual"
              .formatted(test.getAsLong(), search.getAsLong(), 4 * search.getAsLong()));
    }
    boolean requested = arguments.has(DiscoverCommand.TEST) || arguments.has(CommandOption.BUDGET);
    List<FamilyReport> sections = new ConjectureSearch(subject, search, test, time()).sections();
    if (arguments.has(CommandOption.JSON)) {
      DiscoveryJson.of(subject.request(), sections).forEach(console.out()::println);
    } else {
      boolean refuted = arguments.has(DiscoverCommand.REFUTED);
      console.out().print(new DiscoverText(subject.request(), refuted).text(sections));
    }
    certificate.ifPresent(file -> PeriodCertificateRun.write(file, proofs(sections), console));
    export.ifPresent(file -> file.write(subject.request(), sections.getFirst().report(), console));
    DiscoveryReport first = sections.getFirst().report();
    if (search.isPresent() && first.coverage().searched() < search.getAsLong() && !first.all()) {
      console.message(
          "zermelo: the budget did not suffice for --search %d: forms were fitted to %d positions; --budget 5m gives more time"
              .formatted(search.getAsLong(), first.coverage().fitted()));
      return ExitCode.LIMIT_REACHED;
    }
    boolean limited =
        sections.stream()
            .flatMap(section -> section.report().stopped().stream())
            .anyMatch(out -> !FamilyEvaluator.isFault(out));
    return requested && limited ? ExitCode.LIMIT_REACHED : ExitCode.OK;
  }

  private Duration time() {
    return arguments.has(CommandOption.BUDGET)
        ? arguments.limits().within(MAX_TIME).time()
        : USUAL_TIME;
  }

  private static Duration usualTime() {
    OperatingSystemMXBean machine = ManagementFactory.getOperatingSystemMXBean();
    double load = (machine.getSystemLoadAverage() + 1) / machine.getAvailableProcessors();
    double factor = Math.clamp(load, 1, BUSIEST);
    return Duration.ofMillis((long) (factor * ConjectureSearch.LONGEST.toMillis()));
  }

  private static List<ProofResult> proofs(List<FamilyReport> sections) {
    return sections.getFirst().report().forms().stream().map(TestedConjecture::proof).toList();
  }

  private OptionalLong number(CommandOption option) {
    return arguments.has(option)
        ? OptionalLong.of(WholeNumberParser.read(arguments, option, 1, 1, MAX_BOUND))
        : OptionalLong.empty();
  }
}
