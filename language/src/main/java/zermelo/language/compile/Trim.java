package zermelo.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.check.Program.Require;
import zermelo.language.check.Program.Step;
import zermelo.language.check.Term;
import zermelo.language.check.Term.Comparison;

/**
 * A condition on a choice that holds for all elements of an ascending list from some place on, or
 * up to some place: {@code 1 < d and d < n}. It need not be looked at for each of them.
 *
 * @param upper whether the elements are at most, or less than, the bound; else at least, or more
 * @param strict whether the bound itself is out
 */
record Trim(Term.Truth condition, boolean upper, boolean strict, Scope.Num bound) {

  /** The conditions of this kind that come first behind a choice. */
  static List<Trim> of(List<Step> behind, int slot, Scope scope) {
    List<Trim> found = new ArrayList<>();
    for (Step step : behind) {
      if (!(step instanceof Require require) || !add(require.condition(), slot, scope, found)) {
        break;
      }
    }
    return found;
  }

  /** False if there is something else in the condition. */
  private static boolean add(Term.Truth condition, int slot, Scope scope, List<Trim> found) {
    if (condition instanceof Term.Both(Term.Truth left, Term.Truth right)) {
      return add(left, slot, scope, found) && add(right, slot, scope, found);
    }
    Optional<Trim> trim =
        condition instanceof Term.Compare compare ? of(compare, slot, scope) : Optional.empty();
    trim.ifPresent(found::add);
    return trim.isPresent();
  }

  private static Optional<Trim> of(Term.Compare compare, int slot, Scope scope) {
    boolean left = compare.left().equals(new Term.Slot(slot));
    boolean right = compare.right().equals(new Term.Slot(slot));
    Comparison comparison = compare.comparison();
    if (left == right || comparison == Comparison.EQUAL || comparison == Comparison.UNEQUAL) {
      return Optional.empty();
    }
    boolean strict = comparison == Comparison.LESS || comparison == Comparison.MORE;
    boolean less = comparison == Comparison.LESS || comparison == Comparison.AT_MOST;
    return bound(left ? compare.right() : compare.left(), scope)
        .map(bound -> new Trim(compare, less == left, strict, bound));
  }

  private static Optional<Scope.Num> bound(Term.Num term, Scope scope) {
    return switch (term) {
      case Term.Constant(long value) -> Optional.of(Scope.Num.of(value));
      case Term.Slot(int slot) -> Optional.ofNullable(scope.slots.get(slot));
      default -> Optional.empty();
    };
  }

  /** What is left of a condition without those that were trimmed. */
  static Optional<Term.Truth> rest(Term.Truth condition, List<Trim> trims) {
    if (trims.stream().anyMatch(trim -> trim.condition.equals(condition))) {
      return Optional.empty();
    }
    if (condition instanceof Term.Both(Term.Truth left, Term.Truth right)) {
      Optional<Term.Truth> a = rest(left, trims);
      Optional<Term.Truth> b = rest(right, trims);
      return a.isEmpty() ? b : b.isEmpty() ? a : Optional.of(new Term.Both(a.get(), b.get()));
    }
    return Optional.of(condition);
  }
}
