package zermelo.heaps.proof;

import java.util.function.Supplier;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;

/**
 * Is each claimed value the mex of its options, if those of smaller heaps are what is claimed? As
 * all claims are known, heaps can be checked in any order. A check is used by one thread.
 */
interface MexChecker {
  /**
   * A table of all values up to this is no burden; larger ones are only met in bad certificates.
   */
  int MOST = 1 << 20;

  boolean holds(int n);

  /** Checks for any number of threads: fast ones for codes that split in two, else plain ones. */
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
