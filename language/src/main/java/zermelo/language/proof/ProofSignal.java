package zermelo.language.proof;

import java.math.BigInteger;
import java.util.List;

/**
 * Exceptions that end an evaluation for many n at once: a refusal, or a request for smaller cases.
 *
 * <p>None of them leaves the package.
 */
abstract sealed class ProofSignal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private ProofSignal(String why) {
    super(why, null, false, false);
  }

  /** The verifier cannot prove something. The message says why. */
  static sealed class Refusal extends ProofSignal {
    private static final long serialVersionUID = 1L;

    private final String why;
    private final long retryFrom;

    Refusal(String why) {
      this(why, 0);
    }

    /**
     * Creates a refusal.
     *
     * @param retryFrom from this n on the obstacle may be gone; 0 if that is unknown
     */
    Refusal(String why, long retryFrom) {
      super(why);
      this.why = why;
      this.retryFrom = retryFrom;
    }

    long retryFrom() {
      return retryFrom;
    }

    /** Completes the sentence "there is no proof, because". */
    String why() {
      return why;
    }
  }

  /** The statement to prove is false. */
  static final class Counterexample extends Refusal {
    private static final long serialVersionUID = 1L;

    private final transient List<Long> places;

    /**
     * Creates a counterexample.
     *
     * @param places the n whose values contradict the statement
     */
    Counterexample(String why, List<Long> places) {
      super(why);
      this.places = places;
    }

    List<Long> places() {
      return places;
    }
  }

  /** A division or a remainder needs a step of n that is larger by this factor. */
  static final class LargerStep extends ProofSignal {
    private static final long serialVersionUID = 1L;

    final BigInteger factor;

    LargerStep(BigInteger factor) {
      super("larger steps are needed");
      this.factor = factor;
    }
  }

  /** A condition changes within the range of the growing choice, at this place. */
  static final class SplitRange extends ProofSignal {
    private static final long serialVersionUID = 1L;

    final transient LinearForm place;

    SplitRange(LinearForm place) {
      super("the range must be split");
      this.place = place;
    }
  }
}
