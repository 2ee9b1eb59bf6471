package zermelo.acceptance.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.solve.Value;
import zermelo.solve.region.RegionSolver;
import zermelo.testkit.ReferenceSolver;

/** Tests the values of regions against the whole graph and against the literature. */
@Tag("slow")
class RegionTruthTest {
  private static final String CRAM =
      """
      game Cram
      "Dominoes."
      board b: %s of ".#"
      move p in b where b[p] is empty, q in {east(p), south(p)} where b[q] is empty
        b[p] := "#"
        b[q] := "#"
      """;

  /** Shapes without some symmetries, moves of one cell, moves that take others away. */
  private static final String OTHERS =
      """
      game Other
      "A test."
      board b: %s of ".#"
      move p in b where b[p] is empty, q in {east(p), southeast(p)} where b[q] is empty
        b[p] := "#"
        b[q] := "#"
      move p in b where b[p] is empty and row(p) = column(p)
        b[p] := "#"
      """;

  private static final String CROSSES =
      """
      game Crosses
      "A test."
      board b: %s of ".X"
      move p in b where b[p] is empty and not any q in neighbours(p): b[q] = "X"
        b[p] := "X"
      """;

  private static final String DOMINEERING =
      """
      game Dominoes
      "A test."
      board b: %s of ".#"
      left move p in b where b[p] is empty, q in {south(p)} where b[q] is empty
        b[p] := "#"
        b[q] := "#"
      right move p in b where b[p] is empty, q in {east(p)} where b[q] is empty
        b[p] := "#"
        b[q] := "#"
      """;

  private static final String TROMINOES =
      """
      game Trominoes
      "A test."
      board b: %s of ".#"
      left move p in b where b[p] is empty, q in {south(p)} where b[q] is empty,
          r in {east(p), south(q)} where b[r] is empty
        b[p] := "#"
        b[q] := "#"
        b[r] := "#"
      right move p in b where b[p] is empty, q in {east(p)} where b[q] is empty
        b[p] := "#"
        b[q] := "#"
      move p in b where b[p] is empty and column(p) = 1
        b[p] := "#"
      """;

  /** Col; with {@code theirs} it is snort. */
  private static final String COL =
      """
      game Col
      "A test."
      board b: %s of ".#" left "l" right "r"
      move p in b where b[p] is empty and all q in neighbours(p): not b[q] is mine
        b[p] := mine
      """;

