package zermelo.acceptance.sources;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.acceptance.library.LibraryCases;
import zermelo.cli.testing.SolveJson;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;

/** Tests the published description of number transformation: its program and its errors. */
final class NumberTransformationSourceTest {
  private static final int LIMIT = 1000;

  /** Numbers with many factors 3 and 2 have long games; the others end soon. */
  private static final int[] VALUES = {
    1, 2, 3, 5, 6, 9, 12, 18, 27, 54, 81, 135, 162, 243, 250, 405, 486, 500, 501, 512, 729, 768,
    972, 999, 1000
  };

  /** The description's second program: the player to move owns {@code own}. */
  private static boolean canWin(int own, int other, boolean[] used) {
    boolean wins = false;
    if (own * 2 <= LIMIT && !used[own * 2]) {
      used[own * 2] = true;
      wins = !canWin(other, own * 2, used);
      used[own * 2] = false;
    }
    if (!wins && own % 3 == 0 && !used[own / 3]) {
      used[own / 3] = true;
      wins = !canWin(other, own / 3, used);
      used[own / 3] = false;
    }
    return wins;
  }

  /** In its programs the start values may be taken again; in its text they count as visited. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theProgramsAreRight(boolean markStart) {
    List<String> pairs = new ArrayList<>();
    List<String> winners = new ArrayList<>();
    for (int x : VALUES) {
      for (int y : VALUES) {
        boolean[] used = new boolean[LIMIT + 1];
        used[x] = markStart;
        used[y] = markStart;
        pairs.add(x + "," + y);
        winners.add(x + "," + y + " " + (canWin(x, y, used) ? "first" : "second"));
      }
    }
    List<JsonNode> answers =
        SolveJson.batch(
            pairs.stream(), "number-transformation", "-", "--set", "mark-start=" + markStart);
    List<String> told = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i++) {
      told.add(pairs.get(i) + " " + SolveJson.winner(answers.get(i)));
    }
    assertThat(told).isEqualTo(winners);
  }

  /** The description says that no game is longer than 10 plies: this one can have 27. */
  @Test
  void aPlayCanLast27Plies() {
    Rules rules = LibraryCases.rules("number-transformation");
    assertThat(longest(rules, rules.parse("243,729"))).isEqualTo(27);
  }

  private static int longest(Rules rules, Position position) {
    int longest = 0;
    for (Move move : LibraryCases.moves(rules, position)) {
      longest = Math.max(longest, 1 + longest(rules, move.target()));
    }
    return longest;
  }

  /** The description says that a tree has about 2^10 nodes: this one has 262,392. */
  @Tag("slow")
  @Test
  void aTreeCanHave262392Nodes() {
    Rules rules = LibraryCases.rules("number-transformation");
    assertThat(nodes(rules, rules.parse("243,405"))).isEqualTo(262_392);
  }

  private static long nodes(Rules rules, Position position) {
    long nodes = 1;
    for (Move move : LibraryCases.moves(rules, position)) {
      nodes += nodes(rules, move.target());
    }
    return nodes;
  }
}
