package zermelo.insight.discover;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.insight.check.ClaimEvaluator;
import zermelo.insight.check.ClaimProver;
import zermelo.insight.check.ProofResult;
import zermelo.insight.check.ValueSequence;
import zermelo.insight.check.ValuedPosition;
import zermelo.insight.conjecture.Conjecture;
import zermelo.insight.conjecture.ConjectureGenerator;
import zermelo.insight.conjecture.observation.Observations;
import zermelo.insight.conjecture.observation.Observations.ObservedList;
import zermelo.insight.survey.FamilyEvaluator;
import zermelo.insight.survey.FamilyPosition;
import zermelo.insight.survey.PositionFamily;
import zermelo.kernel.Outcome;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.claim.Claim;
import zermelo.language.claim.ClaimVocabulary;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Result;

/**
 * Searches for closed forms ("forms") in a family of positions.
 *
 * <p>It computes the values of small positions, lets the {@link ConjectureGenerator} propose forms
 * that fit them, and tests each form on larger positions that the generator has not seen.
 */
public final class Discoverer {
  private static final int SCATTERED = 2_000;
  private static final int LONGER = 600;
  private static final long SEED = 1913; // the year of Zermelo's theorem

  /**
   * The share of the time limit that the search for forms has, even if computing values took it
   * all.
   */
  private static final double LEAST_SEARCH = 1.0 / 4;

  private final ClaimVocabulary vocabulary;
  private final PositionFamily family;
  private final List<Long> constants;
  private final FamilyEvaluator evaluator;
  private final List<ValuedPosition> seen = new ArrayList<>();
  private final List<ValuedPosition> longer = new ArrayList<>();
  private Optional<OutOfLimits> stopped = Optional.empty();
  private final List<Integer> ends = new ArrayList<>(); // by size: number of positions up to it
  private long done = -1;
  private boolean unsearched;

  /**
   * Prepares a search.
   *
   * @param constants numbers that the rules mention; forms may use them
   */
  public Discoverer(
      ClaimVocabulary vocabulary,
      PositionFamily family,
      FamilyEvaluator evaluator,
      List<Long> constants) {
    this.vocabulary = vocabulary;
    this.constants = constants;
    this.family = family;
    this.evaluator = evaluator;
  }

  /**
   * Searches for forms and tests them. Positions computed by an earlier call are not computed
   * again.
   *
   * @param sizes if a limit ends the computation before enough positions for a test are known,
   *     fewer are fitted, so that some are left for the test. Only {@link DiscoverySizes#fitFixed}
   *     prevents this, provided that a position larger than {@link DiscoverySizes#fit} is known.
   * @param time checked after each size
   */
  public DiscoveryReport discover(DiscoverySizes sizes, DiscoveryTimeLimit time) {
    Progress enough = new Progress(Limits.unlimited().withTime(time.enough()));
    Progress most = new Progress(Limits.unlimited().withTime(time.atMost()));
    long search = sizes.fit();
    compute(sizes.test(), () -> (done >= leastTest(search) ? enough : most).isOver());
    long searched = Math.min(search, done);
    boolean kept = sizes.fitFixed() && done > search;
    while (!kept && searched > 0 && leastTest(searched) > done && !exhausted()) {
      searched--;
    }
    int count = searched < 0 ? 0 : ends.get((int) searched);
    unsearched = false;
    solveLongerLists(new Progress(Limits.unlimited().withTime(time.enough())));
    List<ValuedPosition> fitted = new ArrayList<>(seen.subList(0, count));
    for (int i = 0; i < longer.size(); i += 2) {
      fitted.add(longer.get(i));
    }
    Optional<Observations> observed = observations(fitted);
    ConjectureGenerator generator = new ConjectureGenerator();
    List<Conjecture> proposed = observed.map(points -> inTime(points, generator)).orElse(List.of());
    Set<Conjecture.Subject> tooFew = EnumSet.allOf(Conjecture.Subject.class);
    observed.ifPresent(points -> tooFew.removeIf(subject -> !generator.tooFew(points, subject)));
    ValueSequence sequence = new ValueSequence(family);
    seen.forEach(sequence::add);
    ClaimProver proofs = new ClaimProver(family, sequence, evaluator);
    List<ValuedPosition> scattered = proposed.isEmpty() ? List.of() : scatter(sizes.far());
    List<ValuedPosition> more = Stream.concat(scattered.stream(), longer.stream()).toList();
    List<TestedConjecture> tested =
        proposed.stream().map(conjecture -> test(conjecture, proofs, more)).toList();
    return new DiscoveryReport(
        family,
        new DiscoveryReport.Coverage(
            searched, count, done, scattered.size(), sizes.far(), longer.size()),
        tested,
        Set.copyOf(tooFew),
        List.copyOf(seen),
        stopped,
        unsearched);
  }

