package zermelo.language.effect;

import java.util.List;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Finds by how much a move changes the length of a list.
 *
 * <p>It understands moves that leave a part of the list, or the list without one of its elements.
 */
public final class ListShrinkage {
  private final Program.MoveRule rule;
  private final int slot;
  private final boolean filled;
  private boolean changed;

  private ListShrinkage(Program.MoveRule rule, int slot) {
    this.rule = rule;
    this.slot = slot;
    this.filled =
        rule.steps().stream().anyMatch(this::needsElement)
            || rule.changes().stream()
                .takeWhile(change -> !(change instanceof Program.ListAssignment))
                .anyMatch(change -> change instanceof Program.Gain gain && reads(gain.points()));
  }

  /** The change of the length of the list in a list slot. */
  public static CountRange of(Program.MoveRule rule, int slot) {
    ListShrinkage list = new ListShrinkage(rule, slot);
    CountRange sum = CountRange.NONE;
    for (Program.Stage stage : rule.stages()) {
      sum = sum.plus(list.sum(stage.changes()));
    }
    return sum;
  }

  private CountRange sum(List<Program.Change> changes) {
    CountRange sum = CountRange.NONE;
    for (Program.Change change : changes) {
      sum =
          sum.plus(
              switch (change) {
                case Program.ListAssignment set when set.slot() == slot -> assigned(set.value());
                case Program.When when -> sum(when.changes()).or(CountRange.NONE);
                case Program.ForEach each -> {
                  changed = true;
                  yield sum(each.changes()).repeated();
                }
                default -> CountRange.NONE;
              });
    }
    return sum;
  }

  private CountRange assigned(Term.ListTerm value) {
    if (value instanceof Term.ListIf(Term.TruthTerm c, Term.ListTerm yes, Term.ListTerm no)) {
      boolean before = changed;
      CountRange one = assigned(yes);
      changed = before;
      return one.or(assigned(no));
    }
    boolean first = !changed;
    changed = true;
    if (isPart(value)) {
      Term.ListSlice slice = (Term.ListSlice) value;
      boolean cut = low(slice.from()) >= 2 || endsEarlier(slice.to());
      return first && filled && cut ? CountRange.DECREASE : CountRange.DECREASE_OR_NONE;
    }
    if (first
        && value instanceof Term.ListJoin(Term.ListTerm left, Term.ListTerm right)
        && isPart(left)
        && isPart(right)
        && withoutOne((Term.ListSlice) left, (Term.ListSlice) right)) {
      return CountRange.DECREASE;
    }
    return value.equals(new Term.ListSlot(slot)) ? CountRange.NONE : CountRange.ANY;
  }

  private boolean isPart(Term.ListTerm value) {
    return value instanceof Term.ListSlice slice && slice.list().equals(new Term.ListSlot(slot));
  }

  /** Whether it is all elements before an element i and all after it, with i in 1..length. */
  private boolean withoutOne(Term.ListSlice before, Term.ListSlice behind) {
    return before.to()
            instanceof Term.Binary(var minus, Term.NumberSlot i, Term.Constant one, var s)
        && minus == Term.Operator.MINUS
        && one.value() == 1
        && behind.from()
            instanceof Term.Binary(var plus, Term.NumberSlot j, Term.Constant two, var t)
        && plus == Term.Operator.PLUS
        && two.value() == 1
        && i.equals(j)
        && low(before.from()) == 1
        && isLength(behind.to())
        && rule.steps().stream()
            .anyMatch(
                step ->
                    step instanceof Program.NumberChoice choice
                        && choice.slot() == i.slot()
                        && choice.set() instanceof Term.Range range
                        && low(range.low()) >= 1
                        && (isLength(range.high()) || endsEarlier(range.high())));
  }

  /** A number that the term is surely at least; 0 if that is not known. */
  private long low(Term.NumberTerm term) {
    if (term instanceof Term.NumberSlot slot) {
      for (Program.Step step : rule.steps()) {
        if (step instanceof Program.NumberChoice choice
            && choice.slot() == slot.slot()
            && choice.set() instanceof Term.Range range) {
          return low(range.low());
        }
      }
    }
    return term instanceof Term.Constant constant ? constant.value() : 0;
  }

  private boolean isLength(Term term) {
    return term instanceof Term.NumberCall call
        && call.function() == BuiltInFunction.LENGTH
        && call.arguments().getFirst().equals(new Term.ListSlot(slot));
  }

  private boolean endsEarlier(Term.NumberTerm to) {
    return to instanceof Term.Binary binary
        && binary.operator() == Term.Operator.MINUS
        && isLength(binary.left())
        && low(binary.right()) >= 1;
  }

  /** Whether a step is possible only if the list has an element. */
  private boolean needsElement(Program.Step step) {
    return switch (step) {
      case Program.Requirement requirement -> needsElement(requirement.condition());
      case Program.NumberChoice choice ->
          choice.set() instanceof Term.Range range
              && low(range.low()) >= 1
              && (isLength(range.high()) || endsEarlier(range.high()));
      case Program.ListChoice choice -> false;
    };
  }

  private boolean needsElement(Term.TruthTerm condition) {
    return switch (condition) {
      case Term.And and -> needsElement(and.left()) || needsElement(and.right());
      case Term.Compare compare ->
          switch (compare.comparison()) {
            case AT_LEAST -> isLength(compare.left()) && low(compare.right()) >= 1;
            case MORE -> isLength(compare.left()) && isAtLeast(compare.right(), 0);
            case AT_MOST -> isLength(compare.right()) && low(compare.left()) >= 1;
            case LESS -> isLength(compare.right()) && isAtLeast(compare.left(), 0);
            case EQUAL -> isLength(compare.left()) && low(compare.right()) >= 1;
            case UNEQUAL ->
                isLength(compare.left())
                    && isAtLeast(compare.right(), 0)
                    && low(compare.right()) == 0
                    && compare.right() instanceof Term.Constant;
          };
      default -> false;
    };
  }

  private static boolean isAtLeast(Term.NumberTerm term, long least) {
    return term instanceof Term.Constant constant && constant.value() >= least;
  }

  /** Whether a term surely reads an element of the list, which must then exist. */
  private boolean reads(Term.NumberTerm term) {
    return switch (term) {
      case Term.Element element -> element.list().equals(new Term.ListSlot(slot));
      case Term.Binary binary -> reads(binary.left()) || reads(binary.right());
      default -> false;
    };
  }

  /** Whether moves take parts of a list only, so that its elements never grow. */
  public static boolean keepsElements(Program program, int slot) {
    return program.allChanges().stream()
        .allMatch(
            change ->
                switch (change) {
                  case Program.ElementAssignment set -> set.slot() != slot;
                  case Program.ListAssignment set ->
                      set.slot() != slot
                          || !TermTraversal.any(
                              set.value(),
                              term ->
                                  term instanceof Term.ListLiteral
                                      || term instanceof Term.ListComprehension
                                      || term instanceof Term.ListQuotient
                                      || (term instanceof Term.ListSlot(int other)
                                          && other != slot));
                  default -> true;
                });
  }
}
