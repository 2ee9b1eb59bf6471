package zermelo.language.interpret;

import java.util.Arrays;
import java.util.List;
import zermelo.kernel.RulesFault;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.arithmetic.Functions;
import zermelo.language.check.Function;
import zermelo.language.check.Term;
import zermelo.language.check.Walk;
import zermelo.language.interpret.Meaning.Many;
import zermelo.language.interpret.Meaning.Num;
import zermelo.language.interpret.Meaning.Row;
import zermelo.language.interpret.Meaning.Truth;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;

/**
 * Turns terms into functions of a frame, once per program, so that nothing is looked up while moves
 * are made. Arithmetic is exact: what passes 2^63-1 or divides by zero is a fault with its place.
 */
final class Evaluate {
  private final Source source;
  private final EvaluateSets sets;

  Evaluate(Source source) {
    this.source = source;
    this.sets = new EvaluateSets(this);
  }

  Num num(Term.Num term) {
    return switch (term) {
      case Term.Constant(long value) -> frame -> value;
      case Term.Slot(int slot) -> frame -> frame.slots[slot];
      case Term.NumIf(Term.Truth condition, Term.Num yes, Term.Num no) -> {
        Truth test = truth(condition);
        Num a = num(yes);
        Num b = num(no);
        yield frame -> test.of(frame) ? a.of(frame) : b.of(frame);
      }
      case Term.Element(Term.Row row, Term.Num index, Span span) -> {
        Row list = row(row);
        Num at = num(index);
        yield frame -> element(list.of(frame), at.of(frame), span);
      }
      case Term.Binary binary -> binary(binary);
      case Term.NumCall call -> guarded(call(call), call.span());
    };
  }

  private long element(long[] row, long index, Span span) {
    if (index < 1 || index > row.length) {
      throw fault(span, "the list has " + row.length + " elements, there is none at " + index);
    }
    return row[(int) index - 1];
  }

  private Num binary(Term.Binary term) {
    Num left = num(term.left());
    Num right = num(term.right());
    Span span = term.span();
    return switch (term.operator()) {
      case PLUS -> guarded(f -> Math.addExact(left.of(f), right.of(f)), span);
      case MINUS -> guarded(f -> Math.subtractExact(left.of(f), right.of(f)), span);
      case TIMES -> guarded(f -> Math.multiplyExact(left.of(f), right.of(f)), span);
      case OVER -> guarded(f -> Math.floorDivExact(left.of(f), nonZero(right.of(f), span)), span);
      case MOD -> f -> Math.floorMod(left.of(f), nonZero(right.of(f), span));
      case POWER -> guarded(f -> Functions.power(left.of(f), right.of(f)), span);
      case XOR -> f -> left.of(f) ^ right.of(f);
    };
  }

  private long nonZero(long divisor, Span span) {
    if (divisor == 0) {
      throw fault(span, "a division by zero");
    }
    return divisor;
  }

  private long overExactly(long number, long divisor, Span span) {
    if (number == Long.MIN_VALUE && divisor == -1) {
      throw fault(span, "a number past 2^63-1");
    }
    return Math.floorDiv(number, divisor);
  }

  private Num guarded(Num inner, Span span) {
    return frame -> {
      try {
        return inner.of(frame);
      } catch (Functions.Undefined undefined) {
        throw fault(span, undefined.why());
      } catch (ArithmeticException past) {
        throw fault(span, "a number past 2^63-1");
      }
    };
  }

  private Num call(Term.NumCall call) {
    List<Term> arguments = call.arguments();
    Function function = call.function();
    if (function.several() && arguments.get(0) instanceof Term.Row list) {
      Row row = row(list);
      return frame -> {
        long[] values = row.of(frame);
        frame.spend(values.length);
        return Functions.fold(function, values);
      };
    }
    if (function.several()) {
      Num[] numbers = arguments.stream().map(a -> num((Term.Num) a)).toArray(Num[]::new);
      var fold = Functions.fold(function);
      return frame -> {
        long result = numbers[0].of(frame);
        for (int i = 1; i < numbers.length; i++) {
          result = fold.applyAsLong(result, numbers[i].of(frame));
        }
        return result;
      };
    }
    return switch (function) {
      case LENGTH -> {
        Row row = row((Term.Row) arguments.get(0));
        yield frame -> row.of(frame).length;
      }
      case SIZE -> {
        Many set = many((Term.Many) arguments.get(0));
        yield frame -> EvaluateSets.listed(frame, set).elements().length;
      }
      case DIGITS -> {
        int cell = ((Term.Code) arguments.get(0)).cell();
        yield frame -> frame.rows[cell].length - 1;
      }
      case DIGIT -> {
        int cell = ((Term.Code) arguments.get(0)).cell();
        Num index = num((Term.Num) arguments.get(1));
        yield frame -> {
          long[] digits = frame.rows[cell];
          long t = index.of(frame);
          return t >= 0 && t < digits.length ? digits[(int) t] : 0;
        };
      }
      default -> {
        Num a = num((Term.Num) arguments.get(0));
        Num b = arguments.size() > 1 ? num((Term.Num) arguments.get(1)) : frame -> 0;
        yield frame -> {
          long first = a.of(frame);
          boolean factors = function == Function.BIGOMEGA || function == Function.OMEGA;
          frame.spend(factors ? Fuel.factoring(first) : Fuel.CALL);
          return Functions.number(function, first, b.of(frame));
        };
      }
    };
  }

