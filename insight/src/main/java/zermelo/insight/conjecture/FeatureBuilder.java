package zermelo.insight.conjecture;

import static zermelo.insight.conjecture.FormTerm.call;
import static zermelo.insight.conjecture.FormTerm.constant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import zermelo.insight.conjecture.Feature.Kind;
import zermelo.insight.conjecture.ListMeasures.ListMeasure;

/** Builds the features for a set of points: the terms from which forms are made. */
public final class FeatureBuilder {
  /**
   * If a number stands beside this many others, only simple combinations of those become moduli.
   */
  private static final int MANY = 4;

  private static final int LARGEST_BASE = 10;

  /** The numbers whose multiplicative order is a feature. */
  private static final long[] ORDERS = {2, 3, 10};

  private final long[][] points;
  private final List<Long> constants;
  private final List<FormTerm> names = new ArrayList<>();
  private final List<Feature> features = new ArrayList<>();

  private FeatureBuilder(ValuedPoints sample, List<Long> constants) {
    this.points = sample.points();
    this.constants = constants;
    List<String> all = sample.names();
    for (int i = 0; i < all.size(); i++)
      this.names.add(new FormTerm.Variable(all.get(i), i, all.size()));
  }

  static List<Feature> of(ValuedPoints sample, List<Long> constants) {
    FeatureBuilder features = new FeatureBuilder(sample, constants);
    List<FormTerm> names = features.names;
    if (!sample.measured().isEmpty()) features.ofLists(sample.measured());
    else if (names.size() == 1) features.ofOne(names.getFirst());
    else features.ofSeveral();
    if (names.size() == 2 && sample.measured().isEmpty())
      features.ofTwo(names.get(0), names.get(1));
    if (names.size() > 1) features.remainders();
    return features.features;
  }

  /** Adds the quantities of lists, and their remainders modulo the numbers beside the lists. */
  private void ofLists(List<FormTerm> measured) {
    for (FormTerm x : names) add(Kind.MAIN, x);
    for (FormTerm term : measured) {
      if (!(term instanceof FormTerm.Measured(ListMeasure measure, int _))) continue;
      add(measure.kind(), term);
      if (measure.kind() == Kind.MAIN)
        for (FormTerm x : names) add(Kind.REMAINDER, term.mod(x.plus(1)), term.mod(x));
    }
  }

  /**
   * Adds remainders and quotients of each number by other numbers, by multiples and sums of those.
   */
  private void remainders() {
    for (FormTerm x : names) {
      List<FormTerm> others = names.stream().filter(other -> !other.equals(x)).toList();
      List<FormTerm> moduli = new ArrayList<>();
      for (FormTerm y : others) {
        moduli.addAll(List.of(y.plus(1), y));
        if (others.size() < MANY)
          moduli.addAll(List.of(y.plus(2), constant(2).times(y), constant(2).times(y).plus(1)));
      }
      for (int i = 0; i < others.size(); i++)
        for (int j = i + 1; j < others.size(); j++) moduli.add(others.get(i).plus(others.get(j)));
      for (FormTerm modulus : moduli) {
        FormTerm rest = x.mod(modulus);
        add(Kind.REMAINDER, rest);
        if (others.size() >= MANY) continue;
        add(Kind.PLAIN, x.over(modulus));
        for (FormTerm y : others) add(Kind.PLAIN, rest.over(y));
      }
    }
  }

  private void add(Kind kind, FormTerm... terms) {
    for (FormTerm term : terms)
      features.add(new Feature(term, kind, new Feature.Column(term.column(points))));
  }

