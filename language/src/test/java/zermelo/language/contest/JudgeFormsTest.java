package zermelo.language.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.input.BadInput;
import zermelo.language.TextGame;

/** Tests the declarations of inputs and outputs, and the messages about wrong ones. */
final class JudgeFormsTest {
  private static final String RULES =
      """
      game Sample
      param k: 1..
      position n: 0..
      position last: 0.. = 0
      position a: list of 1.. = [1]
      move take s in 1..min(k, n) where s != last and s in 1..length(a)
        n := n - s
        last := s
      """;

  private static final String BOARD =
      "game Board\nboard b: 2 x 2 of \".#\"\nmove p in b where b[p] = \".\"\n  b[p] := \"#\"\n";

  private static JudgeVocabulary vocabulary(String text) {
    return JudgeVocabulary.of(TextGame.read("sample", "sample", text).program());
  }

  private static InputLayout input(String text) {
    return JudgeForms.input(text, vocabulary(RULES));
  }

  @Test
  void casesAndHead() {
    InputLayout layout = input("t: 1..9 k, t * (n+1 _, m last a[m])");
    assertThat(layout.head()).hasSize(2);
    assertThat(layout.caseNumber().orElseThrow().label()).isEqualTo("t");
    assertThat(layout.row()).hasSize(5);
    assertThat(layout.row().get(1).endsLine()).isTrue();
    assertThat(layout.isMany()).isTrue();
    assertThat(input("n k").isMany()).isFalse();
    assertThat(input("* (n k)").cases()).isInstanceOf(InputLayout.UntilEnd.class);
    assertThat(input("3 * (n k)").fewestCases()).isEqualTo(3);
    assertThat(input("t * (n k)").head()).hasSize(1);
  }

  /** Columns count from 1, and the caret stands under them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'';1:1: the input is empty",
        "n k m;1:5: 'm' is neither a part of the game nor a count. The game has k, n, last, a",
        "n k a;1:5: a is a list: give its length, as in n, a[n]",
        "n[3] k;1:1: n is one number, not a list",
        "n k n;1:5: n is in the input already",
        "n;1:1: the input does not give k, which has no default",
        "n k a[m];1:7: m must come before this in the input",
        "t * (n k;1:9: expected a name, as in t * (n k); found the end",
        "t * (n k) last;1:11: expected nothing more: the cases come last; found 'last'",
        "t * (u * (n k));1:6: cases cannot contain cases",
        "n: 1 k;1:6: expected '..': a range is written 1..100 or 1..10^9; found 'k'",
        "n: 1..10^19 k;1:7: a number is at most 2^63-1",
        "n k Alice|Alice;1:5: the player who begins has one of two names",
        "n k ?;1:5: expected a name, as in t * (n k); found '?'",
        "* (n k) until;1:9: cases end at some numbers as in * (a b) until 0 0",
        "t * (n k) until 0;1:11: cases end at some numbers as in * (a b) until 0 0",
        "n k a \"aa\";1:7: a word needs symbols that differ",
        "n k a[m] \"ab\";1:7: m must come before this in the input",
      })
  void wrongInputs(String text, String message) {
    assertThatThrownBy(() -> input(text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("--input:" + message)
        .hasMessageContaining(text.isEmpty() ? "" : "^"); // an empty text has no place to show
  }

  @Test
  void boards() {
    JudgeVocabulary board = vocabulary(BOARD);
    assertThat(JudgeForms.input("R C, b[R, C]", board).row()).hasSize(3);
    assertThat(JudgeForms.input("R C, b[R, C] \"+-\"", board).row()).hasSize(3);
    assertThatThrownBy(() -> JudgeForms.input("b \"+-*\"", board))
        .hasMessageContaining("--input:1:3: the judge's symbols stand for those of the board");
    assertThat(JudgeForms.input("b", board).row())
        .allMatch(item -> item instanceof InputItem.SymbolRows rows && rows.isAnyLength());
  }

  /** A list may be written as a word, and cases may end at some numbers. */
  @Test
  void wordsAndLastNumbers() {
    assertThat(input("n k, a \"xyz\"").row())
        .anyMatch(item -> item instanceof InputItem.SymbolRows rows && rows.isAnyLength());
    assertThat(input("n k m, a[m] \"01\"").row())
        .anyMatch(item -> item instanceof InputItem.SymbolRows rows && !rows.isAnyLength());
    assertThat(input("* (n k) until 0 -1").cases())
        .isEqualTo(new InputLayout.UntilNumbers(List.of(0L, -1L)));
  }

  /** Blanks between pieces are those of the output. */
  @Test
  void holes() {
    assertThat(JudgeForms.output("Case #{case}: {k-1} {s+2}").alternatives().getFirst())
        .containsExactly(
            new OutputForm.Literal("Case"),
            new OutputForm.Literal("#"),
            new OutputForm.Joint(),
            new OutputForm.CaseNumber(),
            new OutputForm.Joint(),
            new OutputForm.Literal(":"),
            new OutputForm.Choice("k", -1),
            new OutputForm.Choice("s", 2));
    assertThat(JudgeForms.output("{case}").usesMove()).isFalse();
    assertThatThrownBy(() -> JudgeForms.output("{k-}")).hasMessageContaining("expected a number");
  }

  @Test
  void outputs() {
    OutputForm form = JudgeForms.output("Yes {s} / winning-move | \"No way\" | tie");
    assertThat(form.alternatives()).hasSize(3);
    assertThat(form.usesMove()).isTrue();
    assertThat(form.alternatives().get(1)).containsExactly(new OutputForm.Literal("No way"));
    assertThat(JudgeForms.output("+|-").alternatives()).hasSize(2);
    assertThat(JudgeForms.output("\"grundy\"").usesMove()).isFalse();
    assertThatThrownBy(() -> JudgeForms.output("a|b|c|d|e"))
        .hasMessageContaining("at most four forms");
    assertThatThrownBy(() -> JudgeForms.output("First|"))
        .hasMessageContaining("expected words such as First|Second");
    assertThatThrownBy(() -> JudgeForms.output("\"open")).hasMessageContaining("closing");
  }

  @Test
  void statementsOfATextReportTheirPlace() {
    assertThatThrownBy(() -> TextGame.read("x", "x.game", RULES + "input n q\noutput |\n"))
        .hasMessageContaining("x.game:9:9: 'q' is neither a part of the game nor a count")
        .hasMessageContaining("x.game:10:8: expected words such as First|Second")
        .hasMessageContaining("2 errors");
    assertThatThrownBy(() -> TextGame.read("x", "x.game", RULES + "input n k\ninput n k\n"))
        .hasMessageContaining("the text has a 'input' already");
    TextGame game = TextGame.read("x", "x.game", RULES + "  input t * (n k) # as in the contest\n");
    assertThat(game.input().orElseThrow().text()).isEqualTo("t * (n k)");
    assertThat(game.output()).isEmpty();
  }

  /** Older texts may use the words as names. */
  @Test
  void theWordsStayNames() {
    String text =
        "game Old\nposition input: 0..\nmove output where input > 0: input := input - 1\n";
    assertThat(TextGame.read("old", "old", text).program().components().getFirst().name())
        .isEqualTo("input");
  }
}
