package zermelo.insight.conjecture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.insight.conjecture.AtomicConditions.AtomicCondition;
import zermelo.insight.conjecture.Conjecture.Subject;
import zermelo.insight.conjecture.observation.DescriptionLength;
import zermelo.insight.conjecture.observation.Observations;
import zermelo.insight.conjecture.observation.ObservedPeriod;
import zermelo.insight.conjecture.observation.PointSet;
import zermelo.kernel.Outcome;

/**
 * Proposes closed forms for observed values, simplest first.
 *
 * <p>Forms combine a fixed stock of features: prime factors, remainders, binary digits, Fibonacci
 * numbers, comparisons, and so on. A form is proposed if it fits all points and its description
 * takes few bits compared with the data ({@link DescriptionLength}). For a sequence without a
 * pattern nothing is left, which is the right answer.
 *
 * <p>The generator has no state, no clock and no randomness: the same observations give the same
 * forms.
 */
public final class ConjectureGenerator {
  /** Largest number of forms proposed for one subject. */
  public static final int MAX_FORMS = 20;

  /**
   * A form is dropped if it costs more than this many bits and more than a quarter above the
   * simplest.
   */
  private static final int WORSE = 6;

  /**
   * A condition for a part of the points must hold at this share of them, or at half of the points
   * with its outcome.
   */
  private static final double LEAST_PART = 0.25;

  /** The points of that part must have this many times the bits of its condition. */
  private static final int PART_BITS = 4;

  /** Largest number of different Grundy values that get a condition each. */
  private static final int FEW_VALUES = 4;

  /** Returns whether there are too few observations for a pattern to stand out. */
  public boolean tooFew(Observations observations, Subject subject) {
    if (observations.size() < ValuedPoints.FEWEST) return true;
    if (subject == Subject.GRUNDY && !observations.hasGrundy()) return true;
    ValuedPoints.Value value =
        switch (subject) {
          case OUTCOME -> i -> code(observations.outcome(i));
          case GRUNDY -> observations::grundy;
        };
    return DescriptionLength.of(ValuedPoints.of(observations, value).values())
        < DescriptionLength.LEAST;
  }

  /**
   * Proposes forms for the outcome: {@code loses iff ...}, and {@code ties iff ...} if there are
   * ties.
   */
  public List<Conjecture> outcome(Observations observations) {
    return withMembers(observations, ConjectureGenerator::outcomes);
  }

  /** Proposes forms with the quantities of lists and with their single members. */
  private static List<Conjecture> withMembers(
      Observations observations, Function<Observations, List<Conjecture>> search) {
    List<Conjecture> found = new ArrayList<>(search.apply(observations));
    observations.withMembers().map(search).ifPresent(found::addAll);
    return ranked(found.stream().distinct().toList());
  }

  private static List<Conjecture> outcomes(Observations observations) {
    if (observations.size() < ValuedPoints.FEWEST) return List.of();
    ValuedPoints sample = ValuedPoints.of(observations, i -> code(observations.outcome(i)));
    List<Outcome> seen =
        Stream.of(Outcome.values())
            .filter(outcome -> !sample.where(code(outcome)).isEmpty())
            .toList();
    if (seen.size() == 1)
      return List.of(new Conjecture(Subject.OUTCOME, word(seen.getFirst()), "constant", 1));
    List<Feature> features = sample.features(observations.constants());
    AtomicConditions atoms =
        new AtomicConditions(features, sample.points(), observations.constants());
    boolean decisive = EnumSet.of(Outcome.WIN, Outcome.LOSE).containsAll(seen);
    List<Conjecture> found = new ArrayList<>();
    for (Outcome outcome : decisive ? List.of(Outcome.LOSE) : seen)
      found.addAll(outcome(outcome, sample, features, atoms));
    period("outcome", Subject.OUTCOME, sample).ifPresent(found::add);
    return ranked(found);
  }

  private static List<Conjecture> outcome(
      Outcome outcome, ValuedPoints sample, List<Feature> features, AtomicConditions atoms) {
    PointSet sought = sample.where(code(outcome));
    int budget = DescriptionLength.budget(indicator(sought));
    List<FormCondition> conditions = conditions(sought, sample, atoms, budget);
    if (conditions.isEmpty() && sample.isSequence())
      conditions = new RangeSearch(sample, features, atoms, budget).conditions(sought);
    List<Conjecture> found =
        conditions.stream()
            .map(
                condition ->
                    new Conjecture(
                        Subject.OUTCOME,
                        word(outcome) + " iff " + condition,
                        FormClassifier.of(condition),
                        condition.cost()))
            .toList();
    return ranked(found);
  }

  /**
   * Proposes conditions that decide a large part of the positions: {@code wins if a is odd}. They
   * are for games without a form for all positions.
   */
  public List<Conjecture> partial(Observations observations) {
    if (observations.size() < ValuedPoints.FEWEST) return List.of();
    ValuedPoints sample = ValuedPoints.of(observations, i -> code(observations.outcome(i)));
    List<Conjecture> found = new ArrayList<>();
    List<Feature> features = sample.features(observations.constants());
    AtomicConditions atoms =
        new AtomicConditions(features, sample.points(), observations.constants());
    for (Outcome outcome : List.of(Outcome.WIN, Outcome.LOSE)) {
      PointSet target = sample.where(code(outcome));
      sufficient(target, atoms)
          .ifPresent(
              best ->
                  found.add(
                      new Conjecture(
                          Subject.OUTCOME,
                          word(outcome) + " if " + best.condition(),
                          FormClassifier.of(best.condition())
                              + ", decides %d of %d positions"
                                  .formatted(best.bits().count(), target.size()),
                          best.cost(),
                          false)));
    }
    return found;
  }

