package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Game;
import zermelo.kernel.Settings;
import zermelo.language.lint.Lint;
import zermelo.language.lint.LintReport;
import zermelo.language.program.LanguageSubset;

/** Reports of lint: facts with reasons, reachable positions, cycles, and parts without effect. */
class LintTest {
  private static LintReport lint(String body) {
    return Lint.report(TextGame.read("t", "t.game", "game T\n" + body));
  }

  @Test
  void theWholeText() {
    String text =
        """
        param least: 0..9 = 1
        param spare = 3
        position n: 0..20
        let half = n / 2
        end n = 13: tie
        move take k in least..n
          n := n - k
        move jump k in 5..9 where n > 19
          n := 0
        move never where n > 99
          n := 0
        example 12
        example 12 with least=0
        """;
    assertThat(lint(text).text())
        .isEqualTo(
            """
            T (t.game)

            facts with least=1, spare=3
              impartial  yes    both players have the same moves
              acyclic    yes    every move lowers n
              bounded    yes    no number gets larger than at the start, or than the rules allow
              symmetric  no     no part of the position is a bag

            facts with least=0, spare=3
              impartial  yes    both players have the same moves
              acyclic    no     a position can come back
              bounded    yes    no number gets larger than at the start, or than the rules allow
              symmetric  no     no part of the position is a bag

            reachable
              from 12 with least=1, spare=3: 13 positions, at most 12 moves in one
              from 12 with least=0, spare=3: 13 positions, at most 13 moves in one
                a loop: 12 -> 12

            t.game:3:7: 'spare' is never used
                param spare = 3
                      ^^^^^
            t.game:5:5: 'half' is never used
                let half = n / 2
                    ^^^^
            t.game:6:1: this end is never reached in the 26 positions looked at (all that the examples lead to)
                end n = 13: tie
                ^^^^^^^^^^^^^^^
            t.game:9:6: the move 'jump' is never legal in the 26 positions looked at (all that the examples lead to)
                move jump k in 5..9 where n > 19
                     ^^^^
            t.game:9:11: 'k' is never used
                move jump k in 5..9 where n > 19
                          ^
            t.game:11:6: the move 'never' is never legal in the 26 positions looked at (all that the examples lead to)
                move never where n > 99
                     ^^^^^
            6 warnings""");
  }

  @Test
  void aLoopIsShownStepByStep() {
    LintReport report =
        lint(
            "position n: 0..5\nmove up where n < 3 n := n + 1\nmove back where n = 3 n := 1\nexample 0");
    assertThat(report.starts().getFirst().reached().loop()).containsExactly("1", "2", "3", "1");
    assertThat(report.warnings()).isEmpty();
  }

  @Test
  void anEndlessGameIsExploredAsFarAsTheBudgetGoes() {
    TextGame game =
        TextGame.read("t", "t.game", "game T\nposition n: 0..\nmove up n := n + 1\nexample 0");
    LintReport report = Lint.report(game, game.examples(), 500);
    assertThat(report.starts().getFirst().reached().complete()).isFalse();
    assertThat(report.starts().getFirst().reached().states()).isEqualTo(501);
    assertThat(report.text()).contains("acyclic    yes    every move raises n");
    assertThat(report.text()).contains("bounded    maybe  no bound is known for n");
    assertThat(report.text()).contains("from 0: more than 501 positions (not all were looked at)");
  }

  @Test
  void aNumberThatGrowsFastIsSaidToFailAtThePlace() {
    LintReport report = lint("position n: 2..\nmove square n := n * n\nexample 3");
    assertThat(report.starts().getFirst().reached().fault())
        .contains("t.game:3:18: a number past 2^63-1 (at 1853020188851841)");
  }

  @Test
  void sumsThatDoNotSplitAreWarnedOf() {
    LintReport report = lint("heap n\nmove t i in 0..n - 1\n  n := i + n - 1 - i\nexample 3");
    assertThat(report.warnings().getFirst().message()).startsWith("this does not split the heap");
    assertThat(report.warnings().getFirst().place()).isEqualTo("t.game:4:8");
    assertThat(lint("heap n\nmove t i in 0..n - 1\n  n := i + (n - 1 - i)\nexample 3").warnings())
        .isEmpty();
    assertThat(lint("heap n\nmove t where n < 9\n  n := (n + 1)\nexample 3").warnings()).isEmpty();
  }

  @Test
  void withoutExamplesTheStartIsExplored() {
    assertThat(
            lint("position n: 0..9 = 7\nmove t n := n - 1").starts().getFirst().reached().states())
        .isEqualTo(8);
    LintReport none = lint("position n: 0..9\nmove t n := n - 1");
    assertThat(none.starts()).isEmpty();
    assertThat(none.warnings().getFirst().message()).startsWith("there is no example");
  }

  static List<String> ids() {
    return LibraryTexts.ids();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void theLibraryHasNoWarnings(String id) {
    TextGame game = LibraryTexts.game(id);
    LintReport report = Lint.report(game, game.examples(), 3000);
    assertThat(report.warnings()).as(report.text()).isEmpty();
    for (LintReport.ExploredStart tried : report.starts()) {
      boolean acyclic = tried.facts().get(1).holds() == LintReport.Certainty.YES;
      boolean loop = !tried.reached().loop().isEmpty();
      assertThat(loop && acyclic).as(report.text()).isFalse();
      if (LanguageSubset.isPlain(game.program())) {
        assertThat(loop || acyclic).as(report.text()).isTrue();
      }
    }
  }

  @Test
  void knownCounts() {
    TextGame game = LibraryTexts.game("wythoff");
    LintReport report =
        Lint.report(game, List.of(new Game.Example(Settings.NONE, "4,7")), Lint.BUDGET);
    assertThat(report.starts().getFirst().reached().states()).isEqualTo(5 * 8);
    assertThat(report.starts().getFirst().reached().longest()).isEqualTo(4 + 7 + 4);
  }
}
