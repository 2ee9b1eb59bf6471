package zermelo.insight.conjecture;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.insight.conjecture.observation.PointSet;

/**
 * Fits terms of one feature to the values at some points.
 *
 * <p>For a feature x, it tries {@code x + 3}, {@code 2 * x + 1}, {@code max(0, x - 1)}, roots,
 * {@code (x + 1) mod 4}, {@code (x + 1) / 2} and {@code 2 ^ x}. The values leave few choices for
 * the numbers in such a term, and most candidates fail at one of the first points.
 */
public final class TermFitter {
  private static final int LARGEST_MODULUS = 512;
  private static final int USUAL_MODULUS = 64;

  private final long[] values;
  private final int[] points;
  private final long least;
  private final long most;

  TermFitter(long[] values, PointSet set) {
    this.values = values;
    this.points = set.places();
    long low = Long.MAX_VALUE;
    long high = Long.MIN_VALUE;
    for (int point : points) {
      low = Math.min(low, values[point]);
      high = Math.max(high, values[point]);
    }
    least = low;
    most = high;
  }

  private interface Formula {
    long of(long x);
  }

  /**
   * Returns the simplest term of any feature that fits.
   *
   * @param features simplest first
   */
  Optional<FormTerm> simplest(List<Feature> features) {
    if (least == most) return Optional.of(FormTerm.constant(least));
    FormTerm best = null;
    for (Feature feature : features) {
      if (best != null && feature.term().cost() >= best.cost()) break;
      Optional<FormTerm> term = of(feature);
      if (term.isPresent() && (best == null || term.get().cost() < best.cost())) best = term.get();
    }
    return Optional.ofNullable(best);
  }

  /** Returns a term of this feature that fits. */
  Optional<FormTerm> of(Feature feature) {
    if (!feature.column().isTotal())
      for (int point : points) if (!feature.isDefined(point)) return Optional.empty();
    FormTerm term = feature.term();
    long x = feature.at(points[0]);
    long y = values[points[0]];
    long shift = y - x;
    if (Math.abs(shift) <= 64 && fits(feature, v -> v + shift))
      return Optional.of(term.plus(shift));
    Optional<FormTerm> found = multiple(feature);
    if (found.isEmpty()) found = cut(feature);
    if (found.isEmpty()) found = root(feature);
    if (found.isEmpty()) found = remainder(feature);
    if (found.isEmpty()) found = quotient(feature);
    if (found.isEmpty() && fits(feature, v -> v < 0 || v > 60 ? -1 : 1L << v))
      found = Optional.of(term.ofTwo());
    return found;
  }

  private boolean fits(Feature feature, Formula formula) {
    for (int point : points) if (formula.of(feature.at(point)) != values[point]) return false;
    return true;
  }

  private Optional<FormTerm> multiple(Feature feature) {
    long x = feature.at(points[0]);
    long y = values[points[0]];
    for (int point : points) {
      long run = feature.at(point) - x;
      if (run == 0) continue;
      if ((values[point] - y) % run != 0) return Optional.empty();
      long factor = (values[point] - y) / run;
      long shift = y - factor * x;
      if (factor == 0 || Math.abs(factor) > 16 || Math.abs(shift) > 64) return Optional.empty();
      if (!fits(feature, v -> factor * v + shift)) return Optional.empty();
      FormTerm term = feature.term();
      if (factor == -1) return Optional.of(FormTerm.constant(shift).minus(term));
      if (factor < 0)
        return Optional.of(FormTerm.constant(shift).minus(FormTerm.constant(-factor).times(term)));
      return Optional.of(FormTerm.constant(factor).times(term).plus(shift));
    }
    return Optional.empty();
  }

  /** Fits {@code max(0, x - c)}. */
  private Optional<FormTerm> cut(Feature feature) {
    if (least != 0) return Optional.empty();
    for (int point : points) {
      if (values[point] == 0) continue;
      long less = feature.at(point) - values[point];
      if (less <= 0 || less > 64) return Optional.empty();
      if (!fits(feature, v -> Math.max(0, v - less))) return Optional.empty();
      FormTerm term = feature.term().plus(-less);
      return Optional.of(FormTerm.call(FormFunction.MAX, FormTerm.constant(0), term));
    }
    return Optional.empty();
  }

