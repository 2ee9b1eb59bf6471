package zermelo.language.effect;

import java.util.ArrayList;
import java.util.List;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Change;
import zermelo.language.program.Term;
import zermelo.language.program.Term.SetOperator;

/**
 * By how much a move changes a number, or the size of a set.
 *
 * <p>It understands what is added to a number, {@code n := n - 1}, and to a set, {@code s := s +
 * {x}}. A set surely grows or shrinks if the move asks before whether the element is in it.
 */
public final class ComponentChange {
  private final Program.MoveRule rule;
  private final int slot;
  private boolean changed;

  private ComponentChange(Program.MoveRule rule, int slot) {
    this.rule = rule;
    this.slot = slot;
  }

  /** The change of the number in a slot. */
  public static CountRange ofNumber(Program.MoveRule rule, int slot) {
    return new ComponentChange(rule, slot).sum(false);
  }

  /** The change of the size of the set in a list slot. */
  public static CountRange ofSet(Program.MoveRule rule, int slot) {
    return new ComponentChange(rule, slot).sum(true);
  }

  private CountRange sum(boolean set) {
    CountRange sum = CountRange.NONE;
    for (Program.Stage stage : rule.stages()) {
      sum = sum.plus(sum(stage.changes(), set));
    }
    return sum;
  }

  private CountRange sum(List<Change> changes, boolean set) {
    CountRange sum = CountRange.NONE;
    for (Change change : changes) {
      sum =
          sum.plus(
              switch (change) {
                case Program.NumberAssignment(int at, Term.NumberTerm value)
                    when !set && at == slot ->
                    added(value);
                case Program.SetAssignment(int at, Term.SetTerm value) when set && at == slot ->
                    joined(value);
                case Program.When when -> sum(when.changes(), set).or(CountRange.NONE);
                case Program.ForEach each -> {
                  changed = true;
                  yield sum(each.changes(), set).repeated();
                }
                default -> CountRange.NONE;
              });
    }
    return sum;
  }

  private CountRange added(Term.NumberTerm value) {
    if (value instanceof Term.Binary binary
        && binary.left().equals(new Term.NumberSlot(slot))
        && (binary.operator() == Term.Operator.PLUS || binary.operator() == Term.Operator.MINUS)) {
      long least = least(binary.right());
      boolean up = binary.operator() == Term.Operator.PLUS;
      if (least > 0) {
        return up ? CountRange.INCREASE : CountRange.DECREASE;
      }
      if (least == 0) {
        return up ? CountRange.INCREASE_OR_NONE : CountRange.DECREASE_OR_NONE;
      }
    }
    return value.equals(new Term.NumberSlot(slot)) ? CountRange.NONE : CountRange.ANY;
  }

  /** A number that the term is surely at least; negative if none is known. */
  private long least(Term.NumberTerm term) {
    if (term instanceof Term.NumberSlot chosen) {
      for (Program.Step step : rule.steps()) {
        if (step instanceof Program.NumberChoice choice
            && choice.slot() == chosen.slot()
            && choice.set() instanceof Term.Range range) {
          return least(range.low());
        }
      }
    }
    return term instanceof Term.Constant constant ? constant.value() : -1;
  }

  private CountRange joined(Term.SetTerm value) {
    boolean first = !changed;
    changed = true;
    Term.SetTerm whole = new Term.SetSlot(slot);
    if (!(value
            instanceof Term.SetBinary(SetOperator operator, Term.SetTerm left, Term.SetTerm right))
        || !left.equals(whole)) {
      return value.equals(whole) ? CountRange.NONE : CountRange.ANY;
    }
    boolean sure =
        first
            && right instanceof Term.SetLiteral(List<Term.NumberTerm> items)
            && items.stream().anyMatch(item -> isKnown(item, operator == SetOperator.DIFFERENCE));
    return switch (operator) {
      case UNION -> sure ? CountRange.INCREASE : CountRange.INCREASE_OR_NONE;
      case DIFFERENCE -> sure ? CountRange.DECREASE : CountRange.DECREASE_OR_NONE;
      case SYMMETRIC_DIFFERENCE -> CountRange.ANY;
    };
  }

  /** Whether the move asks that a chosen number is in the set, or that it is not. */
  private boolean isKnown(Term.NumberTerm item, boolean in) {
    if (!(item instanceof Term.NumberSlot chosen)) {
      return false;
    }
    Term.TruthTerm member = new Term.Member(chosen, new Term.SetSlot(slot));
    List<Term.TruthTerm> asked = new ArrayList<>();
    boolean isChoice = false;
    for (Program.Step step : rule.steps()) {
      if (step instanceof Program.NumberChoice choice && choice.slot() == chosen.slot()) {
        isChoice = true;
        Term.SetTerm from = choice.set();
        while (from instanceof Term.Filter filter) {
          from = filter.set();
        }
        if (from.equals(new Term.SetSlot(slot))) {
          asked.add(member);
        }
      } else if (step instanceof Program.Requirement(Term.TruthTerm condition)) {
        conjuncts(condition, asked);
      }
    }
    return isChoice && asked.contains(in ? member : new Term.Not(member));
  }

  private static void conjuncts(Term.TruthTerm condition, List<Term.TruthTerm> found) {
    if (condition instanceof Term.And and) {
      conjuncts(and.left(), found);
      conjuncts(and.right(), found);
    } else {
      found.add(condition);
    }
  }
}
