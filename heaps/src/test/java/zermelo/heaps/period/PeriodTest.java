package zermelo.heaps.period;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.limits.StopReason;
import zermelo.heaps.proof.SequenceCertificate;
import zermelo.heaps.proof.SequenceCertificateFormat;
import zermelo.heaps.proof.SequenceCertificateVerifier;

/** Tests periods known from the literature, and their certificates. */
class PeriodTest {
  @ParameterizedTest
  @CsvSource({
    "0.77, 71, 12",
    "0.137, 52, 34",
    "0.45, 498, 20",
    "0.156, 3479, 349",
    "0.356, 7315, 142",
    "0.644, 3256, 442",
    "0.165, 5181, 1550",
    "0.16, 105351, 149459",
    "0.127, 46578, 4",
  })
  void known(String code, long preperiod, long period) {
    NimSequence g = sequence(code, 600_000);
    Repetition found = g.repetition().orElseThrow();
    assertThat(found.preperiod()).isEqualTo(preperiod);
    assertThat(found.period()).isEqualTo(period);
    assertThat(found.saltus()).isZero();
    assertThat(g.computed()).isLessThanOrEqualTo(g.size());
    assertThat(g.at(599_999)).isEqualTo(g.at(599_999 - 3 * period));
  }

  /**
   * No theorem here proves that these grow for ever, so the growth is reported as observed only.
   */
  @ParameterizedTest
  @CsvSource({"0x0.8, 1, 3, 1", "0x8.0, 1, 2, 1", "0x0.ff, 0, 1, 1"})
  void growthIsObserved(String code, long preperiod, long period, long saltus) {
    NimSequence g =
        NimSequence.compute(
            HeapCode.parse(code), 600, SequenceLimits.usual(), SequenceObserver.NONE);
    assertThat(g.repetition()).isEmpty();
    Repetition seen = g.observed().orElseThrow();
    assertThat(List.of(seen.preperiod(), seen.period(), seen.saltus()))
        .containsExactly(preperiod, period, saltus);
    for (long n = preperiod; n < g.size() - period; n++) {
      assertThat(g.at(n + period)).isEqualTo(g.at(n) + saltus);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.6", "grundy", "0.04"})
  void nothingIsObservedWhereNothingRepeats(String code) {
    NimSequence g =
        NimSequence.compute(
            HeapCode.parse(code), 5_000, SequenceLimits.usual(), SequenceObserver.NONE);
    assertThat(g.observed()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.77",
        "0.45",
        "0.156",
        "0.644",
        "0.3",
        "0.1",
        "0.0",
        "0.137",
        "0.a2",
        "0.f1",
        "0.b7",
        "0x0.81",
        "subtraction{1,4,9}",
        "subtraction{all-but 2,5}",
        "subtraction{all-but }",
      })
  void certificatesHoldAndSurviveText(String code) {
    NimSequence g = sequence(code, 30_000);
    SequenceCertificate certificate = g.certificate().orElseThrow();
    assertThat(SequenceCertificateVerifier.fault(certificate)).isEmpty();
    assertThat(SequenceCertificateFormat.read(certificate.text().lines())).isEqualTo(certificate);
  }

  @Test
  void oneWrongValueIsFound() {
    SequenceCertificate good = sequence("0.45", 5000).certificate().orElseThrow();
    for (int heap : new int[] {0, 1, 17, 497, 498, 517}) {
      for (int change : new int[] {1, 2, 8}) {
        int[] values = new int[good.shown()];
        Arrays.setAll(values, good::claim);
        values[heap] ^= change;
        SequenceCertificate bad =
            new SequenceCertificate(
                good.code(), good.repetition(), good.mask(), good.parity(), values);
        assertThat(SequenceCertificateVerifier.fault(bad)).as("heap %d", heap).isPresent();
      }
    }
  }

  @Test
  void anyMaskWillDoAndAWrongPeriodWillNot() {
    SequenceCertificate good = sequence("0.45", 5000).certificate().orElseThrow();
    int[] values = new int[good.shown()];
    Arrays.setAll(values, good::claim);
    for (int mask = 0; mask < 16; mask++) {
      SequenceCertificate other =
          new SequenceCertificate(good.code(), good.repetition(), mask, true, values);
      assertThat(SequenceCertificateVerifier.fault(other)).isEmpty();
    }
    Repetition early = new Repetition(497, 20, 0, 0);
    SequenceCertificate bad =
        new SequenceCertificate(
            good.code(), early, good.mask(), good.parity(), Arrays.copyOf(values, 517));
    assertThat(SequenceCertificateVerifier.fault(bad)).isPresent();
  }

  @Test
  void nothingIsClaimedWithoutATheorem() {
    assertThat(sequence("grundy", 3000).repetition()).isEmpty();
    SequenceCertificate bold =
        new SequenceCertificate(
            HeapCode.parse("grundy"), new Repetition(0, 3, 0, 0), 0, false, new int[] {0, 0, 0});
    assertThat(SequenceCertificateVerifier.fault(bold))
        .hasValueSatisfying(why -> assertThat(why).contains("theorem"));
  }

  @Test
  void hugeHeapsAreToldByThePeriod() {
    NimSequence nim = sequence("subtraction{all-but }", 2_000_000_000L);
    assertThat(nim.at(1_999_999_999L)).isEqualTo(1_999_999_999);
    NimSequence kayles = sequence("0.77", 1L << 50);
    assertThat(kayles.at((1L << 50) - 1)).isEqualTo(kayles.at(((1L << 50) - 1 - 72) % 12 + 72));
  }

  @Test
  void badCertificatesAreExplained() {
    assertThatThrownBy(() -> SequenceCertificateFormat.read(Stream.of("something")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not a certificate");
    String good = sequence("0.77", 5000).certificate().orElseThrow().text();
    assertThatThrownBy(
            () -> SequenceCertificateFormat.read(good.replace("period 12", "period x").lines()))
        .hasMessageContaining("'x' is not a number for the period");
    assertThatThrownBy(
            () -> SequenceCertificateFormat.read(good.replace("period 12", "period 13").lines()))
        .hasMessageContaining("preperiod and one period");
  }

  @Test
  void stoppedByWatchOrMemory() {
    SequenceLimits sequenceLimits = SequenceLimits.usual();
    NimSequence some =
        NimSequence.compute(
            HeapCode.parse("0.6"), 1 << 20, sequenceLimits, (done, of) -> done < 5000);
    assertThat(some.size()).isBetween(5000L, 10_000L);
    NimSequence small =
        NimSequence.compute(
            HeapCode.parse("0.6"),
            1 << 20,
            new SequenceLimits(1, 40_000, true),
            SequenceObserver.NONE);
    assertThat(small.size()).isBetween(1000L, 16_000L);
    assertThat(small.stop()).isEqualTo(StopReason.MEMORY);
  }

  private static NimSequence sequence(String code, long size) {
    return NimSequence.compute(
        HeapCode.parse(code), size, SequenceLimits.usual().withThreads(2), SequenceObserver.NONE);
  }
}
