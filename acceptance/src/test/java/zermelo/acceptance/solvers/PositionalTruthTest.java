package zermelo.acceptance.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.library.Library;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.positional.PositionalProof;
import zermelo.testkit.ReferenceSolver;

/** Tests proofs about positional games written as texts: searching all positions must agree. */
@Tag("slow")
final class PositionalTruthTest {
  private static final int SOME = 150;

  /** The values of the position and its moves are those of the twin. */
  private static void check(Rules rules, Position start, long seed) {
    Map<Position, ReferenceSolver.Value> truth = ReferenceSolver.solve(rules, false, start);
    List<Position> positions = new ArrayList<>(truth.keySet());
    positions.removeIf(position -> rules.ending(position) != Ending.OPEN);
    Collections.shuffle(positions, new Random(seed));
    PositionalProof.Memory memory = new PositionalProof.Memory();
    for (Position position : positions.subList(0, Math.min(SOME, positions.size()))) {
      Question question = Question.of(rules, Optional.empty(), position);
      Progress progress =
          new Progress(
              Limits.unlimited()
                  .withMemory(positions.indexOf(position) % 2 == 0 ? 1 << 16 : 1 << 24));
      PositionalProof proof =
          PositionalProof.of(question, memory, progress.limits().memory()).orElseThrow();
      proof.solve(false, progress);
      proof.solveBestMove(progress);
      bestMoveIsFound(proof.values(), truth, position);
      proof.solve(true, progress);
      proof.solveMoves(true, progress);
      Map<Position, Value> values = proof.values();
      assertThat(values).containsKey(position);
      assertThat(values).hasSizeGreaterThan(1);
      values.forEach(
          (at, value) -> {
            assertThat(value.outcome())
                .as("%s, seed %d", rules.print(at), seed)
                .isEqualTo(truth.get(at).outcome());
            assertThat(value.remoteness())
                .as("%s, seed %d", rules.print(at), seed)
                .isEqualTo(truth.get(at).remoteness());
          });
    }
  }

  /** A move that keeps the outcome is known, and what is known of the moves is true. */
  private static void bestMoveIsFound(
      Map<Position, Value> values, Map<Position, ReferenceSolver.Value> truth, Position position) {
    Outcome kept = truth.get(position).outcome().flip();
    List<Position> targets = new ArrayList<>(values.keySet());
    targets.remove(position);
    assertThat(targets)
        .allMatch(at -> values.get(at).outcome() == truth.get(at).outcome())
        .anyMatch(at -> values.get(at).outcome() == kept);
  }

  @ParameterizedTest
  @CsvSource({
    "3, 3, 3, ''",
    "3, 4, 3, ''",
    "2, 5, 3, ''",
    "4, 4, 3, 'X.../.O../..../OX..'",
    "8, 8, 5, 'XOXOXOXO/XOXOXOXO/OXOXOXOX/OXOXOXOX/XOXOXOXO/XOXOXOXO/OXOXOXOX/O.......'",
  })
  void boardsWithoutFalling(int m, int n, int k, String position) {
    Settings given = Settings.NONE.and("m=" + m).and("n=" + n).and("k=" + k);
    check(Library.game("mnk").rules(given), position);
  }

  @ParameterizedTest
  @CsvSource({
    "3, 3, 3, ''",
    "4, 3, 4, ''",
    "3, 4, 3, ''",
    "4, 4, 4, '..../.XO./.OX./.XOO'",
    "7, 6, 4, 'OX...XO/XO..XOX/OX..OXO/XO..XOX/XOX.OXO/OXO.XOX'",
  })
  void boardsWithFalling(int width, int height, int k, String position) {
    String text =
        """
        game Falling
        board b: %d x %d of "." left "X" right "O"
        end line(theirs, %3$d): previous player wins
        end line(mine, %3$d): next player wins
        end full: tie
        move column c in 1..%2$d where b[cell(1, c)] is empty
          b[max p in b where column(p) = c and b[p] is empty] := mine
        """;
    check(rules(text.formatted(height, width, k)), position);
  }

  private static void check(Rules rules, String position) {
    check(rules, position.isEmpty() ? rules.start().orElseThrow() : rules.parse(position), 1);
  }

  private static Rules rules(String text) {
    return TextGame.read("t", "t.game", text).rules(Settings.NONE);
  }

  /** Lines and other shapes on squares and hexagons, in one or several ends. */
  @Test
  void randomTexts() {
    List<String> shapes =
        List.of(
            "line(%s, 2)",
            "line(%s, 3)",
            "line(%s, 4)",
            "any p in b: b[p] is %s and b[east(p)] is %1$s and b[south(p)] is %1$s",
            "any p in b: b[p] is %s and b[south(p)] is %1$s and b[south(south(p))] is %1$s",
            "b[cell(1, 1)] is %s and b[cell(2, 2)] is %1$s",
            "any p in b: row(p) = 1 and b[p] is %s and b[southeast(p)] is %1$s");
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      int rows = 2 + random.nextInt(2);
      int columns = 2 + random.nextInt(2);
      StringBuilder text = new StringBuilder("game T\n");
      text.append("board b: %d x %d of \".\" left \"X\" right \"O\"\n".formatted(rows, columns));
      for (int i = 1 + random.nextInt(2); i > 0; i--) {
        String shape = shapes.get(random.nextInt(shapes.size()));
        text.append("end ").append(shape.formatted("theirs")).append(": previous player wins\n");
      }
      text.append("end full: tie\n");
      text.append(
          random.nextBoolean()
              ? "move p in b where b[p] is empty"
                  + (random.nextBoolean() ? "" : " and (column(p) = 1 or b[west(p)] is not empty)")
                  + "\n  b[p] := mine\n"
              : "move column c in 1..%d\n".formatted(columns)
                  + "  b[max p in b where column(p) = c and b[p] is empty] := mine\n");
      Rules rules = rules(text.toString());
      Position start = rules.start().orElseThrow();
      Question question = Question.of(rules, Optional.empty(), start);
      if (PositionalProof.of(question, new PositionalProof.Memory(), 1 << 20).isPresent()) {
        check(rules, start, seed);
      } else {
        assertThat(text.toString()).as("a game of this kind").contains("line");
      }
    }
  }
}
