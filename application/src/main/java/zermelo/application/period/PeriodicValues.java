package zermelo.application.period;

import java.math.BigInteger;
import java.util.function.LongUnaryOperator;
import zermelo.heaps.NimSequence;
import zermelo.heaps.period.Repetition;
import zermelo.heaps.splits.SplitSequence;
import zermelo.insight.check.PositionIndex;
import zermelo.language.proof.PeriodCertificate;
import zermelo.language.proof.VerifiedPeriod;

/**
 * The values of all positions of a game by a proved period, with the proof in words.
 *
 * @param nimbers whether they are Grundy values; otherwise 0, 1, 2 for loss, win, tie
 * @param values the values by the index of a position
 * @param step values of large n repeat after this many n; used where an index combines n with other
 *     numbers
 */
record PeriodicValues(boolean nimbers, LongUnaryOperator values, long step, String proof) {
  /**
   * Returns the values that a verified certificate proves.
   *
   * @param index numbers the positions as the certificate does
   */
  static PeriodicValues of(VerifiedPeriod period, PositionIndex index) {
    PeriodCertificate certificate = period.certificate();
    long width = index.width();
    // The values of n repeat after the least multiple of the period that keeps the other numbers.
    long common =
        BigInteger.valueOf(width).gcd(BigInteger.valueOf(certificate.period())).longValueExact();
    String words =
        "the %s repeat for ever with period %d from %s = %d on, by a certificate that was verified%s"
            .formatted(
                certificate.quantity().words(),
                certificate.period() / common,
                index.name(),
                Math.ceilDiv(certificate.from(), width),
                period.mayOverflow() ? ", as long as no number passes 2^63-1" : "");
    return new PeriodicValues(
        certificate.quantity() == PeriodCertificate.ValueKind.GRUNDY,
        period::value,
        certificate.period() / common,
        words);
  }

  static PeriodicValues of(NimSequence sequence, Repetition repetition, String name) {
    String rise = repetition.saltus() == 0 ? "" : " and grow by " + repetition.saltus();
    String words =
        "the moves are those of the code %s, whose Grundy values repeat for ever with period %d%s from %s = %d on"
            .formatted(
                sequence.code().text(), repetition.period(), rise, name, repetition.preperiod());
    return new PeriodicValues(
        true, n -> sequence.at(repetition.base(n)) + repetition.rise(n), 1, words);
  }

  static PeriodicValues of(SplitSequence sequence, Repetition repetition, String name) {
    String words =
        "the moves are %s, and by the theorem of Guy and Smith their Grundy values repeat for ever with period %d from %s = %d on"
            .formatted(sequence.game().text(), repetition.period(), name, repetition.preperiod());
    return new PeriodicValues(true, sequence::at, 1, words);
  }
}
