package zermelo.language.infer;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A linear expression: a constant plus integer multiples of unknowns.
 *
 * <p>Arithmetic is exact. An {@link ArithmeticException} means that a coefficient does not fit into
 * a long.
 */
final class LinearExpression {
  static final LinearExpression ZERO = of(0);

  // Linked, because the proof search follows the order, and it must not differ from run to run.
  private final Map<UnknownNumber, Long> factors;
  private final long constant;
  private final int hash;

  private LinearExpression(Map<UnknownNumber, Long> factors, long constant) {
    this.factors = Collections.unmodifiableMap(factors);
    this.constant = constant;
    this.hash = 31 * factors.hashCode() + Long.hashCode(constant);
  }

  static LinearExpression of(long constant) {
    return new LinearExpression(new LinkedHashMap<>(), constant);
  }

  static LinearExpression of(UnknownNumber unknown) {
    Map<UnknownNumber, Long> factors = new LinkedHashMap<>();
    factors.put(unknown, 1L);
    return new LinearExpression(factors, 0);
  }

  /** The factor of every unknown that occurs, none of them 0. */
  Map<UnknownNumber, Long> factors() {
    return factors;
  }

  long constant() {
    return constant;
  }

  boolean isConstant() {
    return factors.isEmpty();
  }

  long factor(UnknownNumber unknown) {
    return factors.getOrDefault(unknown, 0L);
  }

  LinearExpression plus(long number) {
    return combine(1, of(number), 1);
  }

  LinearExpression plus(LinearExpression other) {
    return combine(1, other, 1);
  }

  LinearExpression minus(LinearExpression other) {
    return combine(1, other, -1);
  }

  LinearExpression times(long number) {
    return combine(number, ZERO, 1);
  }

  /** This expression times one number, plus another expression times another number. */
  LinearExpression combine(long mine, LinearExpression other, long others) {
    Map<UnknownNumber, Long> sum = new LinkedHashMap<>();
    if (mine != 0) {
      factors.forEach((unknown, factor) -> sum.put(unknown, Math.multiplyExact(factor, mine)));
    }
    if (others != 0) {
      other.factors.forEach(
          (unknown, factor) -> {
            long product = Math.multiplyExact(factor, others);
            long total = Math.addExact(sum.getOrDefault(unknown, 0L), product);
            if (total == 0) {
              sum.remove(unknown);
            } else {
              sum.put(unknown, total);
            }
          });
    }
    long number =
        Math.addExact(
            Math.multiplyExact(constant, mine), Math.multiplyExact(other.constant, others));
    return new LinearExpression(sum, number);
  }

  /** Substitutes a value for an unknown. */
  LinearExpression with(UnknownNumber unknown, LinearExpression value) {
    long factor = factor(unknown);
    return factor == 0 ? this : minus(of(unknown).times(factor)).combine(1, value, factor);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof LinearExpression that
            && hash == that.hash
            && constant == that.constant
            && factors.equals(that.factors));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return factors + " + " + constant;
  }
}
