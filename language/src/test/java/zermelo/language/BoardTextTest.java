package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Game;
import zermelo.kernel.Move;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.language.interpret.TextRules;

/** Tests texts with boards, scores and passes: what small parts of them mean. */
final class BoardTextTest {
  private static final String FILL =
      """
      board b: rows x columns of "."  left "x" right "o"
      move p in b where b[p] is empty
        b[p] := mine
      """;

  @Test
  void anExampleGivesTheSizeOfItsBoard() {
    String text =
        """
        game T
        param rows: 1..9 = 4
        param columns: 1..9 = 4
        """
            + FILL
            + "example x../..o\n";
    Game game = TextGame.read("t", "t.game", text);
    Game.Example example = game.examples().getFirst();
    assertThat(example.settings().values())
        .containsEntry("rows", "2")
        .containsEntry("columns", "3");
    assertThat(game.rules(example.settings()).parse(example.position())).isNotNull();
  }

  @Test
  void aParameterMayBeCalledLikeAFunction() {
    TextRules rules =
        Games.rules(
            """
            param size: 1..9 = 3
            board b: 1 x size of "." left "x" right "o"
            move p in b where b[p] is empty and size(cells(mine)) < size
              b[p] := mine
            """,
            "size=2");
    assertThat(Games.moves(rules, "")).containsExactly("a1 -> x.", "b1 -> .x");
  }

  @Test
  void aDefaultAfterAnEmptyBoardReadsTheFirstParameter() {
    TextRules rules =
        Games.rules(
            """
            param men: 1..9 = 3
            board b: 2 x 2 of "." left "x" right "o"
            position own hand: 0..men = men
            move p in b where hand > 0 and b[p] is empty
              b[p] := mine; hand := hand - 1
            """);
    assertThat(rules.print(rules.start().orElseThrow())).isEqualTo("../..,3,3");
  }

  @Test
  void aNamedExpressionDoesNotSeeTheChoicesWhereItIsUsed() {
    TextRules rules =
        Games.rules(
            """
            board b: 1 x 2 of "." left "x" right "o"
            let taken = any p in b: b[p] is not empty
            move p in b where b[p] is empty and not taken
              b[p] := mine
            """);
    assertThat(Games.moves(rules, "..")).hasSize(2);
    assertThat(Games.moves(rules, "x.")).isEmpty();
  }

  @Test
  void aNamedExpressionHasNoMeaningFromItsUse() {
    assertThatThrownBy(
            () ->
                Games.rules(
                    """
                    position n: 0..
                    let half = k / 2
                    move take k in 1..n where half > 0
                      n := n - k
                    """))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'k' has no meaning here");
  }

