package zermelo.language.infer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;

/**
 * Converts number terms to linear expressions over the current values of slots and lists.
 *
 * <p>A term that is not linear becomes a new unknown. The {@link InequalityProver} receives the
 * facts about it.
 */
final class LinearTermReader {
  private final ProofAssumptions settled;
  private final InequalityProver knowledge;
  private final Map<Integer, LinearExpression> slots = new HashMap<>();
  private final Map<Integer, SymbolicList> lists = new HashMap<>();

  LinearTermReader(ProofAssumptions settled, InequalityProver knowledge) {
    this.settled = settled;
    this.knowledge = knowledge;
  }

  /** Returns an independent copy with the same values. */
  LinearTermReader copy() {
    LinearTermReader copy = new LinearTermReader(settled, knowledge);
    copy.slots.putAll(slots);
    lists.forEach((slot, row) -> copy.lists.put(slot, row.copy()));
    return copy;
  }

  LinearExpression slot(int slot) {
    if (slots.containsKey(slot)) {
      return slots.get(slot);
    }
    Long known = settled.slots().get(slot);
    return known != null
        ? LinearExpression.of(known)
        : LinearExpression.of(UnknownNumber.slot(slot));
  }

  void put(int slot, LinearExpression value) {
    slots.put(slot, value);
  }

  SymbolicList list(int slot) {
    return lists.computeIfAbsent(slot, c -> new SymbolicList(c, knowledge));
  }

  LinearExpression num(Term.NumberTerm term) {
    return switch (term) {
      case Term.Constant(long value) -> LinearExpression.of(value);
      case Term.NumberSlot(int slot) -> slot(slot);
      case Term.Binary binary -> binary(binary);
      case Term.NumberIf choice -> conditional(choice);
      case Term.Element element ->
          element.list() instanceof Term.ListSlot(int slot)
              ? list(slot).element(num(element.index()))
              : fresh("element of", element);
      case Term.NumberCall call -> call(call);
      case Term.Fold fold -> fresh("fold", fold);
      case Term.BoardNumber onBoard -> fresh("board", onBoard);
    };
  }

  private LinearExpression binary(Term.Binary term) {
    LinearExpression left = num(term.left());
    LinearExpression right = num(term.right());
    return switch (term.operator()) {
      case PLUS -> left.plus(right);
      case MINUS -> left.minus(right);
      case TIMES -> product(left, right);
      case OVER -> quotient(left, right);
      case MOD -> remainder(left, right);
      case XOR -> natural("xor", left, right, atLeast(left, 0) && atLeast(right, 0));
      case POWER -> natural("power", left, right, atLeast(left, 0));
    };
  }

  /**
   * Multiplies out. Each product of two unknowns becomes one unknown, so that i * k - (i - 1) * k
   * is k.
   */
  LinearExpression product(LinearExpression left, LinearExpression right) {
    if (left.isConstant() || right.isConstant()) {
      return left.isConstant() ? right.times(left.constant()) : left.times(right.constant());
    }
    LinearExpression sum = left.times(right.constant()).plus(right.times(left.constant()));
    sum = sum.plus(Math.negateExact(Math.multiplyExact(left.constant(), right.constant())));
    for (Map.Entry<UnknownNumber, Long> a : left.factors().entrySet()) {
      for (Map.Entry<UnknownNumber, Long> b : right.factors().entrySet()) {
        boolean inOrder = a.getKey().toString().compareTo(b.getKey().toString()) <= 0;
        UnknownNumber pair =
            inOrder
                ? UnknownNumber.of("times", a.getKey(), b.getKey())
                : UnknownNumber.of("times", b.getKey(), a.getKey());
        sum =
            sum.plus(
                LinearExpression.of(pair).times(Math.multiplyExact(a.getValue(), b.getValue())));
      }
    }
    for (int least = 0; least <= 2; least++) {
      if (atLeast(left, 0) && atLeast(right, least)) {
        knowledge.atMost(left.times(least), sum);
      }
      if (atLeast(right, 0) && atLeast(left, least)) {
        knowledge.atMost(right.times(least), sum);
      }
    }
    return sum;
  }

  private LinearExpression quotient(LinearExpression number, LinearExpression divisor) {
    LinearExpression quotient = LinearExpression.of(UnknownNumber.of("over", number, divisor));
    if (divisor.isConstant() && divisor.constant() > 0) {
      LinearExpression whole = quotient.times(divisor.constant());
      knowledge.atMost(whole, number);
      knowledge.atMost(number, whole.plus(divisor.constant() - 1));
    }
    if (atLeast(divisor, 1) && atLeast(number, 0)) {
      knowledge.atMost(LinearExpression.ZERO, quotient);
      boolean smaller = atLeast(divisor, 2) && atLeast(number, 1);
      knowledge.atMost(quotient, number.plus(smaller ? -1 : 0));
    }
    return quotient;
  }

