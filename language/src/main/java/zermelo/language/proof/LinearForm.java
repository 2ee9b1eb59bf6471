package zermelo.language.proof;

import java.math.BigInteger;

/**
 * An exact number {@code constant + perStep * t + perChoice * a}.
 *
 * <p>Here t = 0, 1, 2, ... counts the steps of n from a first value on, and a is the one choice of
 * a move whose range grows with n. A plain number depends on neither.
 */
record LinearForm(BigInteger constant, BigInteger perStep, BigInteger perChoice) {
  static final LinearForm ZERO = of(BigInteger.ZERO);
  static final LinearForm ONE = of(BigInteger.ONE);

  /** The growing choice itself. */
  static final LinearForm CHOICE = new LinearForm(BigInteger.ZERO, BigInteger.ZERO, BigInteger.ONE);

  static LinearForm of(BigInteger constant) {
    return new LinearForm(constant, BigInteger.ZERO, BigInteger.ZERO);
  }

  static LinearForm of(long constant) {
    return of(BigInteger.valueOf(constant));
  }

  boolean isConstant() {
    return perStep.signum() == 0 && perChoice.signum() == 0;
  }

  boolean hasChoice() {
    return perChoice.signum() != 0;
  }

  LinearForm plus(LinearForm other) {
    return new LinearForm(
        constant.add(other.constant), perStep.add(other.perStep), perChoice.add(other.perChoice));
  }

  LinearForm minus(LinearForm other) {
    return plus(other.times(BigInteger.ONE.negate()));
  }

  LinearForm times(LinearForm other) {
    if (!isConstant() && !other.isConstant()) {
      throw new ProofSignal.Refusal("a product of two numbers that depend on n");
    }
    return isConstant() ? other.times(constant) : times(other.constant);
  }

  LinearForm times(BigInteger factor) {
    return new LinearForm(
        constant.multiply(factor), perStep.multiply(factor), perChoice.multiply(factor));
  }

  /** Divides the form by a number, rounded down. */
  LinearForm over(BigInteger divisor) {
    if (hasChoice()) {
      throw new ProofSignal.Refusal("a remainder or a quotient of a choice that grows with n");
    }
    BigInteger factor = divisor.abs().divide(perStep.gcd(divisor));
    if (!factor.equals(BigInteger.ONE) && perStep.signum() != 0) {
      throw new ProofSignal.LargerStep(factor);
    }
    return new LinearForm(
        ExactFunctions.over(constant, divisor), perStep.divide(divisor), BigInteger.ZERO);
  }

  LinearForm mod(BigInteger divisor) {
    return minus(over(divisor).times(divisor));
  }

  /**
   * The value of a plain number.
   *
   * @param what the subject of the refusal if the number depends on n
   */
  BigInteger constant(String what) {
    if (!isConstant()) {
      throw new ProofSignal.Refusal(what + " depends on n");
    }
    return constant;
  }

  /** Substitutes a form without the choice for the choice. */
  LinearForm at(LinearForm choice) {
    return new LinearForm(constant, perStep, BigInteger.ZERO).plus(choice.times(perChoice));
  }
}
