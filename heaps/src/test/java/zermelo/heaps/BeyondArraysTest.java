package zermelo.heaps;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.limits.StopReason;
import zermelo.heaps.values.NimValueStore;

/** Tests the segment engine against the slow twin. Here it takes over from arrays early. */
class BeyondArraysTest {
  private static final int HEAPS = 1600;
  private static final int HAND_OVER = 500;

  @TempDir private Path folder;

  @Tag("slow")
  @Test
  void everyOctalCodeOfTwoDigits() {
    IntStream.range(0, 64)
        .parallel()
        .forEach(number -> check("0." + String.format("%02o", number), HAND_OVER));
  }

  @Tag("slow")
  @Test
  void octalCodesOfThreeDigits() {
    new Random(11)
        .ints(60, 64, 512)
        .parallel()
        .forEach(number -> check("0." + String.format("%03o", number), HAND_OVER));
  }

  @Tag("slow")
  @Test
  void octalCodesThatSplitWithoutTaking() {
    new Random(12)
        .ints(30, 0, 512)
        .parallel()
        .forEach(number -> check("4." + String.format("%03o", number), HAND_OVER));
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "grundy",
        "unequal{0.07}",
        "unequal{4.7}",
        "unequal{0.777}",
        "unequal{4.0004}",
        "0.00000000000000000007",
        "4.00000000000004",
        "0.3333",
      })
  void otherCodes(String code) {
    check(code, HAND_OVER);
  }

  /** It takes over at the first heap and at every position within a block. */
  @Tag("slow")
  @Test
  void itMayTakeOverAnywhere() {
    Stream.concat(IntStream.range(0, 20).boxed(), Stream.of(271, 272, 273, 1001, HEAPS - 1, HEAPS))
        .parallel()
        .forEach(
            at ->
                Stream.of("0.77", "0.6", "4.4", "grundy", "unequal{0.07}", "0.0007", "0.33")
                    .forEach(code -> check(code, at)));
  }

  private static void check(String text, int handOver) {
    HeapCode code = HeapCode.parse(text);
    int[] twin = PlainSequence.values(code, HEAPS);
    assertThat(values(compute(code, HEAPS, handOver, false, Optional.empty())))
        .as(text)
        .isEqualTo(twin);
    NimSequence periodic = compute(code, HEAPS, handOver, true, Optional.empty());
    assertThat(values(periodic)).as(text + " with period").isEqualTo(twin);
    assertThat(periodic.repetition())
        .isEqualTo(
            NimSequence.compute(code, HEAPS, effort(true), SequenceObserver.NONE).repetition());
  }

  /** Tests values in a mapped file, which keeps them afterwards. */
  @ParameterizedTest
  @ValueSource(strings = {"0.6", "0.04", "0.106", "grundy", "4.4", "0.00000077"})
  void mapped(String text) {
    HeapCode code = HeapCode.parse(text);
    int[] twin = PlainSequence.values(code, HEAPS);
    Path file = folder.resolve(text + ".values");
    for (int heaps : new int[] {400, 700, 1200, HEAPS, 900}) {
      try (NimValueStore store = NimValueStore.open(file, code)) {
        NimSequence g = compute(code, heaps, HAND_OVER, false, Optional.of(store));
        assertThat(values(g)).as(text).isEqualTo(Arrays.copyOf(twin, heaps));
        assertThat(g.stop()).isEqualTo(StopReason.DONE);
      }
    }
    try (NimValueStore store = NimValueStore.open(file, code)) {
      assertThat(store.count()).isEqualTo(HEAPS);
      NimSequence g = NimSequence.compute(code, HEAPS, effort(false), SequenceObserver.NONE, store);
      assertThat(values(g)).as(text).isEqualTo(twin);
    }
  }

  /** Values outgrow a byte in the segment, in memory and in a file. */
  @Tag("slow")
  @Test
  void wideValues() {
    HeapCode code = HeapCode.parse("0.04");
    int heaps = 14_000;
    int[] arrays = values(NimSequence.compute(code, heaps, effort(false), SequenceObserver.NONE));
    assertThat(Arrays.stream(arrays).max().orElseThrow()).isGreaterThan(255);
    assertThat(values(compute(code, heaps, HAND_OVER, false, Optional.empty()))).isEqualTo(arrays);
    Path file = folder.resolve("wide.values");
    try (NimValueStore store = NimValueStore.open(file, code)) {
      assertThat(values(compute(code, heaps, HAND_OVER, false, Optional.of(store))))
          .isEqualTo(arrays);
      assertThat(store.width()).isEqualTo(2);
    }
    assertThat(file).hasSize(4096 + 2L * heaps);
  }

  /** A proved period needs no more values. Checksum and rare values are the same as with arrays. */
  @Test
  void figuresAreThoseOfArrays() {
    HeapCode code = HeapCode.parse("0.156");
    NimSequence beyond = compute(code, 1_000_000, 1000, true, Optional.empty());
    NimSequence arrays = NimSequence.compute(code, 1_000_000, effort(true), SequenceObserver.NONE);
    assertThat(beyond.computed()).isEqualTo(arrays.computed());
    assertThat(beyond.repetition()).isEqualTo(arrays.repetition()).isPresent();
    assertThat(beyond.checksum()).isEqualTo(arrays.checksum());
    assertThat(beyond.rares()).isEqualTo(arrays.rares());
    assertThat(beyond.lastRares(8)).isEqualTo(arrays.lastRares(8));
    assertThat(beyond.certificate()).isEqualTo(arrays.certificate());
  }

  @Test
  void theBoundOnMemoryHolds() {
    HeapCode code = HeapCode.parse("0.106");
    SequenceLimits little = new SequenceLimits(1, 100_000, false);
    NimSequence arrays = NimSequence.compute(code, 1_000_000, little, SequenceObserver.NONE);
    assertThat(arrays.stop()).isEqualTo(StopReason.MEMORY);
    assertThat(arrays.size()).isBetween(10_000L, 50_000L);
    NimSequence beyond =
        new SequenceComputation(
                code, 1_000_000, little, SequenceObserver.NONE, Optional.empty(), 10_000)
            .run();
    assertThat(beyond.stop()).isEqualTo(StopReason.MEMORY);
    assertThat(beyond.size()).isBetween(50_000L, 100_000L);
    try (NimValueStore store = NimValueStore.open(folder.resolve("little"), code)) {
      NimSequence mapped =
          NimSequence.compute(code, 1_000_000, little, SequenceObserver.NONE, store);
      assertThat(mapped.stop()).isEqualTo(StopReason.DONE);
      assertThat(mapped.checksum())
          .isEqualTo(
              NimSequence.compute(code, 1_000_000, effort(false), SequenceObserver.NONE)
                  .checksum());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0x0.8", "subtraction{1,4,9}", "subtraction{all-but 2}"})
  void whatHasNoEngineThereSaysSo(String text) {
    HeapCode code = HeapCode.parse(text);
    NimSequence g = compute(code, 400, 150, false, Optional.empty());
    assertThat(g.stop()).isEqualTo(StopReason.SIZE);
    assertThat(values(g)).isEqualTo(PlainSequence.values(code, 150));
  }

  private static NimSequence compute(
      HeapCode code, long heaps, long handOver, boolean periods, Optional<NimValueStore> store) {
    return new SequenceComputation(
            code, heaps, effort(periods), SequenceObserver.NONE, store, handOver)
        .run();
  }

  private static SequenceLimits effort(boolean periods) {
    return SequenceLimits.usual().withThreads(1).withPeriods(periods);
  }

  private static int[] values(NimSequence g) {
    int[] values = new int[Math.toIntExact(g.size())];
    Arrays.setAll(values, g::at);
    return values;
  }
}
