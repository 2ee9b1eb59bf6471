package zermelo.language.compile.board.analysis;

import java.util.List;
import java.util.Map;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Bounds the steps of a move or a condition from the text and the size of the board.
 *
 * <p>Most are so few that the code need not count them. The bound is at least what the interpreter
 * counts.
 */
public final class StepBound {
  private static final double LISTING = Fuel.ELEMENT_COST;

  private final BoardPlan plan;
  private final FaultAnalysis ranges;

  public StepBound(BoardPlan plan, Map<Integer, Binding> slots) {
    this.plan = plan;
    this.ranges = new FaultAnalysis(slots);
  }

  /** Whether the code must count its steps. */
  public static boolean counts(double steps) {
    return steps > Fuel.MAX_STEPS;
  }

  public double move(Program.MoveRule rule) {
    double rounds = 1;
    double steps = 10;
    for (Program.Stage stage : rule.stages()) {
      for (Program.Step step : stage.steps()) {
        for (Term term : TermTraversal.children(step)) {
          steps += rounds * term(term);
        }
        if (step instanceof Program.NumberChoice choice) {
          ranges.mayFault(new Term.Filter(choice.slot(), choice.set(), TRUE));
          rounds *= size(choice.set());
        } else if (step instanceof Program.ListChoice) {
          return Double.POSITIVE_INFINITY;
        }
      }
      steps += rounds * changes(stage.changes());
    }
    return steps;
  }

  private static final Term.TruthTerm TRUE = new Term.TruthConstant(true);

  private double changes(List<Program.Change> changes) {
    double steps = plan.cells + 100;
    for (Program.Change change : changes) {
      steps +=
          switch (change) {
            case Program.ForEach each -> {
              ranges.mayFault(new Term.Filter(each.slot(), each.set(), TRUE));
              yield term(each.set()) + size(each.set()) * changes(each.changes());
            }
            case Program.When when -> term(when.condition()) + changes(when.changes());
            default ->
                TermTraversal.children(change).stream().mapToDouble(this::term).sum()
                    + plan.cells
                    + 100;
          };
    }
    return steps;
  }

  public double term(Term term) {
    double inside = TermTraversal.children(term).stream().mapToDouble(this::term).sum() + 1;
    return switch (term) {
      case Term.Fold fold -> loop(fold.slot(), fold.set(), List.of(fold.condition(), fold.value()));
      case Term.Filter filter -> loop(filter.slot(), filter.set(), List.of(filter.condition()));
      case Term.ListComprehension list ->
          loop(list.slot(), list.set(), List.of(list.condition(), list.value())) + 1000;
      case Term.Quantifier all -> loop(all.slot(), all.set(), List.of(all.condition()));
      case Term.BoardSet set -> inside + LISTING * plan.cells;
      case Term.BoardTruth truth -> inside + 4 * LISTING * plan.cells;
      case Term.BoardNumber number -> inside + plan.cells;
      case Term.SetTerm set -> inside + LISTING * size(set);
      case Term.ListTerm list -> inside + 1000;
      case Term.NumberCall call -> inside + 100;
      default -> inside;
    };
  }

  private double loop(int slot, Term.SetTerm set, List<? extends Term> body) {
    ranges.mayFault(new Term.Filter(slot, set, TRUE));
    double each = body.stream().mapToDouble(this::term).sum() + LISTING;
    return term(set) + size(set) * each;
  }

  /** The greatest possible number of elements. */
  private double size(Term.SetTerm set) {
    return switch (set) {
      case Term.SetLiteral literal -> literal.items().size();
      case Term.Filter filter -> size(filter.set());
      case Term.SetIf choice -> Math.max(size(choice.yes()), size(choice.no()));
      case Term.SetBinary both -> size(both.left()) + size(both.right());
      case Term.Range range -> {
        Interval elements = ranges.elements(range);
        yield Math.max(0, (double) elements.high() - elements.low() + 1);
      }
      case Term.BoardSet cells -> plan.cells;
      default -> 1e6;
    };
  }
}