  /** Solves scattered larger positions, at random but the same ones in every run. */
  private List<ValuedPosition> scatter(long far) {
    List<ValuedPosition> views = new ArrayList<>();
    RandomGenerator random = new SplittableRandom(SEED);
    boolean more = done < far && !exhausted();
    for (int i = 0; i < SCATTERED && more && stopped.isEmpty(); i++) {
      long most = done + 1 + (far - done) * i / SCATTERED; // smaller ones first
      long[] point = random.longs(family.names().size(), 0, most + 1).toArray();
      family
          .at(point)
          .ifPresent(
              at -> {
                switch (evaluator.value(at, false)) {
                  case OutOfLimits out -> stopped = Optional.of(out);
                  case Answer answer -> views.add(new ValuedPosition(at, answer));
                }
              });
    }
    return views;
  }

  /**
   * Solves small positions with longer lists than the family has, until a limit.
   *
   * <p>Forms are fitted to every second one of them, and tested on the others, too. Otherwise they
   * could speak of the few lengths in the family.
   */
  private void solveLongerLists(Progress time) {
    Optional<PositionFamily> lists = family.withLongerLists();
    boolean more = lists.isPresent() && stopped.isEmpty() && longer.isEmpty();
    for (long size = 0; more && longer.size() < LONGER && !time.isOver(); size++) {
      more =
          size <= lists.get().last().orElse(LONGER)
              && lists
                  .get()
                  .visit(
                      size,
                      at -> {
                        Result value = evaluator.value(at, false);
                        if (value instanceof Answer answer)
                          longer.add(new ValuedPosition(at, answer));
                        return value instanceof Answer && longer.size() < LONGER && !time.isOver();
                      });
    }
  }

  /** Returns the smallest size of a test: several times as many positions as were fitted. */
  public static long leastTest(PositionFamily family, long search) {
    return isSequence(family) ? 4 * search : search * 5 / 2;
  }

  /**
   * Returns the largest size to fit forms to, so that the rest up to {@code tested} can test them.
   */
  public static long mostSearch(PositionFamily family, long tested) {
    return isSequence(family) ? tested / 2 : tested * 2 / 3;
  }

  private static boolean isSequence(PositionFamily family) {
    return family.names().size() == 1 && family.numbers();
  }

  private long leastTest(long search) {
    return leastTest(family, search);
  }

  /** Returns whether the family is finite and all its positions are computed. */
  private boolean exhausted() {
    return family.last().isPresent() && done >= family.last().getAsLong();
  }

  private void compute(long size, BooleanSupplier enough) {
    while (done < size && stopped.isEmpty() && !enough.getAsBoolean()) {
      if (exhausted()) {
        return;
      }
      int before = seen.size();
      if (!evaluator.visit(family, done + 1, size, this::examine)) {
        seen.subList(before, seen.size()).clear(); // keep complete sizes only
        return;
      }
      done++;
      ends.add(seen.size());
    }
  }

  private boolean examine(FamilyPosition at) {
    switch (evaluator.value(at, false)) {
      case OutOfLimits out -> stopped = Optional.of(out);
      case Answer answer -> seen.add(new ValuedPosition(at, answer));
    }
    return stopped.isEmpty();
  }

