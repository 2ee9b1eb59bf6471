package zermelo.language.compile.board.term;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.BoardPlan;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;

/**
 * Emits the bytecode that evaluates a number term of a text with a board.
 *
 * <p>The number is left on the stack as a long. The methods return the range in which it is known
 * to lie.
 */
public final class BoardNumberCode {
  private static final int LONGEST_SET = 1024;

  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;

  BoardNumberCode(TermWriters terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  /** The elements of a constant set of numbers, if they are not many. */
  Optional<long[]> constants(Term.SetTerm set) {
    return scope.statics.numbers(set).filter(elements -> elements.length <= LONGEST_SET);
  }

  void constant(BuiltInFunction function) {
    code.getstatic(RuntimeTypes.FUNCTION, function.name(), RuntimeTypes.FUNCTION);
  }

  public Interval push(Term.NumberTerm term) {
    Optional<Long> known = scope.statics.number(term);
    if (known.isPresent()) {
      code.loadConstant(known.get());
      return Interval.of(known.get());
    }
    Optional<Interval> table = fromTable(term);
    if (table.isPresent()) {
      return table.get();
    }
    return switch (term) {
      case Term.Constant constant -> throw new IllegalStateException("known above");
      case Term.NumberSlot(int slot) -> {
        Binding.NumberLocal number = (Binding.NumberLocal) scope.slot(slot);
        code.lload(number.local());
        yield number.range();
      }
      case Term.NumberIf choice -> {
        Label no = code.newLabel();
        Label end = code.newLabel();
        terms.truths.branch(choice.condition(), false, no);
        Interval a = push(choice.yes());
        code.goto_(end);
        code.labelBinding(no);
        Interval b = push(choice.no());
        code.labelBinding(end);
        yield a.or(b);
      }
      case Term.Element element -> terms.lists.element(element);
      case Term.Binary binary -> binary(binary);
      case Term.NumberCall call -> call(call);
      case Term.Fold fold -> fold(fold);
      case BoardTerm.Coordinate(Term.NumberTerm cell, boolean isRow) -> {
        int[] coordinates = new int[scope.plan.cells + 1];
        Arrays.setAll(
            coordinates, i -> isRow ? scope.plan.geometry.row(i) : scope.plan.geometry.column(i));
        scope.table(coordinates);
        terms.cells.index(cell);
        code.iaload().i2l();
        yield new Interval(0, BoardPlan.MOST_CELLS);
      }
      case BoardTerm.RunLength(
              Term.NumberTerm cell,
              Term.NumberTerm direction,
              Term.NumberTerm symbol) -> {
        scope.table(scope.plan.rays());
        terms.cells.index(cell);
        push(direction);
        terms.symbols.holding(symbol);
        scope.callStatic(
            BoardScope.BOARD,
            "run",
            BoardScope.LONG,
            BoardScope.LONGS,
            BoardScope.INT,
            BoardScope.LONG,
            BoardScope.LONG);
        yield new Interval(0, BoardPlan.MOST_CELLS);
      }
      case Term.BoardNumber onBoard -> throw new UnsupportedTermException(onBoard);
    };
  }

  /** Writes a number that depends on one cell only: a table. */
  private Optional<Interval> fromTable(Term.NumberTerm term) {
    OptionalInt slot = scope.statics.onlyCell(term);
    if (slot.isEmpty() || !(scope.slot(slot.getAsInt()) instanceof Binding.CellLocal local)) {
      return Optional.empty();
    }
    return scope
        .statics
        .table(term, slot.getAsInt())
        .map(
            values -> {
              scope.table(values);
              code.iload(local.index()).laload();
              int from = local.maybeNone() ? 0 : 1;
              return new Interval(
                  Arrays.stream(values, from, values.length).min().orElse(0),
                  Arrays.stream(values, from, values.length).max().orElse(0));
            });
  }

  private Interval binary(Term.Binary term) {
    Interval a = push(term.left());
    Interval b = push(term.right());
    return switch (term.operator()) {
      case PLUS -> {
        if (a.sumsWith(b)) {
          code.ladd();
        } else {
          exact("add");
        }
        yield a.plus(b);
      }
      case MINUS -> {
        if (a.sumsWith(b)) {
          code.lsub();
        } else {
          exact("subtract");
        }
        yield a.minus(b);
      }
      case TIMES -> {
        if (a.multipliesWith(b)) {
          code.lmul();
        } else {
          exact("multiply");
        }
        yield a.times(b);
      }
      case OVER -> {
        if (a.natural() && b.positive()) {
          code.ldiv();
        } else {
          exact("divide");
        }
        yield a.over(b);
      }
      case MOD -> {
        if (a.natural() && b.positive() && a.high() < b.low()) {
          code.pop2();
          yield a;
        }
        if (a.natural() && b.positive()) {
          code.lrem();
        } else {
          exact("mod");
        }
        yield a.mod(b);
      }
      case POWER -> {
        exact("power");
        yield Interval.ANY;
      }
      case XOR -> {
        code.lxor();
        yield a.xor(b);
      }
    };
  }

  private void exact(String name) {
    code.iconst_m1();
    scope.callStatic(
        RuntimeTypes.EXACT,
        name,
        BoardScope.LONG,
        BoardScope.LONG,
        BoardScope.LONG,
        BoardScope.INT);
  }

  private Interval call(Term.NumberCall call) {
    List<Term> arguments = call.arguments();
    BuiltInFunction function = call.function();
    if (function.several() && arguments.getFirst() instanceof Term.ListTerm list) {
      constant(function);
      terms.lists.push(list);
      code.iconst_m1();
      scope.callStatic(
          RuntimeTypes.EXACT,
          "foldList",
          BoardScope.LONG,
          RuntimeTypes.FUNCTION,
          BoardScope.LONGS,
          BoardScope.INT);
      return Interval.ANY;
    }
    if (function.several()) {
      Interval result = push((Term.NumberTerm) arguments.getFirst());
      for (Term argument : arguments.subList(1, arguments.size())) {
        result = folded(function, result, push((Term.NumberTerm) argument));
      }
      return result;
    }
    return switch (function) {
      case LENGTH -> terms.lists.length((Term.ListTerm) arguments.getFirst());
      case SIZE -> size((Term.SetTerm) arguments.getFirst());
      case DIGIT, DIGITS -> throw new UnsupportedTermException(call);
      default -> {
        constant(function);
        push((Term.NumberTerm) arguments.getFirst());
        if (arguments.size() > 1) {
          push((Term.NumberTerm) arguments.get(1));
        } else {
          code.lconst_0();
        }
        code.iconst_m1();
        scope.callStatic(
            RuntimeTypes.EXACT,
            "call",
            BoardScope.LONG,
            RuntimeTypes.FUNCTION,
            BoardScope.LONG,
            BoardScope.LONG,
            BoardScope.INT);
        yield Interval.ANY;
      }
    };
  }

  /** Combines the two numbers on the stack. */
  private Interval folded(BuiltInFunction function, Interval a, Interval b) {
    return switch (function) {
      case MIN, MAX -> {
        scope.callStatic(
            RuntimeTypes.of(Math.class),
            function.word(),
            BoardScope.LONG,
            BoardScope.LONG,
            BoardScope.LONG);
        yield function == BuiltInFunction.MIN ? a.min(b) : a.max(b);
      }
      case NIM_SUM -> {
        code.lxor();
        yield a.xor(b);
      }
      case SUM -> {
        if (a.sumsWith(b)) {
          code.ladd();
        } else {
          exact("add");
        }
        yield a.plus(b);
      }
      default -> {
        exact(function.word());
        yield Interval.ANY;
      }
    };
  }

  private Interval size(Term.SetTerm set) {
    if (ElementLoopCode.hasCells(set)) {
      terms.sets.push(set);
      scope.count("bitCount");
      if (terms.sets.maybeNone(set)) {
        terms.sets.pushNone(set);
        code.iadd();
      }
      code.i2l();
      return new Interval(0, BoardPlan.MOST_CELLS + 1L);
    }
    int count = scope.newLong();
    code.lconst_0().lstore(count);
    terms.loops.each(
        set,
        scope.plan.program.numberSlots() + 1, // no slot of the text
        List.of(),
        next -> code.lload(count).lconst_1().ladd().lstore(count));
    code.lload(count);
    return new Interval(0, Integer.MAX_VALUE);
  }

  private Interval fold(Term.Fold fold) {
    if (fold.kind() == Term.FoldKind.COUNT && ElementLoopCode.hasCells(fold.set())) {
      return size(CellSetCode.satisfying(fold));
    }
    int result = scope.newLong();
    int any = scope.newInt();
    code.lconst_0().lstore(result).iconst_0().istore(any);
    terms.loops.each(
        fold.set(),
        fold.slot(),
        ElementLoopCode.conjuncts(fold.condition()),
        next -> {
          if (fold.kind() == Term.FoldKind.COUNT) {
            code.lload(result).lconst_1().ladd().lstore(result);
          } else {
            Binding.NumberLocal value = scope.keepNumber(push(fold.value()));
            include(fold.kind(), value, result, any);
          }
        });
    if (fold.kind() == Term.FoldKind.MIN || fold.kind() == Term.FoldKind.MAX) {
      Label some = code.newLabel();
      code.iload(any).ifne(some);
      scope.fail();
      code.labelBinding(some);
    }
    code.lload(result);
    return fold.kind() == Term.FoldKind.COUNT ? new Interval(0, Integer.MAX_VALUE) : Interval.ANY;
  }

  /** Adds a value to the result of a fold so far. */
  private void include(Term.FoldKind kind, Binding.NumberLocal value, int result, int any) {
    if (kind == Term.FoldKind.SUM) {
      code.lload(result).lload(value.local());
      exact("add");
      code.lstore(result);
      return;
    }
    if (kind == Term.FoldKind.NIM_SUM) {
      code.lload(result).lload(value.local()).lxor().lstore(result);
      return;
    }
    Label first = code.newLabel();
    Label end = code.newLabel();
    code.iload(any).ifeq(first);
    code.lload(value.local()).lload(result);
    folded(
        kind == Term.FoldKind.MIN ? BuiltInFunction.MIN : BuiltInFunction.MAX,
        Interval.ANY,
        Interval.ANY);
    code.lstore(result).goto_(end);
    code.labelBinding(first);
    code.lload(value.local()).lstore(result).iconst_1().istore(any);
    code.labelBinding(end);
  }
}
