package zermelo.application.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.application.ExplanationSession;
import zermelo.application.TestSolver;
import zermelo.kernel.limits.Limits;
import zermelo.play.GameResult;
import zermelo.play.PlayableGame;

class TextFormattingTest {
  @Test
  void wrapsAtTheWidthAndKeepsLongWordsWhole() {
    String words = "word ".repeat(40).strip();
    assertThat(TextFormatting.wrapped(words))
        .containsExactly("word ".repeat(20).strip(), "word ".repeat(20).strip());
    assertThat(TextFormatting.wrapped("a " + "x".repeat(120) + " b"))
        .containsExactly("a", "x".repeat(120), "b");
    assertThat(TextFormatting.indented("a b")).containsExactly("  a b");
  }

  @Test
  void shortensTheMiddle() {
    assertThat(TextFormatting.shortened("0123456789", 10)).isEqualTo("0123456789");
    assertThat(TextFormatting.shortened("0123456789", 9)).isEqualTo("012...789");
  }

  @Test
  void joinsWhatFits() {
    assertThat(TextFormatting.some(List.of("one", "two"), ", ", 8)).isEqualTo("one, two");
    assertThat(TextFormatting.some(List.of("one", "two", "three", "four"), ", ", 22))
        .isEqualTo("one, two, and 2 more");
  }

  @Test
  void numbersInARow() {
    assertThat(TextFormatting.runs(List.of(1L, 2L, 3L, 5L, 6L, 7L, 8L))).isEqualTo("1, 2, 3, 5..8");
    assertThat(TextFormatting.runs(List.of(1L, 2L, 3L, 5L), 3)).containsExactly("1..3", "5");
  }

  @Test
  void pads() {
    assertThat(TextFormatting.pad("ab", 4)).isEqualTo("ab  ");
    assertThat(TextFormatting.padLeft("ab", 4)).isEqualTo("  ab");
    assertThat(TextFormatting.padLeft("abc", 2)).isEqualTo("abc");
    assertThat(TextFormatting.widest(List.of("a", "bcd", ""))).isEqualTo(3);
    assertThat(TextFormatting.plies(1) + TextFormatting.plies(2)).isEqualTo("1 ply2 plies");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {"k=3, k=3", "3+5, 3+5", "\"{1,4}\", \"'{1,4}'\"", "a b, 'a b'", "it's, 'it'\\''s'"})
  void quotesForAShell(String word, String quoted) {
    assertThat(ShellText.quoted(word)).isEqualTo(quoted);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "STUCK    | false | The second player cannot move and loses.",
        "STUCK    | true  | The first player cannot move and so wins, because this is misère play.",
        "SCORE    | false | No move is left: the first player wins by 4.",
        "RULES    | false | The first player has won.",
        "REPEATED | true  | The first player has won, in misère play.",
      })
  void sayHowAGameEnds(GameResult.Cause cause, boolean misere, String sentence) {
    GameResult result = new GameResult(OptionalInt.of(0), cause, OptionalInt.of(4));
    assertThat(PlayerNames.plain(misere).finish(result)).isEqualTo(sentence);
  }

  @Test
  void tiesHaveNoWinner() {
    PlayerNames names = PlayerNames.at(1, false);
    assertThat(names.mover() + " and " + names.other()).isEqualTo("Player 2 and Player 1");
    assertThat(
            names.finish(
                new GameResult(OptionalInt.empty(), GameResult.Cause.RULES, OptionalInt.empty())))
        .isEqualTo("Neither player has won: a tie.");
  }

  @ParameterizedTest
  @CsvSource({
    "nim, 3+5+7, wins in",
    "kayles, 20, wins in",
    "divisor-duel, 30, wins in",
    "tic-tac-toe, X.O/.X./..O, A tie"
  })
  void explanationsFitTheScreen(String name, String position, String verdict) {
    PlayableGame game = TestSolver.playable(name, position);
    ExplanationSession session =
        new ExplanationSession(
            game, Limits.standard(), (question, limits) -> TestSolver.solver().solve(question));
    List<List<String>> paragraphs =
        ExplanationText.paragraphs(
            session.explanation().orElseThrow(), game.rules(), PlayerNames.plain(false), false);
    assertThat(paragraphs.getFirst().getFirst()).contains(verdict);
    assertThat(paragraphs.stream().flatMap(List::stream))
        .allMatch(line -> line.length() <= TextFormatting.WIDTH);
  }
}
