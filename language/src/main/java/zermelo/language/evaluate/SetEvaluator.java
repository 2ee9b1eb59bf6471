package zermelo.language.evaluate;

import java.util.Arrays;
import java.util.List;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.evaluate.TermFunction.NumberFunction;
import zermelo.language.evaluate.TermFunction.SetFunction;
import zermelo.language.evaluate.TermFunction.TruthFunction;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;
import zermelo.language.program.Term.SetOperator;
import zermelo.language.program.TermTraversal;
import zermelo.language.syntax.Span;

/**
 * Turns set terms into functions of a frame, for {@link TermEvaluator}.
 *
 * <p>Ranges and sets up to a number are iterated without being listed.
 */
public final class SetEvaluator {
  private final TermEvaluator evaluate;

  SetEvaluator(TermEvaluator evaluate) {
    this.evaluate = evaluate;
  }

  SetFunction many(Term.SetTerm term) {
    return switch (term) {
      case Term.Range(Term.NumberTerm low, Term.NumberTerm high) ->
          new Range(evaluate.num(low), evaluate.num(high));
      case Term.SetSlot(int slot) -> new StoredSet(slot);
      case Term.SetLiteral(List<Term.NumberTerm> items) -> {
        NumberFunction[] numbers = items.stream().map(evaluate::num).toArray(NumberFunction[]::new);
        yield (ListedSetFunction)
            frame -> {
              long[] values = new long[numbers.length];
              for (int i = 0; i < values.length; i++) {
                values[i] = numbers[i].of(frame);
              }
              return ListedSet.of(values, values.length);
            };
      }
      case Term.SetBinary(SetOperator operator, Term.SetTerm left, Term.SetTerm right) -> {
        SetFunction a = evaluate.many(left);
        SetFunction b = evaluate.many(right);
        yield (ListedSetFunction)
            frame -> combine(frame, operator, listed(frame, a), listed(frame, b));
      }
      case Term.SetIf(Term.TruthTerm condition, Term.SetTerm yes, Term.SetTerm no) -> {
        TruthFunction test = evaluate.truth(condition);
        SetFunction a = evaluate.many(yes);
        SetFunction b = evaluate.many(no);
        yield (ListedSetFunction) frame -> listed(frame, test.of(frame) ? a : b);
      }
      case Term.SetCall(BuiltInFunction function, List<Term> arguments, Span span) ->
          call(function, arguments);
      case Term.Filter(int slot, Term.SetTerm set, Term.TruthTerm condition) ->
          new Filtered(
              evaluate.many(set),
              slot,
              evaluate.truth(condition),
              1 + TermTraversal.weight(List.of(condition)));
      case Term.BoardSet onBoard -> evaluate.many(onBoard);
    };
  }

  private SetFunction call(BuiltInFunction function, List<Term> arguments) {
    NumberFunction last = evaluate.num((Term.NumberTerm) arguments.get(arguments.size() - 1));
    return switch (function) {
      case DIVISORS ->
          (ListedSetFunction)
              frame -> {
                long n = last.of(frame);
                if (n < 1) {
                  return ListedSet.EMPTY;
                }
                frame.spend(Fuel.factoring(n));
                long[] divisors = NumberTheory.divisors(n);
                frame.spend(Fuel.ELEMENT_COST * divisors.length);
                return new ListedSet(divisors);
              };
      case PRIME_DIVISORS ->
          (ListedSetFunction)
              frame -> {
                long n = last.of(frame);
                frame.spend(Fuel.factoring(n));
                return n < 1 ? ListedSet.EMPTY : new ListedSet(NumberTheory.primeDivisors(n));
              };
      case PRIMES -> new CutOff(frame -> NamedSet.PRIMES, last);
      case SQUARES -> new CutOff(frame -> NamedSet.SQUARES, last);
      case PRIME_POWERS -> new CutOff(frame -> NamedSet.PRIME_POWERS, last);
      case FIBONACCI -> new CutOff(frame -> NamedSet.FIBONACCI, last);
      case POWERS -> {
        NumberFunction base = evaluate.num((Term.NumberTerm) arguments.get(0));
        yield (ListedSetFunction) frame -> powers(base.of(frame), last.of(frame));
      }
      case UPTO -> {
        Term.SetTerm set = (Term.SetTerm) arguments.get(0);
        if (set instanceof Term.SetSlot(int slot)) {
          yield new CutOff(frame -> frame.sets[slot], last);
        }
        SetFunction many = many(set);
        yield new CutOff(frame -> listed(frame, many), last);
      }
      default -> throw new IllegalStateException(function.word());
    };
  }

