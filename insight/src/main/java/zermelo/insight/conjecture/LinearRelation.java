package zermelo.insight.conjecture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import zermelo.insight.conjecture.observation.PointSet;

/**
 * A linear equation between the variables of a point, such as {@code 2 * d + 9 * l = 9 * r}.
 *
 * @param factors one for each variable
 * @param sum what the products of factors and variables add up to
 */
@SuppressWarnings("ArrayRecordComponent") // never modified, never compared
record LinearRelation(long[] factors, long sum) {
  private static final long LARGEST_FACTOR = 64;

  /**
   * Returns the equations that hold at all sought points.
   *
   * <p>Take a matrix with a row (point, 1) for each of them: its null space, in exact arithmetic.
   * Equations about one variable alone are left out, because comparisons cover them.
   */
  static List<LinearRelation> of(List<Feature> names, PointSet sought) {
    int columns = names.size() + 1;
    List<BigInteger[]> basis = new ArrayList<>();
    List<Integer> pivots = new ArrayList<>();
    for (int i = sought.first(); i >= 0 && i < sought.size() && basis.size() < columns; i++)
      if (sought.has(i)) include(row(names, i), basis, pivots);
    List<LinearRelation> relations = new ArrayList<>();
    for (int free = 0; free < columns; free++)
      if (!pivots.contains(free)) relation(free, columns, basis, pivots, relations);
    return relations;
  }

  private static BigInteger[] row(List<Feature> names, int point) {
    BigInteger[] row = new BigInteger[names.size() + 1];
    for (int k = 0; k < names.size(); k++) row[k] = BigInteger.valueOf(names.get(k).at(point));
    row[names.size()] = BigInteger.ONE;
    return row;
  }

  /** Adds a row to a basis in which each row alone has its pivot. */
  private static void include(BigInteger[] row, List<BigInteger[]> basis, List<Integer> pivots) {
    for (int i = 0; i < basis.size(); i++) eliminate(row, basis.get(i), pivots.get(i));
    int pivot = 0;
    while (pivot < row.length && row[pivot].signum() == 0) pivot++;
    if (pivot == row.length) return;
    reduce(row);
    for (BigInteger[] other : basis) eliminate(other, row, pivot);
    basis.add(row);
    pivots.add(pivot);
  }

  private static void eliminate(BigInteger[] row, BigInteger[] by, int pivot) {
    BigInteger factor = row[pivot];
    if (factor.signum() == 0) return;
    BigInteger scale = by[pivot];
    for (int k = 0; k < row.length; k++)
      row[k] = row[k].multiply(scale).subtract(by[k].multiply(factor));
    reduce(row);
  }

  private static void reduce(BigInteger[] row) {
    BigInteger divisor = BigInteger.ZERO;
    for (BigInteger number : row) divisor = divisor.gcd(number);
    if (divisor.signum() == 0) return;
    for (int k = 0; k < row.length; k++) row[k] = row[k].divide(divisor);
  }

  /** Solves for the equation in which one free factor is set and the other free ones are 0. */
  private static void relation(
      int free,
      int columns,
      List<BigInteger[]> basis,
      List<Integer> pivots,
      List<LinearRelation> relations) {
    BigInteger scale = BigInteger.ONE;
    for (int i = 0; i < basis.size(); i++) {
      BigInteger pivot = basis.get(i)[pivots.get(i)].abs();
      scale = scale.multiply(pivot).divide(scale.gcd(pivot));
    }
    BigInteger[] solution = new BigInteger[columns];
    for (int k = 0; k < columns; k++) solution[k] = BigInteger.ZERO;
    solution[free] = scale;
    for (int i = 0; i < basis.size(); i++) {
      BigInteger[] row = basis.get(i);
      solution[pivots.get(i)] = scale.multiply(row[free]).negate().divide(row[pivots.get(i)]);
    }
    reduce(solution);
    long[] factors = new long[columns - 1];
    int used = 0;
    for (int k = 0; k < columns; k++) {
      if (solution[k].abs().compareTo(BigInteger.valueOf(LARGEST_FACTOR)) > 0) return;
      if (k < factors.length) factors[k] = solution[k].longValueExact();
      if (k < factors.length && factors[k] != 0) used++;
    }
    if (used > 1)
      relations.add(new LinearRelation(factors, -solution[columns - 1].longValueExact()));
  }

  /** Writes the equation with positive factors, on the side where they are. */
  FormCondition condition(List<Feature> names) {
    int first = 0;
    while (factors[first] == 0) first++;
    long sign = Long.signum(factors[first]);
    FormTerm left = side(names, sign);
    FormTerm right = side(names, -sign);
    long constant = sign * sum;
    boolean none = right.equals(FormTerm.constant(0));
    if (constant < 0) left = left.plus(-constant);
    if (constant > 0) right = none ? FormTerm.constant(constant) : right.plus(constant);
    return new FormCondition.Compare(FormCondition.Relation.EQUAL, left, right);
  }

  private FormTerm side(List<Feature> names, long sign) {
    FormTerm side = FormTerm.constant(0);
    for (int k = 0; k < factors.length; k++) {
      long factor = sign * factors[k];
      if (factor <= 0) continue;
      FormTerm name = names.get(k).term();
      FormTerm term = factor == 1 ? name : FormTerm.constant(factor).times(name);
      side = side.equals(FormTerm.constant(0)) ? term : side.plus(term);
    }
    return side;
  }
}
