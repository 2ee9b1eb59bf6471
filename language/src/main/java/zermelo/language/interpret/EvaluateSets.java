package zermelo.language.interpret;

import java.util.Arrays;
import java.util.List;
import zermelo.kernel.numbers.Numbers;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.check.Function;
import zermelo.language.check.Term;
import zermelo.language.check.Term.SetOperator;
import zermelo.language.interpret.Meaning.Many;
import zermelo.language.interpret.Meaning.Num;
import zermelo.language.interpret.Meaning.Truth;
import zermelo.language.syntax.Span;

/** Set terms as functions of a frame. Ranges and cut-off sets are walked through, never listed. */
final class EvaluateSets {
  private final Evaluate evaluate;

  EvaluateSets(Evaluate evaluate) {
    this.evaluate = evaluate;
  }

  Many many(Term.Many term) {
    return switch (term) {
      case Term.Range(Term.Num low, Term.Num high) ->
          new Range(evaluate.num(low), evaluate.num(high));
      case Term.ManyCell(int cell) -> new Cell(cell);
      case Term.ManyLiteral(List<Term.Num> items) -> {
        Num[] numbers = items.stream().map(evaluate::num).toArray(Num[]::new);
        yield (ListedMany)
            frame -> {
              long[] values = new long[numbers.length];
              for (int i = 0; i < values.length; i++) {
                values[i] = numbers[i].of(frame);
              }
              return Listed.of(values, values.length);
            };
      }
      case Term.SetBinary(SetOperator operator, Term.Many left, Term.Many right) -> {
        Many a = many(left);
        Many b = many(right);
        yield (ListedMany) frame -> combine(frame, operator, listed(frame, a), listed(frame, b));
      }
      case Term.ManyIf(Term.Truth condition, Term.Many yes, Term.Many no) -> {
        Truth test = evaluate.truth(condition);
        Many a = many(yes);
        Many b = many(no);
        yield (ListedMany) frame -> listed(frame, test.of(frame) ? a : b);
      }
      case Term.ManyCall(Function function, List<Term> arguments, Span span) ->
          call(function, arguments);
    };
  }

  private Many call(Function function, List<Term> arguments) {
    Num last = evaluate.num((Term.Num) arguments.get(arguments.size() - 1));
    return switch (function) {
      case DIVISORS ->
          (ListedMany)
              frame -> {
                long n = last.of(frame);
                if (n < 1) {
                  return Listed.EMPTY;
                }
                frame.spend(Fuel.factoring(n));
                long[] divisors = Numbers.divisors(n);
                frame.spend(Fuel.KEPT * divisors.length);
                return new Listed(divisors);
              };
      case PRIME_DIVISORS ->
          (ListedMany)
              frame -> {
                long n = last.of(frame);
                frame.spend(Fuel.factoring(n));
                return n < 1 ? Listed.EMPTY : new Listed(Numbers.primeDivisors(n));
              };
      case PRIMES -> new CutOff(frame -> NamedSet.PRIMES, last);
      case SQUARES -> new CutOff(frame -> NamedSet.SQUARES, last);
      case PRIME_POWERS -> new CutOff(frame -> NamedSet.PRIME_POWERS, last);
      case FIBONACCI -> new CutOff(frame -> NamedSet.FIBONACCI, last);
      case POWERS -> {
        Num base = evaluate.num((Term.Num) arguments.get(0));
        yield (ListedMany) frame -> powers(base.of(frame), last.of(frame));
      }
      case UPTO -> {
        Term.Many set = (Term.Many) arguments.get(0);
        if (set instanceof Term.ManyCell(int cell)) {
          yield new CutOff(frame -> frame.sets[cell], last);
        }
        Many many = many(set);
        yield new CutOff(frame -> listed(frame, many), last);
      }
      default -> throw new IllegalStateException(function.word());
    };
  }

  private static Listed powers(long base, long most) {
    long[] found = new long[64];
    int count = 0;
    for (long power = 1; power <= most && count < found.length; power *= base) {
      found[count++] = power;
      if (base < 2 || power > most / base) {
        break;
      }
    }
    return Listed.of(found, count);
  }

  /** All elements of a set; the fuel is what bounds an endless one. */
  static Listed listed(Frame frame, Many set) {
    if (set instanceof ListedMany known) {
      return known.list(frame);
    }
    if (set instanceof Cell cell && frame.sets[cell.cell()] instanceof Listed known) {
      return known;
    }
    class Collector implements Elements.Visitor {
      private long[] found = new long[16];
      private int count;

      @Override
      public boolean visit(Frame f, long element) {
        f.spend(Fuel.KEPT);
        if (count == found.length) {
          found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = element;
        return true;
      }
    }
    Collector collector = new Collector();
    set.each(frame, collector);
    return Listed.of(collector.found, collector.count);
  }

  private static Listed combine(Frame frame, SetOperator operator, Listed a, Listed b) {
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
    return Listed.of(result, count);
  }

  /** A set that is listed whenever it is looked at. */
  interface ListedMany extends Many {
    Listed list(Frame frame);

    @Override
    default boolean each(Frame frame, Elements.Visitor visitor) {
      return list(frame).each(frame, Long.MAX_VALUE, visitor);
    }

    @Override
    default boolean has(Frame frame, long element) {
      return list(frame).has(frame, element);
    }
  }

  /** The set that stands in a cell. */
  private record Cell(int cell) implements Many {
    @Override
    public boolean each(Frame frame, Elements.Visitor visitor) {
      return frame.sets[cell].each(frame, Long.MAX_VALUE, visitor);
    }

    @Override
    public boolean has(Frame frame, long element) {
      return frame.sets[cell].has(frame, element);
    }
  }

  /** {@code low..high}. */
  record Range(Num low, Num high) implements Many {
    @Override
    public boolean each(Frame frame, Elements.Visitor visitor) {
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
    public boolean has(Frame frame, long element) {
      return low.of(frame) <= element && element <= high.of(frame);
    }
  }

  /** The elements of a set up to a number. */
  private record CutOff(SetOf set, Num most) implements Many {
    interface SetOf {
      Elements of(Frame frame);
    }

    @Override
    public boolean each(Frame frame, Elements.Visitor visitor) {
      return set.of(frame).each(frame, most.of(frame), visitor);
    }

    @Override
    public boolean has(Frame frame, long element) {
      return element <= most.of(frame) && set.of(frame).has(frame, element);
    }
  }
}
