package zermelo.language.compile.board.term;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.FaultAnalysis;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;

/** Emits loops over sets of numbers, in ascending order. Short constant ones are unrolled. */
final class NumberLoopCode {
  /** A loop over at most this many constants is unrolled. */
  private static final int MOST_COPIES = 8;

  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;

  NumberLoopCode(TermWriters terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  /** Loops over the numbers of a set that satisfy conditions on the number in the slot. */
  void numbers(
      Term.SetTerm set, int slot, List<Term.TruthTerm> conditions, ElementLoopCode.Body body) {
    switch (set) {
      case Term.Filter(int inner, Term.SetTerm from, Term.TruthTerm condition) ->
          numbers(
              from,
              inner,
              List.of(condition),
              next -> {
                scope.with(
                    slot,
                    scope.slot(inner),
                    () -> {
                      conditions.forEach(each -> terms.truths.branch(each, false, next));
                      body.write(next);
                    });
              });
      case Term.Range range -> range(range, slot, conditions, body);
      case Term.SetIf(Term.TruthTerm condition, Term.SetTerm yes, Term.SetTerm no)
          when scope.statics.truth(condition).isPresent() ->
          numbers(scope.statics.truth(condition).get() ? yes : no, slot, conditions, body);
      default -> {
        Optional<long[]> constants = terms.numbers.constants(set);
        if (constants.isPresent() && unrolled(constants.get().length)) {
          for (long value : constants.get()) {
            copy(value, slot, conditions, body);
          }
          return;
        }
        if (constants.isPresent()) {
          scope.table(constants.get());
          int row = scope.newReference();
          code.astore(row);
          code.aload(row).arraylength();
          listed(row, scope.keepInt(), Interval.ANY, slot, conditions, body);
          return;
        }
        if (set instanceof Term.SetCall call
            && call.function() == BuiltInFunction.UPTO
            && terms.numbers.constants((Term.SetTerm) call.arguments().getFirst()).isPresent()) {
          List<Term.TruthTerm> all = new ArrayList<>(conditions);
          all.addFirst(
              new Term.Compare(
                  Term.Comparison.AT_MOST,
                  new Term.NumberSlot(slot),
                  (Term.NumberTerm) call.arguments().get(1)));
          numbers((Term.SetTerm) call.arguments().getFirst(), slot, all, body);
          return;
        }
        listedSet(set);
        int row = scope.newReference();
        code.astore(row);
        code.aload(row);
        scope.callStatic(BoardScope.LISTS, "distinct", BoardScope.INT, BoardScope.LONGS);
        listed(row, scope.keepInt(), Interval.ANY, slot, conditions, body);
      }
    }
  }

  /** Loops over a set that is found before the first change that the body makes. */
  void frozen(Term.SetTerm set, int slot, ElementLoopCode.Body body) {
    if (!(set instanceof Term.Filter) || terms.numbers.constants(set).isPresent()) {
      numbers(set, slot, List.of(), body);
      return;
    }
    Term.SetTerm base = set;
    while (base instanceof Term.Filter filter) {
      base = filter.set();
    }
    Optional<long[]> constants = terms.numbers.constants(base);
    if (constants.isPresent()) {
      code.loadConstant(constants.get().length);
    } else if (base instanceof Term.Range range) {
      terms.numbers.push(range.low());
      terms.numbers.push(range.high());
      scope.callStatic(BoardScope.LISTS, "width", BoardScope.INT, BoardScope.LONG, BoardScope.LONG);
    } else {
      throw new UnsupportedTermException(base);
    }
    code.newarray(TypeKind.LONG);
    int row = scope.newReference();
    code.astore(row).iconst_0();
    int count = scope.keepInt();
    numbers(
        set,
        slot,
        List.of(),
        next -> {
          code.aload(row).iload(count);
          terms.numbers.push(new Term.NumberSlot(slot));
          code.lastore().iload(count).iconst_1().iadd().istore(count);
        });
    listed(row, count, new FaultAnalysis(scope.slots).elements(base), slot, List.of(), body);
  }

  /** Pushes an array with the elements of a set, in any order. */
  private void listedSet(Term.SetTerm set) {
    switch (set) {
      case Term.SetLiteral(List<Term.NumberTerm> items) -> terms.lists.array(items);
      case Term.SetCall call
          when call.function() == BuiltInFunction.DIVISORS
              || call.function() == BuiltInFunction.PRIME_DIVISORS -> {
        terms.numbers.push((Term.NumberTerm) call.arguments().getFirst());
        code.loadConstant(call.function() == BuiltInFunction.PRIME_DIVISORS ? 1 : 0);
        scope.callStatic(
            BoardScope.LISTS,
            "divisors",
            BoardScope.LONGS,
            BoardScope.LONG,
            zermelo.language.compile.runtime.RuntimeTypes.BOOLEAN);
      }
      default -> throw new UnsupportedTermException(set);
    }
  }

  private boolean unrolled(long count) {
    return scope.plan.unrolls && count <= MOST_COPIES;
  }

  private void copy(
      long value, int slot, List<Term.TruthTerm> conditions, ElementLoopCode.Body body) {
    Label next = code.newLabel();
    scope.with(
        slot,
        new Binding.NumberConstant(value),
        () -> {
          conditions.forEach(condition -> terms.truths.branch(condition, false, next));
          body.write(next);
        });
    code.labelBinding(next);
  }

  private void range(
      Term.Range range, int slot, List<Term.TruthTerm> conditions, ElementLoopCode.Body body) {
    Optional<Long> first = scope.statics.number(range.low());
    Optional<Long> last = scope.statics.number(range.high());
    if (first.isPresent()
        && last.isPresent()
        && last.get() < Long.MAX_VALUE
        && last.get() >= first.get()
        && last.get() - first.get() >= 0
        && unrolled(last.get() - first.get() + 1)) {
      for (long value = first.get(); value <= last.get(); value++) {
        copy(value, slot, conditions, body);
      }
      return;
    }
    Interval low = terms.numbers.push(range.low());
    int element = scope.keepLong();
    Interval high = terms.numbers.push(range.high());
    int most = scope.keepLong();
    if (high.high() == Long.MAX_VALUE) {
      Label fine = code.newLabel();
      code.lload(most).loadConstant(Long.MAX_VALUE).lcmp().ifne(fine);
      scope.fail();
      code.labelBinding(fine);
    }
    Label top = code.newLabel();
    Label next = code.newLabel();
    Label end = code.newLabel();
    code.labelBinding(top);
    code.lload(element).lload(most).lcmp().ifgt(end);
    scope.spend(conditions.size() + 2L);
    scope.with(
        slot,
        new Binding.NumberLocal(element, new Interval(low.low(), high.high())),
        () -> {
          conditions.forEach(condition -> terms.truths.branch(condition, false, next));
          body.write(next);
        });
    code.labelBinding(next);
    code.lload(element).lconst_1().ladd().lstore(element);
    code.goto_(top);
    code.labelBinding(end);
  }

  /** Loops over the first elements of an array. */
  private void listed(
      int row,
      int count,
      Interval range,
      int slot,
      List<Term.TruthTerm> conditions,
      ElementLoopCode.Body body) {
    int at = scope.newInt();
    int element = scope.newLong();
    code.iconst_0().istore(at);
    Label top = code.newLabel();
    Label end = code.newLabel();
    code.labelBinding(top);
    code.iload(at).iload(count).if_icmpge(end);
    code.aload(row).iload(at).laload().lstore(element);
    code.iload(at).iconst_1().iadd().istore(at);
    scope.spend(conditions.size() + 2L);
    scope.with(
        slot,
        new Binding.NumberLocal(element, range),
        () -> {
          conditions.forEach(condition -> terms.truths.branch(condition, false, top));
          body.write(top);
        });
    code.goto_(top);
    code.labelBinding(end);
  }
}
