package zermelo.insight.discover;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import zermelo.insight.check.ClaimTest;
import zermelo.insight.check.Proof;
import zermelo.insight.check.Sequence;
import zermelo.insight.check.View;
import zermelo.insight.survey.Case;
import zermelo.insight.survey.Examiner;
import zermelo.insight.survey.Family;
import zermelo.kernel.Outcome;
import zermelo.language.claim.Claim;
import zermelo.language.claim.Vocabulary;
import zermelo.solve.Answer;
import zermelo.solve.OutOfBudget;

/**
 * Looks for closed forms in a family: computes its small positions, lets the {@link Miner} propose
 * forms that fit them, and tries these on much larger positions, which the miner has not seen.
 */
public final class Discoverer {
  private static final int SCATTERED = 2_000;
  private static final long SEED = 1913; // the year of Zermelo's theorem

  private final Vocabulary vocabulary;
  private final Family family;
  private final List<Long> constants;
  private final Examiner examiner;
  private final List<View> seen = new ArrayList<>();
  private Optional<OutOfBudget> stopped = Optional.empty();
  private final List<Integer> ends = new ArrayList<>(); // by size: how many are seen up to it
  private long done = -1;

  /**
   * @param constants numbers that the rules are made with
   */
  public Discoverer(Vocabulary vocabulary, Family family, Examiner examiner, List<Long> constants) {
    this.vocabulary = vocabulary;
    this.constants = constants;
    this.family = family;
    this.examiner = examiner;
  }

  /**
   * Searches and tests; what was computed for an earlier look is not computed again.
   *
   * @param search forms must fit all positions up to this size
   * @param exact whether forms are fitted so far even if the test goes not much further
   * @param test and are tried up to this one
   * @param far and on some positions here and there up to this one, if it is larger: in a box of
   *     several numbers all of them are small
   * @param patience asked after each size. If it or the budget ends before what a test needs at the
   *     least, less is searched (unless {@code exact}, if so much was computed), so that enough is
   *     left to test.
   */
  public Report look(long search, boolean exact, long test, long far, Patience patience) {
    compute(test, () -> patience.over(done >= leastTest(search)));
    long searched = Math.min(search, done);
    boolean kept = exact && done > search;
    while (!kept && searched > 0 && leastTest(searched) > done && !exhausted()) {
      searched--;
    }
    int count = searched < 0 ? 0 : ends.get((int) searched);
    Optional<Observations> observed = observations(seen.subList(0, count));
    Miner miner = new Miner();
    List<Conjecture> proposed = observed.map(points -> propose(points, miner)).orElse(List.of());
    Set<Conjecture.Subject> tooFew = EnumSet.allOf(Conjecture.Subject.class);
    observed.ifPresent(points -> tooFew.removeIf(subject -> !miner.tooFew(points, subject)));
    Sequence sequence = new Sequence(family);
    seen.forEach(sequence::add);
    Proof.Finder proofs = new Proof.Finder(family, sequence, examiner.misere());
    List<View> scattered = proposed.isEmpty() ? List.of() : scatter(far);
    List<Tested> tested =
        proposed.stream().map(conjecture -> test(conjecture, proofs, scattered)).toList();
    return new Report(
        family,
        searched,
        count,
        done,
        scattered.size(),
        far,
        tested,
        Set.copyOf(tooFew),
        List.copyOf(seen),
        stopped);
  }

  /** Positions here and there, the same ones every time. */
  private List<View> scatter(long far) {
    List<View> views = new ArrayList<>();
    RandomGenerator random = new SplittableRandom(SEED);
    for (int i = 0; i < SCATTERED && done < far && stopped.isEmpty(); i++) {
      long most = done + 1 + (far - done) * i / SCATTERED; // the smaller ones first
      long[] point = random.longs(family.names().size(), 0, most + 1).toArray();
      family
          .at(point)
          .ifPresent(
              at -> {
                switch (examiner.value(at, false)) {
                  case OutOfBudget out -> stopped = Optional.of(out);
                  case Answer answer -> views.add(new View(at, answer));
                }
              });
    }
    return views;
  }

  /** How far a test must go at the least: to several times as many positions. */
  public static long leastTest(Family family, long search) {
    return family.names().size() == 1 ? 4 * search : search * 5 / 2;
  }

  private long leastTest(long search) {
    return leastTest(family, search);
  }

  /** Whether the family is finite and all of it is known. */
  private boolean exhausted() {
    return family.last().isPresent() && done >= family.last().getAsLong();
  }

  private void compute(long size, BooleanSupplier enough) {
    while (done < size && stopped.isEmpty() && !enough.getAsBoolean()) {
      if (exhausted()) {
        return;
      }
      int before = seen.size();
      if (!examiner.visit(family, done + 1, size, this::examine)) {
        seen.subList(before, seen.size()).clear(); // a size is looked at whole or not at all
        return;
      }
      done++;
      ends.add(seen.size());
    }
  }

  private boolean examine(Case at) {
    switch (examiner.value(at, false)) {
      case OutOfBudget out -> stopped = Optional.of(out);
      case Answer answer -> seen.add(new View(at, answer));
    }
    return stopped.isEmpty();
  }

  private Optional<Observations> observations(List<View> views) {
    if (views.isEmpty() || family.point(views.getFirst().at()).isEmpty()) {
      return Optional.empty();
    }
    long[][] points =
        views.stream().map(v -> family.point(v.at()).orElseThrow()).toArray(long[][]::new);
    Outcome[] outcomes = views.stream().map(View::outcome).toArray(Outcome[]::new);
    Optional<long[]> nimbers =
        views.stream().allMatch(v -> v.answer().nimber().isPresent())
            ? Optional.of(views.stream().mapToLong(View::grundy).toArray())
            : Optional.empty();
    return Optional.of(new Observations(family.names(), points, outcomes, nimbers, constants));
  }

  private static List<Conjecture> propose(Observations observations, Miner miner) {
    List<Conjecture> proposed = new ArrayList<>(miner.outcome(observations));
    proposed.addAll(miner.grundy(observations));
    return proposed;
  }

  private Tested test(Conjecture conjecture, Proof.Finder proofs, List<View> scattered) {
    Claim claim = Claim.read(conjecture.claim(), vocabulary);
    ClaimTest test = new ClaimTest(claim, family);
    Optional<View> exception =
        Stream.concat(seen.stream(), scattered.stream())
            .filter(view -> !test.agrees(view))
            .findFirst();
    Proof proof = exception.isPresent() ? new Proof.Unproved("") : proofs.of(claim, done);
    return new Tested(conjecture, claim, exception, proof);
  }
}
