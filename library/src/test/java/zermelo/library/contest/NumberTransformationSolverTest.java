package zermelo.library.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the solver of number transformation with a plain tree search. */
final class NumberTransformationSolverTest {
  private static final int LIMIT = NumberTransformationSolver.LIMIT;

  private final NumberTransformationSolver fast = new NumberTransformationSolver();

  /** Slow twin: the problem's reference program, but it stops at the first winning move. */
  private static boolean canWin(int own, int other, boolean[] used) {
    return (own * 2 <= LIMIT && takes(own * 2, other, used))
        || (own % 3 == 0 && takes(own / 3, other, used));
  }

  private static boolean takes(int value, int other, boolean[] used) {
    if (used[value]) {
      return false;
    }
    used[value] = true;
    boolean wins = !canWin(other, value, used);
    used[value] = false;
    return wins;
  }

  private void check(int x, int y) {
    assertThat(fast.wins(x, y)).as("%d,%d", x, y).isEqualTo(canWin(x, y, new boolean[LIMIT + 1]));
  }

  /** Every pair of numbers that can meet. */
  @Test
  void everyPairOfEveryFamily() {
    for (int x = 1; x <= LIMIT; x++) {
      for (int y = 1; y <= LIMIT; y++) {
        if (family(x) == family(y)) {
          check(x, y);
        }
      }
    }
  }

  private static int family(int number) {
    int rest = number;
    while (rest % 2 == 0) {
      rest /= 2;
    }
    while (rest % 3 == 0) {
      rest /= 3;
    }
    return rest;
  }

  /** If the numbers cannot meet, the longer walk decides. */
  @Test
  void pairsOfTwoFamilies() {
    check(243, 405);
    check(405, 243);
    check(729, 135);
    Random random = new Random(1);
    for (int i = 0; i < 5000; i++) {
      check(1 + random.nextInt(LIMIT), 1 + random.nextInt(LIMIT));
    }
  }
}
