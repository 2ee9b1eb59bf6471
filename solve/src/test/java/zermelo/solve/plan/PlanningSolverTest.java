package zermelo.solve.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Ending;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.solve.Answer;
import zermelo.solve.GraphSolverAssertions;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.ValuedMove;
import zermelo.solve.grundy.GrundyTable;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.ToyBoardRules;
import zermelo.testkit.ToyGames;
import zermelo.testkit.ToyHeapRules;

/** Every method of the planner gives the reference solver's answer and the right evidence. */
class PlanningSolverTest {
  private static Position heaps(Integer... heaps) {
    return ToyHeapRules.heaps(List.of(heaps));
  }

  private static Question question(Rules rules, Position position) {
    return Question.of(rules, Optional.empty(), position);
  }

  private static Question with(Question from, boolean misere, Question.Method method) {
    return from.misere(misere).method(method);
  }

  private static Answer answer(PlanningSolver solver, Question question) {
    assertThat(solver.solve(question, GraphSolverAssertions.progress())).isInstanceOf(Answer.class);
    return (Answer) solver.solve(question, GraphSolverAssertions.progress());
  }

  private static void agrees(PlanningSolver solver, Question question) {
    Rules whole = question.rules();
    Map<Position, ReferenceSolver.Value> truth =
        ReferenceSolver.solve(whole, question.misere(), question.position());
    Answer answer = answer(solver, question);
    ReferenceSolver.Value root =
        new ReferenceSolver.Value(
            answer.outcome(), answer.remoteness(), answer.nimber(), answer.margin());
    assertThat(root).isEqualTo(truth.get(question.position()));
    List<Move> moves =
        whole.ending(question.position()) == Ending.OPEN
            ? whole.moves(question.position(), Integer.MAX_VALUE).moves()
            : List.of();
    assertThat(answer.moves().stream().map(ValuedMove::move)).isEqualTo(moves);
    assertThat(answer.leftOut()).isEqualTo(OptionalLong.of(0));
    for (ValuedMove move : answer.moves()) {
      ReferenceSolver.Value after = truth.getOrDefault(move.move().target(), root);
      boolean again =
          !whole.facts().impartial()
              && whole.turn(question.position()) == whole.turn(move.move().target());
      assertThat(move.result()).isEqualTo(again ? after.outcome() : after.outcome().flip());
      assertThat(move.nimber()).isEqualTo(after.nimber());
      assertThat(move.remoteness()).isEqualTo(after.remoteness());
      if (after.margin().isPresent()) {
        int margin = after.margin().getAsInt();
        assertThat(move.margin()).hasValue(again ? margin : -margin);
      }
    }
  }

  @Test
  void deadPartsOfATargetTakeNoRoom() {
    // Whatever number of slots the space of a sum has, one of these sums fills them all.
    for (int more = 0; more <= 8; more++) {
      Integer[] heaps = new Integer[more + 1];
      Arrays.fill(heaps, 3);
      heaps[0] = 6;
      agrees(new PlanningSolver(), question(ToyGames.grundy(), heaps(heaps)));
    }
  }

  @Test
  void smallGamesAgreeWithTheTwinInEveryDetail() {
    PlanningSolver solver = new PlanningSolver();
    for (Rules rules :
        List.of(
            ToyGames.subtraction(1, 3, 4),
            ToyGames.kayles(),
            ToyGames.decisive(),
            ToyGames.tying())) {
      for (int a = 0; a <= 6; a++) {
        Question one = question(rules, heaps(a, 4));
        agrees(solver, one);
        agrees(solver, with(one, true, Question.Method.COMPUTED));
      }
    }
    for (int seed = 0; seed < 50; seed++) {
      ToyBoardRules board = ToyGames.randomBoard(new Random(seed), 7, Ending.values());
      agrees(solver, question(board, ToyBoardRules.at(seed % 7, 1)));
    }
    ToyBoardRules coins = ToyGames.coins(4, 7, 2, 9, 1, 5);
    for (int lead = -9; lead <= 9; lead++) {
      Question scored = question(coins, Position.of(5, 0, lead));
      agrees(solver, scored);
      agrees(solver, with(scored, true, Question.Method.AUTO));
    }
  }