  /**
   * Returns the condition that holds only at target points, and at most of them; the simplest of
   * these. Empty if those that say enough hold at few.
   */
  private static Optional<AtomicCondition> sufficient(PointSet target, AtomicConditions atoms) {
    double bits = Math.log((double) target.size() / Math.max(1, target.count())) / Math.log(2);
    return AtomicConditions.simplestFirst(atoms.general().stream())
        .filter(atom -> atom.bits().isWithin(target))
        .filter(atom -> atom.bits().count() * bits >= PART_BITS * atom.cost())
        .filter(
            atom ->
                atom.bits().count() >= LEAST_PART * target.size()
                    || 2 * atom.bits().count() >= target.count())
        .min(Comparator.comparingInt((AtomicCondition atom) -> -atom.bits().count()));
  }

  private static List<FormCondition> conditions(
      PointSet sought, ValuedPoints sample, AtomicConditions atoms, int budget) {
    return new ConditionSearch(
            sought, sample.small(), atoms.general(), atoms.madeFor(sought), budget)
        .run();
  }

  private static int code(Outcome outcome) {
    return switch (outcome) {
      case WIN -> 0;
      case LOSE -> 1;
      case TIE -> 2;
      case DRAW -> 3;
    };
  }

  private static String word(Outcome outcome) {
    return switch (outcome) {
      case WIN -> "wins";
      case LOSE -> "loses";
      case TIE -> "ties";
      case DRAW -> "draws";
    };
  }

  /** Proposes forms for the Grundy value: none if it was not observed. */
  public List<Conjecture> grundy(Observations observations) {
    return withMembers(observations, ConjectureGenerator::nimbers);
  }

  private static List<Conjecture> nimbers(Observations observations) {
    if (observations.size() < ValuedPoints.FEWEST || !observations.hasGrundy()) return List.of();
    ValuedPoints sample = ValuedPoints.of(observations, observations::grundy);
    int budget = DescriptionLength.budget(sample.values());
    List<Feature> features = sample.features(observations.constants());
    AtomicConditions atoms =
        new AtomicConditions(features, sample.points(), observations.constants());
    List<FormTerm> terms = new TermSearch(sample, features, atoms.general(), budget).run();
    if (terms.isEmpty()) terms = byValue(sample, atoms, budget);
    if (terms.isEmpty() && sample.isSequence())
      terms = new RangeSearch(sample, features, atoms, budget).terms();
    List<Conjecture> found = new ArrayList<>();
    for (FormTerm term : terms)
      found.add(
          new Conjecture(Subject.GRUNDY, "grundy = " + term, FormClassifier.of(term), term.cost()));
    period("grundy", Subject.GRUNDY, sample).ifPresent(found::add);
    return ranked(found);
  }

  /** Finds a condition for each of a few Grundy values except the last. */
  private static List<FormTerm> byValue(ValuedPoints sample, AtomicConditions atoms, int budget) {
    long[] distinct = sample.distinct();
    if (distinct.length > FEW_VALUES) return List.of();
    FormTerm term = FormTerm.constant(distinct[distinct.length - 1]);
    for (int k = distinct.length - 2; k >= 0; k--) {
      List<FormCondition> found = conditions(sample.where(distinct[k]), sample, atoms, budget);
      if (found.isEmpty()) return List.of();
      term = new FormTerm.Conditional(found.getFirst(), FormTerm.constant(distinct[k]), term);
    }
    return term.cost() <= budget ? List.of(term) : List.of();
  }

  private static Optional<Conjecture> period(
      String quantity, Subject subject, ValuedPoints sample) {
    if (!sample.isSequence() || sample.distinct().length == 1) return Optional.empty();
    return ObservedPeriod.of(sample.values())
        .filter(found -> subject == Subject.GRUNDY || found.saltus() == 0)
        .map(
            found -> {
              String saltus = found.saltus() == 0 ? "" : " and saltus " + found.saltus();
              String from = " from " + (sample.start() + found.from());
              return new Conjecture(
                  subject,
                  quantity + " has period " + found.period() + saltus + from,
                  found.saltus() == 0 ? "periodic" : "arithmetic-periodic",
                  found.cost());
            });
  }

  private static List<Conjecture> ranked(List<Conjecture> found) {
    if (found.isEmpty()) return found;
    List<Conjecture> sorted =
        found.stream().sorted(Comparator.comparingInt(Conjecture::complexity)).toList();
    int best = sorted.getFirst().complexity();
    int most = best + Math.max(WORSE, best / 4);
    return sorted.stream().filter(form -> form.complexity() <= most).limit(MAX_FORMS).toList();
  }

  private static long[] indicator(PointSet sought) {
    return IntStream.range(0, sought.size()).mapToLong(i -> sought.has(i) ? 1 : 0).toArray();
  }
}
