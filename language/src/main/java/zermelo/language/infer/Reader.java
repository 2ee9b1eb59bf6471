package zermelo.language.infer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.check.Function;
import zermelo.language.check.Term;

/**
 * Reads number terms as linear forms over the values that slots and lists have at some moment. What
 * is not linear becomes an unknown of its own, and the knowledge learns what is true of it.
 */
final class Reader {
  private final Settled settled;
  private final Knowledge knowledge;
  private final Map<Integer, Linear> slots = new HashMap<>();
  private final Map<Integer, RowState> rows = new HashMap<>();

  Reader(Settled settled, Knowledge knowledge) {
    this.settled = settled;
    this.knowledge = knowledge;
  }

  /** A reader of the same values, which may then change without changing these. */
  Reader copy() {
    Reader copy = new Reader(settled, knowledge);
    copy.slots.putAll(slots);
    rows.forEach((cell, row) -> copy.rows.put(cell, row.copy()));
    return copy;
  }

  Linear slot(int slot) {
    if (slots.containsKey(slot)) {
      return slots.get(slot);
    }
    Long known = settled.slots().get(slot);
    return known != null ? Linear.of(known) : Linear.of(Unknown.slot(slot));
  }

  void put(int slot, Linear value) {
    slots.put(slot, value);
  }

  RowState row(int cell) {
    return rows.computeIfAbsent(cell, c -> new RowState(c, knowledge));
  }

  Linear num(Term.Num term) {
    return switch (term) {
      case Term.Constant(long value) -> Linear.of(value);
      case Term.Slot(int slot) -> slot(slot);
      case Term.Binary binary -> binary(binary);
      case Term.NumIf choice -> conditional(choice);
      case Term.Element element ->
          element.row() instanceof Term.RowCell(int cell)
              ? row(cell).element(num(element.index()))
              : fresh("element of", element);
      case Term.NumCall call -> call(call);
    };
  }