  private Optional<Observations> observations(List<ValuedPosition> views) {
    if (views.isEmpty() || family.names().isEmpty()) {
      return Optional.empty();
    }
    List<PositionFamily.VariedList> varied = family.lists();
    Set<Integer> rows =
        varied.stream().map(PositionFamily.VariedList::place).collect(Collectors.toSet());
    int[] places =
        family.places().stream().filter(p -> !rows.contains(p)).mapToInt(p -> p).toArray();
    List<String> names =
        IntStream.range(0, family.names().size())
            .filter(i -> !rows.contains(family.places().get(i)))
            .mapToObj(family.names()::get)
            .toList();
    long[][] points =
        views.stream()
            .map(view -> IntStream.of(places).mapToLong(p -> view.at().numbers()[p]).toArray())
            .toArray(long[][]::new);
    Outcome[] outcomes = views.stream().map(ValuedPosition::outcome).toArray(Outcome[]::new);
    // A larger position may have no Grundy value, if its play can reach an end of the rules.
    Optional<long[]> nimbers =
        Stream.concat(seen.stream(), views.stream())
                .allMatch(view -> view.answer().nimber().isPresent())
            ? Optional.of(views.stream().mapToLong(ValuedPosition::grundy).toArray())
            : Optional.empty();
    List<ObservedList> lists = varied.stream().map(list -> observed(list, views)).toList();
    return Optional.of(new Observations(names, points, outcomes, nimbers, constants, lists));
  }

  private static ObservedList observed(PositionFamily.VariedList list, List<ValuedPosition> views) {
    ObservedList.Kind kind = ObservedList.Kind.valueOf(list.kind().name());
    List<long[]> rows = views.stream().map(view -> view.at().lists()[list.place()]).toList();
    return new ObservedList(list.name(), kind, list.low(), rows);
  }

  /** Proposes forms, or none if the time is over before the search for them ends. */
  private List<Conjecture> inTime(Observations observations, ConjectureGenerator generator) {
    try {
      return Cancellation.watching(
          evaluator.timeCheck(LEAST_SEARCH), () -> propose(observations, generator));
    } catch (LimitReached over) {
      unsearched = true;
      return List.of();
    }
  }

  private static List<Conjecture> propose(
      Observations observations, ConjectureGenerator generator) {
    List<Conjecture> proposed = new ArrayList<>(generator.outcome(observations));
    if (proposed.isEmpty()) {
      proposed.addAll(generator.partial(observations));
    }
    proposed.addAll(generator.grundy(observations));
    return proposed;
  }

  private TestedConjecture test(
      Conjecture conjecture, ClaimProver proofs, List<ValuedPosition> more) {
    Claim claim = Claim.read(conjecture.claim(), vocabulary);
    ClaimEvaluator test = new ClaimEvaluator(claim, family);
    Optional<ValuedPosition> exception =
        Stream.concat(seen.stream(), more.stream()).filter(view -> !agrees(test, view)).findFirst();
    ProofResult proof =
        exception.isPresent() ? new ProofResult.Unproved("") : proofs.of(claim, done);
    if (proof instanceof ProofResult.Unproved unproved) {
      exception = exception.or(() -> exception(unproved.contradiction(), test));
    }
    return new TestedConjecture(conjecture, claim, exception, proof);
  }

  /**
   * Solves the positions that a failed proof names, and returns the first one that refutes the
   * claim.
   */
  private Optional<ValuedPosition> exception(List<Long> contradiction, ClaimEvaluator test) {
    return contradiction.stream()
        .flatMap(n -> family.at(n).stream())
        .flatMap(
            at ->
                evaluator.value(at, false) instanceof Answer answer
                    ? Stream.of(new ValuedPosition(at, answer))
                    : Stream.empty())
        .filter(view -> !agrees(test, view))
        .findFirst();
  }

  /** Returns whether a form holds at a position. A form without a value there does not hold. */
  private static boolean agrees(ClaimEvaluator test, ValuedPosition view) {
    try {
      return test.agrees(view);
    } catch (BadInput undefined) {
      return false;
    }
  }
}
