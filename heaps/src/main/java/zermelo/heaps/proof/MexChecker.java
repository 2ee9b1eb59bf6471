package zermelo.heaps.proof;

import java.util.function.Supplier;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;

/**
 * Checks whether each claimed value is the mex of its options.
 *
 * <p>It takes the claimed values of smaller heaps as given. All claims are known, so heaps can be
 * checked in any order. Not thread-safe: one checker per thread.
 */
interface MexChecker {
  /**
   * The largest value for the table of {@link SplitMexChecker}. Larger ones occur only in bad
   * certificates.
   */
  int MOST = 1 << 20;

  boolean holds(int n);

  /** A factory of checkers, one per thread: fast for codes that split in two, otherwise plain. */
  static Supplier<MexChecker> of(SequenceCertificate certificate, int[] values) {
    if (certificate.code() instanceof TakeAndBreak code && code.heaps() == 2 && !code.unequal()) {
      ClaimedSplitValues claims =
          new ClaimedSplitValues(code, certificate.mask(), certificate.parity() ? 1 : 0, values);
      if (claims.most <= MOST) {
        return () -> new SplitMexChecker(claims, certificate.repetition().period());
      }
    }
    return () -> n -> PlainSequence.mex(certificate.code(), n, i -> values[i]) == values[n];
  }
}
