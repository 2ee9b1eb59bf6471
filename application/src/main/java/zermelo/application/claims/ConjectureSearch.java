package zermelo.application.claims;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import zermelo.insight.conjecture.Conjecture;
import zermelo.insight.discover.Discoverer;
import zermelo.insight.discover.DiscoveryReport;
import zermelo.insight.discover.DiscoveryTimeLimit;
import zermelo.insight.survey.PositionFamily;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;

/** Searches for closed forms: chooses the families, their sizes and their order. */
public final class ConjectureSearch {
  /** Default time limit, for a search without sizes or limits from the user. */
  public static final Duration LONGEST = Duration.ofSeconds(20);

  /** One family gets 1 / USUAL_PART of the time. */
  private static final int USUAL_PART = 5;

  /** After this part of the time, no family is begun that was not requested. */
  private static final double LAST_START = 0.6;

  /** It gets 1 / SEARCH_DIVISOR of the time if the forms found still need testing. */
  private static final double SEARCH_DIVISOR = 2.5;

  /** Forms are fitted up to this size and tested up to the size in TEST, by number of variables. */
  private static final long[] SEARCH = {0, 300, 36, 9, 5};

  private static final long[] TEST = {0, 10_000, 160, 24, 9};

  /** Largest heap of the scattered sums that are tested as well. */
  private static final long FAR = 1_000;

  /**
   * Sizes of a second search where the first one finds no form, because a period may be long.
   *
   * <p>The second search uses only values that are computed already, and needs enough of them for
   * testing.
   */
  private static final long[] SECOND_SEARCH = {0, 2_000, 80, 9, 5};

  private final SurveySubject subject;
  private final OptionalLong search;
  private final OptionalLong test;
  private final Duration time;
  private Progress progress = new Progress(Limits.unlimited());

  /**
   * Prepares a search.
   *
   * @param time about how long the search may take. After most of it, nothing is begun that was not
   *     requested. If {@code test} is given, only the solver's limits end the computation of the
   *     requested family.
   */
  public ConjectureSearch(
      SurveySubject subject, OptionalLong search, OptionalLong test, Duration time) {
    this.subject = subject;
    this.search = search;
    this.test = test;
    this.time = time;
  }

  /**
   * Searches every family that is worth it. The first family is always reported; sums of heaps are
   * left out if most of the time is over.
   */
  public List<FamilyReport> sections() {
    progress = new Progress(Limits.unlimited().withTime(time));
    List<FamilyReport> sections = new ArrayList<>();
    List<FamilyPlan> looks = looks();
    if (looks.isEmpty()) {
      throw new BadInput(
          subject.request().game()
              + " has no positions of one to four plain numbers, so there is nothing to fit; "
              + "a claim can be held against its positions all the same",
          ": zermelo check");
    }
    for (FamilyPlan look : looks) {
      if (look.asked() || look.heaps().isEmpty() || (worthwhile(sections) && !mostTimeIsOver())) {
        DiscoveryReport report = look(look);
        if (look.asked() || !report.nothing()) {
          sections.add(new FamilyReport(look.heaps(), report));
        }
      }
    }
    return sections;
  }

  private boolean mostTimeIsOver() {
    return progress.used() > LAST_START;
  }

  /** Skips sums of heaps if one heap has no closed form: then a sum hardly has one. */
  private static boolean worthwhile(List<FamilyReport> sections) {
    DiscoveryReport first = sections.getFirst().report();
    return !first.found(Conjecture.Subject.OUTCOME).isEmpty()
        && (!first.hasGrundy() || !first.found(Conjecture.Subject.GRUNDY).isEmpty());
  }

  /**
   * A family to search.
   *
   * @param heaps the number of heaps of its positions, if more than one
   * @param asked whether to report it even if nothing is found
   */
  private record FamilyPlan(PositionFamily family, OptionalInt heaps, boolean asked) {}

  private List<FamilyPlan> looks() {
    List<FamilyPlan> looks = new ArrayList<>();
    if (subject.request().heaps().isPresent()) {
      add(Set.of(), subject.request().heaps(), true, looks);
      return looks;
    }
    add(Set.of(), OptionalInt.empty(), true, looks);
    Set<Integer> everything = subject.names().componentPlaces();
    if (subject.names().heaps()) {
      add(Set.of(), OptionalInt.of(2), false, looks);
      add(Set.of(), OptionalInt.of(3), false, looks);
    } else if (subject.names().components().stream().anyMatch(part -> part.optional())) {
      add(new TreeSet<>(everything), OptionalInt.empty(), false, looks);
    }
    return looks;
  }

  private void add(Set<Integer> names, OptionalInt heaps, boolean asked, List<FamilyPlan> looks) {
    if (subject.names().components().isEmpty()) {
      return;
    }
    PositionFamily family = subject.names().family(names, heaps, subject.request().longest());
    int dimensions = family.names().size();
    if (dimensions >= 1 && dimensions < SEARCH.length && family.numbers()) {
      // If every component has a default, no number varies in the family that is requested. Then
      // the next one takes its place.
      looks.add(new FamilyPlan(family, heaps, asked || looks.isEmpty()));
    }
  }

  /** Searches one family. Sizes given by the user apply only to the requested family. */
  private DiscoveryReport look(FamilyPlan look) {
    PositionFamily family = look.family();
    int dimensions = family.names().size();
    long fitted = SEARCH[dimensions];
    long tried = TEST[dimensions];
    if (look.asked()) {
      fitted = search.orElse(fitted);
      tried = test.orElse(Math.max(tried, 4 * fitted));
    }
    Discoverer discoverer =
        new Discoverer(
            subject.names().vocabulary(), family, subject.examiner(), subject.names().constants());
    boolean exact = look.asked() && search.isPresent();
    DiscoveryReport report = discoverer.discover(fitted, exact, tried, far(look), timeLimit(look));
    boolean again = search.isEmpty() && missing(report, dimensions) && !mostTimeIsOver();
    return again
        ? discoverer.discover(
            SECOND_SEARCH[dimensions], false, report.tested(), far(look), DiscoveryTimeLimit.NONE)
        : report;
  }

  /** Returns the options to type for a larger search than that of this report. */
  public static String more(DiscoveryReport report) {
    long usual = SEARCH[report.family().names().size()];
    long search = Math.max(usual, 4 * Math.max(0, report.searched()));
    return "--search " + search + " --to " + Discoverer.leastTest(report.family(), search);
  }

  /** Sums of large heaps are as easy as large heaps if Grundy values apply. */
  private long far(FamilyPlan look) {
    boolean sums =
        look.heaps().isPresent()
            && !subject.request().misere()
            && subject.names().setup().rules().facts().grundyApplies();
    return sums && !subject.names().severalGames() ? FAR : 0;
  }

  /** In two dimensions, only a missing outcome form justifies a second search. */
  private static boolean missing(DiscoveryReport report, int dimensions) {
    return report.found(Conjecture.Subject.OUTCOME).isEmpty()
        || (dimensions == 1
            && report.hasGrundy()
            && report.found(Conjecture.Subject.GRUNDY).isEmpty());
  }

  private DiscoveryTimeLimit timeLimit(FamilyPlan look) {
    if (look.asked() && test.isPresent()) {
      return DiscoveryTimeLimit.ENDLESS;
    }
    long most = (long) (time.toNanos() / SEARCH_DIVISOR);
    return new DiscoveryTimeLimit(shortest(time), Duration.ofNanos(most));
  }

  /** Returns the time before which no search ends early. */
  public static Duration shortest(Duration whole) {
    return whole.dividedBy(USUAL_PART);
  }
}
