package zermelo.solve.positional;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Outcome;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.PositionalGame;
import zermelo.solve.Value;

/** Compares the search with the plain recursion over all positions, with small and large tables. */
class PositionalSolverTest {
  private static final int SOME = 3_000;
  private static final long ONE_BUCKET = 64;
  private static final long LARGE = 1 << 24;

  /** A rectangle where lines of {@code k} win; the columns are filled from below if stones fall. */
  static PositionalGame lines(int width, int height, int k, boolean falls) {
    List<List<Integer>> sets = new ArrayList<>();
    for (int[] way : new int[][] {{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
      for (int cell = 0; cell < width * height; cell++) {
        int x = cell % width + way[0] * (k - 1);
        int y = cell / width + way[1] * (k - 1);
        if (x >= 0 && x < width && y < height) {
          TreeSet<Integer> set = new TreeSet<>();
          for (int i = 0; i < k; i++) {
            set.add(cell + i * (way[0] + width * way[1]));
          }
          sets.add(List.copyOf(set));
        }
      }
    }
    List<Integer> support = new ArrayList<>();
    List<Integer> mirror = new ArrayList<>();
    for (int cell = 0; cell < width * height; cell++) {
      support.add(falls && cell + width < width * height ? cell + width : -1);
      mirror.add(cell / width * width + width - 1 - cell % width);
    }
    return new PositionalGame(
        width * height, sets, support, List.of(mirror), (player, words, at) -> words[at + player]);
  }

  private static Progress progress(long memory, int threads) {
    return new Progress(Limits.unlimited().withMemory(memory).withThreads(threads));
  }

  /** The slow twin: the score of each reachable position, by the definition. */
  private static final class PlainRecursion {
    private final PositionalGame game;
    private final Map<List<Long>, Integer> scores = new HashMap<>();

    PlainRecursion(PositionalGame game) {
      this.game = game;
    }

    private boolean complete(long stones) {
      return game.winningSets().stream()
          .anyMatch(set -> set.stream().allMatch(cell -> (stones >>> cell & 1) != 0));
    }

    int score(long own, long theirs) {
      Integer known = scores.get(List.of(own, theirs));
      if (known != null) {
        return known;
      }
      int stones = Long.bitCount(own | theirs);
      int best = stones == game.cells() ? 0 : Integer.MIN_VALUE;
      for (int cell = 0; cell < game.cells(); cell++) {
        int below = game.support().get(cell);
        boolean free = ((own | theirs) >>> cell & 1) == 0;
        if (free && (below < 0 || ((own | theirs) >>> below & 1) != 0)) {
          long after = own | 1L << cell;
          int score = complete(after) ? (game.cells() - stones - 1 + 2) / 2 : -score(theirs, after);
          best = Math.max(best, score);
        }
      }
      scores.put(List.of(own, theirs), best);
      return best;
    }
  }

  private static void agreesEverywhere(PositionalGame game, long memory, int threads) {
    PlainRecursion truth = new PlainRecursion(game);
    truth.score(0, 0);
    PositionalSolver solver = PositionalSolver.of(game).orElseThrow();
    List<List<Long>> positions = new ArrayList<>(truth.scores.keySet());
    Collections.shuffle(positions, new Random(1));
    int count = 0;
    for (List<Long> at : positions.subList(0, Math.min(SOME, positions.size()))) {
      long own = at.getFirst();
      long theirs = at.getLast();
      assertThat(solver.accepts(own, theirs, memory)).isTrue();
      boolean exact = count++ % 4 != 0;
      ScoreBounds found = solver.solve(own, theirs, exact, progress(memory, threads));
      int score = truth.scores.get(at);
      assertThat(found.low()).as("%s of %s", at, game.winningSets()).isLessThanOrEqualTo(score);
      assertThat(found.high()).as("%s of %s", at, game.winningSets()).isGreaterThanOrEqualTo(score);
      assertThat(found.exact() || !exact).isTrue();
      assertThat(found.value()).isPresent();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "3, 3, 3, false", "3, 3, 2, false", "4, 3, 3, false", "2, 5, 3, false", "3, 3, 1, false",
    "3, 3, 3, true", "4, 3, 3, true", "3, 4, 3, true", "5, 2, 2, true", "4, 3, 4, true",
    "2, 7, 3, true", "1, 6, 3, true", "6, 1, 3, true", "3, 3, 1, true",
  })
  void agreesWithThePlainRecursion(int width, int height, int k, boolean falls) {
    agreesEverywhere(lines(width, height, k, falls), ONE_BUCKET, 1);
    agreesEverywhere(lines(width, height, k, falls), LARGE, 1);
  }

  @Test
  @Tag("slow")
  void agreesOnLargerBoards() {
    agreesEverywhere(lines(4, 4, 4, true), LARGE, 1);
    agreesEverywhere(lines(5, 3, 3, true), LARGE, 2);
    agreesEverywhere(lines(4, 4, 3, true), ONE_BUCKET, 1);
  }

  /** Any sets of cells may win, and columns may have different heights. */
  @Test
  void agreesOnRandomSets() {
    for (int seed = 0; seed < 150; seed++) {
      Random random = new Random(seed);
      int cells = 4 + random.nextInt(6);
      List<Integer> support = new ArrayList<>();
      boolean falls = random.nextBoolean();
      for (int cell = 0; cell < cells; cell++) {
        support.add(falls && cell > 0 && random.nextInt(3) > 0 ? cell - 1 : -1);
      }
      List<List<Integer>> sets = new ArrayList<>();
      int count = 1 + random.nextInt(6);
      for (int i = 0; i < count; i++) {
        TreeSet<Integer> set = new TreeSet<>();
        int size = 2 + random.nextInt(3);
        while (set.size() < Math.min(size, cells)) {
          set.add(random.nextInt(cells));
        }
        sets.add(List.copyOf(set));
      }
      PositionalGame game =
          new PositionalGame(
              cells, sets, support, List.of(), (player, words, at) -> words[at + player]);
      agreesEverywhere(game, seed % 2 == 0 ? ONE_BUCKET : LARGE, 1);
    }
  }

  /** Random positions of boards of the usual kind, and all of their pairing bounds. */
  @Test
  @Tag("slow")
  void agreesLateOnLargeBoards() {
    for (int seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      PositionalGame game =
          lines(4 + random.nextInt(4), 4 + random.nextInt(3), 4, random.nextInt(4) > 0);
      long[] stones = new long[2];
      PlainRecursion truth = new PlainRecursion(game);
      int played = 0;
      while (played < game.cells() - 11) {
        int cell = random.nextInt(game.cells());
        int below = game.support().get(cell);
        long taken = stones[0] | stones[1];
        if ((taken >>> cell & 1) != 0 || (below >= 0 && (taken >>> below & 1) == 0)) {
          continue;
        }
        if (truth.complete(stones[0] | 1L << cell)) {
          if (random.nextInt(50) == 0) {
            break; // no other cell may be left
          }
          continue;
        }
        stones = new long[] {stones[1], stones[0] | 1L << cell};
        played++;
      }
      if (played < game.cells() - 11) {
        continue;
      }
      PositionalSolver solver = PositionalSolver.of(game).orElseThrow();
      assertThat(solver.accepts(stones[0], stones[1], LARGE)).isTrue();
      int threads = 1 + seed % 2;
      ScoreBounds found = solver.solve(stones[0], stones[1], true, progress(LARGE, threads));
      assertThat(found.low()).as("seed %d", seed).isEqualTo(truth.score(stones[0], stones[1]));
    }
  }

  @ParameterizedTest
  @CsvSource({"4, 4, TIE, -1", "5, 4, TIE, -1", "6, 4, LOSE, 24", "5, 5, TIE, -1"})
  void solvesConnectFour(int width, int height, Outcome outcome, int remoteness) {
    assertThat(solved(lines(width, height, 4, true)))
        .isEqualTo(Optional.of(Value.of(outcome, remoteness)));
  }

  @ParameterizedTest
  @Tag("slow")
  @CsvSource({"7, 4, TIE, -1", "6, 5, TIE, -1", "4, 6, TIE, -1", "5, 6, TIE, -1", "6, 6, LOSE, 36"})
  void solvesLargerConnectFour(int width, int height, Outcome outcome, int remoteness) {
    assertThat(solved(lines(width, height, 4, true)))
        .isEqualTo(Optional.of(Value.of(outcome, remoteness)));
  }

  private static Optional<Value> solved(PositionalGame game) {
    PositionalSolver solver = PositionalSolver.of(game).orElseThrow();
    assertThat(solver.accepts(0, 0, 1 << 28)).isTrue();
    return solver.solve(0, 0, true, progress(1 << 28, 2)).value();
  }

  @Test
  void keepsWhatIsProvenWhenALimitEndsTheSearch() {
    PositionalSolver solver = PositionalSolver.of(lines(7, 6, 4, true)).orElseThrow();
    assertThat(solver.accepts(0, 0, 1 << 20)).isTrue();
    Progress little = new Progress(Limits.unlimited().withMemory(1 << 20).withPositions(200_000));
    assertThatThrownBy(() -> solver.solve(0, 0, true, little)).isInstanceOf(LimitReached.class);
    assertThat(solver.bounds(0, 0).least()).isEqualTo(Outcome.LOSE);
    assertThat(solver.bounds(0, 0).most()).isEqualTo(Outcome.WIN);
  }

  @Test
  void refusesWhatItCannotSearch() {
    PositionalSolver solver = PositionalSolver.of(lines(4, 4, 4, true)).orElseThrow();
    assertThat(solver.accepts(1, 0, LARGE)).as("a stone floats").isFalse();
    assertThat(solver.accepts(0xf000, 0, LARGE)).as("a set is complete").isFalse();
    assertThat(PositionalSolver.of(lines(9, 7, 4, true))).as("72 bits of columns").isEmpty();
    PositionalSolver wide = PositionalSolver.of(lines(8, 7, 4, true)).orElseThrow();
    assertThat(wide.accepts(0, 0, LARGE)).as("too few entries to be exact").isFalse();
    PositionalSolver free = PositionalSolver.of(lines(7, 6, 4, false)).orElseThrow();
    assertThat(free.accepts(0, 0, LARGE)).as("42 free cells").isFalse();
    assertThat(free.accepts(1 << 10, 1 << 20, 1L << 30)).as("40 free cells").isTrue();
  }
}
