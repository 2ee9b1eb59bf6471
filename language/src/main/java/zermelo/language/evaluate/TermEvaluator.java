package zermelo.language.evaluate;

import java.util.Arrays;
import java.util.List;
import zermelo.kernel.RulesFault;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.arithmetic.FunctionEvaluator;
import zermelo.language.evaluate.TermFunction.ListFunction;
import zermelo.language.evaluate.TermFunction.NumberFunction;
import zermelo.language.evaluate.TermFunction.SetFunction;
import zermelo.language.evaluate.TermFunction.TruthFunction;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;

/**
 * Turns the terms of a program into functions of a frame.
 *
 * <p>This happens once per program, so nothing is looked up while moves are generated. Arithmetic
 * is exact: a result past 2^63-1 or a division by zero is a fault with its place in the text.
 */
public final class TermEvaluator {
  private final Source source;
  private final SetEvaluator sets;
  private final ListEvaluator lists = new ListEvaluator(this);
  private final BoardEvaluator board = new BoardEvaluator(this);

  public TermEvaluator(Source source) {
    this.source = source;
    this.sets = new SetEvaluator(this);
  }

  public NumberFunction num(Term.NumberTerm term) {
    return switch (term) {
      case Term.Constant(long value) -> frame -> value;
      case Term.NumberSlot(int slot) -> frame -> frame.slots[slot];
      case Term.NumberIf(Term.TruthTerm condition, Term.NumberTerm yes, Term.NumberTerm no) -> {
        TruthFunction test = truth(condition);
        NumberFunction a = num(yes);
        NumberFunction b = num(no);
        yield frame -> test.of(frame) ? a.of(frame) : b.of(frame);
      }
      case Term.Element(Term.ListTerm row, Term.NumberTerm index, Span span) -> {
        ListFunction list = list(row);
        NumberFunction at = num(index);
        yield frame -> element(list.of(frame), at.of(frame), span);
      }
      case Term.Binary binary -> binary(binary);
      case Term.NumberCall call -> guarded(call(call), call.span());
      case Term.Fold fold -> guarded(fold(fold), fold.span());
      case Term.BoardNumber onBoard -> board.number(onBoard);
    };
  }

  private NumberFunction fold(Term.Fold fold) {
    SetFunction set = many(fold.set());
    TruthFunction condition = truth(fold.condition());
    NumberFunction value = num(fold.value());
    int slot = fold.slot();
    boolean chooses = fold.kind() == Term.FoldKind.MIN || fold.kind() == Term.FoldKind.MAX;
    long cost = 1 + TermTraversal.weight(List.of(fold.condition(), fold.value()));
    return frame -> {
      FoldResult result = new FoldResult();
      set.each(
          frame,
          (inner, element) -> {
            inner.spend(cost);
            inner.slots[slot] = element;
            if (condition.of(inner)) {
              result.add(fold.kind(), value.of(inner));
            }
            return true;
          });
      if (!result.any && !fold.cell() && chooses) {
        throw fault(fold.span(), "there is nothing to choose the least or greatest from");
      }
      return result.value;
    };
  }

  /** The result of a fold so far. */
  private static final class FoldResult {
    private boolean any;
    private long value;

    void add(Term.FoldKind kind, long next) {
      value =
          switch (kind) {
            case COUNT -> value + 1;
            case SUM -> Math.addExact(value, next);
            case NIM_SUM -> value ^ next;
            case MIN -> any ? Math.min(value, next) : next;
            case MAX -> any ? Math.max(value, next) : next;
          };
      any = true;
    }
  }

  private long element(long[] row, long index, Span span) {
    if (index < 1 || index > row.length) {
      throw fault(span, "the list has " + row.length + " elements, there is none at " + index);
    }
    return row[(int) index - 1];
  }