  /** Fits the index in a quadratic sequence: the value grows by 1 at each term of the sequence. */
  private Optional<FormTerm> root(Feature feature) {
    if (!feature.term().isName()) return Optional.empty();
    if (most - least < 4 || most - least > points.length) return Optional.empty();
    long[] from = new long[(int) (most - least) + 1];
    Arrays.fill(from, Long.MAX_VALUE);
    for (int point : points) {
      int k = (int) (values[point] - least);
      from[k] = Math.min(from[k], feature.at(point));
    }
    for (long first : from) if (first == Long.MAX_VALUE) return Optional.empty();
    // The range may begin within the first step, so the first term is extrapolated.
    long before = 3 * from[1] - 3 * from[2] + from[3];
    return QuadraticSequence.of(before, from[1], from[2])
        .filter(steps -> isStep(feature, steps))
        .map(steps -> steps.inverse(feature.term(), least))
        .filter(term -> fitsTerm(feature, term));
  }

  /** Returns whether each point lies from the term with its value as index up to the next term. */
  private boolean isStep(Feature feature, QuadraticSequence steps) {
    for (int point : points) {
      long k = values[point] - least;
      long x = feature.at(point);
      if (x < steps.term(k) || x >= steps.term(k + 1)) return false;
    }
    return true;
  }

  private boolean fitsTerm(Feature feature, FormTerm term) {
    long[] at = new long[Math.max(1, ((FormTerm.Variable) feature.term()).among())];
    for (int point : points) {
      at[((FormTerm.Variable) feature.term()).place()] = feature.at(point);
      if (term.at(at) != values[point]) return false;
    }
    return true;
  }

  /** Returns whether the points of a variable cover at least four full cycles of the modulus. */
  private boolean goesRound(Feature feature, long modulus) {
    return feature.term().isName() && points.length >= 4 * modulus;
  }

  private Optional<FormTerm> remainder(Feature feature) {
    long modulus = most - least + 1;
    if (modulus > LARGEST_MODULUS) return Optional.empty();
    if (modulus > USUAL_MODULUS && !goesRound(feature, modulus)) return Optional.empty();
    long first = feature.at(points[0]);
    long wanted = values[points[0]] - least;
    for (int parts = 1; parts <= 6; parts++) {
      long c = parts;
      long whole = modulus * parts;
      long from = Math.floorMod(wanted * c - first, whole);
      for (long step = 0; step < c; step++) {
        long shift = (from + step) % whole;
        if (!fits(feature, v -> least + Math.floorMod(v + shift, whole) / c)) continue;
        FormTerm term = feature.term().plus(shift).mod(whole);
        if (c > 1) term = term.over(c);
        return Optional.of(least == 0 ? term : FormTerm.constant(least).plus(term));
      }
    }
    return Optional.empty();
  }

  private Optional<FormTerm> quotient(Feature feature) {
    int last = points[points.length - 1];
    long first = feature.at(points[0]);
    for (int divisor = 2; divisor <= 10; divisor++) {
      long c = divisor;
      long from = values[points[0]] * c - first;
      long run = feature.at(last) - first;
      if (Math.abs((values[last] - values[points[0]]) * c - run) >= c) continue;
      Optional<FormTerm> best = Optional.empty();
      for (long step = 0; step < c; step++) {
        long shift = from + step;
        if (Math.abs(shift) > 3 * c || !fits(feature, v -> Math.floorDiv(v + shift, c))) continue;
        FormTerm term = feature.term().plus(shift).over(c);
        if (best.isEmpty() || term.cost() < best.get().cost()) best = Optional.of(term);
      }
      if (best.isPresent()) return best;
    }
    return Optional.empty();
  }
}
