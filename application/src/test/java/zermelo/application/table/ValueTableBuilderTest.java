package zermelo.application.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.application.Catalogue;
import zermelo.application.GameResolver;
import zermelo.application.TestSolver;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.kernel.Game;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;

class ValueTableBuilderTest {
  private static ValueTableBuilder builder(String game, String limits, String... set) {
    return new ValueTableBuilder(
        TestSolver.game(game, set), false, Question.Method.AUTO, TestSolver.solver(limits));
  }

  private static ValueTableBuilder.TableRequest request(long to, String value) {
    return new ValueTableBuilder.TableRequest(
        OptionalLong.empty(), to, Optional.of(value).filter(text -> !text.isEmpty()));
  }

  private static ValueTable table(String game, long to, String value, String... set) {
    return builder(game, "20s", set).fill(request(to, value));
  }

  @Test
  void aSequence() {
    assertThat(ValueTableFormat.plain(table("kayles", 12, ""), "kayles"))
        .isEqualTo(
            """
            kayles: Grundy values

                  0  1  2  3  4  5  6  7  8  9
               0  0  1  2  3  1  4  3  2  1  4
              10  2  6  4
            """);
    assertThat(ValueTableFormat.csv(table("take-away", 5, "remoteness")))
        .isEqualTo("n,remoteness\n0,0\n1,1\n2,1\n3,1\n4,2\n5,3\n");
    assertThat(ValueTableFormat.markdown(table("nim", 2, "")))
        .isEqualTo("| n | grundy |\n|---:|---:|\n| 0 | 0 |\n| 1 | 1 |\n| 2 | 2 |\n");
  }

  @Test
  void aGrid() {
    ValueTable grid = table("wythoff", 2, "winner");
    assertThat(ValueTableFormat.plain(grid, "wythoff"))
        .isEqualTo(
            """
            wythoff: who wins

                 0  1  2
              0  P  N  N
              1  N  N  P
              2  N  P  N

            N: the next player, who is to move, wins; P: the previous player; = tie; ~ draw
            """);
    assertThat(ValueTableFormat.csv(table("wythoff", 1, ""))).isEqualTo("a\\b,0,1\n0,0,1\n1,1,2\n");
    assertThat(builder("wythoff", "20s").isGrid(9)).isTrue();
    assertThat(builder("kayles", "20s").isGrid(9)).isFalse();
  }

  /** The second number of this game is 0 or 1. */
  @Test
  void aGridEndsAtTheBoundsOfItsNumbers() {
    TextGame game =
        TextGame.read(
            "t",
            "t.game",
            "game T\nposition n: 0..\nposition f: 0..1\nmove t where n > f\n  n := n - 1\n  f := 1 - f\n");
    Catalogue catalogue =
        new Catalogue() {
          @Override
          public Game game(String name) {
            return game;
          }

          @Override
          public boolean isLibraryGame(String name) {
            return false;
          }
        };
    GameResolver.ResolvedGame resolved =
        new GameResolver(false, TablebaseFinder.NONE, catalogue).game("t", Settings.NONE);
    ValueTableBuilder builder =
        new ValueTableBuilder(resolved, false, Question.Method.AUTO, TestSolver.solver());
    assertThat(ValueTableFormat.csv(builder.fill(request(3, "winner"))))
        .isEqualTo("a\\b,0,1\n0,second,second\n1,first,second\n2,first,second\n3,first,second\n");
  }

  @Test
  void json() {
    assertThat(
            ValueTableFormat.json(
                table("take-away", 5, "", "k=2"), "take-away", Settings.NONE.and("k=2"), false))
        .isEqualTo(
            "{\"game\":\"take-away\",\"set\":{\"k\":2},\"misere\":false,\"value\":\"grundy\","
                + "\"from\":0,\"values\":[0,1,2,0,1,2]}\n");
    assertThat(ValueTableFormat.json(table("wythoff", 1, ""), "wythoff", Settings.NONE, false))
        .endsWith("\"values\":[[0,1],[1,2]]}\n");
  }

  @Test
  void drawsHaveALetterAndNoRemoteness() {
    assertThat(ValueTableFormat.plain(table("divisor-turn", 3, "winner", "keep=true"), "x"))
        .contains("P  ~  ~");
  }

  @Test
  void beginsWhereTheGameBegins() {
    assertThat(ValueTableFormat.csv(table("divisor-duel", 4, ""))).startsWith("n,grundy\n1,0\n");
    ValueTableBuilder.TableRequest seven =
        new ValueTableBuilder.TableRequest(OptionalLong.of(7), 8, Optional.empty());
    assertThat(ValueTableFormat.csv(builder("nim", "20s").fill(seven)))
        .isEqualTo("n,grundy\n7,7\n8,8\n");
  }

  /** Values that are read directly beside those of the solver; the first stretch is 4,096 long. */
  @ParameterizedTest
  @ValueSource(strings = {"square-nim", "prime-power"})
  void longTablesAreThoseOfTheSolver(String game) {
    Progress progress = new Progress(Limits.unlimited());
    ValueTable direct = builder(game, "60s").within(progress).fill(request(6_000, ""));
    assertThat(direct.cells()).isEqualTo(table(game, 6_000, "").cells());
  }

  @Test
  void longTablesEndAtTheirLimits() {
    Limits limits = Limits.parse("5000");
    Progress progress = new Progress(limits);
    ValueTableBuilder builder =
        new ValueTableBuilder(
                TestSolver.game("square-nim"),
                false,
                Question.Method.AUTO,
                question -> new PlanningSolver().solve(question, progress))
            .within(progress);
    assertThat(builder.fill(request(20_000, "")).cells()).hasSizeBetween(3_000, 5_000);
    assertThat(builder.stopped()).isPresent();
  }

  @Test
  void misereTablesShowWinners() {
    GameResolver.ResolvedGame nim = new GameResolver(true).game("nim", Settings.NONE);
    ValueTableBuilder builder =
        new ValueTableBuilder(nim, true, Question.Method.AUTO, TestSolver.solver());
    assertThat(ValueTableFormat.csv(builder.fill(request(3, ""))))
        .isEqualTo("n,winner\n0,first\n1,second\n2,first\n3,first\n");
    assertThatThrownBy(() -> builder.fill(request(3, "grundy")))
        .hasMessageStartingWith(
            "nim has no Grundy values in misère play, but winners can be tabulated");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe | 5        | tic-tac-toe has no positions of one or two plain numbers up to 5, so there is no table",
        "nim         | 10000000 | a table has at most 10,000,000 cells: choose a smaller range",
        "wythoff     | 4000     | a table has at most 10,000,000 cells: choose a smaller range",
      })
  void refuses(String game, long to, String message) {
    assertThatThrownBy(() -> table(game, to, ""))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void aTableNeedsCells() {
    ValueTableBuilder.TableRequest none =
        new ValueTableBuilder.TableRequest(OptionalLong.of(9), 8, Optional.empty());
    assertThatThrownBy(() -> builder("nim", "20s").fill(none))
        .hasMessage("the table goes from 9 to 8: nothing is in between");
  }

  @Test
  void limitsEndIt() {
    ValueTableBuilder cut = builder("grundy", "20s,1000");
    String csv = ValueTableFormat.csv(cut.fill(request(100_000, "")));
    assertThat(csv).startsWith("n,grundy\n0,0\n").hasLineCount(csv.split("\n", -1).length - 1);
    assertThat(cut.stopped().orElseThrow().reason()).isNotEmpty();
  }
}