  private LinearExpression remainder(LinearExpression number, LinearExpression divisor) {
    LinearExpression remainder = LinearExpression.of(UnknownNumber.of("mod", number, divisor));
    if (atLeast(divisor, 1)) {
      knowledge.atMost(LinearExpression.ZERO, remainder);
      knowledge.atMost(remainder, divisor.plus(-1));
      if (atLeast(number, 0)) {
        knowledge.atMost(remainder, number);
      }
    }
    return remainder;
  }

  private LinearExpression natural(
      String what, LinearExpression left, LinearExpression right, boolean notNegative) {
    LinearExpression result = LinearExpression.of(UnknownNumber.of(what, left, right));
    if (notNegative) {
      knowledge.atMost(LinearExpression.ZERO, result);
    }
    return result;
  }

  private LinearExpression conditional(Term.NumberIf term) {
    ConditionConsequences guards = new ConditionConsequences(this);
    Optional<Boolean> decided = guards.decided(term.condition());
    if (decided.isPresent()) {
      return num(decided.get() ? term.yes() : term.no());
    }
    LinearExpression yes = num(term.yes());
    LinearExpression no = num(term.no());
    UnknownNumber result = UnknownNumber.of("if", knowledge.serial());
    knowledge.isOneOf(
        result,
        List.of(
            new InequalityProver.Case(yes, guards.when(term.condition(), true).atLeastZero()),
            new InequalityProver.Case(no, guards.when(term.condition(), false).atLeastZero())));
    return LinearExpression.of(result);
  }

  private LinearExpression call(Term.NumberCall call) {
    if (call.function().several() && call.arguments().get(0) instanceof Term.ListTerm) {
      boolean sum = call.function() == BuiltInFunction.SUM;
      return sum && call.arguments().get(0) instanceof Term.ListSlot(int slot)
          ? list(slot).sum()
          : fresh(call.function().word(), call);
    }
    List<LinearExpression> numbers = new ArrayList<>();
    for (Term argument : call.arguments()) {
      if (argument instanceof Term.NumberTerm num) {
        numbers.add(num(num));
      }
    }
    return switch (call.function()) {
      case SUM -> numbers.stream().reduce(LinearExpression.ZERO, LinearExpression::plus);
      case MIN -> numbers.stream().reduce((a, b) -> extreme("min", a, b)).orElseThrow();
      case MAX -> numbers.stream().reduce((a, b) -> extreme("max", a, b)).orElseThrow();
      case ABS -> extreme("max", numbers.get(0), numbers.get(0).times(-1));
      case SQRT -> {
        LinearExpression root = notNegative(UnknownNumber.of("sqrt", numbers.get(0)));
        if (atLeast(numbers.get(0), 0)) {
          knowledge.atMost(root, numbers.get(0));
        }
        yield root;
      }
      case LENGTH -> notNegative(UnknownNumber.of("length", call.arguments().get(0)));
      case DIGITS -> notNegative(UnknownNumber.of("digits", call.arguments().get(0)));
      case POPCOUNT,
          BIGOMEGA,
          OMEGA,
          VALUATION,
          LOG,
          DIGIT_SUM,
          ORDER,
          GOLDEN,
          LEAST_FIBONACCI,
          SIZE,
          DIGIT ->
          fresh(call.function().word(), call, LinearExpression.ZERO);
      default -> fresh(call.function().word(), call);
    };
  }

  LinearExpression distance(LinearExpression a, LinearExpression b) {
    return extreme("max", a.minus(b), b.minus(a));
  }

  private LinearExpression extreme(String which, LinearExpression a, LinearExpression b) {
    boolean min = which.equals("min");
    if (knowledge.seesAtMost(a, b)) {
      return min ? a : b;
    }
    if (knowledge.seesAtMost(b, a)) {
      return min ? b : a;
    }
    UnknownNumber unknown = UnknownNumber.of(which, a, b);
    LinearExpression result = LinearExpression.of(unknown);
    LinearExpression low = min ? result : a;
    LinearExpression high = min ? a : result;
    knowledge.atMost(low, high);
    knowledge.atMost(min ? result : b, min ? b : result);
    knowledge.isOneOf(
        unknown,
        List.of(
            new InequalityProver.Case(a, List.of(min ? b.minus(a) : a.minus(b))),
            new InequalityProver.Case(b, List.of(min ? a.minus(b) : b.minus(a)))));
    return result;
  }

  private LinearExpression notNegative(UnknownNumber unknown) {
    knowledge.atMost(LinearExpression.ZERO, LinearExpression.of(unknown));
    return LinearExpression.of(unknown);
  }

  private LinearExpression fresh(String what, Term.NumberTerm term) {
    // Every occurrence gets its own unknown: the same term may have another value later.
    return LinearExpression.of(UnknownNumber.of(what, knowledge.serial(), term));
  }

  private LinearExpression fresh(String what, Term.NumberTerm term, LinearExpression least) {
    LinearExpression result = fresh(what, term);
    knowledge.atMost(least, result);
    return result;
  }

  boolean atLeast(LinearExpression form, long number) {
    return knowledge.provesAtMost(LinearExpression.of(number), form);
  }
}
