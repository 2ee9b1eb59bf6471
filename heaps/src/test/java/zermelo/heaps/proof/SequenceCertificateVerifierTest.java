package zermelo.heaps.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.period.PeriodicityTheorem;
import zermelo.heaps.period.Repetition;

/** Tests the fast check of certificates against the plain mex rule, on valid and invalid ones. */
class SequenceCertificateVerifierTest {
  private static final int SIZE = 3000;

  @Tag("slow")
  @Test
  void agreesWithThePlainRule() {
    Random random = new Random(354);
    List<String> codes = new ArrayList<>();
    for (int two = 0; two < 64; two++) {
      codes.add("0." + two / 8 + two % 8);
    }
    for (int i = 0; i < 40; i++) {
      codes.add((i % 4 == 0 ? "4." : "0.") + Integer.toOctalString(64 + random.nextInt(448)));
    }
    int compared = 0;
    for (String code : codes) {
      Optional<SequenceCertificate> good = certificate(code);
      if (good.isEmpty()) {
        continue;
      }
      assertThat(SequenceCertificateVerifier.fault(good.get(), 3, SequenceObserver.NONE))
          .as(code)
          .isEmpty();
      for (int i = 0; i < 6; i++) {
        int mask = i == 0 ? good.get().mask() : random.nextInt(32);
        int[] values = values(good.get());
        same(with(good.get(), mask, random.nextBoolean(), values), code);
        values[random.nextInt(values.length)] =
            random.nextInt(Arrays.stream(values).max().orElse(0) + 2);
        same(with(good.get(), mask, random.nextBoolean(), values), code);
        compared += 2;
      }
    }
    assertThat(compared).isGreaterThan(500);
  }

  @Tag("slow")
  @Test
  void everyChangedValueIsFound() {
    SequenceCertificate good = certificate("0.77").orElseThrow();
    for (int heap = 0; heap < good.shown(); heap++) {
      for (int wrong = 0; wrong < 16; wrong++) {
        int[] values = values(good);
        if (values[heap] != wrong) {
          values[heap] = wrong;
          same(with(good, good.mask(), good.parity(), values), "heap " + heap);
        }
      }
    }
  }

  @Test
  void valuesBeyondAByte() {
    // Low bytes alone must not be taken for values. A heap can be checked without a period.
    int[] values = PlainSequence.values(HeapCode.parse("0.6"), SIZE);
    values[SIZE - 100] += 256;
    values[SIZE - 50] ^= 512;
    SequenceCertificate odd =
        new SequenceCertificate(
            HeapCode.parse("0.6"), new Repetition(SIZE - 1, 1, 0, 0), 5, false, values);
    MexChecker check = MexChecker.of(odd, values).get();
    for (int n = 0; n < SIZE; n++) {
      boolean right = PlainSequence.mex(odd.code(), n, i -> values[i]) == values[n];
      assertThat(check.holds(n)).as("heap %d", n).isEqualTo(right);
    }
  }

  @Test
  void stopsWhenTold() {
    SequenceCertificate good = certificate("0.45").orElseThrow();
    for (int threads : new int[] {1, 3}) {
      assertThat(SequenceCertificateVerifier.fault(good, threads, (done, of) -> false))
          .hasValue("only 0 of 1038 values were checked");
    }
    assertThat(SequenceCertificateVerifier.fault(good, 1, (done, of) -> done < 500))
        .hasValue("only 512 of 1038 values were checked");
  }

  /** Fast and plain check report the same fault or none, and a valid certificate has none. */
  private static void same(SequenceCertificate certificate, String what) {
    Optional<String> plain = plain(certificate);
    for (int threads : new int[] {1, 3}) {
      Optional<String> fault =
          SequenceCertificateVerifier.fault(certificate, threads, SequenceObserver.NONE);
      // A value larger than the number of options is reported with this reason.
      assertThat(fault.map(why -> why.replace(": it has too few options", "")))
          .as("%s, mask %d %b", what, certificate.mask(), certificate.parity())
          .isEqualTo(plain);
    }
  }

  private static Optional<String> plain(SequenceCertificate certificate) {
    Repetition claimed = certificate.repetition();
    PeriodicityTheorem law = PeriodicityTheorem.of(certificate.code()).orElseThrow();
    long end = law.end(claimed.preperiod(), claimed.period()) + claimed.period();
    for (int n = 0; n < end; n++) {
      int claim = certificate.claim(n);
      if (PlainSequence.mex(certificate.code(), n, certificate::claim) != claim) {
        return Optional.of("heap " + n + " is not worth " + claim);
      }
    }
    return Optional.empty();
  }

  private static int[] values(SequenceCertificate certificate) {
    int[] values = new int[certificate.shown()];
    Arrays.setAll(values, certificate::claim);
    return values;
  }

  private static SequenceCertificate with(
      SequenceCertificate good, int mask, boolean parity, int[] values) {
    return new SequenceCertificate(good.code(), good.repetition(), mask, parity, values);
  }

  private static Optional<SequenceCertificate> certificate(String code) {
    return NimSequence.compute(
            HeapCode.parse(code),
            SIZE,
            SequenceLimits.usual().withThreads(1),
            SequenceObserver.NONE)
        .certificate();
  }
}
