package zermelo.language.compile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.program.Term;
import zermelo.language.program.Term.Comparison;

/**
 * Knows at compile time which numbers are at most which others.
 *
 * <p>A choice from 1..n is at most n; after {@code where d < n} it is less. So n - d is at least 1,
 * and no check is needed.
 */
final class VariableOrder {
  private record Pair(int low, int high) {}

  private final MethodScope scope;
  private final Map<Pair, Integer> gaps = new HashMap<>();

  VariableOrder(MethodScope scope) {
    this.scope = scope;
  }

  /** Records that a number is at most each of the others. */
  void noteAtMost(MethodScope.NumberVariable number, List<MethodScope.NumberVariable> others) {
    others.forEach(other -> note(number, other, 0));
  }

  private void note(MethodScope.NumberVariable low, MethodScope.NumberVariable high, int gap) {
    if (low.local() != MethodScope.NumberVariable.CONSTANT
        && high.local() != MethodScope.NumberVariable.CONSTANT) {
      gaps.merge(new Pair(low.local(), high.local()), gap, Math::max);
    }
  }

  /** Narrows the difference of the numbers in two slots. */
  Interval difference(int whole, int part, Interval plain) {
    Pair pair = new Pair(scope.numberIn(part).local(), scope.numberIn(whole).local());
    return Optional.ofNullable(gaps.get(pair))
        .map(gap -> new Interval(Math.max(gap, plain.low()), Math.max(gap, plain.high())))
        .orElse(plain);
  }

  /** Records a condition that holds in all code written from now on. */
  void learn(Term.TruthTerm condition) {
    switch (condition) {
      case Term.And(Term.TruthTerm left, Term.TruthTerm right) -> {
        learn(left);
        learn(right);
      }
      case Term.Compare(Comparison comparison, Term.NumberTerm left, Term.NumberTerm right) -> {
        switch (comparison) {
          case LESS -> learn(left, right, 1);
          case AT_MOST -> learn(left, right, 0);
          case MORE -> learn(right, left, 1);
          case AT_LEAST -> learn(right, left, 0);
          case EQUAL, UNEQUAL -> {}
        }
      }
      default -> {}
    }
  }

  private void learn(Term.NumberTerm low, Term.NumberTerm high, int gap) {
    if (low instanceof Term.NumberSlot(int first) && high instanceof Term.NumberSlot(int second)) {
      note(scope.numberIn(first), scope.numberIn(second), gap);
    }
    if (low instanceof Term.Constant(long least) && high instanceof Term.NumberSlot(int slot)) {
      long from = least == Long.MAX_VALUE ? least : least + gap;
      Interval range = scope.numberIn(slot).range();
      narrow(slot, new Interval(Math.max(range.low(), from), range.high()));
    }
    if (high instanceof Term.Constant(long most) && low instanceof Term.NumberSlot(int slot)) {
      long to = most == Long.MIN_VALUE ? most : most - gap;
      Interval range = scope.numberIn(slot).range();
      narrow(slot, new Interval(range.low(), Math.min(range.high(), to)));
    }
  }

  private void narrow(int slot, Interval range) {
    int local = scope.numberIn(slot).local();
    if (local != MethodScope.NumberVariable.CONSTANT) {
      scope.slots.put(slot, new MethodScope.NumberVariable(local, range));
    }
  }
}
