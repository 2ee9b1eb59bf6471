package zermelo.language.proof;

import java.math.BigInteger;
import zermelo.kernel.limits.Cancellation;

/**
 * The limit on evaluated terms of one verification.
 *
 * <p>It depends on no clock, unlike the limits in {@code zermelo.kernel.limits}: a certificate is
 * accepted on every machine or on none.
 */
final class StepLimit {
  private static final int STEPS_BETWEEN_CHECKS = 1 << 14;

  private long left = 40_000_000;
  private long unchecked;

  /** Counts steps. Refuses when there were too many, and stops when the user cancels. */
  void spend(long steps) {
    left -= steps;
    unchecked += steps;
    if (left < 0) {
      throw new ProofSignal.Refusal("checking it again would take too long");
    }
    if (unchecked > STEPS_BETWEEN_CHECKS) {
      unchecked = 0;
      Cancellation.checkCurrent();
    }
  }

  /** Counts the steps of a factorization: trial division up to the square root of the number. */
  void spendFactoring(BigInteger number) {
    spend(1 + number.abs().min(ExactFunctions.MOST_FACTORED).sqrt().longValue());
  }
}
