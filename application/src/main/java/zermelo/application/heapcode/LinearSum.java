package zermelo.application.heapcode;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A constant plus multiples of the numbers in some slots. Arithmetic is exact: an overflow throws
 * ArithmeticException.
 */
record LinearSum(Map<Integer, Long> factors, long constant) {
  LinearSum {
    factors = Map.copyOf(factors);
  }

  static LinearSum of(long constant) {
    return new LinearSum(Map.of(), constant);
  }

  static LinearSum ofSlot(int slot) {
    return new LinearSum(Map.of(slot, 1L), 0);
  }

  long factor(int slot) {
    return factors.getOrDefault(slot, 0L);
  }

  boolean isConstant() {
    return factors.isEmpty();
  }

  /** The slots on which the value depends. */
  Set<Integer> slots() {
    return factors.keySet();
  }

  LinearSum plus(long number) {
    return new LinearSum(factors, Math.addExact(constant, number));
  }

  /** Returns this form plus another one times a number. */
  LinearSum plus(LinearSum other, long times) {
    Map<Integer, Long> sum = new TreeMap<>(factors);
    other.factors.forEach(
        (slot, factor) ->
            sum.merge(
                slot,
                Math.multiplyExact(factor, times),
                (a, b) -> {
                  long total = Math.addExact(a, b);
                  return total == 0 ? null : total;
                }));
    sum.values().removeIf(factor -> factor == 0);
    return new LinearSum(sum, Math.addExact(constant, Math.multiplyExact(other.constant, times)));
  }

  LinearSum minus(LinearSum other) {
    return plus(other, -1);
  }

  LinearSum times(long number) {
    return of(0).plus(this, number);
  }

  /** Returns this form with a value in place of a slot. */
  LinearSum with(int slot, LinearSum value) {
    long factor = factor(slot);
    return factor == 0 ? this : plus(ofSlot(slot), -factor).plus(value, factor);
  }
}
