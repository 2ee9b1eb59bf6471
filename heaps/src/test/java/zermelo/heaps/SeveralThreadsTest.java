package zermelo.heaps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;

/**
 * Several threads compute the same values as one.
 *
 * <p>Helper threads start only past 32,768 heaps and with many marks, so each test checks that they
 * ran.
 */
@Tag("slow")
class SeveralThreadsTest {
  private static final int HEAPS = 36_000;
  private static final String NAME = "heaps-";

  /**
   * Games whose largest value is at least {@code least} and less than {@code below}.
   *
   * <p>They cover values in a word, in one byte and in two bytes. In 0.016 one byte becomes two
   * while threads are running.
   */
  @ParameterizedTest
  @CsvSource({
    "0.127, 0, 64",
    "0.524, 0, 64",
    "unequal{4.127}, 0, 64",
    "0.354, 64, 256",
    "grundy, 64, 256",
    "0.016, 256, 1024",
    "0.04, 256, 1024",
    "0.06, 256, 1024",
    "unequal{4.7}, 1024, 65536",
  })
  void agreeWithOne(String text, int least, int below) {
    HeapCode code = HeapCode.parse(text);
    int[] one = values(code, 1);
    assertThat(Arrays.stream(one).max().orElseThrow()).isBetween(least, below - 1);
    assertThat(values(code, 2)).isEqualTo(one);
    assertThat(values(code, 3)).isEqualTo(one);
  }

  private static int[] values(HeapCode code, int threads) {
    Set<Thread> before = helpers();
    Set<Thread> atWork = new HashSet<>();
    SequenceObserver watch =
        (done, of) -> {
          if (done == of) {
            atWork.addAll(helpers());
          }
          return true;
        };
    SequenceLimits sequenceLimits = SequenceLimits.usual().withThreads(threads).withPeriods(false);
    NimSequence g = NimSequence.compute(code, HEAPS, sequenceLimits, watch);
    atWork.removeAll(before);
    assertThat(atWork).hasSize(threads - 1);
    int[] values = new int[HEAPS];
    Arrays.setAll(values, g::at);
    return values;
  }

  /** The engine threads of any computation that have started and not ended. */
  private static Set<Thread> helpers() {
    Set<Thread> helpers = new HashSet<>(Thread.getAllStackTraces().keySet());
    helpers.removeIf(thread -> !thread.getName().startsWith(NAME));
    return helpers;
  }
}
