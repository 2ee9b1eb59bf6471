package zermelo.heaps.proof;

import java.util.Optional;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.period.PeriodicityTheorem;
import zermelo.heaps.period.Repetition;

/**
 * Verifies certificates without the engines.
 *
 * <p>It extends the claimed values by the claimed repetition, as far as the {@link
 * PeriodicityTheorem} of the game needs them. It checks each against the mex rule: no option has
 * this value, and every smaller value is the value of an option. By induction the claim then holds
 * for every heap checked, and by the theorem for ever.
 */
public final class SequenceCertificateVerifier {
  private SequenceCertificateVerifier() {}

  /** The fault of a certificate, or empty if it is valid. */
  public static Optional<String> fault(SequenceCertificate certificate) {
    return fault(certificate, 1, SequenceObserver.NONE);
  }

  /**
   * Verifies a certificate on several threads.
   *
   * <p>Only the calling thread calls the observer. If the observer stops the check, that is
   * reported as a fault too.
   */
  public static Optional<String> fault(
      SequenceCertificate certificate, int threads, SequenceObserver watch) {
    Optional<PeriodicityTheorem> law = PeriodicityTheorem.of(certificate.code());
    if (law.isEmpty()) {
      return Optional.of("there is no theorem that could prove that this game repeats");
    }
    Repetition claimed = certificate.repetition();
    if (claimed.saltus() != 0 && !law.get().arithmetic()) {
      return Optional.of("there is no theorem that could prove that this game grows");
    }
    if (claimed.saltus() > claimed.period()) {
      return Optional.of("no sequence grows by more than one per heap");
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

  /** An upper bound on the number of options of heap {@code n}, and so on its value. */
  private static long options(HeapCode code, long n) {
    return switch (code) {
      case SubtractionGame set -> n;
      case TakeAndBreak game -> (game.reach() + 1L) * (n + 2) * (game.heaps() > 2 ? n + 2 : 1);
    };
  }
}
