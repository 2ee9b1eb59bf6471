package zermelo.acceptance.solvers;

import zermelo.bench.rules.HandWrittenRules;
import zermelo.kernel.Rules;
import zermelo.language.interpret.TextRules;
import zermelo.solve.plan.PlanningSolver;

/**
 * The slow twin of sweeps and of the solver for lines: it interprets the rules and looks at the
 * options one by one.
 *
 * <p>It keeps its solver, so that tests with the same rules share what it has solved.
 */
final class OptionByOption {
  private final PlanningSolver solver = new PlanningSolver();
  private final Rules rules;
  private final boolean misere;

  OptionByOption(TextRules rules, boolean misere) {
    this.rules = new HandWrittenRules(rules, rules::interpretedSpace);
    this.misere = misere;
  }

  String answer(String position) {
    return ComputedAnswer.answer(solver, rules, misere, position);
  }
}