  private NumberFunction binary(Term.Binary term) {
    NumberFunction left = num(term.left());
    NumberFunction right = num(term.right());
    Span span = term.span();
    return switch (term.operator()) {
      case PLUS -> guarded(f -> Math.addExact(left.of(f), right.of(f)), span);
      case MINUS -> guarded(f -> Math.subtractExact(left.of(f), right.of(f)), span);
      case TIMES -> guarded(f -> Math.multiplyExact(left.of(f), right.of(f)), span);
      case OVER -> guarded(f -> Math.floorDivExact(left.of(f), nonZero(right.of(f), span)), span);
      case MOD -> f -> Math.floorMod(left.of(f), nonZero(right.of(f), span));
      case POWER -> guarded(f -> FunctionEvaluator.power(left.of(f), right.of(f)), span);
      case XOR -> f -> left.of(f) ^ right.of(f);
    };
  }

  long nonZero(long divisor, Span span) {
    if (divisor == 0) {
      throw fault(span, "a division by zero");
    }
    return divisor;
  }

  private NumberFunction guarded(NumberFunction inner, Span span) {
    return frame -> {
      try {
        return inner.of(frame);
      } catch (FunctionEvaluator.Undefined undefined) {
        throw fault(span, undefined.why());
      } catch (ArithmeticException past) {
        throw fault(span, "a number past 2^63-1");
      }
    };
  }

