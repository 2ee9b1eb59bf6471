package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Move;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.language.board.NamedGraph;
import zermelo.language.ground.BoardTexts;
import zermelo.language.interpret.TextRules;

/** Boards that are graphs, against the same games on bits. */
class GraphBoardTest {
  private static final String KAYLES =
      """
      param roads: edges = "a-b,b-c,c-d,d-a,b-d"
      board b: graph roads of ".x"
      move p in b where b[p] is empty
        b[p] := "x"
        for q in neighbours(p): b[q] := "x"
      """;

  private static final String SNORT =
      """
      param roads: edges = "a-b"
      board b: graph roads of "." left "l" right "r"
      move p in b where b[p] is empty and all q in neighbours(p): not b[q] is theirs
        b[p] := mine
      """;

  private static final String GEOGRAPHY =
      """
      param roads: edges = "a-b"
      board b: graph roads of ".t#" = each p: if column(p) = 1 then "t" else "."
      move to p in b where b[p] is empty and any q in neighbours(p): b[q] is "t"
        for q in cells("t"): b[q] := "#"
        b[p] := "t"
      """;

  /** Points are drawn by their distance from one of them where this crosses fewer lines. */
  @Test
  void pointsAreDrawnByTheirDistance() {
    TextRules rules =
        Games.rules(
            "param g: edges = \"a-b,a-c,a-d,b-c,c-d,b-e,b-f,c-f,d-f,d-g,e-f,f-g,e-h,f-h,f-i,f-j,"
                + "g-j,h-i,i-j,h-k,i-k,j-k\"\nboard b: graph g of \".x\"\n"
                + "move p in b where b[p] is empty: b[p] := \"x\"");
    Picture.Points picture = (Picture.Points) rules.picture(rules.start().orElseThrow());
    assertThat(picture.points())
        .extracting(point -> point.cell().name() + " " + point.x() + "," + point.y())
        .contains("a 0,500", "b 250,0", "c 250,500", "d 250,1000", "f 500,500", "k 1000,500");
  }

