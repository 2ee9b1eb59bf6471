package zermelo.acceptance.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.connection.ConnectionProof;
import zermelo.testkit.ReferenceSolver;

/** Tests proofs about connection games written as texts: searching all positions must agree. */
@Tag("slow")
final class ConnectionTruthTest {
  private static final long SEED = 11;
  private static final int SOME = 100;
  private static final long ONE_BUCKET = 256;
  private static final long LARGE = 1 << 24;

  private static final String BOARD =
      """
      game Chains
      board b: hexagons %d x %d of "." left "X" right "O"
      end connected(cells("X"), {p in b where row(p) = 1}, {p in b where row(p) = %1$d}): left wins
      end connected(cells("O"), {p in b where column(p) = 1}, {p in b where column(p) = %2$d}): right wins
      move p in b where b[p] is empty
        b[p] := mine
      """;

  /** A wheel: eight cells around one, joined as the spokes and the rim. Each side has two cells. */
  private static final String WHEEL =
      """
      game Wheel
      board b: points 9 joined i, j if i = 9 or j = 9 or i - j = 1 or j - i = 1 or i = 1 and j = 8 or i = 8 and j = 1
        of "." left "X" right "O"
      end connected(cells("X"), {p in b where column(p) in 1..3}, {p in b where column(p) in 5..7}): left wins
      end connected(cells("O"), {p in b where column(p) in 3..5}, {p in b where column(p) in {7, 8, 1}}): right wins
      move p in b where b[p] is empty
        b[p] := mine
      """;

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 3", "2, 2", "2, 3", "3, 2", "3, 3", "2, 4"})
  void smallBoards(int rows, int columns) {
    check(BOARD.formatted(rows, columns), "");
  }

  @ParameterizedTest
  @CsvSource({
    "4, 4, XO../...X/O..X/.O..",
    "4, 4, X..O/.X../..O./O..X",
    "3, 4, X.O./..O./...X",
    "8, 7, XOXOXOX/XOXOXOX/O.....O/OXOXOXO/X.....X/XOXOXOX/OXOXOXO/OX.OXOX"
  })
  void boardsWithStones(int rows, int columns, String position) {
    check(BOARD.formatted(rows, columns), position);
  }

  @ParameterizedTest
  @CsvSource({"''", "X.O......"})
  void boardsOfPoints(String position) {
    check(WHEEL, position);
  }

  /** The values of positions and their moves are those of the twin, with small and large tables. */
  private static void check(String text, String start) {
    Rules rules = TextGame.read("t", "t.game", text).rules(Settings.NONE);
    Position root = start.isEmpty() ? rules.start().orElseThrow() : rules.parse(start);
    Map<Position, ReferenceSolver.Value> truth = ReferenceSolver.solve(rules, false, root);
    Random random = new Random(SEED);
    int proofs = 0;
    for (Position position : truth.keySet()) {
      if (rules.ending(position) != Ending.OPEN
          || random.nextInt(Math.max(1, truth.size() / SOME)) > 0) {
        continue;
      }
      Question question = Question.of(rules, Optional.empty(), position);
      ConnectionProof proof = ConnectionProof.of(question).orElseThrow();
      long memory = proofs++ % 2 == 0 ? ONE_BUCKET : LARGE;
      Progress progress = new Progress(Limits.unlimited().withMemory(memory));
      proof.solve(progress);
      proof.solveMoves(progress);
      Map<Position, Value> values = proof.values();
      assertThat(values).containsKey(position).hasSizeGreaterThan(1);
      values.forEach(
          (at, value) ->
              assertThat(value.outcome())
                  .as("%s, seed %d", rules.print(at), SEED)
                  .isEqualTo(Objects.requireNonNull(truth.get(at)).outcome()));
    }
    assertThat(proofs).isPositive();
  }
}
