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
import zermelo.insight.discover.DiscoverySizes;
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

  /** Numbers or list members that vary, at most. */
  private static final int MOST_NUMBERS = 6;

  /** Forms of one number are fitted up to this size and tested up to the next one. */
  private static final long SEARCH = 300;

  private static final long TEST = 10_000;

  /** Forms of several numbers are fitted to about so many positions, and tested on so many. */
  private static final double SEARCH_POSITIONS = 1_400;

  private static final double TEST_POSITIONS = 26_000;

  /** Largest heap of the scattered sums that are tested as well. */
  private static final long FAR = 1_000;

  /**
   * Sizes of a second search where the first one finds no form, because a period may be long.
   *
   * <p>The second search uses only values that are computed already, and needs enough of them for
   * testing.
   */
  private static final long SECOND_SEARCH = 2_000;

  private static final double SECOND_SEARCH_POSITIONS = 6_600;

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
    List<FamilyPlan> plans = plans();
    if (plans.isEmpty()) {
      throw new BadInput(
          subject.request().game()
              + " has no positions of one to six numbers, lists or sets, so there is nothing to fit; "
              + "a claim can be checked on its positions all the same",
          ": zermelo check");
    }
    for (FamilyPlan plan : plans) {
      if (plan.requested()
          || plan.heaps().isEmpty()
          || (worthwhile(sections) && !mostTimeIsOver())) {
        DiscoveryReport report = searchFamily(plan);
        if (plan.requested() || !report.nothing()) {
          sections.add(new FamilyReport(plan.heaps(), report));
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
    return isDecided(first)
        && (!first.hasGrundy() || !first.found(Conjecture.Subject.GRUNDY).isEmpty());
  }

  /**
   * A family to search.
   *
   * @param heaps the number of heaps of its positions, if more than one
   * @param requested whether to report it even if nothing is found
   */
  private record FamilyPlan(PositionFamily family, OptionalInt heaps, boolean requested) {}

  private List<FamilyPlan> plans() {
    List<FamilyPlan> plans = new ArrayList<>();
    if (subject.request().heaps().isPresent()) {
      add(Set.of(), subject.request().heaps(), true, plans);
      return plans;
    }
    add(Set.of(), OptionalInt.empty(), true, plans);
    Set<Integer> everything = subject.names().componentPlaces();
    if (subject.names().heaps()) {
      add(Set.of(), OptionalInt.of(2), false, plans);
      add(Set.of(), OptionalInt.of(3), false, plans);
    } else if (subject.names().components().stream().anyMatch(part -> part.optional())) {
      add(new TreeSet<>(everything), OptionalInt.empty(), false, plans);
    }
    if (!subject.names().cellPlaces().isEmpty()) {
      add(subject.names().cellPlaces(), OptionalInt.empty(), false, plans);
    }
    return plans;
  }

  private void add(
      Set<Integer> names, OptionalInt heaps, boolean requested, List<FamilyPlan> plans) {
    if (subject.names().components().isEmpty()) {
      return;
    }
    PositionFamily family = subject.family(names, heaps);
    int dimensions = family.names().size();
    if (dimensions >= 1 && dimensions <= MOST_NUMBERS) {
      // If every component has a default, no number varies in the family that is requested. Then
      // the next one takes its place.
      plans.add(new FamilyPlan(family, heaps, requested || plans.isEmpty()));
    }
  }

  /** Searches one family. Sizes given by the user apply only to the requested family. */
  private DiscoveryReport searchFamily(FamilyPlan plan) {
    PositionFamily family = plan.family();
    long fitted = usual(family, SEARCH, SEARCH_POSITIONS);
    long tried = usual(family, TEST, TEST_POSITIONS);
    if (plan.requested()) {
      fitted = search.orElse(fitted);
      tried = test.orElse(Math.max(tried, 4 * fitted));
    }
    Discoverer discoverer =
        new Discoverer(
            subject.names().vocabulary(), family, subject.examiner(), subject.names().constants());
    boolean exact = plan.requested() && search.isPresent();
    DiscoverySizes sizes = new DiscoverySizes(fitted, tried, far(plan));
    DiscoveryReport report =
        discoverer.discover(exact ? sizes.withFitFixed() : sizes, timeLimit(plan));
    long tested = report.coverage().tested();
    long second = usual(family, SECOND_SEARCH, SECOND_SEARCH_POSITIONS);
    long most = Discoverer.mostSearch(family, tested);
    if (isWorthAgain(report, plan, Math.min(second, most))) {
      report = again(discoverer, new DiscoverySizes(second, tested, far(plan)));
    }
    // With few values, half of them must do for the search; the other half tests what it finds.
    return isWorthAgain(report, plan, most) && family.count(most) <= SECOND_SEARCH_POSITIONS
        ? again(discoverer, new DiscoverySizes(most, tested, far(plan)).withFitFixed())
        : report;
  }

  private boolean isWorthAgain(DiscoveryReport report, FamilyPlan plan, long size) {
    return !(plan.requested() && search.isPresent())
        && missing(report)
        && size > report.coverage().searched()
        && !mostTimeIsOver();
  }

  /** Searches a larger part of the values that are known already. */
  private static DiscoveryReport again(Discoverer discoverer, DiscoverySizes sizes) {
    return discoverer.discover(sizes, DiscoveryTimeLimit.NONE);
  }

  /** Returns the size for one number, or the one with about so many positions. */
  private static long usual(PositionFamily family, long ofOne, double positions) {
    if (family.names().size() == 1 && family.numbers()) {
      return ofOne;
    }
    long size = 2;
    while (size < ofOne && family.count(size + 1) <= positions) {
      size++;
    }
    return size;
  }

  /** Returns the options to type for a larger search than that of this report. */
  public static String more(DiscoveryReport report) {
    long usual = usual(report.family(), SEARCH, SEARCH_POSITIONS);
    long search = Math.max(usual, 4 * Math.max(0, report.coverage().searched()));
    return "--search " + search + " --to " + Discoverer.leastTest(report.family(), search);
  }

  /** Sums of large heaps are as easy as large heaps if Grundy values apply. */
  private long far(FamilyPlan plan) {
    boolean sums =
        plan.heaps().isPresent()
            && !subject.request().misere()
            && subject.names().setup().rules().facts().grundyApplies();
    return sums && !subject.names().severalGames() ? FAR : 0;
  }

  private static boolean isDecided(DiscoveryReport report) {
    return report.found(Conjecture.Subject.OUTCOME).stream()
        .anyMatch(form -> form.conjecture().whole());
  }

  /** In several dimensions, only a missing outcome form justifies another search. */
  private static boolean missing(DiscoveryReport report) {
    return !isDecided(report)
        || (report.family().names().size() == 1
            && report.hasGrundy()
            && report.found(Conjecture.Subject.GRUNDY).isEmpty());
  }

  private DiscoveryTimeLimit timeLimit(FamilyPlan plan) {
    if (plan.requested() && test.isPresent()) {
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