  private void ofOne(FormTerm n) {
    add(Kind.MAIN, n);
    for (FormTerm x : List.of(n, n.plus(1))) {
      add(
          Kind.COMPARED,
          call(FormFunction.POPCOUNT, x),
          call(FormFunction.VALUATION, constant(2), x),
          call(FormFunction.LOG, constant(2), x));
      add(Kind.PLAIN, x.over(call(FormFunction.VALUATION, constant(2), x).ofTwo()));
      for (int base = 3; base <= LARGEST_BASE; base++)
        add(Kind.PLAIN, call(FormFunction.LOG, constant(base), x));
    }
    add(Kind.COMPARED, call(FormFunction.BIGOMEGA, n), call(FormFunction.OMEGA, n));
    add(Kind.COMPARED, call(FormFunction.LEAST_FIBONACCI, n), call(FormFunction.SQRT, n));
    for (int base = 3; base <= LARGEST_BASE; base++)
      add(
          Kind.PLAIN,
          call(FormFunction.DIGIT_SUM, constant(base), n),
          new FormTerm.DigitNimSum(base, n));
    for (long base : ORDERS) add(Kind.PLAIN, call(FormFunction.ORDER, constant(base), n));
    add(
        Kind.PLAIN,
        call(FormFunction.VALUATION, constant(3), n),
        call(FormFunction.COUNT_DIVISORS, n),
        call(FormFunction.BIGOMEGA, n.plus(1)),
        call(FormFunction.GOLDEN, n));
  }

  private static long least(long[][] points) {
    return Arrays.stream(points).flatMapToLong(Arrays::stream).min().orElse(0);
  }

  private void ofSeveral() {
    for (FormTerm x : names) add(Kind.MAIN, x);
    FormTerm sum = new FormTerm.Symmetric(joined(names, FormTerm::plus), 3);
    FormTerm xor = new FormTerm.Symmetric(joined(names, FormTerm::xor), 4);
    add(Kind.MAIN, xor, sum, least(), greatest());
    add(Kind.COMPARED, gcd());
    add(
        Kind.PLAIN,
        call(FormFunction.POPCOUNT, xor),
        call(FormFunction.VALUATION, constant(2), sum));
    for (FormTerm x : names) {
      add(Kind.COMPARED, call(FormFunction.LEAST_FIBONACCI, x), constant(2).times(x));
      add(
          Kind.PLAIN,
          call(FormFunction.VALUATION, constant(2), x),
          call(FormFunction.LOG, constant(2), x));
      add(Kind.PLAIN, call(FormFunction.POPCOUNT, x), call(FormFunction.BIGOMEGA, x), x.over(2));
    }
    for (UnaryOperator<FormTerm> part : parts()) add(Kind.PLAIN, alike(part));
    if (least(points) >= 1) add(Kind.PLAIN, alike(x -> x.minus(constant(1))));
    if (names.size() > 2) pairs();
    if (names.size() == 3) parameter(names.get(0), names.get(1), names.get(2));
  }

  private FormTerm least() {
    return new FormTerm.Symmetric(new FormTerm.Call(FormFunction.MIN, names), 5);
  }

  private FormTerm greatest() {
    return new FormTerm.Symmetric(new FormTerm.Call(FormFunction.MAX, names), 5);
  }

  private FormTerm gcd() {
    return new FormTerm.Symmetric(new FormTerm.Call(FormFunction.GCD, names), 8);
  }

  /** Returns the nim-sum of the same function of each number. */
  private FormTerm alike(UnaryOperator<FormTerm> part) {
    FormTerm sum = joined(names.stream().map(part).toList(), FormTerm::xor);
    return new FormTerm.Symmetric(sum, 7 + part.apply(names.getFirst()).cost());
  }

  /** Adds terms of two numbers and a third that may be a parameter of the rules. */
  private void parameter(FormTerm a, FormTerm b, FormTerm k) {
    FormTerm next = k.plus(1);
    FormTerm least = call(FormFunction.MIN, a, b);
    add(Kind.COMPARED, least.mod(next));
    add(Kind.PLAIN, a.plus(b).plus(least.over(next)));
  }

