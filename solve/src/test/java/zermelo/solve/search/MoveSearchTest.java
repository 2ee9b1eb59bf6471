package zermelo.solve.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.solve.Question;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.ToyBoardRules;
import zermelo.testkit.ToyGames;
import zermelo.testkit.ToyHeapRules;

/**
 * Compares both searches with the reference solver.
 *
 * <p>With sufficient limits they keep the value of a position. With any limits their proven results
 * are true.
 */
class MoveSearchTest {
  private static final int ENOUGH = 15_000;
  private static final int FEW = 40;

  static Stream<MoveSearch> searches() {
    return Stream.of(new MonteCarloSearch(), new AlphaBetaSearch());
  }

  static Progress progress(long positions) {
    return new Progress(
        new Limits(Duration.ofMinutes(2), positions, 1L << 30), ProgressListener.SILENT);
  }

  private static Question question(boolean misere, Question.Component... components) {
    return Question.of(List.of(components))
        .misere(misere)
        .listing(Question.MoveSelection.ALL, 1000);
  }

  private static Question.Component one(Rules rules, Position position) {
    return new Question.Component(rules.id(), rules, Optional.empty(), position);
  }

  /** Checks every reachable position that has a move, in normal and misère play. */
  private static void everywhere(MoveSearch search, Rules rules, Position start) {
    for (boolean misere : new boolean[] {false, true}) {
      Map<Position, ReferenceSolver.Value> truth = ReferenceSolver.solve(rules, misere, start);
      for (Position position : truth.keySet()) {
        if (rules.ending(position) == Ending.OPEN && !rules.moves(position, 1).moves().isEmpty()) {
          Question question = question(misere, one(rules, position));
          holds(search, question, truth, FEW, false);
          holds(search, question, truth, ENOUGH, true);
        }
      }
    }
  }

  private static void holds(
      MoveSearch search,
      Question question,
      Map<Position, ReferenceSolver.Value> truth,
      int positions,
      boolean keeps) {
    Rules rules = question.rules();
    Position position = question.position();
    Estimate estimate = search.best(question, progress(positions), new Random(7));
    String where =
        "%s at %s, misère %s: %s"
            .formatted(rules.id(), rules.print(position), question.misere(), estimate);
    Move move = estimate.move();
    assertThat(rules.moves(position, 1000).moves()).as(where).contains(move);
    assertThat(estimate.score()).as(where).isBetween(-1.0, 1.0);
    boolean again = !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
    Outcome after = value(truth, move.target()).outcome();
    Outcome result = again ? after : after.flip();
    if (estimate.proven()) {
      Outcome said =
          estimate.score() > 0 ? Outcome.WIN : estimate.score() < 0 ? Outcome.LOSE : Outcome.TIE;
      assertThat(said).as(where).isEqualTo(result);
    }
    if (keeps) {
      Outcome best = value(truth, position).outcome();
      assertThat(rank(result)).as(where).isEqualTo(rank(best));
      // A win or loss is a finite tree, so sufficient limits prove it; a tie only without loops.
      boolean provable = rank(best) != 0 || rules.facts().acyclic();
      assertThat(estimate.proven() || !provable).as(where).isTrue();
      if (search instanceof AlphaBetaSearch && rules.facts().scored()) {
        int margin = value(truth, move.target()).margin().orElseThrow();
        assertThat(again ? margin : -margin)
            .as(where)
            .isEqualTo(value(truth, position).margin().orElseThrow());
      }
    }
  }

  private static ReferenceSolver.Value value(
      Map<Position, ReferenceSolver.Value> truth, Position position) {
    return Objects.requireNonNull(truth.get(position));
  }

