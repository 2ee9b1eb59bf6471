package zermelo.heaps.proof;

import java.util.Optional;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.period.PeriodicityTheorem;
import zermelo.heaps.period.Repetition;

/**
 * Checks certificates without the engine. It takes the claimed values, repeated as claimed, as far
 * as the law of the game needs them, and holds each against the mex rule: the value is not among
 * the options, and every smaller value is. Then the claim is true of every heap, by induction, and
 * by the law for ever.
 */
public final class SequenceCertificateVerifier {
  private SequenceCertificateVerifier() {}

  /** What is wrong with a certificate, or nothing. */
  public static Optional<String> fault(SequenceCertificate certificate) {
    return fault(certificate, 1, SequenceObserver.NONE);
  }

  /**
   * The same by several threads while somebody looks on, who is asked by the calling one; that it
   * was stopped is a fault too.
   */
  public static Optional<String> fault(
      SequenceCertificate certificate, int threads, SequenceObserver watch) {
    Optional<PeriodicityTheorem> law = PeriodicityTheorem.of(certificate.code());
    if (law.isEmpty()) {
      return Optional.of("there is no theorem by which this game could be proved to repeat");
    }
    Repetition claimed = certificate.repetition();
    if (claimed.saltus() != 0 && !law.get().arithmetic()) {
      return Optional.of("there is no theorem by which this game could be proved to grow");
    }
    if (claimed.saltus() > claimed.period()) {
      return Optional.of("no sequence grows by more than one a heap");
    }
    for (int n = 0; n < certificate.shown(); n++) {
      if (certificate.claim(n) > options(certificate.code(), n)) {
        return Optional.of(
            "heap " + n + " is not worth " + certificate.claim(n) + ": it has too few options");
      }
    }
    long end = law.get().end(claimed.preperiod(), claimed.period()) + claimed.period();
    if (end > Integer.MAX_VALUE - 64) {
      return Optional.of("it would take " + end + " values to check");
    }
    int[] values = new int[(int) end];
    for (int n = 0; n < end; n++) {
      values[n] = certificate.claim(n);
    }
    ParallelMexCheck all =
        new ParallelMexCheck(MexChecker.of(certificate, values), values.length, watch);
    all.run(threads);
    if (all.fault() < end) {
      return Optional.of("heap " + all.fault() + " is not worth " + values[all.fault()]);
    }
    if (all.checked() < end) {
      return Optional.of("only " + all.checked() + " of " + end + " values were checked");
    }
    return Optional.empty();
  }

  /** No heap has more options than this, so none is worth more. */
  private static long options(HeapCode code, long n) {
    return switch (code) {
      case SubtractionGame set -> n;
      case TakeAndBreak game -> (game.reach() + 1L) * (n + 2) * (game.heaps() > 2 ? n + 2 : 1);
    };
  }
}
