package zermelo.language.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import zermelo.language.program.Term;

/** Evaluates membership in {@link ExactSet}s and lists their elements, for many n at once. */
final class ExactSetFunctions {
  private static final int MOST_ELEMENTS = 10_000;

  private final FormComparison comparison;
  private final StepLimit work;

  ExactSetFunctions(FormComparison comparison, StepLimit work) {
    this.comparison = comparison;
    this.work = work;
  }

  static ExactSet combined(
      Term.SetOperator operator, NavigableSet<BigInteger> left, NavigableSet<BigInteger> right) {
    NavigableSet<BigInteger> result = new TreeSet<>(left);
    switch (operator) {
      case UNION -> result.addAll(right);
      case DIFFERENCE -> result.removeAll(right);
      case SYMMETRIC_DIFFERENCE -> {
        result.addAll(right);
        NavigableSet<BigInteger> both = new TreeSet<>(left);
        both.retainAll(right);
        result.removeAll(both);
      }
    }
    return listed(result);
  }

  static ExactSet listed(NavigableSet<BigInteger> elements) {
    return new ExactSet.Finite(elements.stream().map(LinearForm::of).toList());
  }

  boolean member(LinearForm element, ExactSet set) {
    return switch (set) {
      case ExactSet.Range(LinearForm low, LinearForm high) ->
          comparison.holds(Term.Comparison.AT_LEAST, element.minus(low))
              && comparison.holds(Term.Comparison.AT_MOST, element.minus(high));
      case ExactSet.Finite(List<LinearForm> elements) ->
          elements.stream()
              .anyMatch(e -> comparison.holds(Term.Comparison.EQUAL, element.minus(e)));
      case ExactSet.Truncated(String name, LinearForm most) ->
          comparison.holds(Term.Comparison.AT_MOST, element.minus(most)) && isIn(name, element);
      case ExactSet.Infinite(String name) -> isIn(name, element);
    };
  }

  private boolean isIn(String name, LinearForm element) {
    work.spendFactoring(element.constant("a member"));
    return ExactFunctions.isIn(name, element.constant());
  }

  /** The elements of a set that does not grow with n. */
  List<LinearForm> elements(ExactSet set) {
    return switch (set) {
      case ExactSet.Finite(List<LinearForm> elements) -> elements;
      case ExactSet.Range(LinearForm low, LinearForm high) -> counted(low, high);
      case ExactSet.Truncated(String name, LinearForm most) -> {
        BigInteger last = most.constant("the bound of a set");
        work.spendFactoring(last);
        Set<BigInteger> listed = ExactFunctions.listed(name, last);
        work.spend(10L * listed.size());
        yield listed.stream().map(LinearForm::of).toList();
      }
      case ExactSet.Infinite(String name) ->
          throw new ProofSignal.Refusal("the set " + name + " has no end");
    };
  }

  private List<LinearForm> counted(LinearForm low, LinearForm high) {
    LinearForm width = high.minus(low);
    BigInteger last = width.constant("the length of a range");
    if (last.compareTo(BigInteger.valueOf(MOST_ELEMENTS)) > 0) {
      throw new ProofSignal.Refusal("a range of " + last.add(BigInteger.ONE) + " numbers");
    }
    work.spend(Math.max(0, last.longValue()));
    List<LinearForm> all = new ArrayList<>();
    for (long more = 0; more <= last.longValue(); more++) {
      all.add(low.plus(LinearForm.of(more)));
    }
    return all;
  }

  NavigableSet<BigInteger> constants(ExactSet set) {
    NavigableSet<BigInteger> all = new TreeSet<>();
    elements(set).forEach(element -> all.add(element.constant("a set")));
    return all;
  }
}