  /** Ties and draws have the same value for a search. */
  private static int rank(Outcome outcome) {
    return outcome == Outcome.WIN ? 1 : outcome == Outcome.LOSE ? -1 : 0;
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("searches")
  void heaps(MoveSearch search) {
    for (Rules rules :
        List.of(
            ToyGames.subtraction(1, 3, 4),
            ToyGames.kayles(),
            ToyGames.grundy(),
            ToyGames.decisive(),
            ToyGames.tying())) {
      everywhere(search, rules, ToyHeapRules.heaps(List.of(8)));
      everywhere(search, rules, ToyHeapRules.heaps(List.of(3, 2, 2)));
      if (search instanceof AlphaBetaSearch) { // it has a transposition table, so it proves more
        everywhere(search, rules, ToyHeapRules.heaps(List.of(4, 2, 3)));
      }
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("searches")
  void loopsAndTies(MoveSearch search) {
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      Ending[] ends = seed % 2 == 0 ? new Ending[] {Ending.OPEN} : Ending.values();
      everywhere(search, ToyGames.randomGraph(random, 7, ends), ToyHeapRules.heaps(List.of(0)));
    }
  }

  @ParameterizedTest
  @MethodSource("searches")
  void boardsWhereATurnMayStay(MoveSearch search) {
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      Ending[] ends = seed % 2 == 0 ? new Ending[] {Ending.OPEN} : Ending.values();
      everywhere(search, ToyGames.randomBoard(random, 6, ends), ToyBoardRules.at(0, seed % 2));
    }
  }

  @ParameterizedTest
  @MethodSource("searches")
  void scores(MoveSearch search) {
    everywhere(search, ToyGames.coins(3, 1, 4, 1, 5), Position.of(4, 0, 0));
    everywhere(search, ToyGames.coins(2, 7, 1, 8, 2, 8), Position.of(5, 1, -2));
    everywhere(search, ToyGames.coins(2, 2, 2, 2, 2), Position.of(4, 0, 2));
  }

  @ParameterizedTest
  @MethodSource("searches")
  void sumsOfDifferentGames(MoveSearch search) {
    for (boolean misere : new boolean[] {false, true}) {
      for (int seed = 0; seed < 20; seed++) {
        Random random = new Random(seed);
        Question question =
            question(
                misere,
                one(ToyGames.subtraction(1, 2), ToyHeapRules.heaps(List.of(3))),
                one(ToyGames.randomBoard(random, 4, Ending.LOST), ToyBoardRules.at(0, 1)),
                one(ToyGames.kayles(), ToyHeapRules.heaps(List.of(1, 2))));
        Rules sum = question.rules();
        if (sum.ending(question.position()) == Ending.OPEN) {
          Map<Position, ReferenceSolver.Value> truth =
              ReferenceSolver.solve(sum, misere, question.position());
          holds(search, question, truth, FEW, false);
          holds(search, question, truth, ENOUGH, search instanceof AlphaBetaSearch);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("searches")
  void theSameSeedGivesTheSameMove(MoveSearch search) {
    Question question =
        question(false, one(ToyGames.kayles(), ToyHeapRules.heaps(List.of(17, 12, 30, 5, 8))));
    Estimate first = search.best(question, progress(5000), new Random(1));
    for (int i = 0; i < 3; i++) {
      assertThat(search.best(question, progress(5000), new Random(1))).isEqualTo(first);
    }
    assertThat(first.how()).matches(".*[0-9],[0-9]{3}.*|.* [0-9]+ .*");
  }

  @ParameterizedTest
  @MethodSource("searches")
  void stopsInTime(MoveSearch search) {
    Question question =
        question(false, one(ToyGames.grundy(), ToyHeapRules.heaps(Collections.nCopies(40, 100))));
    for (int millis : new int[] {0, 200}) {
      Progress progress =
          new Progress(
              new Limits(Duration.ofMillis(millis), Long.MAX_VALUE, 1L << 30),
              ProgressListener.SILENT);
      search.best(question, progress, new Random(1));
      assertThat(progress.elapsed()).isLessThan(Duration.ofMillis(millis + 1000));
    }
  }

  @ParameterizedTest
  @MethodSource("searches")
  void stopsWhenCancelled(MoveSearch search) {
    Question question =
        question(false, one(ToyGames.kayles(), ToyHeapRules.heaps(List.of(17, 12, 30))));
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    Progress progress = new Progress(Limits.standard(), ProgressListener.SILENT, cancellation);
    assertThat(search.best(question, progress, new Random(1)).proven()).isFalse();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("searches")
  void hugePositionsAreAnswered(MoveSearch search) {
    Rules wide = ToyGames.subtraction(IntStream.rangeClosed(1, 600).toArray());
    List<Position> positions = new ArrayList<>();
    positions.add(ToyHeapRules.heaps(List.of(1_000_000_000)));
    positions.add(ToyHeapRules.heaps(Collections.nCopies(3, 1_000_000)));
    positions.add(ToyHeapRules.heaps(Collections.nCopies(300, 2))); // too many for a packed bag
    for (Position position : positions) {
      Estimate estimate =
          search.best(question(false, one(wide, position)), progress(150), new Random(1));
      assertThat(wide.moves(position, 2000).moves()).contains(estimate.move());
      assertThat(estimate.proven()).isFalse();
    }
  }

  /** A lost heap of 2101 has 2100 moves: the searches examine some of them, and prove nothing. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("searches")
  void aLossIsNotProvenByAFewOfTheMoves(MoveSearch search) {
    Rules wide = ToyGames.subtraction(IntStream.rangeClosed(1, 2100).toArray());
    for (int more : new int[] {0, 1, 2}) {
      Position lost = ToyHeapRules.heaps(List.of(2101 + more));
      Estimate estimate =
          search.best(question(false, one(wide, lost)), progress(10_000), new Random(1));
      assertThat(estimate.proven() && estimate.score() < 0).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("searches")
  void thereMustBeAMove(MoveSearch search) {
    Question over = question(false, one(ToyGames.kayles(), ToyHeapRules.heaps(List.of())));
    assertThatThrownBy(() -> search.best(over, progress(10), new Random(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Tag("slow")
  @Test
  void playoutsAtTheDoorHaveTheSameMean() {
    List<Question> questions = new ArrayList<>();
    for (boolean misere : new boolean[] {false, true}) {
      questions.add(question(misere, one(ToyGames.kayles(), ToyHeapRules.heaps(List.of(4, 3)))));
      questions.add(question(misere, one(ToyGames.decisive(), ToyHeapRules.heaps(List.of(9, 4)))));
      questions.add(question(misere, one(ToyGames.tying(), ToyHeapRules.heaps(List.of(7, 6)))));
      questions.add(question(misere, one(ToyGames.coins(3, 1, 4, 1, 5, 9), Position.of(5, 1, 2))));
      Rules board = ToyGames.randomBoard(new Random(5), 9, Ending.LOST, Ending.TIED);
      questions.add(question(misere, one(board, ToyBoardRules.at(0, 1))));
    }
    for (Question question : questions) {
      SearchRoot root = new SearchRoot(question);
      FlatMonteCarloSearch door =
          new FlatMonteCarloSearch(root, progress(Long.MAX_VALUE), new Random(1));
      assertThat(root.search(game -> sameMeans(root, game, door))).isPresent();
    }
  }

  private static Estimate sameMeans(SearchRoot root, PackedGame game, FlatMonteCarloSearch door) {
    int games = 2000;
    SearchCounter counter = new SearchCounter(progress(Long.MAX_VALUE), game);
    Playout playout = new Playout(game, counter, new Random(2));
    for (int move = 0; move < game.count(); move++) {
      double slow = 0;
      double fast = 0;
      for (int i = 0; i < games; i++) {
        slow += door.play(root.moves().get(move));
        int at = move * game.width();
        fast += Math.signum(playout.run(game.starts(), at, game.lead(move), game.keepsTurn(move)));
      }
      assertThat(fast / games)
          .as("%s, misère %s", root.moves().get(move), root.misere())
          .isBetween(slow / games - 0.12, slow / games + 0.12);
    }
    return new Estimate(root.moves().getFirst(), 0, false, "");
  }
}