  @Test
  void sumsOfDifferentGamesAgreeWithTheTwin() {
    PlanningSolver solver = new PlanningSolver();
    Question.Component kayles =
        new Question.Component("kayles", ToyGames.kayles(), Optional.empty(), heaps(5));
    Question.Component decisive =
        new Question.Component("decisive", ToyGames.decisive(), Optional.empty(), heaps(4, 2));
    ToyBoardRules board = ToyGames.randomBoard(new Random(5), 6);
    Question.Component partizan =
        new Question.Component("board", board, Optional.empty(), ToyBoardRules.at(0, 0));
    for (List<Question.Component> sum :
        List.of(List.of(kayles, decisive), List.of(kayles, partizan), List.of(decisive, kayles))) {
      Question question = Question.of(sum).listing(Question.MoveSelection.ALL, 1000);
      agrees(solver, question);
      agrees(solver, with(question, true, Question.Method.AUTO));
    }
  }

  @Test
  void largeSumsAreAddedUpByGrundyValues() {
    Answer answer = answer(new PlanningSolver(), question(ToyGames.kayles(), heaps(60, 71, 80)));
    GrundyTable table = new GrundyTable(ToyGames.kayles());
    long sum =
        table.nimber(heaps(60), GraphSolverAssertions.progress())
            ^ table.nimber(heaps(71), GraphSolverAssertions.progress())
            ^ table.nimber(heaps(80), GraphSolverAssertions.progress());
    assertThat(answer.nimber()).hasValue(sum);
    assertThat(answer.remoteness()).isEmpty();
    assertThat(answer.evidence().kind()).isEqualTo(Evidence.Kind.COMPUTED);
    assertThat(answer.evidence().detail()).startsWith("sum of 3 parts with Grundy values ");
    for (ValuedMove move : answer.moves()) {
      assertThat(move.result() == Outcome.WIN).isEqualTo(move.nimber().equals(OptionalLong.of(0)));
    }
  }

  @Test
  void aLongHeapIsFilledByRank() {
    Answer answer =
        answer(new PlanningSolver(), question(ToyGames.subtraction(1, 2, 3), heaps(400_002)));
    assertThat(answer.nimber()).hasValue(2);
    assertThat(answer.remoteness()).hasValue(200_001);
    assertThat(answer.moves()).hasSize(3);
    assertThat(answer.evidence().detail()).contains("smallest first");
  }

  /** Nim by its theorem, on heaps that are too large for any table. */
  private record NimOracle() implements ClosedForm {
    @Override
    public Optional<Verdict> verdict(Position position) {
      long xor = 0;
      for (long heap : position.words()) {
        xor ^= heap;
      }
      return Optional.of(Verdict.ofNimber(xor));
    }

    @Override
    public String name() {
      return "Bouton";
    }

    @Override
    public Optional<List<String>> movesTo(Position position, long nimber) {
      long take = position.word(0) - nimber;
      return Optional.of(take > 0 ? List.of("take " + take) : List.of());
    }
  }

  /** Nim whose lists of moves are computed only as far as they are read. */
  private static Rules nim() {
    return new ToyHeapRules(
        "nim",
        ToyGames.kayles().facts(),
        n ->
            new AbstractList<>() {
              @Override
              public int size() {
                return n;
              }

              @Override
              public ToyHeapRules.Step get(int index) {
                return new ToyHeapRules.Step("take " + (index + 1), List.of(n - index - 1));
              }
            },
        n -> Ending.OPEN);
  }

  @Tag("slow")
  @Test
  void aTheoremAnswersWhatIsTooLargeAndNamesTheWinningMoves() {
    Question nim = Question.of(nim(), Optional.of(new NimOracle()), heaps(200_000, 150_000, 7));
    Answer answer = answer(new PlanningSolver(), nim);
    long sum = 200_000 ^ 150_000 ^ 7;
    assertThat(answer.nimber()).hasValue(sum);
    assertThat(answer.evidence().kind()).isEqualTo(Evidence.Kind.THEOREM);
    assertThat(answer.evidence().detail()).isEqualTo("Bouton");
    long take = 200_000 - (200_000 ^ sum);
    assertThat(answer.moves()).hasSize(1);
    assertThat(answer.moves().getFirst().move().label()).isEqualTo("heap 1: take " + take);
    assertThat(answer.moves().getFirst().result()).isEqualTo(Outcome.WIN);
  }

