package zermelo.language.compile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.check.Term;
import zermelo.language.check.Term.Comparison;

/**
 * What is known of the order of variables when the code is written: a choice from 1..n is at most
 * n, and behind {@code where d < n} it is less.
 */
final class Order {
  private record Pair(int low, int high) {}

  private final Scope scope;
  private final Map<Pair, Integer> gaps = new HashMap<>();

  Order(Scope scope) {
    this.scope = scope;
  }

  /** Notes that a number is at most each of the others. */
  void noteAtMost(Scope.Num number, List<Scope.Num> others) {
    others.forEach(other -> note(number, other, 0));
  }

  private void note(Scope.Num low, Scope.Num high, int gap) {
    if (low.local() != Scope.Num.CONSTANT && high.local() != Scope.Num.CONSTANT) {
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

  /** Takes note of a condition that holds in all that is written from now on. */
  void learn(Term.Truth condition) {
    switch (condition) {
      case Term.Both(Term.Truth left, Term.Truth right) -> {
        learn(left);
        learn(right);
      }
      case Term.Compare(Comparison comparison, Term.Num left, Term.Num right) -> {
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

  private void learn(Term.Num low, Term.Num high, int gap) {
    if (low instanceof Term.Slot(int first) && high instanceof Term.Slot(int second)) {
      note(scope.numberIn(first), scope.numberIn(second), gap);
    }
    if (low instanceof Term.Constant(long least) && high instanceof Term.Slot(int slot)) {
      long from = least == Long.MAX_VALUE ? least : least + gap;
      Interval range = scope.numberIn(slot).range();
      narrow(slot, new Interval(Math.max(range.low(), from), range.high()));
    }
    if (high instanceof Term.Constant(long most) && low instanceof Term.Slot(int slot)) {
      long to = most == Long.MIN_VALUE ? most : most - gap;
      Interval range = scope.numberIn(slot).range();
      narrow(slot, new Interval(range.low(), Math.min(range.high(), to)));
    }
  }

  private void narrow(int slot, Interval range) {
    int local = scope.numberIn(slot).local();
    if (local != Scope.Num.CONSTANT) {
      scope.slots.put(slot, new Scope.Num(local, range));
    }
  }
}
