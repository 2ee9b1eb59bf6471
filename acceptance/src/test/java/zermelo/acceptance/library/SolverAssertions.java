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
      Optional<ClosedForm> closedForm,
      Position position,
      boolean misere,
      Question.Method method) {
    Question.Component one = new Question.Component(rules.id(), rules, closedForm, position);
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
    if (rules.facts().scored() && !showsGains(rules, position)) {
      sameMargins(answer, rules, truth, position, where);
      return;
    }
    assertThat(answer.moves()).as("moves of %s", where).isEqualTo(moves);
    assertThat(answer.leftOut()).as("moves of %s", where).hasValue(0);
  }

  /**
   * Whether positions show what was gained before, so that a gain is part of the target's value.
   */
  private static boolean showsGains(Rules rules, Position position) {
    return LibraryCases.moves(rules, position).stream()
        .allMatch(move -> shown(rules, position, move) == move.gain());
  }

  /** By how much more the player leads after a move, as far as the positions show it. */
  private static int shown(Rules rules, Position position, Move move) {
    boolean again = rules.turn(position) == rules.turn(move.target());
    int after = rules.lead(move.target());
    return (again ? after : -after) - rules.lead(position);
  }

  /**
   * Asserts the margin of each move: what is gained before and by the move, and what the twin says
   * about the rest.
   */
  private static void sameMargins(
      Answer answer,
      Rules rules,
      Map<Position, ReferenceSolver.Value> truth,
      Position position,
      String where) {
    int sign = where.contains("misère true") ? -1 : 1;
    List<Integer> margins = new ArrayList<>();
    for (Move move : LibraryCases.moves(rules, position)) {
      int after = Objects.requireNonNull(truth.get(move.target())).margin().orElseThrow();
      boolean again = rules.turn(position) == rules.turn(move.target());
      int hidden = move.gain() - shown(rules, position, move);
      margins.add(sign * hidden + (again ? after : -after));
    }
    assertThat(answer.moves())
        .as("moves of %s", where)
        .extracting(move -> move.margin().orElseThrow())
        .isEqualTo(margins);
    assertThat(answer.moves())
        .as("moves of %s", where)
        .allMatch(
            move ->
                Integer.signum(move.margin().orElseThrow())
                    == switch (move.result()) {
                      case WIN -> 1;
                      case LOSE -> -1;
                      default -> 0;
                    });
  }
}
