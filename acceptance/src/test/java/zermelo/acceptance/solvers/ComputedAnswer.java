package zermelo.acceptance.solvers;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.plan.PlanningSolver;

/** Asks a solver for answers that use the rules alone, and no theorem. */
final class ComputedAnswer {
  static final String AMPLE = "10m,1e9,4g";

  private ComputedAnswer() {}

  /** Returns the whole answer in words, or the fault that the rules raise. */
  static String answer(PlanningSolver solver, Rules rules, boolean misere, String notation) {
    try {
      Answer answer = (Answer) result(solver, rules, misere, notation, AMPLE);
      return answer.outcome() + " " + answer.remoteness() + " " + answer.nimber();
    } catch (RulesFault fault) {
      return "" + fault.getMessage();
    }
  }

  static Result result(
      PlanningSolver solver, Rules rules, boolean misere, String notation, String budget) {
    Question.Component component =
        new Question.Component(rules.id(), rules, Optional.empty(), rules.parse(notation));
    Question question = Question.of(List.of(component)).misere(misere).computed().withoutMoves();
    return solver.solve(question, new Progress(Limits.parse(budget), report -> {}));
  }
}