  private Linear binary(Term.Binary term) {
    Linear left = num(term.left());
    Linear right = num(term.right());
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

  /** Multiplies out, a pair of unknowns becoming one, so that i * k - (i - 1) * k is k. */
  Linear product(Linear left, Linear right) {
    if (left.isConstant() || right.isConstant()) {
      return left.isConstant() ? right.times(left.constant()) : left.times(right.constant());
    }
    Linear sum = left.times(right.constant()).plus(right.times(left.constant()));
    sum = sum.plus(Math.negateExact(Math.multiplyExact(left.constant(), right.constant())));
    for (Map.Entry<Unknown, Long> a : left.factors().entrySet()) {
      for (Map.Entry<Unknown, Long> b : right.factors().entrySet()) {
        boolean inOrder = a.getKey().toString().compareTo(b.getKey().toString()) <= 0;
        Unknown pair =
            inOrder
                ? Unknown.of("times", a.getKey(), b.getKey())
                : Unknown.of("times", b.getKey(), a.getKey());
        sum = sum.plus(Linear.of(pair).times(Math.multiplyExact(a.getValue(), b.getValue())));
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

  private Linear quotient(Linear number, Linear divisor) {
    Linear quotient = Linear.of(Unknown.of("over", number, divisor));
    if (divisor.isConstant() && divisor.constant() > 0) {
      Linear whole = quotient.times(divisor.constant());
      knowledge.atMost(whole, number);
      knowledge.atMost(number, whole.plus(divisor.constant() - 1));
    }
    if (atLeast(divisor, 1) && atLeast(number, 0)) {
      knowledge.atMost(Linear.ZERO, quotient);
      boolean smaller = atLeast(divisor, 2) && atLeast(number, 1);
      knowledge.atMost(quotient, number.plus(smaller ? -1 : 0));
    }
    return quotient;
  }

  private Linear remainder(Linear number, Linear divisor) {
    Linear remainder = Linear.of(Unknown.of("mod", number, divisor));
    if (atLeast(divisor, 1)) {
      knowledge.atMost(Linear.ZERO, remainder);
      knowledge.atMost(remainder, divisor.plus(-1));
      if (atLeast(number, 0)) {
        knowledge.atMost(remainder, number);
      }
    }
    return remainder;
  }

  private Linear natural(String what, Linear left, Linear right, boolean notNegative) {
    Linear result = Linear.of(Unknown.of(what, left, right));
    if (notNegative) {
      knowledge.atMost(Linear.ZERO, result);
    }
    return result;
  }

  private Linear conditional(Term.NumIf term) {
    Guards guards = new Guards(this);
    Optional<Boolean> decided = guards.decided(term.condition());
    if (decided.isPresent()) {
      return num(decided.get() ? term.yes() : term.no());
    }
    Linear yes = num(term.yes());
    Linear no = num(term.no());
    Unknown result = Unknown.of("if", knowledge.serial());
    knowledge.isOneOf(
        result,
        List.of(
            new Knowledge.Case(yes, guards.when(term.condition(), true).atLeastZero()),
            new Knowledge.Case(no, guards.when(term.condition(), false).atLeastZero())));
    return Linear.of(result);
  }

  private Linear call(Term.NumCall call) {
    if (call.function().several() && call.arguments().get(0) instanceof Term.Row) {
      boolean sum = call.function() == Function.SUM;
      return sum && call.arguments().get(0) instanceof Term.RowCell(int cell)
          ? row(cell).sum()
          : fresh(call.function().word(), call);
    }
    List<Linear> numbers = new ArrayList<>();
    for (Term argument : call.arguments()) {
      if (argument instanceof Term.Num num) {
        numbers.add(num(num));
      }
    }
    return switch (call.function()) {
      case SUM -> numbers.stream().reduce(Linear.ZERO, Linear::plus);
      case MIN -> numbers.stream().reduce((a, b) -> extreme("min", a, b)).orElseThrow();
      case MAX -> numbers.stream().reduce((a, b) -> extreme("max", a, b)).orElseThrow();
      case ABS -> extreme("max", numbers.get(0), numbers.get(0).times(-1));
      case SQRT -> {
        Linear root = notNegative(Unknown.of("sqrt", numbers.get(0)));
        if (atLeast(numbers.get(0), 0)) {
          knowledge.atMost(root, numbers.get(0));
        }
        yield root;
      }
      case LENGTH -> notNegative(Unknown.of("length", call.arguments().get(0)));
      case DIGITS -> notNegative(Unknown.of("digits", call.arguments().get(0)));
      case POPCOUNT, BIGOMEGA, OMEGA, VALUATION, LOG, GOLDEN, LEAST_FIBONACCI, SIZE, DIGIT ->
          fresh(call.function().word(), call, Linear.ZERO);
      default -> fresh(call.function().word(), call);
    };
  }

  Linear distance(Linear a, Linear b) {
    return extreme("max", a.minus(b), b.minus(a));
  }

  private Linear extreme(String which, Linear a, Linear b) {
    boolean min = which.equals("min");
    if (knowledge.seesAtMost(a, b)) {
      return min ? a : b;
    }
    if (knowledge.seesAtMost(b, a)) {
      return min ? b : a;
    }
    Unknown unknown = Unknown.of(which, a, b);
    Linear result = Linear.of(unknown);
    Linear low = min ? result : a;
    Linear high = min ? a : result;
    knowledge.atMost(low, high);
    knowledge.atMost(min ? result : b, min ? b : result);
    knowledge.isOneOf(
        unknown,
        List.of(
            new Knowledge.Case(a, List.of(min ? b.minus(a) : a.minus(b))),
            new Knowledge.Case(b, List.of(min ? a.minus(b) : b.minus(a)))));
    return result;
  }

  private Linear notNegative(Unknown unknown) {
    knowledge.atMost(Linear.ZERO, Linear.of(unknown));
    return Linear.of(unknown);
  }

  private Linear fresh(String what, Term.Num term) {
    // Every occurrence is a number of its own: the same text may mean another number later.
    return Linear.of(Unknown.of(what, knowledge.serial(), term));
  }

  private Linear fresh(String what, Term.Num term, Linear least) {
    Linear result = fresh(what, term);
    knowledge.atMost(least, result);
    return result;
  }

  boolean atLeast(Linear form, long number) {
    return knowledge.provesAtMost(Linear.of(number), form);
  }
}
