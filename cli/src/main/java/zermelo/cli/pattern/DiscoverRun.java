package zermelo.cli.pattern;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.cli.shell.OutputFile;
import zermelo.desk.pattern.DiscoverJson;
import zermelo.desk.pattern.Discovering;
import zermelo.desk.pattern.Section;
import zermelo.desk.pattern.Subject;
import zermelo.insight.check.Proof;
import zermelo.insight.discover.Report;
import zermelo.insight.discover.Tested;
import zermelo.kernel.BadInput;
import zermelo.solve.Budget;
import zermelo.solve.Question;

/** One run of {@code discover}. */
final class DiscoverRun {
  private static final long MOST = 100_000_000;

  private final Arguments arguments;
  private final Console console;
  private final Subject subject;

  DiscoverRun(Arguments arguments, Console console, String game) {
    this.arguments = arguments;
    this.console = console;
    Budget standard = Budget.standard();
    Budget usual = new Budget(Discovering.LONGEST, standard.positions(), standard.memory());
    this.subject = Surveyed.subject(arguments, console, game, Question.Method.COMPUTED, usual);
  }

  Exit run() {
    Optional<OutputFile> certificate =
        arguments.value(CheckCommand.CERTIFICATE).map(OutputFile::of);
    Optional<Export> export = arguments.value(DiscoverCommand.EXPORT).map(Export::to);
    OptionalLong search = number(DiscoverCommand.SEARCH);
    OptionalLong test = number(DiscoverCommand.TEST);
    if (search.isPresent() && test.isPresent() && test.getAsLong() <= search.getAsLong()) {
      throw new BadInput(
          "--to %d leaves nothing to test: forms are fitted up to --search %d, so --to must be larger; %d is usual"
              .formatted(test.getAsLong(), search.getAsLong(), 4 * search.getAsLong()));
    }
    boolean asked = arguments.has(DiscoverCommand.TEST) || arguments.has(Option.BUDGET);
    List<Section> sections =
        new Discovering(
                subject, search, test, asked ? Optional.empty() : Optional.of(Discovering.LONGEST))
            .sections();
    if (arguments.has(Option.JSON)) {
      DiscoverJson.of(subject.wish(), sections).forEach(console.out()::println);
    } else {
      boolean refuted = arguments.has(DiscoverCommand.REFUTED);
      console.out().print(new DiscoverText(subject.wish(), refuted).text(sections));
    }
    certificate.ifPresent(file -> CertificateRun.write(file, proofs(sections), console));
    export.ifPresent(file -> file.write(subject.wish(), sections.getFirst().report(), console));
    Report first = sections.getFirst().report();
    if (search.isPresent() && first.searched() < search.getAsLong() && !first.all()) {
      console.say(
          "zermelo: the budget did not suffice for --search %d: forms were fitted to %d positions; --budget 5m gives more time"
              .formatted(search.getAsLong(), first.fitted()));
      return Exit.OUT_OF_BUDGET;
    }
    return asked && sections.stream().anyMatch(s -> s.report().stopped().isPresent())
        ? Exit.OUT_OF_BUDGET
        : Exit.ANSWERED;
  }

  private static List<Proof> proofs(List<Section> sections) {
    return sections.getFirst().report().forms().stream().map(Tested::proof).toList();
  }

  private OptionalLong number(Option option) {
    return arguments.has(option)
        ? OptionalLong.of(Numbers.read(arguments, option, 1, 1, MOST))
        : OptionalLong.empty();
  }
}
