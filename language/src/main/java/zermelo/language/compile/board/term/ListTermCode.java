package zermelo.language.compile.board.term;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.util.List;
import java.util.Optional;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.program.Term;
import zermelo.language.syntax.Span;

/**
 * Emits the bytecode that evaluates a list term.
 *
 * <p>A list may be packed in one word. It becomes an array only where the code needs an array.
 */
public final class ListTermCode {
  private static final int FIRST_LENGTH = 8;

  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;

  ListTermCode(TermWriters terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  private Optional<BoardScope.ListLocal> variable(Term.ListTerm term) {
    return term instanceof Term.ListSlot(int slot)
        ? Optional.ofNullable(scope.lists.get(slot))
        : Optional.empty();
  }

  /** Pushes an array with the elements. The code that gets it must not change it. */
  public void push(Term.ListTerm term) {
    Optional<long[]> known = scope.statics.list(term);
    if (known.isPresent()) {
      scope.table(known.get());
      return;
    }
    switch (term) {
      case Term.ListSlot stored -> pushVariable(variable(stored).orElseThrow());
      case Term.ListLiteral(List<Term.NumberTerm> items) -> array(items);
      case Term.ListQuotient(Term.ListTerm row, Term.NumberTerm divisor, Span span) -> {
        push(row);
        terms.numbers.push(divisor);
        call("quotient", BoardScope.LONGS, BoardScope.LONGS, BoardScope.LONG);
      }
      case Term.SortedList(Term.ListTerm row) -> {
        push(row);
        call("sorted", BoardScope.LONGS, BoardScope.LONGS);
      }
      case Term.ListSlice(
              Term.ListTerm row,
              Term.NumberTerm from,
              Term.NumberTerm to,
              Span span) -> {
        push(row);
        terms.numbers.push(from);
        terms.numbers.push(to);
        call("slice", BoardScope.LONGS, BoardScope.LONGS, BoardScope.LONG, BoardScope.LONG);
      }
      case Term.ListComprehension list -> comprehension(list);
      case Term.ListIf(Term.TruthTerm condition, Term.ListTerm yes, Term.ListTerm no) -> {
        Label otherwise = code.newLabel();
        Label end = code.newLabel();
        terms.truths.branch(condition, false, otherwise);
        push(yes);
        code.goto_(end);
        code.labelBinding(otherwise);
        push(no);
        code.labelBinding(end);
      }
      case Term.ListJoin(Term.ListTerm left, Term.ListTerm right) -> {
        push(left);
        push(right);
        call("join", BoardScope.LONGS, BoardScope.LONGS, BoardScope.LONGS);
      }
    }
  }

  /** Pushes an array that grows while its elements are found. */
  private void comprehension(Term.ListComprehension list) {
    code.loadConstant(FIRST_LENGTH).newarray(TypeKind.LONG);
    int row = scope.newReference();
    code.astore(row).iconst_0();
    int count = scope.keepInt();
    terms.loops.each(
        list.set(),
        list.slot(),
        ElementLoopCode.conjuncts(list.condition()),
        next -> {
          terms.numbers.push(list.value());
          int value = scope.keepLong();
          code.aload(row).iload(count).lload(value);
          scope.callStatic(
              BoardScope.LISTS,
              "append",
              BoardScope.LONGS,
              BoardScope.LONGS,
              BoardScope.INT,
              BoardScope.LONG);
          code.astore(row).iload(count).iconst_1().iadd().istore(count);
        });
    code.aload(row).iload(count);
    call("cut", BoardScope.LONGS, BoardScope.LONGS, BoardScope.INT);
  }

  void pushVariable(BoardScope.ListLocal list) {
    if (!list.packed()) {
      code.aload(list.local());
      return;
    }
    code.lload(list.local()).loadConstant(list.length()).loadConstant(list.bits());
    code.loadConstant(list.low());
    call(
        "unpacked",
        BoardScope.LONGS,
        BoardScope.LONG,
        BoardScope.INT,
        BoardScope.INT,
        BoardScope.LONG);
  }

  private void call(
      String name, java.lang.constant.ClassDesc result, java.lang.constant.ClassDesc... types) {
    scope.callStatic(BoardScope.LISTS, name, result, types);
  }

  /** Pushes a new array of numbers. */
  void array(List<Term.NumberTerm> items) {
    code.loadConstant(items.size()).newarray(TypeKind.LONG);
    for (int i = 0; i < items.size(); i++) {
      code.dup().loadConstant(i);
      terms.numbers.push(items.get(i));
      code.lastore();
    }
  }

  /** Pushes an element of a list. */
  Interval element(Term.Element term) {
    Optional<BoardScope.ListLocal> variable = variable(term.list());
    if (variable.isPresent() && variable.get().packed()) {
      BoardScope.ListLocal list = variable.get();
      shift(list, term.index());
      int shift = scope.keepInt();
      code.lload(list.local()).iload(shift).lushr();
      scope.and((1L << list.bits()) - 1);
      if (list.low() != 0) {
        code.loadConstant(list.low()).ladd();
      }
      return new Interval(list.low(), list.high());
    }
    push(term.list());
    terms.numbers.push(term.index());
    call("element", BoardScope.LONG, BoardScope.LONGS, BoardScope.LONG);
    return variable.map(list -> new Interval(list.low(), list.high())).orElse(Interval.ANY);
  }

  /** Pushes the shift of an element of a list that is one word. */
  void shift(BoardScope.ListLocal list, Term.NumberTerm index) {
    Optional<Long> known = scope.statics.number(index);
    if (known.isPresent() && known.get() >= 1 && known.get() <= list.length()) {
      code.loadConstant((int) (known.get() - 1) * list.bits());
      return;
    }
    Interval range = terms.numbers.push(index);
    if (range.within(1, list.length())) {
      code.l2i().iconst_1().isub().loadConstant(list.bits()).imul();
      return;
    }
    code.loadConstant(list.length()).loadConstant(list.bits());
    call("shift", BoardScope.INT, BoardScope.LONG, BoardScope.INT, BoardScope.INT);
  }

  /** Pushes the length of a list. */
  Interval length(Term.ListTerm term) {
    Optional<BoardScope.ListLocal> variable = variable(term);
    if (variable.isPresent() && variable.get().packed()) {
      code.loadConstant((long) variable.get().length());
      return Interval.of(variable.get().length());
    }
    push(term);
    code.arraylength().i2l();
    return new Interval(0, Integer.MAX_VALUE);
  }

  /**
   * Changes one element. Where the new value leaves the bounds of a list that is one word, the move
   * is not legal, or the interpreter must find out.
   */
  public void assign(
      BoardScope.ListLocal list,
      Term.NumberTerm index,
      Term.NumberTerm value,
      Optional<Label> illegal) {
    if (!list.packed()) {
      code.aload(list.local());
      terms.numbers.push(index);
      terms.numbers.push(value);
      call("with", BoardScope.LONGS, BoardScope.LONGS, BoardScope.LONG, BoardScope.LONG);
      code.astore(list.local());
      return;
    }
    shift(list, index);
    int shift = scope.keepInt();
    Interval range = terms.numbers.push(value);
    int number = scope.keepLong();
    if (!range.within(list.low(), list.high())) {
      Label bad = illegal.orElseGet(code::newLabel);
      Label fine = code.newLabel();
      code.lload(number).loadConstant(list.low()).lcmp().iflt(bad);
      code.lload(number).loadConstant(list.high()).lcmp();
      if (illegal.isPresent()) {
        code.ifgt(bad);
      } else {
        code.ifle(fine);
        code.labelBinding(bad);
        scope.fail();
      }
      code.labelBinding(fine);
    }
    code.lload(list.local());
    code.loadConstant((1L << list.bits()) - 1).iload(shift).lshl().loadConstant(-1L).lxor().land();
    code.lload(number);
    if (list.low() != 0) {
      code.loadConstant(list.low()).lsub();
    }
    code.iload(shift).lshl().lor().lstore(list.local());
  }
}
