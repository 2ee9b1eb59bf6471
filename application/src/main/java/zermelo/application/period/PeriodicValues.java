package zermelo.application.period;

import java.util.function.LongUnaryOperator;
import zermelo.heaps.NimSequence;
import zermelo.heaps.period.Repetition;
import zermelo.language.proof.PeriodCertificate;
import zermelo.language.proof.VerifiedPeriod;

/**
 * Values of every n, with the proof in words.
 *
 * @param nimbers whether they are Grundy values, otherwise outcomes as in a certificate
 */
record PeriodicValues(boolean nimbers, LongUnaryOperator values, String proof) {
  static PeriodicValues of(VerifiedPeriod period, String name) {
    PeriodCertificate certificate = period.certificate();
    String words =
        "the %s repeat for ever with period %d from %s = %d on, by a certificate that was verified%s"
            .formatted(
                certificate.quantity().words(),
                certificate.period(),
                name,
                certificate.from(),
                period.mayPass() ? ", as long as no number passes 2^63-1" : "");
    return new PeriodicValues(
        certificate.quantity() == PeriodCertificate.ValueKind.GRUNDY, period::value, words);
  }

  static PeriodicValues of(NimSequence sequence, Repetition repetition, String name) {
    String rise = repetition.saltus() == 0 ? "" : " and grow by " + repetition.saltus();
    String words =
        "the moves are those of the code %s, whose Grundy values repeat for ever with period %d%s from %s = %d on"
            .formatted(
                sequence.code().text(), repetition.period(), rise, name, repetition.preperiod());
    return new PeriodicValues(
        true, n -> sequence.at(repetition.base(n)) + repetition.rise(n), words);
  }
}
