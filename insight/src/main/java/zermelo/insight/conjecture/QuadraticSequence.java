package zermelo.insight.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A quadratic sequence (a k^2 + b k + c) / 2 for k = 0, 1, 2, ..., such as the triangular numbers.
 *
 * <p>Three terms determine it. Conjectures use it in two ways: as a condition ("n is a triangular
 * number", {@link #isTerm}) and as a term ("the number of the last square up to n", {@link
 * #inverse}). {@link #terms} also proposes geometric sequences.
 *
 * <p>Triangular numbers are (k^2 + k) / 2, squares (2 k^2) / 2. The largest k whose term is at most
 * x is (sqrt(8 a x + b^2 - 4 a c) - b) / (2 a), rounded down. Rounding the root down first does not
 * change it, so whole numbers suffice.
 */
record QuadraticSequence(long a, long b, long c) {
  private static final long LARGEST = 64;
  private static final int FEWEST = 5;
  private static final long LARGEST_RATIO = 10;
  private static final long LARGEST_UNIT = 8;

  /** Returns the conditions that a number is a term of a sequence that begins like this one. */
  static List<FormCondition> terms(FormTerm n, long[] x) {
    List<FormCondition> terms = new ArrayList<>();
    for (int from = 0; from <= 1 && x.length >= from + FEWEST; from++) {
      geometric(n, x[from], x[from + 1], x[from + 2]).ifPresent(terms::add);
      of(x[from], x[from + 1], x[from + 2])
          .ifPresent(
              steps -> {
                FormCondition square = steps.isTerm(n);
                terms.add(square);
                terms.add(new FormCondition.And(square, steps.rootFits(n)));
              });
    }
    return terms;
  }

  /** Returns {@code (n - w) / u is a power of r}, if the numbers begin like u * r^k + w. */
  private static Optional<FormCondition> geometric(
      FormTerm n, long first, long second, long third) {
    long step = second - first;
    long next = third - second;
    if (step <= 0 || next % step != 0 || next == step) return Optional.empty();
    long ratio = next / step;
    if (ratio > LARGEST_RATIO || step % (ratio - 1) != 0) return Optional.empty();
    long unit = step / (ratio - 1);
    if (unit > LARGEST_UNIT) return Optional.empty();
    FormTerm rest = n.plus(unit - first);
    if (unit == 1) return Optional.of(new FormCondition.IsPower(rest, ratio, true));
    return Optional.of(
        new FormCondition.And(
            new FormCondition.Compare(
                FormCondition.Relation.EQUAL, rest.mod(unit), FormTerm.constant(0)),
            new FormCondition.IsPower(rest.over(unit), ratio, true)));
  }

  /** Returns the sequence with these first three terms, if it grows quadratically. */
  static Optional<QuadraticSequence> of(long first, long second, long third) {
    long a = third - 2 * second + first;
    long b = 2 * (second - first) - a;
    boolean small = a <= LARGEST && Math.abs(b) <= LARGEST && Math.abs(first) <= LARGEST;
    return a > 0 && small ? Optional.of(new QuadraticSequence(a, b, 2 * first)) : Optional.empty();
  }

  long term(long k) {
    return (a * k * k + b * k + c) / 2;
  }

  /** Returns the term under the root. Its square root is 2 a k + b at the k-th number. */
  private FormTerm discriminant(FormTerm x, long unit) {
    long factor = 8 * a / (unit * unit);
    FormTerm scaled = factor == 1 ? x : FormTerm.constant(factor).times(x);
    return scaled.plus((b * b - 4 * a * c) / (unit * unit));
  }

  /** Returns the description length of the three numbers, whatever the formula looks like. */
  private int cost(FormTerm x) {
    return 8 + FormTerm.bits(a) + FormTerm.bits(b) + FormTerm.bits(c) + x.cost();
  }

  /** Returns the largest number that all parts of the formula can be divided by. */
  private long unit() {
    for (long unit = 2 * a; unit > 1; unit--)
      if (2 * a % unit == 0
          && b % unit == 0
          && 8 * a % (unit * unit) == 0
          && (b * b - 4 * a * c) % (unit * unit) == 0) return unit;
    return 1;
  }

  /** Returns the largest k whose term is at most x, plus a number. */
  FormTerm inverse(FormTerm x, long more) {
    long unit = unit();
    FormTerm root = FormTerm.call(FormFunction.SQRT, discriminant(x, unit));
    long divisor = 2 * a / unit;
    // Adding a whole number after the division is adding a multiple of the divisor before it.
    FormTerm sum = root.plus(-b / unit + more * divisor);
    return new FormTerm.Symmetric(divisor == 1 ? sum : sum.over(divisor), cost(x));
  }

  /** Returns the conditions that x is a term of the sequence: a square, and its remainder. */
  FormCondition isTerm(FormTerm x) {
    FormTerm square = new FormTerm.Symmetric(discriminant(x, unit()), cost(x) - 4);
    return new FormCondition.HasProperty(square, FormCondition.Property.SQUARE, true);
  }

  /** Returns the condition on the root that {@link #isTerm} needs if other squares occur too. */
  FormCondition rootFits(FormTerm x) {
    long unit = unit();
    long modulus = 2 * a / unit;
    FormTerm root = FormTerm.call(FormFunction.SQRT, discriminant(x, unit));
    return new FormCondition.Compare(
        FormCondition.Relation.EQUAL,
        root.mod(modulus),
        FormTerm.constant(Math.floorMod(b / unit, modulus)));
  }
}
