package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.ValuedMove;
import zermelo.solve.plan.PlanningSolver;
import zermelo.solve.search.ProofSearch;

/**
 * Tests short proofs: wins and losses a few plies away, in games too large to search completely.
 * They are found, and no false result is reported. Every proof is checked against the whole graph
 * on small positions of all games.
 */
@Tag("slow")
final class LookingAheadTest {
  private static final String WON = "......./......./......./......./OOO..../XXX....";
  private static final String LOST = "......./......./......./......./.XXX.../.OOO...";
  private static final long SEED = 17;
  private static final AtomicInteger PROOFS = new AtomicInteger();

  static Stream<Cases.Case> cases() {
    return Cases.all();
  }

  @AfterAll
  static void manyWereProven() {
    assertThat(PROOFS.get()).isGreaterThan(1_000);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void proofsAreTrue(Cases.Case one) {
    Set<Position> positions = new LinkedHashSet<>();
    Cases.small(one, 2_000, SEED).stream().limit(30).forEach(positions::add);
    for (Position position : List.copyOf(positions)) {
      Cases.moves(one.rules(), position).stream()
          .limit(3)
          .map(Move::target)
          .forEach(positions::add);
    }
    for (boolean misere : new boolean[] {false, true}) {
      PlanningSolver solver = new PlanningSolver();
      for (Position position : positions) {
        Answer whole = Solved.computed(solver, one.rules(), position, misere);
        for (int most : new int[] {30, 1_000}) {
          check(one.rules(), position, misere, most, whole);
        }
      }
    }
  }

  private static void check(
      Rules rules, Position position, boolean misere, int most, Answer whole) {
    Question question =
        Solved.question(rules, Optional.empty(), position, misere, Question.Method.AUTO);
    Limits budget = new Limits(Duration.ofMinutes(1), Long.MAX_VALUE, 1L << 29);
    Optional<ProofSearch.PartialSolution> found =
        ProofSearch.of(question, new Progress(budget, ProgressListener.SILENT), 0.5, most);
    if (found.isEmpty()) {
      return;
    }
    PROOFS.incrementAndGet();
    String where =
        "%s at %s, misère %s: %s".formatted(rules.id(), rules.print(position), misere, found);
    Value value = Objects.requireNonNull(found.get().values().get(position));
    assertThat(value.outcome()).as(where).isEqualTo(whole.outcome());
    assertThat(value.remoteness()).as(where).isEqualTo(whole.remoteness());
    for (ValuedMove move : whole.moves()) {
      Value behind = found.get().values().get(move.move().target());
      if (behind != null) {
        boolean again =
            !rules.facts().impartial() && rules.turn(position) == rules.turn(move.move().target());
        Outcome result = again ? behind.outcome() : behind.outcome().flip();
        assertThat(result).as(where).isEqualTo(move.result());
        assertThat(behind.remoteness()).as(where).isEqualTo(move.remoteness());
      }
    }
  }

  @Test
  void aWinInOneIsSeen() {
    JsonNode answer = Ran.of("solve", "connect-four", WON, "--json").object();
    assertThat(answer.get("winner").asText()).isEqualTo("first");
    assertThat(answer.get("remoteness").asInt()).isEqualTo(1);
    assertThat(answer.get("evidence").get("kind").asText()).isEqualTo("search");
    assertThat(answer.get("moves")).hasSize(7);
    assertThat(answer.get("moves").get(0).get("move").asText()).isEqualTo("column 4");
    assertThat(answer.get("moves").get(0).get("result").asText()).isEqualTo("win");
    for (int i = 1; i < 7; i++) {
      JsonNode move = answer.get("moves").get(i);
      assertThat(move.get("result").asText()).isEqualTo("unknown");
      assertThat(move.get("remoteness").isNull()).isTrue();
      assertThat(move.get("grundy").isNull()).isTrue();
    }
    assertThat(answer.has("left_out")).isFalse();
  }

  @Test
  void theTextSaysWhatIsUnknown() {
    assertThat(Ran.of("solve", "connect-four", WON).out())
        .contains("The first player, who is to move, wins in 1 ply.")
        .containsPattern("  wins    column 4 .* then 0 plies")
        .containsPattern("  unknown column 1 ")
        .contains("How we know: search, by looking 1 ply ahead")
        .contains("--method computed");
    JsonNode winning =
        Ran.of("solve", "connect-four", WON, "--moves", "winning", "--json").object();
    assertThat(winning.get("moves")).hasSize(1);
    assertThat(winning.get("left_out").asInt()).isEqualTo(6);
  }

  /** Small limits, of time or of positions, reserve a part for the short proof search. */
  @Test
  void aSmallBudgetSuffices() {
    assertThat(Ran.of("solve", "connect-four", WON, "--budget", "2s").exit()).isZero();
    assertThat(Ran.of("solve", "connect-four", WON, "--budget", "5000").exit()).isZero();
  }

  @Test
  void theWholeGraphCanStillBeAskedFor() {
    Ran ran = Ran.of("solve", "connect-four", WON, "--method", "computed", "--budget", "20000");
    assertThat(ran.exit()).isEqualTo(3);
  }

  @Test
  void aLossIsProvenByAllMoves() {
    JsonNode answer = Ran.of("solve", "connect-four", LOST, "--json").object();
    assertThat(answer.get("winner").asText()).isEqualTo("second");
    assertThat(answer.get("remoteness").asInt()).isEqualTo(2);
    assertThat(answer.get("evidence").get("kind").asText()).isEqualTo("search");
    assertThat(answer.get("moves").findValuesAsText("result")).containsOnly("lose");
  }

  @Test
  void smallGamesAreSearchedWhole() {
    JsonNode answer = Ran.of("solve", "tic-tac-toe", "XX./OO./...", "--json").object();
    assertThat(answer.get("evidence").get("kind").asText()).isEqualTo("computed");
    assertThat(answer.get("moves").findValuesAsText("result")).doesNotContain("unknown");
  }

  @Test
  void explainSaysAtLeast() {
    assertThat(Ran.of("explain", "connect-four", WON).out())
        .contains("At least 1 of 7 moves wins: column 4.")
        .contains("How we know: search");
  }

  @Test
  void atTheTableTheWinIsShownAndAnUnknownMoveIsNoBlunder() {
    Ran ran =
        Ran.withInput(
            "hint\n7\nquit\n",
            "play",
            "connect-four",
            WON,
            "--vs",
            "human",
            "--first",
            "1",
            "--show",
            "values",
            "--budget",
            "2s");
    assertThat(ran.out())
        .contains("Player 1 wins in 1 ply with best play.")
        .contains("  unknown column 1")
        .contains("Hint: column 4 (proven: by looking 1 ply ahead).");
    Ran resigned =
        Ran.withInput(
            "7\nresign\n",
            "play",
            "connect-four",
            WON,
            "--vs",
            "human",
            "--first",
            "1",
            "--budget",
            "300ms");
    assertThat(resigned.out())
        .containsPattern("1  Player 1  column 7  win( in 1)? +-> \\?")
        .contains("? means: too large")
        .contains("Accuracy: Player 1 not known; Player 2 made no move.")
        .doesNotContain("blunder");
  }
}
