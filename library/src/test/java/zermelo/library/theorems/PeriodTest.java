package zermelo.library.theorems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zermelo.library.theorems.heaps.FiniteSubtractionTheorem;
import zermelo.library.theorems.heaps.SubtractionSet;

/** Compares periods proved from few values with many computed values. */
class PeriodTest {
  private static final long SEED = 71;

  @Test
  void thePeriodsOfTheBooks() {
    assertPeriod("0.77", 71, 12);
    assertPeriod("0.07", 53, 34);
    assertPeriod("0.137", 52, 34);
  }

  @Test
  void unsolvedGamesAreNotClaimed() {
    assertThat(OctalSequence.prove(digits("0.007"), 2000)).isEmpty();
    assertThat(OctalSequence.prove(digits("0.6"), 2000)).isEmpty();
    assertThat(OctalSequence.digits("0.9")).isEmpty();
    assertThat(OctalSequence.digits("kayles")).isEmpty();
  }

  @Test
  void finiteSubtractionSetsFarBeyondTheirProof() {
    Random random = new Random(SEED);
    for (int i = 0; i < 200; i++) {
      long[] elements = random.longs(1 + random.nextInt(4), 1, 20).distinct().sorted().toArray();
      SubtractionSet set = new SubtractionSet(elements);
      PeriodicSequence proved =
          RecurrencePeriodFinder.find(set::nimber, (int) set.largest(), 1 << 20).orElseThrow();
      int[] all = new int[20_000];
      for (int n = 0; n < all.length; n++) {
        all[n] = set.nimber(all, n);
      }
      for (int n = 0; n < all.length; n++) {
        assertThat(proved.at(n))
            .as("%s at %d, seed %d", Arrays.toString(elements), n, SEED)
            .isEqualTo(all[n]);
      }
    }
  }

  @Test
  void setsThatAreNoneAreRefused() {
    assertThat(SubtractionSet.parse("squares")).isEmpty();
    assertThat(SubtractionSet.parse("{0,1}")).isEmpty();
    assertThat(SubtractionSet.parse("{1,}")).isEmpty();
    assertThat(new FiniteSubtractionTheorem().closedForm(Map.of("set", "{1,1000000000}"), false))
        .isEmpty();
  }

  private static void assertPeriod(String code, int start, int period) {
    PeriodicSequence proved = OctalSequence.prove(digits(code), 512).orElseThrow();
    assertThat(proved.start()).as(code).isEqualTo(start);
    assertThat(proved.period()).as(code).isEqualTo(period);
    int[] all = OctalSequence.nimbers(digits(code), 3000);
    for (int n = 0; n < all.length; n++) {
      assertThat(proved.at(n)).as("%s at %d", code, n).isEqualTo(all[n]);
    }
  }

  private static int[] digits(String code) {
    return OctalSequence.digits(code).orElseThrow();
  }
}