  @Test
  void aStripHasTheLengthOfItsStartUntilAPositionSaysAnother() {
    TextRules rules =
        Games.rules(
            """
            param n: 1..9 = 2
            board b: strip 2 * n of ".o" = each p: if column(p) <= n then "o" else "."
            move p in b where b[p] is "o"
              b[p] := empty
            """);
    assertThat(rules.print(rules.start().orElseThrow())).isEqualTo("oo..");
    assertThat(Games.moves(rules, "..o")).containsExactly("3 -> 3");
    assertThatThrownBy(() -> rules.parse("0"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("a strip has from 1 to 10000 cells");
  }

  @Test
  void aStripWithoutALengthHasNoStart() {
    assertThatThrownBy(
            () ->
                Games.rules(
                    """
                    board b: strip of ".o" = "o"
                    move p in b where b[p] is "o"
                      b[p] := empty
                    """))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("say how long the strip is at the start: strip 8 of");
  }

  @Test
  void aPassChangesNothingButTheTurn() {
    TextRules rules =
        Games.rules(
            """
            board b: 1 x 2 of "." left "x" right "o"
            left move p in b where b[p] is empty
              b[p] := mine
            otherwise move pass where not full
            """);
    assertThat(Games.moves(rules, "..")).containsExactly("a1 -> x.:R", "b1 -> .x:R");
    assertThat(Games.moves(rules, "x.:R")).containsExactly("pass -> x.");
    assertThat(Games.moves(rules, "xx:R")).isEmpty();
  }

  @Test
  void severalBoardsDoNotTouch() {
    TextRules rules =
        Games.rules(
            """
            param k: 1..9 = 2
            board b: k times 2 x 2 of ".#"
            move p in b where b[p] is empty, q in {south(p)} where b[q] is empty
              b[p] := "#"; b[q] := "#"
            """);
    assertThat(rules.print(rules.start().orElseThrow())).isEqualTo("../..+../..");
    assertThat(Games.moves(rules, "##/..+../#."))
        .containsExactly("heap 2: b1-heap 2: b2 -> ##/..+.#/##");
    assertThat(rules.move(rules.parse("##/..+../#."), "heap 2: b1-heap 2: b2")).isPresent();
    assertThatThrownBy(() -> rules.parse("../.."))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("1 board instead of 2, with + between boards");
  }

  @Test
  void aListHasAStart() {
    TextRules rules =
        Games.rules(
            """
            param n: 1..9 = 3
            position own a: list of 0.. = each i in 1..n: 2 * i
            position own store: 0.. = 0
            move "pit {letter i}" i in 1..n where a[i] > 0
              a[i] := 0
            """);
    assertThat(rules.print(rules.start().orElseThrow())).isEqualTo("[2,4,6],0,[2,4,6],0");
    assertThat(Games.moves(rules, "[0,4,6],0,[2,4,6],0"))
        .containsExactly("pit b -> [2,4,6],0,[0,0,6],0", "pit c -> [2,4,6],0,[0,4,0],0");
    assertThat(rules.move(rules.start().orElseThrow(), "pit b")).isPresent();
  }

  @Test
  void aLabelMayMeanAMoveOfEitherPlayer() {
    String text =
        """
        board b: 1 x 4 of "." left "x" right "o"
        left move p in b where b[p] is "x", q in {east(p)} where b[q] is empty
          b[p] := empty; b[q] := "x"
        right move p in b where b[p] is "o", q in {west(p)} where b[q] is empty
          b[p] := empty; b[q] := "o"
        right move p in b where b[p] is "o", q in {go(p, west, 2)} where b[q] is empty
          b[p] := empty; b[q] := "o"
        """;
    TextRules rules = Games.rules(text);
    assertThat(Games.moves(rules, "x..o:R")).containsExactly("d1-c1 -> x.o.", "d1-b1 -> xo..");
    for (String label : List.of("d1-c1", "d1-b1")) {
      assertThat(rules.move(rules.parse("x..o:R"), label)).isPresent();
    }
    assertThat(rules.move(rules.parse("x..o:R"), "a1-b1")).isEmpty();
  }

  @Test
  void leftAndRightMayHaveAMoveOfOneName() {
    String text =
        """
        heap n
        left move take k in 1..min(2, n)
          n := n - k
        right move take %s in 3..4 where n >= %<s
          n := n - %<s
        say take "takes {k} of {n}"
        """;
    TextRules rules = Games.rules(text.formatted("k"));
    assertThat(Games.moves(rules, "4")).containsExactly("take 1 -> 3:R", "take 2 -> 2:R");
    assertThat(Games.moves(rules, "4:R")).containsExactly("take 3 -> 1", "take 4 -> 0");
    assertThat(rules.move(rules.parse("4:R"), "take 3")).isPresent();
    assertThatThrownBy(() -> Games.rules(text.formatted("m")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("its choices have the same names for both: k");
  }

  @Test
  void aMoveHasItsGain() {
    String text =
        """
        position a: list of 0..
        move first where length(a) > 0
          gain a[1]
          a := slice(a, 2, length(a))
        """;
    TextRules rules = Games.rules(text);
    List<Move> moves = rules.moves(rules.parse("[7,1]"), 10).moves();
    assertThat(moves).extracting(Move::gain).containsExactly(7);
    assertThat(rules.move(rules.parse("[7,1]"), "first").orElseThrow().gain()).isEqualTo(7);
    assertThatThrownBy(() -> rules.moves(rules.parse("[3000000000]"), 10))
        .isInstanceOf(RulesFault.class)
        .hasMessageContaining("a move gains 1000000 points at most, not 3000000000");
  }
}
