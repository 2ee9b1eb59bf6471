package zermelo.language.evaluate;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.evaluate.TermFunction.ListFunction;
import zermelo.language.evaluate.TermFunction.NumberFunction;
import zermelo.language.evaluate.TermFunction.SetFunction;
import zermelo.language.evaluate.TermFunction.TruthFunction;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.syntax.Span;

/** Turns list terms into functions of a frame, for {@link TermEvaluator}. */
final class ListEvaluator {
  private final TermEvaluator evaluate;

  ListEvaluator(TermEvaluator evaluate) {
    this.evaluate = evaluate;
  }

  ListFunction list(Term.ListTerm term) {
    return switch (term) {
      case Term.ListSlot(int slot) -> frame -> frame.lists[slot];
      case Term.ListLiteral(List<Term.NumberTerm> items) -> {
        NumberFunction[] numbers = items.stream().map(evaluate::num).toArray(NumberFunction[]::new);
        yield frame -> {
          long[] row = new long[numbers.length];
          for (int i = 0; i < row.length; i++) {
            row[i] = numbers[i].of(frame);
          }
          return row;
        };
      }
      case Term.ListQuotient(Term.ListTerm row, Term.NumberTerm divisor, Span span) -> {
        ListFunction list = list(row);
        NumberFunction by = evaluate.num(divisor);
        yield frame -> {
          long[] result = list.of(frame).clone();
          long number = evaluate.nonZero(by.of(frame), span);
          frame.spend(result.length);
          for (int i = 0; i < result.length; i++) {
            result[i] = overExactly(result[i], number, span);
          }
          return result;
        };
      }
      case Term.SortedList(Term.ListTerm row) -> {
        ListFunction list = list(row);
        yield frame -> {
          long[] result = list.of(frame).clone();
          frame.spend(result.length);
          Arrays.sort(result);
          return result;
        };
      }
      case Term.ListSlice(
              Term.ListTerm row,
              Term.NumberTerm from,
              Term.NumberTerm to,
              Span span) -> {
        ListFunction list = list(row);
        NumberFunction first = evaluate.num(from);
        NumberFunction last = evaluate.num(to);
        yield frame -> slice(frame, list.of(frame), first.of(frame), last.of(frame), span);
      }
      case Term.ListComprehension list -> comprehension(list);
      case Term.ListIf(Term.TruthTerm condition, Term.ListTerm yes, Term.ListTerm no) -> {
        TruthFunction test = evaluate.truth(condition);
        ListFunction first = list(yes);
        ListFunction second = list(no);
        yield frame -> test.of(frame) ? first.of(frame) : second.of(frame);
      }
      case Term.ListJoin(Term.ListTerm left, Term.ListTerm right) -> {
        ListFunction a = list(left);
        ListFunction b = list(right);
        yield frame -> {
          long[] first = a.of(frame);
          long[] second = b.of(frame);
          frame.spend(first.length + (long) second.length);
          long[] joined = Arrays.copyOf(first, first.length + second.length);
          System.arraycopy(second, 0, joined, first.length, second.length);
          return joined;
        };
      }
    };
  }

  private ListFunction comprehension(Term.ListComprehension list) {
    SetFunction set = evaluate.many(list.set());
    TruthFunction condition = evaluate.truth(list.condition());
    NumberFunction value = evaluate.num(list.value());
    int slot = list.slot();
    long cost = 1 + TermTraversal.weight(List.of(list.condition(), list.value()));
    return frame -> {
      LongStream.Builder items = LongStream.builder();
      set.each(
          frame,
          (inner, element) -> {
            inner.spend(cost + Fuel.ELEMENT_COST);
            inner.slots[slot] = element;
            if (condition.of(inner)) {
              items.add(value.of(inner));
            }
            return true;
          });
      return items.build().toArray();
    };
  }

  private long[] slice(EvaluationFrame frame, long[] row, long from, long to, Span span) {
    if (from > to) {
      return new long[0];
    }
    if (from < 1 || to > row.length) {
      throw evaluate.fault(
          span,
          "the list has %d elements, there is no slice %d to %d".formatted(row.length, from, to));
    }
    frame.spend(to - from);
    return Arrays.copyOfRange(row, (int) from - 1, (int) to);
  }

  private long overExactly(long number, long divisor, Span span) {
    if (number == Long.MIN_VALUE && divisor == -1) {
      throw evaluate.fault(span, "a number past 2^63-1");
    }
    return Math.floorDiv(number, divisor);
  }
}