  private static TextRules rules(String text, String size) {
    return TextGame.read("t", "t.game", text.formatted(size)).rules(Settings.NONE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3 x 4", "4 x 3", "2 x 6", "1 x 9", "7 x 1"})
  void everyPosition(String size) {
    for (String text : new String[] {CRAM, OTHERS, CROSSES}) {
      TextRules rules = rules(text, size);
      Position start = rules.start().orElseThrow();
      RegionSolver regions = new RegionSolver(rules);
      assertThat(regions.applies(start)).isTrue();
      Map<Position, ReferenceSolver.Value> all = ReferenceSolver.solve(rules, false, start);
      all.forEach(
          (position, value) -> {
            Value found = regions.value(position, progress());
            assertThat(found.nimber().getAsLong())
                .as("%s %s", size, rules.print(position))
                .isEqualTo(value.nimber().getAsLong());
            assertThat(found.outcome()).isEqualTo(value.outcome());
          });
    }
  }

  /** The winner in partizan games, also where a position is the player's who did not begin. */
  @ParameterizedTest
  @ValueSource(strings = {"3 x 3", "2 x 4", "3 x 4", "4 x 3", "1 x 7"})
  void everyPartizanPosition(String size) {
    for (String text : List.of(DOMINEERING, TROMINOES, COL, COL.replace("is mine", "is theirs"))) {
      if (text.startsWith("game Col") && size.endsWith("4")) {
        continue; // too many positions
      }
      TextRules rules = rules(text, size);
      RegionSolver regions = new RegionSolver(rules);
      Position start = rules.start().orElseThrow();
      assertThat(regions.applies(start)).isTrue();
      for (Position from : List.of(start, rules.parse(rules.print(start) + ":R"))) {
        ReferenceSolver.solve(rules, false, from)
            .forEach(
                (position, value) ->
                    assertThat(regions.value(position, progress()).outcome())
                        .as("%s %s", size, rules.print(position))
                        .isEqualTo(value.outcome()));
      }
    }
  }

  /** Breuker, Uiterwijk and van den Herik, Solving 8 x 8 Domineering, 2000. */
  @ParameterizedTest
  @CsvSource({"5 x 5,LOSE", "6 x 6,WIN", "7 x 7,WIN", "8 x 8,WIN"})
  void domineering(String size, Outcome outcome) {
    TextRules rules = rules(DOMINEERING, size);
    Position start = rules.start().orElseThrow();
    assertThat(new RegionSolver(rules).value(start, progress()).outcome()).isEqualTo(outcome);
  }

  /** Positions of boards in two words, with cells that are free at random. */
  @ParameterizedTest
  @CsvSource({"9,9", "8,10", "5,25", "25,5"})
  void largeBoards(int rows, int columns) {
    for (String text : List.of(DOMINEERING, TROMINOES)) {
      TextRules rules = rules(text, rows + " x " + columns);
      RegionSolver regions = new RegionSolver(rules);
      for (long seed = 0; seed < 20; seed++) {
        Position position = rules.parse(board(new Random(seed), rows, columns));
        assertThat(regions.applies(position)).isTrue();
        assertThat(regions.value(position, progress()).outcome())
            .as("seed %d, %s", seed, rules.print(position))
            .isEqualTo(ReferenceSolver.solve(rules, false, position).get(position).outcome());
      }
    }
  }

  /** A few free rectangles on a board, at most 12 cells. */
  private static String board(Random random, int rows, int columns) {
    boolean[][] free = new boolean[rows][columns];
    for (int rectangle = 0; rectangle < 2; rectangle++) {
      int top = random.nextInt(rows - 2);
      int left = random.nextInt(columns - 2);
      for (int cell = 0; cell < 6; cell++) {
        free[top + cell / 3 * random.nextInt(2)][left + cell % 3] = true;
      }
    }
    StringBuilder board = new StringBuilder();
    for (boolean[] row : free) {
      for (boolean cell : row) {
        board.append(cell ? '.' : '#');
      }
      board.append('/');
    }
    return board.substring(0, board.length() - 1);
  }

  /** Lemoine and Viennot, Nimbers are inevitable, 2012. */
  @ParameterizedTest
  @CsvSource({
    "3 x 3,0",
    "3 x 4,1",
    "3 x 5,1",
    "3 x 6,4",
    "3 x 7,1",
    "3 x 8,3",
    "3 x 9,1",
    "4 x 4,0",
    "3 x 10,2",
    "3 x 11,0",
    "3 x 12,1",
    "4 x 5,2",
    "4 x 6,0",
    "4 x 7,3",
    "4 x 8,0",
    "5 x 5,0",
    "5 x 6,2",
    "6 x 6,0",
    "8 x 8,0"
  })
  void cram(String size, long nimber) {
    TextRules rules = rules(CRAM, size);
    Position start = rules.start().orElseThrow();
    assertThat(new RegionSolver(rules).value(start, progress()).nimber()).hasValue(nimber);
  }

  /** A table that is too small costs only time. */
  @ParameterizedTest
  @CsvSource({"4 x 5,2", "3 x 6,4"})
  void withLittleMemory(String size, long nimber) {
    TextRules rules = rules(CRAM, size);
    Position start = rules.start().orElseThrow();
    Progress little = new Progress(Limits.unlimited().withMemory(100_000));
    assertThat(new RegionSolver(rules).value(start, little).nimber()).hasValue(nimber);
  }

  private static Progress progress() {
    return new Progress(Limits.unlimited());
  }
}
