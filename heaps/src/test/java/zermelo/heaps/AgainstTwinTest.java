package zermelo.heaps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;

/**
 * Tests the engines on one thread against their slow twin, the plain mex recurrence.
 *
 * <p>Several threads start only at larger heaps, see {@link SeveralThreadsTest}.
 */
class AgainstTwinTest {
  private static final int HEAPS = 600;

  @Tag("slow")
  @Test
  void everyOctalCodeOfUpToThreeDigits() {
    IntStream.range(0, 512)
        .parallel()
        .forEach(number -> check("0." + String.format("%03o", number), HEAPS));
  }

  @Tag("slow")
  @Test
  void everyOctalCodeThatSplitsWithoutTaking() {
    IntStream.range(0, 512)
        .parallel()
        .forEach(number -> check("4." + String.format("%03o", number), 500));
  }

  @Test
  void shorterCodesAreTheSameAsWithZeros() {
    assertThat(values(HeapCode.parse("0.77"), 300, true))
        .isEqualTo(values(HeapCode.parse(".770"), 300, true));
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {"grundy", "unequal{0.07}", "unequal{4.7}", "unequal{0.777}", "unequal{4.0004}"})
  void unequalParts(String code) {
    check(code, HEAPS);
    check(code, 6000);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.6",
        "0.04",
        "0.06",
        "0.354",
        "0.007",
        "0.0000007",
        "4.00000000000004",
        "0.7777"
      })
  void moreHeaps(String code) {
    check(code, 7000);
  }

  /** Digits far apart: a part that fits beside one taking may not fit beside another. */
  @Tag("slow")
  @Test
  void longCodes() {
    new Random(3)
        .longs(60)
        .parallel()
        .forEach(
            seed -> {
              Random random = new Random(seed);
              char[] digits = "0".repeat(2 + random.nextInt(90)).toCharArray();
              for (int i = 0; i < 4; i++) {
                digits[random.nextInt(digits.length)] = (char) ('0' + random.nextInt(8));
              }
              digits[digits.length - 1] = (char) ('4' + random.nextInt(4));
              check((seed % 4 == 0 ? "4." : "0.") + new String(digits), 1800);
            });
  }

  @Tag("slow")
  @Test
  void hexadecimalCodes() {
    IntStream.range(0, 256)
        .parallel()
        .forEach(number -> check("0x0." + String.format("%02x", number), 160));
    IntStream.range(0, 16)
        .parallel()
        .forEach(number -> check("0x8." + String.format("%x", number), 160));
    Stream.of("c.0", "0x4.8", "0.137f", "unequal{0x8.0}", "unequal{0.0f}", "unequal{c.c}")
        .forEach(code -> check(code, 160));
  }

  static Stream<SubtractionGame> subtractions() {
    Random random = new Random(5);
    return IntStream.range(0, 200)
        .mapToObj(
            i ->
                new SubtractionGame(
                    random.ints(random.nextInt(i % 2, 9), 1, 40).boxed().toList(), i % 2 == 0));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("subtractions")
  void subtractionSets(SubtractionGame set) {
    check(set.text(), 700);
  }

  @Test
  void manyNumbers() {
    List<Integer> odd = IntStream.range(0, 150).map(i -> 1 + i * 7 % 450).boxed().toList();
    check(new SubtractionGame(odd, false).text(), 1500);
  }

  private static void check(String text, int heaps) {
    HeapCode code = HeapCode.parse(text);
    int[] twin = PlainSequence.values(code, heaps);
    assertThat(values(code, heaps, false)).as(text).isEqualTo(twin);
    assertThat(values(code, heaps, true)).as(text + " with period").isEqualTo(twin);
  }

  private static int[] values(HeapCode code, int heaps, boolean periods) {
    SequenceLimits sequenceLimits = SequenceLimits.usual().withThreads(1).withPeriods(periods);
    NimSequence found = NimSequence.compute(code, heaps, sequenceLimits, SequenceObserver.NONE);
    int[] values = new int[heaps];
    Arrays.setAll(values, found::at);
    return values;
  }
}
