package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.input.BadInput;
import zermelo.language.interpret.TextRules;

/** Tests boards of rows and columns whose text says which cells are neighbours. */
class JoinedBoardTest {
  private static final String SYMBOLS = " of \".\" left \"x\" right \"o\"\n";

  private static List<String> lines(TextRules rules) {
    Position start = rules.start().orElseThrow();
    Picture.Points picture = (Picture.Points) rules.picture(start);
    List<String> joins = new ArrayList<>();
    for (Picture.Join join : picture.joins()) {
      joins.add(
          picture.points().get(join.from()).cell().name()
              + picture.points().get(join.to()).cell().name());
    }
    return joins;
  }

  @Test
  void theConditionHoldsInEitherOrder() {
    for (String condition : List.of("q = southeast(p)", "p = southeast(q)")) {
      TextRules rules =
          Games.rules(
              "board b: 2 x 3 joined p, q if "
                  + condition
                  + SYMBOLS
                  + "move p in b where b[p] is empty and not any q in neighbours(p): b[q] is mine\n"
                  + "  b[p] := mine");
      assertThat(lines(rules)).containsExactly("a1b2", "b1c2");
      assertThat(Games.moves(rules, "x../..."))
          .extracting(move -> move.substring(0, 2))
          .containsExactly("b1", "c1", "a2", "b2", "c2");
      assertThat(Games.moves(rules, "x../...:L")).noneMatch(move -> move.startsWith("b2"));
    }
  }

  /** Groups, liberties and connections follow the lines; directions and lines of k do not. */
  @Test
  void groupsFollowTheLines() {
    String board = "board b: 3 x 3 joined p, q if q in diagonals(p)" + SYMBOLS;
    String position = "x.x/.x./...";
    TextRules group =
        Games.rules(board + "move n k in {size(group(cell(1, 1)))}: b[cell(3, 3)] := mine");
    assertThat(Games.moves(group, position)).hasSize(1).allMatch(move -> move.startsWith("n 3"));
    TextRules liberties =
        Games.rules(board + "move n k in {size(liberties(cell(1, 1)))}: b[cell(3, 3)] := mine");
    assertThat(Games.moves(liberties, position)).allMatch(move -> move.startsWith("n 2"));
    TextRules around =
        Games.rules(
            board
                + "move n k in {size(around(cell(1, 1)))}, l in {size(diagonals(cell(1, 1)))}:"
                + " b[cell(3, 3)] := mine");
    assertThat(Games.moves(around, position)).allMatch(move -> move.startsWith("n 3 1"));
    TextRules connected =
        Games.rules(
            board
                + "end connected(cells(\"x\"), {cell(1, 1)}, {cell(1, 3)}): left wins\n"
                + "move p in b where b[p] is empty\n  b[p] := mine");
    assertThat(Games.moves(connected, position)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3 x 3 joined p, q if q in around(p)",
        "3 x 4 joined p, q if q in neighbours(p) and odd(row(p)) or q = go(p, southeast, 2)",
        "hexagons 3 x 3 joined p, q if q in {east(p), south(p)}",
        "2 times 2 x 2 joined p, q if q in around(p)",
        "3 x 3 joined p, q if row(p) = row(q) and abs(column(p) - column(q)) in {1, k}",
      })
  void compiledRulesFollowTheLines(String shape) {
    TextRules rules =
        Games.rules(
            "param k = 2\nboard b: "
                + shape
                + " of \".#\" left \"x\" right \"o\""
                + " = each p: if row(p) = 1 then \"x\" else if row(p) = 2 then \"o\" else \".\"\n"
                + "end any p in b where b[p] is \"#\": size(group(p)) = 4: next player wins\n"
                + "move p in b where b[p] is mine, q in neighbours(p) where b[q] is not mine\n"
                + "  b[p] := \"#\"; b[q] := mine\n"
                + "move put p in b where b[p] is empty and size(liberties(p)) >= 0\n"
                + "  b[p] := mine\n"
                + "  then q in group(p) where connected(cells(mine), {p}, {q}): b[q] := theirs");
    List<Position> start = List.of(rules.start().orElseThrow());
    assertThat(Twins.compare(rules, start, 400, 1000).moves()).isGreaterThan(20);
  }

  /** Lines are drawn where a grid does not show them. */
  @Test
  void linesAreDrawnUnlessAllAroundAreJoined() {
    String move = "move p in b where b[p] is empty\n  b[p] := mine";
    TextRules all = Games.rules("board b: 3 x 3 joined p, q if q in around(p)" + SYMBOLS + move);
    assertThat(all.picture(all.start().orElseThrow())).isInstanceOf(Picture.Grid.class);
    TextRules some =
        Games.rules("board b: 3 x 3 joined p, q if q in diagonals(p)" + SYMBOLS + move);
    assertThat(lines(some)).hasSize(8);
  }

  @Test
  void cellsCannotDependOnWhatTheyHold() {
    for (String condition :
        List.of("b[p] is empty", "q in group(p)", "line(mine, 3)", "q in slides(p)", "full")) {
      assertThatThrownBy(
              () ->
                  Games.rules(
                      "board b: 3 x 3 joined p, q if "
                          + condition
                          + SYMBOLS
                          + "move p in b where b[p] is empty\n  b[p] := mine"))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("t.game:2:");
    }
  }
}
