package zermelo.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.program.Program.Requirement;
import zermelo.language.program.Program.Step;
import zermelo.language.program.Term;
import zermelo.language.program.Term.Comparison;

/**
 * A condition on a choice that only cuts off one end of an ascending list.
 *
 * <p>In {@code 1 < d and d < n}, each comparison is such a condition. It need not be evaluated for
 * each element.
 *
 * @param upper true for an upper bound of the elements, false for a lower bound
 * @param strict whether the bound itself is excluded
 */
record ElementBound(
    Term.TruthTerm condition, boolean upper, boolean strict, MethodScope.NumberVariable bound) {

  /** Collects the conditions of this kind that directly follow a choice. */
  static List<ElementBound> of(List<Step> behind, int slot, MethodScope scope) {
    List<ElementBound> found = new ArrayList<>();
    for (Step step : behind) {
      if (!(step instanceof Requirement require) || !add(require.condition(), slot, scope, found)) {
        break;
      }
    }
    return found;
  }

  /** Returns false if the condition contains anything else. */
  private static boolean add(
      Term.TruthTerm condition, int slot, MethodScope scope, List<ElementBound> found) {
    if (condition instanceof Term.And(Term.TruthTerm left, Term.TruthTerm right)) {
      return add(left, slot, scope, found) && add(right, slot, scope, found);
    }
    Optional<ElementBound> trim =
        condition instanceof Term.Compare compare ? of(compare, slot, scope) : Optional.empty();
    trim.ifPresent(found::add);
    return trim.isPresent();
  }

  private static Optional<ElementBound> of(Term.Compare compare, int slot, MethodScope scope) {
    boolean left = compare.left().equals(new Term.NumberSlot(slot));
    boolean right = compare.right().equals(new Term.NumberSlot(slot));
    Comparison comparison = compare.comparison();
    if (left == right || comparison == Comparison.EQUAL || comparison == Comparison.UNEQUAL) {
      return Optional.empty();
    }
    boolean strict = comparison == Comparison.LESS || comparison == Comparison.MORE;
    boolean less = comparison == Comparison.LESS || comparison == Comparison.AT_MOST;
    return bound(left ? compare.right() : compare.left(), scope)
        .map(bound -> new ElementBound(compare, less == left, strict, bound));
  }

  private static Optional<MethodScope.NumberVariable> bound(
      Term.NumberTerm term, MethodScope scope) {
    return switch (term) {
      case Term.Constant(long value) -> Optional.of(MethodScope.NumberVariable.of(value));
      case Term.NumberSlot(int slot) -> Optional.ofNullable(scope.slots.get(slot));
      default -> Optional.empty();
    };
  }

  /** The condition without the parts in {@code trims}. Empty if nothing is left. */
  static Optional<Term.TruthTerm> rest(Term.TruthTerm condition, List<ElementBound> trims) {
    if (trims.stream().anyMatch(trim -> trim.condition.equals(condition))) {
      return Optional.empty();
    }
    if (condition instanceof Term.And(Term.TruthTerm left, Term.TruthTerm right)) {
      Optional<Term.TruthTerm> a = rest(left, trims);
      Optional<Term.TruthTerm> b = rest(right, trims);
      return a.isEmpty() ? b : b.isEmpty() ? a : Optional.of(new Term.And(a.get(), b.get()));
    }
    return Optional.of(condition);
  }
}