  private NumberFunction call(Term.NumberCall call) {
    List<Term> arguments = call.arguments();
    BuiltInFunction function = call.function();
    if (function.several() && arguments.get(0) instanceof Term.ListTerm list) {
      ListFunction row = list(list);
      return frame -> {
        long[] values = row.of(frame);
        frame.spend(values.length);
        return FunctionEvaluator.fold(function, values);
      };
    }
    if (function.several()) {
      NumberFunction[] numbers =
          arguments.stream().map(a -> num((Term.NumberTerm) a)).toArray(NumberFunction[]::new);
      var fold = FunctionEvaluator.fold(function);
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
        ListFunction row = list((Term.ListTerm) arguments.get(0));
        yield frame -> row.of(frame).length;
      }
      case SIZE -> {
        SetFunction set = many((Term.SetTerm) arguments.get(0));
        yield frame -> SetEvaluator.listed(frame, set).elements().length;
      }
      case DIGITS -> {
        int slot = ((Term.CodeSlot) arguments.get(0)).slot();
        yield frame -> frame.lists[slot].length - 1;
      }
      case DIGIT -> {
        int slot = ((Term.CodeSlot) arguments.get(0)).slot();
        NumberFunction index = num((Term.NumberTerm) arguments.get(1));
        yield frame -> {
          long[] digits = frame.lists[slot];
          long t = index.of(frame);
          return t >= 0 && t < digits.length ? digits[(int) t] : 0;
        };
      }
      default -> {
        NumberFunction a = num((Term.NumberTerm) arguments.get(0));
        NumberFunction b =
            arguments.size() > 1 ? num((Term.NumberTerm) arguments.get(1)) : frame -> 0;
        yield frame -> {
          long first = a.of(frame);
          boolean factors =
              function == BuiltInFunction.BIGOMEGA || function == BuiltInFunction.OMEGA;
          if (function == BuiltInFunction.ORDER) {
            long modulus = b.of(frame);
            frame.spend(Fuel.order(modulus));
            return FunctionEvaluator.number(function, first, modulus);
          }
          frame.spend(factors ? Fuel.factoring(first) : Fuel.FUNCTION_COST);
          return FunctionEvaluator.number(function, first, b.of(frame));
        };
      }
    };
  }

  public TruthFunction truth(Term.TruthTerm term) {
    return switch (term) {
      case Term.TruthConstant(boolean value) -> frame -> value;
      case Term.Stuck stuck -> throw new IllegalStateException("the interpreter looks for moves");
      case Term.TruthSlot(int slot) -> frame -> frame.slots[slot] != 0;
      case Term.BoardTruth onBoard -> board.truth(onBoard);
      case Term.Compare compare -> compare(compare);
      case Term.Equivalence(Term.TruthTerm left, Term.TruthTerm right) -> {
        TruthFunction a = truth(left);
        TruthFunction b = truth(right);
        yield frame -> a.of(frame) == b.of(frame);
      }
      case Term.EqualLists(Term.ListTerm left, Term.ListTerm right) -> {
        ListFunction a = list(left);
        ListFunction b = list(right);
        yield frame -> {
          long[] first = a.of(frame);
          frame.spend(first.length);
          return Arrays.equals(first, b.of(frame));
        };
      }
      case Term.EqualSets(Term.SetTerm left, Term.SetTerm right) -> {
        SetFunction a = many(left);
        SetFunction b = many(right);
        yield frame -> SetEvaluator.listed(frame, a).equals(SetEvaluator.listed(frame, b));
      }
      case Term.And(Term.TruthTerm left, Term.TruthTerm right) -> {
        TruthFunction a = truth(left);
        TruthFunction b = truth(right);
        yield frame -> a.of(frame) && b.of(frame);
      }
      case Term.Or(Term.TruthTerm left, Term.TruthTerm right) -> {
        TruthFunction a = truth(left);
        TruthFunction b = truth(right);
        yield frame -> a.of(frame) || b.of(frame);
      }
      case Term.Not(Term.TruthTerm inner) -> {
        TruthFunction a = truth(inner);
        yield frame -> !a.of(frame);
      }
      case Term.Member(Term.NumberTerm element, Term.SetTerm set) -> {
        NumberFunction a = num(element);
        SetFunction many = many(set);
        yield frame -> many.has(frame, a.of(frame));
      }
      case Term.Divides(Term.NumberTerm divisor, Term.NumberTerm number, Span span) -> {
        NumberFunction a = num(divisor);
        NumberFunction b = num(number);
        yield frame -> b.of(frame) % nonZero(a.of(frame), span) == 0;
      }
      case Term.Quantifier quantified -> quantified(quantified);
      case Term.TruthCall call -> {
        NumberFunction a = num((Term.NumberTerm) call.arguments().get(0));
        NumberFunction b =
            call.arguments().size() > 1 ? num((Term.NumberTerm) call.arguments().get(1)) : f -> 0;
        yield frame -> {
          long first = a.of(frame);
          frame.spend(
              call.function() == BuiltInFunction.PRIME
                  ? Fuel.primality(first)
                  : Fuel.PREDICATE_COST);
          return FunctionEvaluator.truth(call.function(), first, b.of(frame));
        };
      }
      case Term.TruthIf(Term.TruthTerm condition, Term.TruthTerm yes, Term.TruthTerm no) -> {
        TruthFunction test = truth(condition);
        TruthFunction a = truth(yes);
        TruthFunction b = truth(no);
        yield frame -> test.of(frame) ? a.of(frame) : b.of(frame);
      }
    };
  }

  private TruthFunction compare(Term.Compare term) {
    NumberFunction left = num(term.left());
    NumberFunction right = num(term.right());
    return switch (term.comparison()) {
      case EQUAL -> frame -> left.of(frame) == right.of(frame);
      case UNEQUAL -> frame -> left.of(frame) != right.of(frame);
      case LESS -> frame -> left.of(frame) < right.of(frame);
      case AT_MOST -> frame -> left.of(frame) <= right.of(frame);
      case MORE -> frame -> left.of(frame) > right.of(frame);
      case AT_LEAST -> frame -> left.of(frame) >= right.of(frame);
    };
  }

  private TruthFunction quantified(Term.Quantifier term) {
    SetFunction set = many(term.set());
    TruthFunction condition = truth(term.condition());
    boolean all = term.all();
    int slot = term.slot();
    long cost = 1 + TermTraversal.weight(List.of(term.condition()));
    SetValue.Visitor goOn =
        (frame, element) -> {
          frame.spend(cost);
          frame.slots[slot] = element;
          return condition.of(frame) == all;
        };
    return frame -> set.each(frame, goOn) == all;
  }

  public ListFunction list(Term.ListTerm term) {
    return lists.list(term);
  }

  public SetFunction many(Term.SetTerm term) {
    return term instanceof Term.BoardSet onBoard ? board.set(onBoard) : sets.many(term);
  }

  public TermFunction.ListSetFunction rows(Term.ListSetTerm term) {
    return switch (term) {
      case Term.LoweredListSet(Term.ListTerm row, Term.NumberTerm most) ->
          new LoweredLists(list(row), num(most));
    };
  }

  public RulesFault fault(Span span, String message) {
    return new RulesFault(source.place(span) + ": " + message);
  }
}
