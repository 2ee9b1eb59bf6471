package zermelo.cli.pattern;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.insight.discover.Conjecture;
import zermelo.insight.discover.Discoverer;
import zermelo.insight.discover.Patience;
import zermelo.insight.discover.Report;
import zermelo.insight.survey.Family;
import zermelo.kernel.BadInput;
import zermelo.solve.Budget;
import zermelo.solve.Question;

/** One run of {@code discover}: which families it looks at, how far, and in which order. */
final class DiscoverRun {
  /** Where nobody said how far to go, one family is looked at for about this time. */
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  /** Or for this time, where that is needed to test what was found. */
  private static final Duration MOST_PATIENCE = Duration.ofSeconds(8);

  /** And nothing is computed any more after this time. */
  private static final Duration LONGEST = Duration.ofSeconds(20);

  /** By how many numbers vary: how far forms are fitted, and then tried. */
  private static final long[] SEARCH = {0, 300, 36, 9, 5};

  private static final long[] TEST = {0, 10_000, 160, 24, 9};

  /** How large the heaps of sums get that are tried here and there. */
  private static final long FAR = 1_000;

  /**
   * Where no form was found, a period may be long: a second search goes so far among what was
   * computed already, as long as enough is left to test.
   */
  private static final long[] SECOND_SEARCH = {0, 2_000, 80, 9, 5};

  private final Arguments arguments;
  private final Console console;
  private final Subject subject;

  DiscoverRun(Arguments arguments, Console console, String game) {
    this.arguments = arguments;
    this.console = console;
    Budget standard = Budget.standard();
    Budget usual = new Budget(LONGEST, standard.positions(), standard.memory());
    this.subject = new Subject(arguments, console, game, Question.Method.COMPUTED, usual);
  }

  Exit run() {
    Optional<Export> export = arguments.value(DiscoverCommand.EXPORT).map(Export::to);
    List<Section> sections = new ArrayList<>();
    List<Look> looks = looks();
    if (looks.isEmpty()) {
      throw new BadInput(
          subject.name
              + " has no positions of one to four plain numbers, so there is nothing to fit; "
              + "zermelo check holds a claim against its positions all the same");
    }
    for (Look look : looks) {
      if (look.asked() || look.heaps().isEmpty() || worthwhile(sections)) {
        Report report = look(look);
        if (look.asked() || !report.nothing()) {
          sections.add(new Section(look.heaps(), report));
        }
      }
    }
    DiscoverText text = new DiscoverText(subject, arguments.has(DiscoverCommand.REFUTED));
    console.out().print(arguments.has(Option.JSON) ? text.json(sections) : text.text(sections));
    export.ifPresent(file -> file.write(subject, sections.getFirst().report(), console));
    boolean asked = arguments.has(DiscoverCommand.TEST) || arguments.has(Option.BUDGET);
    return asked && sections.stream().anyMatch(s -> s.report().stopped().isPresent())
        ? Exit.OUT_OF_BUDGET
        : Exit.ANSWERED;
  }

  /** A sum of heaps has hardly a form if one heap has none. */
  private static boolean worthwhile(List<Section> sections) {
    Report first = sections.getFirst().report();
    return !first.found(Conjecture.Subject.OUTCOME).isEmpty()
        && (!first.hasGrundy() || !first.found(Conjecture.Subject.GRUNDY).isEmpty());
  }

  /**
   * A family to look at.
   *
   * @param heaps how many heaps its positions have, if that is more than one
   * @param asked whether it is reported even if nothing is found
   */
  private record Look(Family family, OptionalInt heaps, boolean asked) {}

  private List<Look> looks() {
    List<Look> looks = new ArrayList<>();
    if (subject.heaps.isPresent()) {
      add(Set.of(), subject.heaps, true, looks);
      return looks;
    }
    add(Set.of(), OptionalInt.empty(), true, looks);
    Set<Integer> everything = subject.names.componentPlaces();
    if (subject.names.heaps()) {
      add(Set.of(), OptionalInt.of(2), false, looks);
      add(Set.of(), OptionalInt.of(3), false, looks);
    } else if (subject.names.components().stream().anyMatch(part -> part.optional())) {
      add(new TreeSet<>(everything), OptionalInt.empty(), false, looks);
    }
    return looks;
  }

  private void add(Set<Integer> names, OptionalInt heaps, boolean asked, List<Look> looks) {
    if (subject.names.components().isEmpty()) {
      return;
    }
    Family family = subject.names.family(names, heaps, subject.longest);
    int dimensions = family.names().size();
    if (dimensions >= 1 && dimensions < SEARCH.length && family.numbers()) {
      looks.add(new Look(family, heaps, asked));
    }
  }

  /** What was said of sizes is for the family that was asked for. */
  private Report look(Look look) {
    Family family = look.family();
    int dimensions = family.names().size();
    long search = SEARCH[dimensions];
    long test = TEST[dimensions];
    if (look.asked()) {
      search = number(DiscoverCommand.SEARCH, search);
      test = number(DiscoverCommand.TEST, Math.max(test, 4 * search));
    }
    Discoverer discoverer =
        new Discoverer(
            subject.names.vocabulary(), family, subject.examiner, subject.names.constants());
    Report report = discoverer.look(search, test, far(look), patience(look));
    boolean again = !arguments.has(DiscoverCommand.SEARCH) && missing(report, dimensions);
    return again
        ? discoverer.look(SECOND_SEARCH[dimensions], report.tested(), far(look), Patience.NONE)
        : report;
  }

  /** Sums of large heaps are as easy as large heaps where Grundy values add up. */
  private long far(Look look) {
    boolean sums =
        look.heaps().isPresent()
            && !subject.misere
            && subject.names.setup().rules().facts().grundyApplies();
    return sums && !subject.names.severalGames() ? FAR : 0;
  }

  /** In two dimensions only a search for the outcome is worth its while. */
  private static boolean missing(Report report, int dimensions) {
    return report.found(Conjecture.Subject.OUTCOME).isEmpty()
        || (dimensions == 1
            && report.hasGrundy()
            && report.found(Conjecture.Subject.GRUNDY).isEmpty());
  }

  private long number(Option option, long fallback) {
    return Numbers.read(arguments, option, fallback, 1, 100_000_000);
  }

  private Patience patience(Look look) {
    boolean asked =
        look.asked() && (arguments.has(DiscoverCommand.TEST) || arguments.has(Option.BUDGET));
    return asked ? Patience.ENDLESS : Patience.of(PATIENCE, MOST_PATIENCE);
  }
}
