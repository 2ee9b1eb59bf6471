package zermelo.solve.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.ToyBoardRules;
import zermelo.testkit.ToyGames;
import zermelo.testkit.ToyHeapRules;

/**
 * Compares the proof search with the reference solver.
 *
 * <p>Its proofs are true with any limits. With sufficient limits it proves all wins and losses.
 */
class ProofSearchTest {
  private static final int ENOUGH = 4_000;
  private static final List<Integer> SHARES = List.of(5, 40, ENOUGH);

  /** Checks every reachable position, in normal and misère play. */
  private static void everywhere(Rules rules, Position start) {
    for (boolean misere : new boolean[] {false, true}) {
      Map<Position, ReferenceSolver.Value> truth = ReferenceSolver.solve(rules, misere, start);
      for (Position position : truth.keySet()) {
        holds(question(misere, one(rules, position)), truth);
      }
    }
  }

  private static Question question(boolean misere, Question.Component... components) {
    return Question.of(List.of(components))
        .misere(misere)
        .listing(Question.MoveSelection.ALL, 1000);
  }

  private static Question.Component one(Rules rules, Position position) {
    return new Question.Component(rules.id(), rules, Optional.empty(), position);
  }

  private static void holds(Question question, Map<Position, ReferenceSolver.Value> truth) {
    SHARES.forEach(positions -> holds(question, truth, positions));
  }

  private static Optional<ProofSearch.PartialSolution> search(Question question, int positions) {
    Limits budget = new Limits(Duration.ofMinutes(2), Long.MAX_VALUE, 1L << 30);
    return ProofSearch.of(question, new Progress(budget, ProgressListener.SILENT), 0.5, positions);
  }

  private static void holds(
      Question question, Map<Position, ReferenceSolver.Value> truth, int positions) {
    Rules rules = question.rules();
    Position position = question.position();
    Optional<ProofSearch.PartialSolution> found = search(question, positions);
    String where =
        "%s at %s, misère %s, %d positions: %s"
            .formatted(rules.id(), rules.print(position), question.misere(), positions, found);
    boolean open =
        rules.ending(position) == Ending.OPEN && !rules.moves(position, 1).moves().isEmpty();
    Outcome outcome = value(truth, position).outcome();
    // A win or loss is a finite tree, so sufficient limits prove it; a tie only without loops.
    boolean provable =
        outcome == Outcome.WIN
            || outcome == Outcome.LOSE
            || (outcome == Outcome.TIE && rules.facts().acyclic());
    if (positions == ENOUGH && open && provable) {
      assertThat(found).as(where).isPresent();
    }
    found.ifPresent(
        solution -> {
          assertThat(solution.values()).as(where).containsKey(position);
          solution.values().forEach((at, value) -> same(where, value, value(truth, at)));
        });
  }

  private static void same(String where, Value value, ReferenceSolver.Value truth) {
    assertThat(value.outcome()).as(where).isEqualTo(truth.outcome());
    assertThat(value.remoteness()).as(where).isEqualTo(truth.remoteness());
  }

  private static ReferenceSolver.Value value(
      Map<Position, ReferenceSolver.Value> truth, Position position) {
    return Objects.requireNonNull(truth.get(position));
  }

  @Test
  void heaps() {
    for (Rules rules :
        List.of(
            ToyGames.subtraction(1, 3, 4),
            ToyGames.kayles(),
            ToyGames.grundy(),
            ToyGames.decisive(),
            ToyGames.tying())) {
      everywhere(rules, ToyHeapRules.heaps(List.of(8)));
      everywhere(rules, ToyHeapRules.heaps(List.of(3, 2, 2)));
    }
  }

  @Tag("slow")
  @Test
  void loopsAndTies() {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      Ending[] ends = seed % 2 == 0 ? new Ending[] {Ending.OPEN} : Ending.values();
      everywhere(ToyGames.randomGraph(random, 9, ends), ToyHeapRules.heaps(List.of(0)));
    }
  }

  @Test
  void boardsWhereATurnMayStay() {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      Ending[] ends = seed % 2 == 0 ? new Ending[] {Ending.OPEN} : Ending.values();
      everywhere(ToyGames.randomBoard(random, 7, ends), ToyBoardRules.at(0, seed % 2));
    }
  }

  @Test
  void gamesWithAScoreAreLeftAlone() {
    Rules coins = ToyGames.coins(3, 1);
    assertThat(search(question(false, one(coins, Position.of(1, 0, 0))), ENOUGH)).isEmpty();
  }

  @Test
  void sumsOfDifferentGames() {
    for (boolean misere : new boolean[] {false, true}) {
      for (int seed = 0; seed < 20; seed++) {
        Random random = new Random(seed);
        Question question =
            question(
                misere,
                one(ToyGames.subtraction(1, 2), ToyHeapRules.heaps(List.of(3))),
                one(ToyGames.randomBoard(random, 4, Ending.LOST), ToyBoardRules.at(0, 1)),
                one(ToyGames.kayles(), ToyHeapRules.heaps(List.of(1, 2))));
        holds(question, ReferenceSolver.solve(question.rules(), misere, question.position()));
      }
    }
  }

  /** Some of 2,100 moves are examined: they prove a win, but no loss and no remoteness. */
  @Test
  void aFewOfTheMovesProveNoLoss() {
    Rules wide = ToyGames.subtraction(IntStream.rangeClosed(1, 2100).map(i -> 2101 - i).toArray());
    Position lost = ToyHeapRules.heaps(List.of(2101));
    assertThat(search(question(false, one(wide, lost)), 10_000)).isEmpty();
    Position won = ToyHeapRules.heaps(List.of(2100));
    Optional<Value> value =
        search(question(false, one(wide, won)), 10_000).map(found -> found.values().get(won));
    assertThat(value).contains(Value.of(Outcome.WIN, -1));
  }
}
