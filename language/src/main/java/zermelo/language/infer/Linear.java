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
record Linear(Map<Unknown, Long> factors, long constant) {
  static final Linear ZERO = of(0);

  Linear {
    // Not Map.copyOf: its order differs from run to run, and proofs follow the order.
    factors = Collections.unmodifiableMap(new LinkedHashMap<>(factors));
  }

  // Equality is written out because that of records is made at run time, at every start anew.
  @Override
  public boolean equals(Object other) {
    return other instanceof Linear that
        && constant == that.constant
        && factors.equals(that.factors);
  }

  @Override
  public int hashCode() {
    return 31 * factors.hashCode() + Long.hashCode(constant);
  }

  static Linear of(long constant) {
    return new Linear(Map.of(), constant);
  }

  static Linear of(Unknown unknown) {
    return new Linear(Map.of(unknown, 1L), 0);
  }

  boolean isConstant() {
    return factors.isEmpty();
  }

  long factor(Unknown unknown) {
    return factors.getOrDefault(unknown, 0L);
  }

  Linear plus(long number) {
    return new Linear(factors, Math.addExact(constant, number));
  }

  Linear plus(Linear other) {
    Map<Unknown, Long> sum = new LinkedHashMap<>(factors);
    other.factors.forEach((unknown, factor) -> sum.merge(unknown, factor, Math::addExact));
    sum.values().removeIf(factor -> factor == 0);
    return new Linear(sum, Math.addExact(constant, other.constant));
  }

  Linear minus(Linear other) {
    return plus(other.times(-1));
  }

  Linear times(long number) {
    if (number == 0) {
      return ZERO;
    }
    Map<Unknown, Long> product = new LinkedHashMap<>();
    factors.forEach((unknown, factor) -> product.put(unknown, Math.multiplyExact(factor, number)));
    return new Linear(product, Math.multiplyExact(constant, number));
  }

  /** The form with a value in the place of an unknown. */
  Linear with(Unknown unknown, Linear value) {
    long factor = factor(unknown);
    if (factor == 0) {
      return this;
    }
    return minus(of(unknown).times(factor)).plus(value.times(factor));
  }
}
