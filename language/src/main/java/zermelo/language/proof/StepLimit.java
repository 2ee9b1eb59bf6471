package zermelo.language.proof;

import java.math.BigInteger;
import zermelo.kernel.limits.Cancellation;

/** How many terms may be evaluated before a verification is given up. */
final class StepLimit {
  private static final int STEPS_BETWEEN_CHECKS = 1 << 14;

  private long left = 40_000_000;
  private long unchecked;

  /** Counts steps; refuses when there were too many, and stops when the user cancels. */
  void spend(long steps) {
    left -= steps;
    unchecked += steps;
    if (left < 0) {
      throw new ProofSignal.Refusal("checking it again would take too long");
    }
    if (unchecked > STEPS_BETWEEN_CHECKS) {
      unchecked = 0;
      Cancellation.look();
    }
  }

  /** Finding factors takes as many trial divisions as the root of the number. */
  void spendFactoring(BigInteger number) {
    spend(1 + number.abs().min(ExactFunctions.MOST_FACTORED).sqrt().longValue());
  }
}