  @Tag("slow")
  @Test
  void aSumWithOneTheoremIsATheorem() {
    Question.Component nim =
        new Question.Component("nim", nim(), Optional.of(new NimOracle()), heaps(200_000));
    Question.Component kayles =
        new Question.Component("kayles", ToyGames.kayles(), Optional.empty(), heaps(90, 50));
    Question question =
        Question.of(List.of(kayles, nim)).listing(Question.MoveSelection.WINNING, 100);
    Answer answer = answer(new PlanningSolver(), question);
    assertThat(answer.evidence().kind()).isEqualTo(Evidence.Kind.THEOREM);
    assertThat(answer.moves()).hasSize(1);
    assertThat(answer.moves().getFirst().move().label()).startsWith("part 3 (nim 200000): take ");
    assertThat(answer.moves().getFirst().nimber()).hasValue(0);
  }

  @Tag("slow")
  @Test
  void theoremsAreUsedOnlyWhereTheyMay() {
    ClosedForm liar =
        new ClosedForm() {
          @Override
          public Optional<Verdict> verdict(Position position) {
            return Optional.of(Verdict.ofNimber(77));
          }

          @Override
          public String name() {
            return "a lie";
          }
        };
    Question asked = Question.of(ToyGames.kayles(), Optional.of(liar), heaps(40, 41, 42));
    assertThat(answer(new PlanningSolver(), asked).nimber()).hasValue(77);
    Question theorem = with(asked, false, Question.Method.THEOREM);
    assertThat(answer(new PlanningSolver(), theorem).nimber()).hasValue(77);
    Question computed = with(asked, false, Question.Method.COMPUTED);
    assertThat(answer(new PlanningSolver(), computed).nimber()).isNotEqualTo(OptionalLong.of(77));
    Question without = with(question(ToyGames.kayles(), heaps(3)), false, Question.Method.THEOREM);
    assertThatThrownBy(() -> new PlanningSolver().solve(without, GraphSolverAssertions.progress()))
        .isInstanceOf(BadInput.class);
  }

  @Tag("slow")
  @Test
  void whatIsTooLargeRunsOutOfBudgetAndIsNotGuessed() {
    Question misere =
        with(question(ToyGames.kayles(), heaps(60, 71, 80)), true, Question.Method.AUTO);
    Progress progress =
        new Progress(new Limits(Duration.ofMinutes(1), 50_000, 1L << 32), ProgressListener.SILENT);
    assertThat(new PlanningSolver().solve(misere, progress))
        .isInstanceOfSatisfying(
            OutOfLimits.class,
            result -> {
              assertThat(result.reason()).contains("50000 positions");
              assertThat(result.positions()).isGreaterThan(50_000);
            });
  }

  @Test
  void aBatchCostsLittleMoreThanItsLargestQuestion() {
    PlanningSolver solver = new PlanningSolver();
    ToyHeapRules rules = ToyGames.subtraction(1, 2, 3);
    Progress progress = GraphSolverAssertions.progress();
    for (int n = 0; n < 3000; n++) {
      Question asked = question(rules, heaps(n));
      assertThat(((Answer) solver.solve(asked, progress)).nimber()).hasValue(n % 4);
    }
    assertThat(progress.positions()).isLessThan(10_000);
  }

  @Test
  void aListOfMovesIsCutWithTheWinningOnesFirst() {
    Question all = question(ToyGames.kayles(), heaps(7, 7, 1));
    Question cut = Question.of(all.components()).listing(Question.MoveSelection.ALL, 2);
    Answer answer = answer(new PlanningSolver(), cut);
    int moves = answer(new PlanningSolver(), all).moves().size();
    assertThat(answer.moves()).hasSize(2);
    assertThat(answer.moves().getFirst().result()).isEqualTo(Outcome.WIN);
    assertThat(answer.leftOut()).hasValue(moves - 2);
  }
}
