package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.ValuedMove;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.ReferenceSolver;

/** Compares answers of the solver with the slow twin. */
public final class SolverAssertions {
  private static final Limits BUDGET = new Limits(Duration.ofMinutes(1), 50_000_000, 1L << 30);

  private SolverAssertions() {}

  public static Answer answer(PlanningSolver solver, Question question) {
    Progress progress = new Progress(BUDGET, report -> {});
    Result result = solver.solve(question, progress);
    assertThat(result)
        .as("%s", question.rules().print(question.position()))
        .isInstanceOf(Answer.class);
    return (Answer) result;
  }

  public static Question question(
      Rules rules,
      Optional<ClosedForm> oracle,
      Position position,
      boolean misere,
      Question.Method method) {
    Question.Component one = new Question.Component(rules.id(), rules, oracle, position);
    return Question.of(List.of(one))
        .misere(misere)
        .method(method)
        .listing(Question.MoveSelection.ALL, Integer.MAX_VALUE);
  }

  public static Answer computed(
      PlanningSolver solver, Rules rules, Position position, boolean misere) {
    return answer(
        solver, question(rules, Optional.empty(), position, misere, Question.Method.COMPUTED));
  }

  /** Asserts that the answer agrees with the slow twin on the position and all its moves. */
  public static void sameAsTwin(
      Answer answer,
      Rules rules,
      Map<Position, ReferenceSolver.Value> truth,
      Position position,
      String where) {
    ReferenceSolver.Value found =
        new ReferenceSolver.Value(
            answer.outcome(), answer.remoteness(), answer.nimber(), answer.margin());
    assertThat(found).as(where).isEqualTo(truth.get(position));
    List<ValuedMove> moves = new ArrayList<>();
    for (Move move : LibraryCases.moves(rules, position)) {
      ReferenceSolver.Value after = Objects.requireNonNull(truth.get(move.target()));
      boolean again =
          !rules.facts().impartial() && rules.turn(position) == rules.turn(move.target());
      Outcome result = again ? after.outcome() : after.outcome().flip();
      OptionalInt margin = after.margin();
      if (margin.isPresent() && !again) {
        margin = OptionalInt.of(-margin.getAsInt());
      }
      moves.add(new ValuedMove(move, result, after.remoteness(), after.nimber(), margin));
    }
    assertThat(answer.moves()).as("moves of %s", where).isEqualTo(moves);
    assertThat(answer.leftOut()).as("moves of %s", where).hasValue(0);
  }
}
