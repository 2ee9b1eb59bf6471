package zermelo.solve.dense;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Outcome;

/** Checks the order of encoded outcomes, and that nothing is lost when they need more bytes. */
class OutcomeArrayTest {
  @Test
  void aNearLossIsTheBestThingToLeave() {
    List<Integer> best =
        List.of(
            OutcomeArray.of(Outcome.LOSE, 0),
            OutcomeArray.of(Outcome.LOSE, 2),
            OutcomeArray.of(Outcome.TIE, 0),
            OutcomeArray.of(Outcome.WIN, 7),
            OutcomeArray.of(Outcome.WIN, 1));
    assertThat(best).isSorted();
    assertThat(OutcomeArray.before(OutcomeArray.of(Outcome.LOSE, 2)))
        .isEqualTo(OutcomeArray.of(Outcome.WIN, 3));
    assertThat(OutcomeArray.before(OutcomeArray.of(Outcome.WIN, 7)))
        .isEqualTo(OutcomeArray.of(Outcome.LOSE, 8));
    assertThat(OutcomeArray.before(OutcomeArray.of(Outcome.TIE, 0)))
        .isEqualTo(OutcomeArray.of(Outcome.TIE, 0));
  }

  @Test
  void theyAreKeptInAsManyBytesAsTheyNeed() {
    Random random = new Random(1);
    OutcomeArray merits = new OutcomeArray();
    int count = 3_000;
    merits.ensure(count);
    int[] plain = new int[count];
    int[] indices = new int[count];
    for (int i = 0; i < count; i++) {
      Outcome outcome = List.of(Outcome.WIN, Outcome.LOSE, Outcome.TIE).get(random.nextInt(3));
      int remoteness = outcome == Outcome.TIE ? 0 : random.nextInt(1 + i * i / 90);
      plain[i] = OutcomeArray.of(outcome, remoteness);
      merits.set(i, plain[i]);
      indices[i] = i;
      assertThat(OutcomeArray.outcome(plain[i])).isEqualTo(outcome);
      assertThat(OutcomeArray.remoteness(plain[i])).isEqualTo(remoteness);
      if (i % 100 == 0) {
        check(merits, plain, indices, i + 1);
      }
    }
    check(merits, plain, indices, count);
  }

  private static void check(OutcomeArray merits, int[] plain, int[] indices, int count) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      assertThat(merits.get(i)).isEqualTo(plain[i]);
      least = Math.min(least, plain[i]);
    }
    assertThat(merits.least(indices, count)).isEqualTo(least);
  }
}
