package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.language.ground.BoardTexts;
import zermelo.language.ground.RandomBoardText;
import zermelo.language.infer.InferredFact;
import zermelo.language.interpret.TextRules;
import zermelo.testkit.SampleSize;

/** Facts about texts with boards and lists, against play. */
class BoardInferenceTest {
  private static InferredFact acyclic(String text) {
    return BoardTexts.rules(text).inference().acyclic();
  }

  @Test
  void boardsThatFillUp() {
    String filled = "every move lowers the number of empty cells";
    assertThat(acyclic(BoardTexts.TIC_TAC_TOE)).isEqualTo(new InferredFact(true, filled));
    assertThat(acyclic(BoardTexts.CONNECT_FOUR)).isEqualTo(new InferredFact(true, filled));
    assertThat(acyclic(BoardTexts.DOMINEERING)).isEqualTo(new InferredFact(true, filled));
    assertThat(acyclic(BoardTexts.AMAZONS)).isEqualTo(new InferredFact(true, filled));
    assertThat(acyclic(BoardTexts.HEX)).isEqualTo(new InferredFact(true, filled));
    assertThat(acyclic(BoardTexts.DOTS)).isEqualTo(new InferredFact(true, filled));
  }

  @Test
  void captures() {
    String captured = "every move lowers the number of stones";
    assertThat(acyclic(BoardTexts.CLOBBER).proven()).isTrue();
    assertThat(acyclic(BoardTexts.KONANE).proven()).isTrue();
    String topple =
        """
        board s: string of ".e" left "l" right "r"
        move p in s where s[p] is mine or s[p] is "e"
          s[p] := empty
          for q in s where column(q) < column(p): s[q] := empty
        """;
    assertThat(acyclic(topple)).isEqualTo(new InferredFact(true, captured));
  }

  @Test
  void stonesThatAdvance() {
    String toads =
        """
        board b: 1 x 6 of "." left "t" right "f"
        left move p in b where b[p] is "t", q in {east(p), go(p, east, 2)}
          where b[q] is empty and (q = east(p) or b[east(p)] is "f")
          b[p] := empty; b[q] := "t"
        right move p in b where b[p] is "f", q in {west(p), go(p, west, 2)}
          where b[q] is empty and (q = west(p) or b[west(p)] is "t")
          b[p] := empty; b[q] := "f"
        """;
    assertThat(acyclic(toads))
        .isEqualTo(
            new InferredFact(
                true,
                "no stone is added, and Left's stones move right, and Right's stones move left"));
    // one player who only advances is enough, as the players take turns
    String fox =
        """
        board b: 4 x 4 of "." left "g" right "f"
        left move p in b where b[p] is "g", q in {northwest(p), northeast(p)} where b[q] is empty
          b[p] := empty; b[q] := "g"
        right move p in b where b[p] is "f", q in diagonals(p) where b[q] is empty
          b[p] := empty; b[q] := "f"
        """;
    assertThat(acyclic(fox).proven()).isTrue();
    assertThat(acyclic(fox.replace("b[q] := \"f\"", "b[q] := \"f\"; again")).proven()).isFalse();
    assertThat(acyclic(fox.replace("{northwest(p), northeast(p)}", "diagonals(p)")).proven())
        .isFalse();
    assertThat(acyclic(toads.replace("{west(p)", "{east(p), west(p)")).proven()).isTrue();
    assertThat(
            acyclic(
                    toads
                        .replace("{west(p)", "{east(p), west(p)")
                        .replace("{east(p), go", "{west(p), east(p), go"))
                .proven())
        .isFalse();
  }

  @Test
  void listsThatGetShorter() {
    String text =
        """
        position a: list of 0..
        move first where length(a) >= 1
          gain a[1]; a := slice(a, 2, length(a))
        move last where length(a) >= 2
          gain a[length(a)]; a := slice(a, 1, length(a) - 1)
        """;
    assertThat(acyclic(text))
        .isEqualTo(new InferredFact(true, "every move lowers the length of a"));
    assertThat(BoardTexts.rules(text).inference().bounded().proven()).isTrue();
    String out =
        """
        position a: list of 0..
        move i in 1..length(a)
          gain a[i]; a := join(slice(a, 1, i - 1), slice(a, i + 1, length(a)))
        """;
    assertThat(acyclic(out).proven()).isTrue();
    assertThat(
            acyclic(out.replace("1..length", "0..length").replace("gain a[i]; ", "gain 1; "))
                .proven())
        .isFalse();
    assertThat(
            acyclic(
                    text.replace("where length(a) >= 1", "where length(a) >= 0")
                        .replace("gain a[1]; ", ""))
                .proven())
        .isFalse();
  }

  @Test
  void whatMayComeBack() {
    assertThat(acyclic(BoardTexts.RING).proven()).isFalse();
    assertThat(acyclic(BoardTexts.QUIXO).proven()).isFalse();
    assertThat(acyclic(BoardTexts.TIC_TAC_TOE.replace("where b[p] is empty", "")).proven())
        .isFalse();
    assertThat(acyclic(BoardTexts.CLOBBER.replace("b[q] is theirs", "true")).proven()).isFalse();
    // the second cell may be the first one
    assertThat(
            acyclic(
                    """
                    board b: 2 x 2 of "." left "x" right "o"
                    move p in b where b[p] is empty, q in b where b[q] is empty
                      b[p] := mine; b[q] := empty
                    """)
                .proven())
        .isFalse();
  }

  /** No random text that is said to be acyclic returns to a position. */
  @Test
  void randomTexts() {
    int proven = 0;
    for (long seed = 0; seed < SampleSize.of(1_000); seed++) {
      RandomBoardText.Made made = RandomBoardText.of(seed);
      TextRules rules = BoardTexts.rules(made.text());
      if (rules.inference().acyclic().proven() && made.cells() <= 6) {
        proven++;
        Random random = new Random(seed);
        Position start = BoardTexts.random(rules, made.cells(), random);
        assertThat(loops(rules.interpretedSpace(List.of(start)), start))
            .as("%s\n%s\n%s", rules.inference().acyclic().reason(), rules.print(start), made.text())
            .isFalse();
      }
    }
    assertThat(proven).isGreaterThan(40);
  }

  private static boolean loops(Space space, Position start) {
    List<Position> all = BoardTexts.reachable(space, start, 2_000);
    Map<Position, Integer> numbers = new HashMap<>();
    all.forEach(position -> numbers.put(position, numbers.size()));
    int[] waiting = new int[all.size()]; // edges into each position
    List<List<Integer>> next = new ArrayList<>();
    for (Position position : all) {
      List<Integer> targets = new ArrayList<>();
      for (Object option : BoardTexts.options(space, position).keySet()) {
        Integer to = option instanceof List<?> pair ? numbers.get((Position) pair.get(0)) : null;
        if (to != null) {
          targets.add(to);
          waiting[to]++;
        }
      }
      next.add(targets);
    }
    List<Integer> free = new ArrayList<>();
    for (int i = 0; i < waiting.length; i++) {
      if (waiting[i] == 0) {
        free.add(i);
      }
    }
    for (int i = 0; i < free.size(); i++) {
      for (int to : next.get(free.get(i))) {
        if (--waiting[to] == 0) {
          free.add(to);
        }
      }
    }
    return free.size() < all.size();
  }
}
