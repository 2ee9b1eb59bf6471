package zermelo.acceptance.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.solve.Value;
import zermelo.solve.region.RegionSolver;
import zermelo.testkit.ReferenceSolver;

/** Values of regions against the whole graph, and against values from the literature. */
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

  /** Lemoine and Viennot, Nimbers are inevitable, 2012. */
  @ParameterizedTest
  @CsvSource({
    "3 x 3,0", "3 x 4,1", "3 x 5,1", "3 x 6,4", "3 x 7,1", "3 x 8,3", "3 x 9,1", "4 x 4,0",
    "4 x 5,2", "4 x 6,0", "4 x 8,0", "5 x 5,0", "6 x 6,0", "8 x 8,0"
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