  /** Returns functions that may be the Grundy value of a single heap; a sum has their nim-sum. */
  private static List<UnaryOperator<FormTerm>> parts() {
    List<UnaryOperator<FormTerm>> parts = new ArrayList<>();
    for (int modulus = 2; modulus <= 10; modulus++) {
      int m = modulus;
      parts.add(x -> x.mod(m));
    }
    parts.add(x -> x.plus(1).mod(2));
    parts.add(x -> x.over(2));
    parts.add(x -> x.plus(1).over(2));
    parts.add(x -> x.over(3));
    parts.add(x -> call(FormFunction.POPCOUNT, x));
    parts.add(x -> call(FormFunction.BIGOMEGA, x));
    parts.add(x -> call(FormFunction.OMEGA, x));
    parts.add(x -> call(FormFunction.VALUATION, constant(2), x));
    parts.add(x -> call(FormFunction.LOG, constant(2), x));
    parts.add(x -> call(FormFunction.VALUATION, constant(2), x).ofTwo());
    return parts;
  }

  private void pairs() {
    for (int i = 0; i < names.size(); i++)
      for (int j = i + 1; j < names.size(); j++) {
        FormTerm x = names.get(i);
        FormTerm y = names.get(j);
        add(Kind.COMPARED, x.plus(y), x.xor(y));
        add(Kind.COMPARED, call(FormFunction.MIN, x, y), call(FormFunction.MAX, x, y));
      }
  }

  private void ofTwo(FormTerm a, FormTerm b) {
    FormTerm sum = new FormTerm.Symmetric(a.plus(b), 3);
    FormTerm less = least();
    FormTerm more = greatest();
    FormTerm difference = new FormTerm.Symmetric(call(FormFunction.ABS, a.minus(b)), 6);
    add(Kind.MAIN, difference);
    add(Kind.COMPARED, call(FormFunction.GOLDEN, less), call(FormFunction.GOLDEN, difference));
    for (int t = 2; t <= 4; t++) add(Kind.COMPARED, beatty(t, difference));
    add(Kind.COMPARED, constant(2).times(less));
    add(Kind.PLAIN, more.over(less), nivasch(a, b), new FormTerm.Symmetric(a.times(b), 6));
    for (long c : divisors()) add(Kind.PLAIN, sum.plus(less.over(c)));
    for (long c : divisors()) add(Kind.PLAIN, less.over(c));
    for (int c = 2; c <= 4; c++) add(Kind.PLAIN, more.over(c), difference.over(c));
    add(Kind.PLAIN, call(FormFunction.VALUATION, constant(2), gcd()));
    add(Kind.PLAIN, call(FormFunction.BIGOMEGA, gcd()));
  }

  /** Returns small numbers, and numbers derived from the constants of the rules. */
  private List<Long> divisors() {
    return LongStream.concat(
            LongStream.rangeClosed(2, 10),
            constants.stream().mapToLong(c -> c + 1).filter(c -> c > 10))
        .boxed()
        .toList();
  }

  /**
   * Returns the smaller number of a losing pair whose numbers differ by t * k.
   *
   * <p>This is Wythoff's game where both heaps may be reduced by numbers that differ by less than
   * t. The formula is k * (2 - t + sqrt(t * t + 4)) / 2.
   */
  private static FormTerm beatty(int t, FormTerm difference) {
    FormTerm k = difference.over(t);
    boolean even = t % 2 == 0;
    int under = even ? t * t / 4 + 1 : t * t + 4;
    int less = even ? t / 2 - 1 : t - 2;
    FormTerm root = call(FormFunction.SQRT, constant(under).times(k.squared()));
    FormTerm sum = less == 0 ? root : root.minus(less == 1 ? k : constant(less).times(k));
    return new FormTerm.Symmetric(even ? sum : sum.over(2), 16);
  }

  /** Returns the Grundy value of Euclid's game, by G. Nivasch, Integers 6 (2006). */
  private static FormTerm nivasch(FormTerm a, FormTerm b) {
    return call(FormFunction.ABS, a.times(a).minus(b.times(b))).over(a.times(b));
  }

  private interface Join {
    FormTerm of(FormTerm left, FormTerm right);
  }

  private static FormTerm joined(List<FormTerm> terms, Join join) {
    FormTerm result = terms.getFirst();
    for (FormTerm term : terms.subList(1, terms.size())) result = join.of(result, term);
    return result;
  }
}