  private static ListedSet powers(long base, long most) {
    long[] found = new long[64];
    int count = 0;
    for (long power = 1; power <= most && count < found.length; power *= base) {
      found[count++] = power;
      if (base < 2 || power > most / base) {
        break;
      }
    }
    return ListedSet.of(found, count);
  }

  /** All elements of a set. Fuel bounds the cost of an infinite one. */
  public static ListedSet listed(EvaluationFrame frame, SetFunction set) {
    if (set instanceof ListedSetFunction known) {
      return known.list(frame);
    }
    if (set instanceof StoredSet stored && frame.sets[stored.slot()] instanceof ListedSet known) {
      return known;
    }
    class Collector implements SetValue.Visitor {
      private long[] found = new long[16];
      private int count;

      @Override
      public boolean visit(EvaluationFrame f, long element) {
        f.spend(Fuel.ELEMENT_COST);
        if (count == found.length) {
          found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = element;
        return true;
      }
    }
    Collector collector = new Collector();
    set.each(frame, collector);
    return ListedSet.of(collector.found, collector.count);
  }

  private static ListedSet combine(
      EvaluationFrame frame, SetOperator operator, ListedSet a, ListedSet b) {
    long[] result = new long[a.elements().length + b.elements().length];
    frame.spend(result.length);
    int count = 0;
    for (long x : a.elements()) {
      boolean shared = Arrays.binarySearch(b.elements(), x) >= 0;
      if (operator == SetOperator.UNION || !shared) {
        result[count++] = x;
      }
    }
    if (operator != SetOperator.DIFFERENCE) {
      for (long x : b.elements()) {
        if (Arrays.binarySearch(a.elements(), x) < 0) {
          result[count++] = x;
        }
      }
    }
    return ListedSet.of(result, count);
  }

  /** A set that is listed at each access. */
  interface ListedSetFunction extends SetFunction {
    ListedSet list(EvaluationFrame frame);

    @Override
    default boolean each(EvaluationFrame frame, SetValue.Visitor visitor) {
      return list(frame).each(frame, Long.MAX_VALUE, visitor);
    }

    @Override
    default boolean has(EvaluationFrame frame, long element) {
      return list(frame).has(frame, element);
    }
  }

  /** The set in a slot. */
  private record StoredSet(int slot) implements SetFunction {
    @Override
    public boolean each(EvaluationFrame frame, SetValue.Visitor visitor) {
      return frame.sets[slot].each(frame, Long.MAX_VALUE, visitor);
    }

    @Override
    public boolean has(EvaluationFrame frame, long element) {
      return frame.sets[slot].has(frame, element);
    }
  }

  /** The elements that satisfy a condition. */
  private record Filtered(SetFunction set, int slot, TruthFunction condition, long cost)
      implements SetFunction {
    @Override
    public boolean each(EvaluationFrame frame, SetValue.Visitor visitor) {
      return set.each(
          frame, (inner, element) -> !satisfied(inner, element) || visitor.visit(inner, element));
    }

    @Override
    public boolean has(EvaluationFrame frame, long element) {
      return set.has(frame, element) && satisfied(frame, element);
    }

    private boolean satisfied(EvaluationFrame frame, long element) {
      frame.spend(cost);
      frame.slots[slot] = element;
      return condition.of(frame);
    }
  }

  /** The range {@code low..high}. */
  record Range(NumberFunction low, NumberFunction high) implements SetFunction {
    @Override
    public boolean each(EvaluationFrame frame, SetValue.Visitor visitor) {
      long last = high.of(frame);
      for (long element = low.of(frame); element <= last; element++) {
        if (!visitor.visit(frame, element)) {
          return false;
        }
        if (element == Long.MAX_VALUE) {
          return true;
        }
      }
      return true;
    }

    @Override
    public boolean has(EvaluationFrame frame, long element) {
      return low.of(frame) <= element && element <= high.of(frame);
    }
  }

  /** The elements of a set up to a number. */
  private record CutOff(SetOf set, NumberFunction most) implements SetFunction {
    interface SetOf {
      SetValue of(EvaluationFrame frame);
    }

    @Override
    public boolean each(EvaluationFrame frame, SetValue.Visitor visitor) {
      return set.of(frame).each(frame, most.of(frame), visitor);
    }

    @Override
    public boolean has(EvaluationFrame frame, long element) {
      return element <= most.of(frame) && set.of(frame).has(frame, element);
    }
  }
}
