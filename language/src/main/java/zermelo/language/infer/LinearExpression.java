package zermelo.language.infer;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A linear form: a constant and a whole multiple of each of some unknowns. Arithmetic is exact: an
 * {@link ArithmeticException} means that the form cannot be written with longs.
 *
 * @param factors the factor of every unknown that occurs, none of them 0
 */
record LinearExpression(Map<UnknownNumber, Long> factors, long constant) {
  static final LinearExpression ZERO = of(0);

  LinearExpression {
    // Not Map.copyOf: its order differs from run to run, and proofs follow the order.
    factors = Collections.unmodifiableMap(new LinkedHashMap<>(factors));
  }

  // Equality is written out because that of records is made at run time, at every start anew.
  @Override
  public boolean equals(Object other) {
    return other instanceof LinearExpression that
        && constant == that.constant
        && factors.equals(that.factors);
  }

  @Override
  public int hashCode() {
    return 31 * factors.hashCode() + Long.hashCode(constant);
  }

  static LinearExpression of(long constant) {
    return new LinearExpression(Map.of(), constant);
  }

  static LinearExpression of(UnknownNumber unknown) {
    return new LinearExpression(Map.of(unknown, 1L), 0);
  }

  boolean isConstant() {
    return factors.isEmpty();
  }

  long factor(UnknownNumber unknown) {
    return factors.getOrDefault(unknown, 0L);
  }

  LinearExpression plus(long number) {
    return new LinearExpression(factors, Math.addExact(constant, number));
  }

  LinearExpression plus(LinearExpression other) {
    Map<UnknownNumber, Long> sum = new LinkedHashMap<>(factors);
    other.factors.forEach((unknown, factor) -> sum.merge(unknown, factor, Math::addExact));
    sum.values().removeIf(factor -> factor == 0);
    return new LinearExpression(sum, Math.addExact(constant, other.constant));
  }

  LinearExpression minus(LinearExpression other) {
    return plus(other.times(-1));
  }

  LinearExpression times(long number) {
    if (number == 0) {
      return ZERO;
    }
    Map<UnknownNumber, Long> product = new LinkedHashMap<>();
    factors.forEach((unknown, factor) -> product.put(unknown, Math.multiplyExact(factor, number)));
    return new LinearExpression(product, Math.multiplyExact(constant, number));
  }

  /** The form with a value in the place of an unknown. */
  LinearExpression with(UnknownNumber unknown, LinearExpression value) {
    long factor = factor(unknown);
    if (factor == 0) {
      return this;
    }
    return minus(of(unknown).times(factor)).plus(value.times(factor));
  }
}
