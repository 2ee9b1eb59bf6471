package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.List;
import java.util.Optional;
import zermelo.language.arithmetic.InfiniteSet;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.analysis.TruncatedSet;
import zermelo.language.compile.runtime.NumberSet;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;

/** Emits the bytecode that lists the elements of a set term, or tests whether a number is in it. */
final class SetCode {
  private final TermCode terms;
  private final MethodScope scope;
  private final CodeBuilder code;
  private boolean borrows;

  SetCode(TermCode terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  /**
   * Lets the code use listed divisors in place, without a copy. The next list of divisors
   * overwrites them, so this is allowed only if the move computes divisors at one place.
   */
  void allowBorrowing() {
    borrows = true;
  }

  /** Evaluates a set into a variable that holds it listed. */
  MethodScope.SetVariable hold(Term.SetTerm term) {
    Interval range = list(term);
    int local = scope.newReference();
    code.astore(local);
    return new MethodScope.SetVariable(local, range);
  }

  /** Pushes a {@link NumberSet} with the elements. Returns their known range. */
  Interval list(Term.SetTerm term) {
    switch (term) {
      case Term.SetSlot stored when scope.sets.containsKey(stored.slot()) -> {
        MethodScope.SetVariable set = scope.setIn(stored.slot());
        if (set.local() == MethodScope.SetVariable.PACKED) {
          throw new IllegalStateException("a set that is listed was not loaded");
        }
        code.aload(set.local());
        return set.range();
      }
      case Term.SetSlot stored when known(stored) instanceof CompilerInput.FiniteSet listed ->
          scope.set(
              scope.constants.set(listed.elements().stream().mapToLong(Long::longValue).toArray()));
      case Term.SetLiteral literal -> literal(literal);
      case Term.SetBinary binary -> {
        int left = hold(binary.left()).local();
        int right = hold(binary.right()).local();
        int result = scratch();
        scope.self();
        scope.constant(binary.operator());
        code.aload(left).aload(right).aload(result);
        scope.call(
            "combine",
            RuntimeTypes.VOID,
            RuntimeTypes.OPERATOR,
            RuntimeTypes.SET,
            RuntimeTypes.SET,
            RuntimeTypes.SET);
        code.aload(result);
      }
      case Term.SetIf choice -> {
        Label no = code.newLabel();
        Label end = code.newLabel();
        terms.truths.branch(choice.condition(), false, no);
        list(choice.yes());
        code.goto_(end);
        code.labelBinding(no);
        list(choice.no());
        code.labelBinding(end);
      }
      case Term.SetCall call when call.function() == BuiltInFunction.DIVISORS -> {
        return factored(borrows ? "borrowedDivisors" : "divisors", call);
      }
      case Term.SetCall call when call.function() == BuiltInFunction.PRIME_DIVISORS -> {
        return factored("primeDivisors", call);
      }
      case Term.SetCall call when call.function() == BuiltInFunction.POWERS -> {
        MethodScope.NumberVariable base =
            terms.numbers.hold((Term.NumberTerm) call.arguments().getFirst());
        MethodScope.NumberVariable most =
            terms.numbers.hold((Term.NumberTerm) call.arguments().getLast());
        int result = scratch();
        scope.push(base);
        scope.push(most);
        code.aload(result);
        scope.callStatic(
            RuntimeTypes.MACHINE,
            "powers",
            RuntimeTypes.VOID,
            RuntimeTypes.LONG,
            RuntimeTypes.LONG,
            RuntimeTypes.SET);
        code.aload(result);
      }
      default -> collected(term);
    }
    return Interval.ANY;
  }

  private CompilerInput.ParameterSet known(Term.SetSlot stored) {
    return Optional.ofNullable(scope.plan.sets().get(stored.slot())).orElseThrow();
  }

  private int scratch() {
    scope.set(scope.constants.set());
    int local = scope.newReference();
    code.astore(local);
    return local;
  }

  private void literal(Term.SetLiteral literal) {
    List<Term.NumberTerm> items = literal.items();
    if (items.stream().allMatch(item -> item instanceof Term.Constant)) {
      long[] elements =
          items.stream()
              .mapToLong(item -> ((Term.Constant) item).value())
              .sorted()
              .distinct()
              .toArray();
      scope.set(scope.constants.set(elements));
      return;
    }
    int result = scratch();
    code.aload(result)
        .invokevirtual(RuntimeTypes.SET, "clear", RuntimeTypes.type(RuntimeTypes.VOID));
    for (Term.NumberTerm item : items) {
      MethodScope.NumberVariable number = terms.numbers.hold(item);
      code.aload(result);
      scope.push(number);
      code.invokevirtual(
          RuntimeTypes.SET, "add", RuntimeTypes.type(RuntimeTypes.VOID, RuntimeTypes.LONG));
    }
    code.aload(result)
        .invokevirtual(RuntimeTypes.SET, "settle", RuntimeTypes.type(RuntimeTypes.VOID));
    code.aload(result);
  }

  private Interval factored(String name, Term.SetCall call) {
    MethodScope.NumberVariable number =
        terms.numbers.hold((Term.NumberTerm) call.arguments().getFirst());
    int result = scratch();
    scope.self();
    scope.push(number);
    code.aload(result);
    scope.call(name, RuntimeTypes.VOID, RuntimeTypes.LONG, RuntimeTypes.SET);
    code.aload(result);
    return new Interval(1, Math.max(1, number.range().high()));
  }

  /** Lists a range, a truncated set or an infinite one. Only the fuel bounds the loop. */
  private void collected(Term.SetTerm term) {
    int result = scratch();
    code.aload(result)
        .invokevirtual(RuntimeTypes.SET, "clear", RuntimeTypes.type(RuntimeTypes.VOID));
    terms.loops.each(
        term,
        CostModel.Cost.NONE,
        (element, next) -> {
          scope.self();
          code.aload(result);
          scope.push(element);
          scope.call("addPaid", RuntimeTypes.VOID, RuntimeTypes.SET, RuntimeTypes.LONG);
        });
    code.aload(result);
  }

  /** Jumps if the membership of a number equals {@code when}. */
  void branchHas(
      Term.SetTerm term, MethodScope.NumberVariable element, boolean when, Label target) {
    switch (term) {
      case Term.Range range -> {
        Label outside = when ? code.newLabel() : target;
        terms.numbers.push(range.low());
        scope.push(element);
        code.lcmp().ifgt(outside);
        scope.push(element);
        terms.numbers.push(range.high());
        code.lcmp();
        if (when) {
          code.ifle(target);
          code.labelBinding(outside);
        } else {
          code.ifgt(target);
        }
      }
      case Term.SetSlot stored when packed(stored.slot()) -> {
        scope.bits(stored.slot());
        scope.position();
        scope.push(element);
        code.invokevirtual(
            RuntimeTypes.BITS,
            "has",
            RuntimeTypes.type(
                RuntimeTypes.BOOLEAN, RuntimeTypes.LONGS, RuntimeTypes.INT, RuntimeTypes.LONG));
        scope.jump(when, target);
      }
      case Term.SetSlot stored
          when scope.plan.sets().get(stored.slot()) instanceof CompilerInput.NamedInfiniteSet n ->
          endless(InfiniteSet.named(n.word()), element, when, target);
      case Term.SetCall call when TruncatedSet.of(call).isPresent() ->
          cut(TruncatedSet.of(call).orElseThrow(), element, when, target);
      default -> {
        list(term);
        scope.push(element);
        code.invokevirtual(
            RuntimeTypes.SET, "has", RuntimeTypes.type(RuntimeTypes.BOOLEAN, RuntimeTypes.LONG));
        scope.jump(when, target);
      }
    }
  }

  private boolean packed(int slot) {
    return scope.sets.containsKey(slot)
        && scope.setIn(slot).local() == MethodScope.SetVariable.PACKED;
  }

  private void endless(
      InfiniteSet set, MethodScope.NumberVariable element, boolean when, Label target) {
    scope.self();
    scope.constant(set);
    scope.push(element);
    scope.call("has", RuntimeTypes.BOOLEAN, RuntimeTypes.ENDLESS, RuntimeTypes.LONG);
    scope.jump(when, target);
  }

  /** Compares with the bound first. Only below it the set is evaluated. */
  private void cut(
      TruncatedSet cut, MethodScope.NumberVariable element, boolean when, Label target) {
    Label outside = when ? code.newLabel() : target;
    scope.push(element);
    terms.numbers.push(cut.most());
    code.lcmp().ifgt(outside);
    if (cut.endless().isPresent()) {
      endless(cut.endless().get(), element, when, target);
    } else {
      branchHas(cut.set().orElseThrow(), element, when, target);
    }
    if (when) {
      code.labelBinding(outside);
    }
  }
}
