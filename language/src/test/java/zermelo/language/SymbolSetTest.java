package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.input.BadInput;
import zermelo.language.interpret.TextRules;

/** Tests sets of symbols: each use means the same as the text written once for each symbol. */
final class SymbolSetTest {
  private static final String BOARD = "board b: 2 x 3 of \".XO\"\n";
  private static final String OWNED = "board b: 2 x 3 of \".#\" left \"x\" right \"o\"\n";

  private static void assertSame(String shorter, String longer, String start) {
    TextRules one = Games.rules(shorter);
    TextRules other = Games.rules(longer);
    Set<String> seen = new HashSet<>(Set.of(start));
    Deque<String> waiting = new ArrayDeque<>(seen);
    while (!waiting.isEmpty()) {
      String text = waiting.remove();
      Position position = one.parse(text);
      Position twin = other.parse(text);
      assertThat(one.ending(position)).as(text).isEqualTo(other.ending(twin));
      assertThat(Games.moves(one, text)).as(text).isEqualTo(Games.moves(other, text));
      for (Move move : one.moves(position, Integer.MAX_VALUE).moves()) {
        assertThat(one.move(position, move.label())).contains(move);
        String next = one.print(move.target());
        if (seen.add(next)) {
          waiting.add(next);
        }
      }
    }
    assertThat(seen).hasSizeGreaterThan(4);
  }

  @Test
  void aMoveChoosesItsSymbol() {
    assertSame(
        BOARD
            + """
            end any s in {"X", "O"}: line(s, 3): previous player wins
            move put s in {"X", "O"}, p in b where b[p] is empty
              b[p] := s
            """,
        BOARD
            + """
            end line("X", 3) or line("O", 3): previous player wins
            move "put X {p}" p in b where b[p] is empty
              b[p] := "X"
            move "put O {p}" p in b where b[p] is empty
              b[p] := "O"
            """,
        ".../...");
  }

  /** Chosen after the cell, and of the player to move. */
  @Test
  void aSymbolOfAPlayerIsChosenBehindACell() {
    assertSame(
        OWNED
            + """
            let marks = {mine, "#"}
            move p in b where b[p] is empty, s in marks where all q in neighbours(p): b[q] is not s
              b[p] := s
            """,
        OWNED
            + """
            move "{p}-x" p in b where mine = "x" and b[p] is empty and all q in neighbours(p): b[q] is not "x"
              b[p] := "x"
            move "{p}-o" p in b where mine = "o" and b[p] is empty and all q in neighbours(p): b[q] is not "o"
              b[p] := "o"
            move "{p}-#" p in b where b[p] is empty and all q in neighbours(p): b[q] is not "#"
              b[p] := "#"
            """,
        ".../...");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          b[p] in {empty, "X"}                               ; b[p] is empty or b[p] is "X"
          not (b[south(p)] in {"X", "O"})                    ; not (b[south(p)] is "X" or b[south(p)] is "O")
          all s in {"X", "O"}: size(cells(s)) < 2            ; size(cells("X")) < 2 and size(cells("O")) < 2
          (count s in {"X", "O"} where size(cells(s)) = 1) < 2 ; size(cells("X")) != 1 or size(cells("O")) != 1
          (sum s in {"X", "O"} where b[p] is not s: size(cells(s))) < 3 ; (if b[p] is not "X" then size(cells("X")) else 0) + (if b[p] is not "O" then size(cells("O")) else 0) < 3
          (max s in {"X", "O"}: size(cells(s))) < 2          ; max(size(cells("X")), size(cells("O"))) < 2
          (min s in {"X", "O"}: size(cells(s))) < 1          ; min(size(cells("X")), size(cells("O"))) < 1
          sum([s in {"X", "O"}: 2 * size(cells(s))]) < 5     ; 2 * size(cells("X")) + 2 * size(cells("O")) < 5
          (nim-sum s in {"X", "O"}: size(cells(s))) != 2     ; size(cells("X")) xor size(cells("O")) != 2
          """)
  void conditionsGoThroughSymbols(String shorter, String longer) {
    String moves =
        """
        move cross p in b where b[p] is empty and (%s)
          b[p] := "X"
        move ring p in b where b[p] is empty and (%s)
          b[p] := "O"
        """;
    assertSame(
        BOARD + moves.formatted(shorter, shorter),
        BOARD + moves.formatted(longer, longer),
        ".../...");
  }

  @Test
  void changesGoThroughSymbols() {
    assertSame(
        BOARD
            + """
            move p in b where b[p] is empty
              for s in {"X", "O"}: (if all q in neighbours(p): b[q] is not s: b[p] := s)
              if b[p] is empty: b[p] := "X"
            """,
        BOARD
            + """
            move p in b where b[p] is empty
              if all q in neighbours(p): b[q] is not "X": b[p] := "X"
              if all q in neighbours(p): b[q] is not "O": b[p] := "O"
              if b[p] is empty: b[p] := "X"
            """,
        ".../...");
  }

  @Test
  void wordsAndHolesShowTheSymbol() {
    TextRules rules =
        Games.rules(
            BOARD
                + """
                move put "{s} at {p}" s in {"X", "O"}, p in b where b[p] is empty
                  b[p] := s
                say put "puts an {s} on {p}"
                """);
    Position start = rules.parse(".../...");
    Move move = rules.move(start, "O at b2").orElseThrow();
    assertThat(rules.print(move.target())).isEqualTo(".../.O.");
    assertThat(rules.phrases().action(start, move)).isEqualTo("puts an O on b2");
    assertThat(rules.move(start, "# at b2")).isEmpty();
  }

  @Test
  void symbolsAreNoNumbersAndNoPartOfOtherSets() {
    for (String wrong :
        List.of(
            "move p in b, k in {s in {\"X\"} where true}\n  b[p] := \"X\"\n",
            "move p in b where (sum s in {\"X\", \"O\"}) > 0\n  b[p] := \"X\"\n",
            "move p in b\n  b[p] := \"X\"\notherwise move s in {\"X\"}, p in b\n  b[p] := s\n")) {
      assertThatThrownBy(() -> Games.rules(BOARD + wrong)).isInstanceOf(BadInput.class);
    }
  }

  @Test
  void tooManyWaysToChooseAreRefused() {
    String eight = "{\"1\",\"2\",\"3\",\"4\",\"5\",\"6\",\"7\",\"8\"}";
    assertThatThrownBy(
            () ->
                Games.rules(
                    "board b: 1 x 3 of \".12345678\"\nmove s in "
                        + eight
                        + ", t in "
                        + eight
                        + ", u in "
                        + eight
                        + "\n  b[a1] := s\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("in at most 256 ways");
  }
}
