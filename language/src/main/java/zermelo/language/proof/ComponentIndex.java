package zermelo.language.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import zermelo.language.program.Program;
import zermelo.language.program.Term;

/**
 * Numbers positions that consist of one unbounded number and others of few values.
 *
 * <p>With one number n alone, the index is n. Otherwise it is n times the number of combinations of
 * the other components' values, plus the number of their combination. All proofs are about this
 * index, in the place of n.
 *
 * @param digits the bounded components, the most significant one first
 */
record ComponentIndex(Program.Component unbounded, BigInteger low, List<Digit> digits) {
  private static final BigInteger MOST_PLACES = BigInteger.valueOf(64);

  /**
   * A bounded component.
   *
   * @param fromTop whether its places count from the largest value down
   */
  record Digit(int place, BigInteger low, BigInteger high, boolean fromTop) {
    BigInteger count() {
      return high.subtract(low).add(BigInteger.ONE);
    }

    /** Converts a value to its digit, and a digit to its value less {@code low}. */
    private LinearForm turned(LinearForm digit) {
      return fromTop ? LinearForm.of(high.subtract(low)).minus(digit) : digit;
    }
  }

  /** Reads the components of a program whose parameters have values. */
  static ComponentIndex of(Program program, ExactEvaluator evaluator) {
    List<Program.Component> unbounded = new ArrayList<>();
    List<Digit> digits = new ArrayList<>();
    for (Program.Component component : program.components()) {
      if (component.kind() != Program.Kind.NUMBER || component.role() == Program.Role.OWN) {
        throw new ProofSignal.Refusal("a position is not numbers that both players share");
      }
      if (component.high().isEmpty()) {
        unbounded.add(component);
      } else {
        BigInteger high = evaluator.number(component.high().get()).constant();
        BigInteger low = evaluator.number(component.low()).constant();
        digits.add(new Digit(component.place(), low, high, false));
      }
    }
    if (unbounded.isEmpty()) {
      throw new ProofSignal.Refusal("the numbers have an upper bound");
    }
    if (unbounded.size() > 1) {
      throw new ProofSignal.Refusal("a position has several numbers without an upper bound");
    }
    BigInteger low = evaluator.number(unbounded.getFirst().low()).constant();
    ComponentIndex index = new ComponentIndex(unbounded.getFirst(), low, digits);
    boolean few =
        digits.stream().allMatch(digit -> digit.count().signum() > 0)
            && index.width().compareTo(MOST_PLACES) <= 0;
    if (!few || (program.splits() && !digits.isEmpty())) {
      throw new ProofSignal.Refusal("a position has several numbers, which take many values");
    }
    return index;
  }

  /** The same, with the components in these slots counting from the top. */
  ComponentIndex counting(Set<Integer> fromTop) {
    List<Digit> turned =
        digits.stream()
            .map(
                digit ->
                    new Digit(
                        digit.place(), digit.low(), digit.high(), fromTop.contains(digit.place())))
            .toList();
    return new ComponentIndex(unbounded, low, turned);
  }

  /** The number of positions with the same n. */
  BigInteger width() {
    return digits.stream().map(Digit::count).reduce(BigInteger.ONE, BigInteger::multiply);
  }

  /** The unbounded number of an index. */
  LinearForm number(LinearForm index) {
    return digits.isEmpty() ? index : index.over(width());
  }

  /** Puts all components of an index into an evaluator. */
  void put(LinearForm index, ExactEvaluator evaluator) {
    LinearForm rest = index;
    for (Digit digit : digits.reversed()) {
      LinearForm value = digit.turned(rest.mod(digit.count()));
      evaluator.put(digit.place(), value.plus(LinearForm.of(digit.low())));
      rest = rest.over(digit.count());
    }
    evaluator.put(unbounded.place(), rest);
  }

  /** Whether the bounded components are within their bounds. */
  boolean admits(ExactEvaluator evaluator) {
    for (Digit digit : digits) {
      LinearForm value = evaluator.slot(digit.place());
      if (!evaluator.compare(Term.Comparison.AT_LEAST, value.minus(LinearForm.of(digit.low())))
          || !evaluator.compare(
              Term.Comparison.AT_MOST, value.minus(LinearForm.of(digit.high())))) {
        return false;
      }
    }
    return true;
  }

  /** The index of a part, with the bounded components as they are in the evaluator. */
  LinearForm of(LinearForm number, ExactEvaluator evaluator) {
    LinearForm index = number;
    for (Digit digit : digits) {
      LinearForm value = evaluator.slot(digit.place()).minus(LinearForm.of(digit.low()));
      index = index.times(digit.count()).plus(digit.turned(value));
    }
    return index;
  }
}