  Truth truth(Term.Truth term) {
    return switch (term) {
      case Term.Known(boolean value) -> frame -> value;
      case Term.Flag(int slot) -> frame -> frame.slots[slot] != 0;
      case Term.Compare compare -> compare(compare);
      case Term.Agree(Term.Truth left, Term.Truth right) -> {
        Truth a = truth(left);
        Truth b = truth(right);
        yield frame -> a.of(frame) == b.of(frame);
      }
      case Term.SameRow(Term.Row left, Term.Row right) -> {
        Row a = row(left);
        Row b = row(right);
        yield frame -> {
          long[] first = a.of(frame);
          frame.spend(first.length);
          return Arrays.equals(first, b.of(frame));
        };
      }
      case Term.SameMany(Term.Many left, Term.Many right) -> {
        Many a = many(left);
        Many b = many(right);
        yield frame -> EvaluateSets.listed(frame, a).equals(EvaluateSets.listed(frame, b));
      }
      case Term.Both(Term.Truth left, Term.Truth right) -> {
        Truth a = truth(left);
        Truth b = truth(right);
        yield frame -> a.of(frame) && b.of(frame);
      }
      case Term.Either(Term.Truth left, Term.Truth right) -> {
        Truth a = truth(left);
        Truth b = truth(right);
        yield frame -> a.of(frame) || b.of(frame);
      }
      case Term.Not(Term.Truth inner) -> {
        Truth a = truth(inner);
        yield frame -> !a.of(frame);
      }
      case Term.Member(Term.Num element, Term.Many set) -> {
        Num a = num(element);
        Many many = many(set);
        yield frame -> many.has(frame, a.of(frame));
      }
      case Term.Divides(Term.Num divisor, Term.Num number, Span span) -> {
        Num a = num(divisor);
        Num b = num(number);
        yield frame -> b.of(frame) % nonZero(a.of(frame), span) == 0;
      }
      case Term.Quantified quantified -> quantified(quantified);
      case Term.TruthCall call -> {
        Num a = num((Term.Num) call.arguments().get(0));
        Num b = call.arguments().size() > 1 ? num((Term.Num) call.arguments().get(1)) : f -> 0;
        yield frame -> {
          long first = a.of(frame);
          frame.spend(call.function() == Function.PRIME ? Fuel.primality(first) : Fuel.TEST);
          return Functions.truth(call.function(), first, b.of(frame));
        };
      }
      case Term.TruthIf(Term.Truth condition, Term.Truth yes, Term.Truth no) -> {
        Truth test = truth(condition);
        Truth a = truth(yes);
        Truth b = truth(no);
        yield frame -> test.of(frame) ? a.of(frame) : b.of(frame);
      }
    };
  }

  private Truth compare(Term.Compare term) {
    Num left = num(term.left());
    Num right = num(term.right());
    return switch (term.comparison()) {
      case EQUAL -> frame -> left.of(frame) == right.of(frame);
      case UNEQUAL -> frame -> left.of(frame) != right.of(frame);
      case LESS -> frame -> left.of(frame) < right.of(frame);
      case AT_MOST -> frame -> left.of(frame) <= right.of(frame);
      case MORE -> frame -> left.of(frame) > right.of(frame);
      case AT_LEAST -> frame -> left.of(frame) >= right.of(frame);
    };
  }

  private Truth quantified(Term.Quantified term) {
    Many set = many(term.set());
    Truth condition = truth(term.condition());
    boolean all = term.all();
    int slot = term.slot();
    long cost = 1 + Walk.weight(List.of(term.condition()));
    Elements.Visitor goOn =
        (frame, element) -> {
          frame.spend(cost);
          frame.slots[slot] = element;
          return condition.of(frame) == all;
        };
    return frame -> set.each(frame, goOn) == all;
  }

  Row row(Term.Row term) {
    return switch (term) {
      case Term.RowCell(int cell) -> frame -> frame.rows[cell];
      case Term.RowLiteral(List<Term.Num> items) -> {
        Num[] numbers = items.stream().map(this::num).toArray(Num[]::new);
        yield frame -> {
          long[] row = new long[numbers.length];
          for (int i = 0; i < row.length; i++) {
            row[i] = numbers[i].of(frame);
          }
          return row;
        };
      }
      case Term.RowOver(Term.Row row, Term.Num divisor, Span span) -> {
        Row list = row(row);
        Num by = num(divisor);
        yield frame -> {
          long[] result = list.of(frame).clone();
          long number = nonZero(by.of(frame), span);
          frame.spend(result.length);
          for (int i = 0; i < result.length; i++) {
            result[i] = overExactly(result[i], number, span);
          }
          return result;
        };
      }
      case Term.Sorted(Term.Row row) -> {
        Row list = row(row);
        yield frame -> {
          long[] result = list.of(frame).clone();
          frame.spend(result.length);
          Arrays.sort(result);
          return result;
        };
      }
    };
  }

  Many many(Term.Many term) {
    return sets.many(term);
  }

  Meaning.Rows rows(Term.Rows term) {
    return switch (term) {
      case Term.Lowered(Term.Row row, Term.Num most) -> new LoweredRows(row(row), num(most));
    };
  }

  RulesFault fault(Span span, String message) {
    return new RulesFault(source.place(span) + ": " + message);
  }
}