  @Test
  void pointsHaveTheNamesOfTheGraph() {
    Rules rules = BoardTexts.rules(KAYLES);
    Position start = rules.start().orElseThrow();
    assertThat(rules.print(start)).isEqualTo("....");
    assertThat(rules.moves(start, 9).moves().stream().map(Move::label))
        .containsExactly("a", "b", "c", "d");
    assertThat(rules.moves(rules.parse("x..."), 9).moves().stream().map(Move::label))
        .containsExactly("b", "c", "d");
    Picture.Points picture = (Picture.Points) rules.picture(start);
    assertThat(picture.points().stream().map(point -> point.cell().name()))
        .containsExactly("a", "b", "c", "d");
    assertThat(picture.joins()).hasSize(5);
    assertThat(BoardTexts.rules(KAYLES, "roads=x-y, y-z ,w").parameterValues())
        .containsEntry("roads", "x-y,y-z,w");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          a-b,b-c ; a-b,b-c
          {a-b, b-a, b-c} ; a-b,b-c
          c,b,a-b ; c,b-a
          1-2,2-3,1-3 ; 1-2,2-3,1-3
          a,b,c,d-a ; a,b,c,a-d
          p,q,r,p-r,q-r,s-t ; p,q,p-r,q-r,s-t
          x ; x
          """)
  void edgesAreReadBack(String text, String printed) {
    NamedGraph graph = NamedGraph.parse(text);
    NamedGraph again = NamedGraph.parse(graph.toString());
    assertThat(again.points().size()).isEqualTo(graph.points().size());
    assertThat(again.edges().size()).isEqualTo(graph.edges().size());
    assertThat(names(again)).isEqualTo(names(graph));
    assertThat(again.toString()).isEqualTo(graph.toString());
    assertThat(again.points()).isEqualTo(graph.points());
    assertThat(graph.toString()).isEqualTo(printed);
  }

  private static List<String> names(NamedGraph graph) {
    return graph.edges().stream()
        .map(
            edge ->
                graph.points().get(edge.first() - 1) + "-" + graph.points().get(edge.second() - 1))
        .sorted()
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      textBlock =
          """
          a>b ; a>b' is not an edge
          a-b-c ; a-b-c' is not an edge
          a-b,,c ; is not an edge
          petersen.dot ; petersen.dot' is not an edge
          a-a ; a-a' joins a point with itself
          """)
  void wrongEdgesAreNamed(String text, String message) {
    assertThatThrownBy(() -> BoardTexts.rules(KAYLES, "roads=" + text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is not a value for roads")
        .hasMessageContaining(message);
  }

  @Test
  void aGraphIsNotTooLarge() {
    String path =
        String.join(",", IntStream.range(0, 401).mapToObj(i -> i + "-" + (i + 1)).toList());
    assertThatThrownBy(() -> BoardTexts.rules(KAYLES, "roads=" + path))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("at most 400 points");
  }

  /** Random graphs: Grundy values of node kayles and geography, winners of snort. */
  @Test
  void randomGraphs() {
    for (long seed = 0; seed < 25; seed++) {
      Random random = new Random(seed);
      int count = 1 + random.nextInt(6);
      int[] near = new int[count];
      List<String> edges =
          new ArrayList<>(IntStream.range(0, count).mapToObj(i -> "p" + i).toList());
      for (int i = 0; i < count; i++) {
        for (int j = 0; j < i; j++) {
          if (random.nextInt(3) > 0) {
            near[i] |= 1 << j;
            near[j] |= 1 << i;
            edges.add("p" + j + "-p" + i);
          }
        }
      }
      String set = "roads=" + String.join(",", edges);
      for (boolean misere : new boolean[] {false, true}) {
        assertThat(wins(BoardTexts.rules(KAYLES, set), misere))
            .as("node kayles, seed %d, %s", seed, set)
            .isEqualTo(kayles((1 << count) - 1, near, misere));
        assertThat(wins(BoardTexts.rules(GEOGRAPHY, set), misere))
            .as("geography, seed %d, %s", seed, set)
            .isEqualTo(geography(0, (1 << count) - 2, near, misere));
        assertThat(wins(BoardTexts.rules(SNORT, set), misere))
            .as("snort, seed %d, %s", seed, set)
            .isEqualTo(snort(0, 0, near, misere));
      }
    }
  }

  private static boolean wins(Rules rules, boolean misere) {
    return wins(rules, rules.start().orElseThrow(), misere, new HashMap<>());
  }

  private static boolean wins(
      Rules rules, Position position, boolean misere, Map<Position, Boolean> known) {
    Boolean found = known.get(position);
    if (found == null) {
      List<Move> moves = rules.moves(position, 1000).moves();
      found = moves.isEmpty() && misere;
      for (Move move : moves) {
        found |= !wins(rules, move.target(), misere, known);
      }
      known.put(position, found);
    }
    return found;
  }

  private static boolean kayles(int left, int[] near, boolean misere) {
    boolean wins = left == 0 && misere;
    for (int i = 0; i < near.length; i++) {
      wins |= (left >> i & 1) == 1 && !kayles(left & ~near[i] & ~(1 << i), near, misere);
    }
    return wins;
  }

  private static boolean geography(int at, int left, int[] near, boolean misere) {
    boolean wins = (left & near[at]) == 0 && misere;
    for (int i = 0; i < near.length; i++) {
      wins |= (left & near[at] & 1 << i) != 0 && !geography(i, left & ~(1 << i), near, misere);
    }
    return wins;
  }

  private static boolean snort(int mine, int theirs, int[] near, boolean misere) {
    boolean stuck = true;
    boolean wins = false;
    for (int i = 0; i < near.length; i++) {
      if (((mine | theirs) & 1 << i) == 0 && (near[i] & theirs) == 0) {
        stuck = false;
        wins |= !snort(theirs, mine | 1 << i, near, misere);
      }
    }
    return stuck ? misere : wins;
  }
}
