package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.List;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.language.arithmetic.InfiniteSet;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.runtime.CompiledRuntime;
import zermelo.language.compile.runtime.RuntimeTypes;

/** Emits loops over an infinite set, such as the primes, up to a number and in ascending order. */
final class InfiniteLoopCode {
  private final LoopCode loops;
  private final MethodScope scope;
  private final CodeBuilder code;

  InfiniteLoopCode(LoopCode loops, MethodScope scope) {
    this.loops = loops;
    this.scope = scope;
    this.code = scope.code;
  }

  /**
   * Writes the loop over the elements up to a number.
   *
   * @param ceilings variables that are upper bounds of the elements
   * @param prepaid whether the loop is never left early and its rounds cost the same
   */
  void write(
      InfiniteSet set,
      MethodScope.NumberVariable most,
      List<MethodScope.NumberVariable> ceilings,
      CostModel.Cost cost,
      boolean prepaid,
      LoopCode.Body body) {
    Interval elements = new Interval(1, Math.max(1, most.range().high()));
    LoopCode.Body bounded =
        (element, next) -> {
          scope.order.noteAtMost(element, ceilings);
          body.write(element, next);
        };
    if (set == InfiniteSet.SQUARES) {
      squares(most, elements, cost, bounded);
    } else if (prepaid && CompiledRuntime.isSieved(set)) {
      sieved(set, most, elements, cost, bounded);
    } else {
      found(set, most, elements, cost, bounded);
    }
  }

  /** Loops over a list of elements that a sieve has found. The fuel is paid in advance. */
  private void sieved(
      InfiniteSet set,
      MethodScope.NumberVariable most,
      Interval range,
      CostModel.Cost cost,
      LoopCode.Body body) {
    int end = scope.newInt();
    int items = scope.newReference();
    int index = scope.newInt();
    scope.self();
    scope.constant(set);
    scope.push(most);
    code.loadConstant(cost.steps());
    scope.call(
        "reach", RuntimeTypes.INT, RuntimeTypes.ENDLESS, RuntimeTypes.LONG, RuntimeTypes.LONG);
    code.istore(end);
    scope.self();
    scope.constant(set);
    scope.call("elements", RuntimeTypes.LONGS, RuntimeTypes.ENDLESS);
    code.astore(items);
    Label top = code.newLabel();
    Label test = code.newLabel();
    Label next = code.newLabel();
    code.iconst_0().istore(index).goto_(test);
    code.labelBinding(top);
    code.aload(items).iload(index).laload();
    body.write(scope.pop(range), next);
    code.labelBinding(next);
    code.iinc(index, 1);
    code.labelBinding(test);
    code.iload(index).iload(end).if_icmplt(top);
    scope.self();
    scope.call("requirePaid", RuntimeTypes.VOID);
  }

  /** Loops over elements that are searched for one by one. */
  private void found(
      InfiniteSet set,
      MethodScope.NumberVariable most,
      Interval elements,
      CostModel.Cost cost,
      LoopCode.Body body) {
    Label next = code.newLabel();
    Label done = code.newLabel();
    code.lconst_0();
    MethodScope.NumberVariable element = scope.pop(elements);
    code.labelBinding(next);
    scope.self();
    scope.constant(set);
    scope.push(element);
    scope.push(most);
    scope.call(
        "next", RuntimeTypes.LONG, RuntimeTypes.ENDLESS, RuntimeTypes.LONG, RuntimeTypes.LONG);
    code.lstore(element.local());
    scope.push(element);
    code.lconst_0().lcmp().iflt(done);
    scope.spend(cost.steps());
    body.write(element, next);
    code.goto_(next);
    code.labelBinding(done);
  }

  /** Loops over the roots of the squares. */
  private void squares(
      MethodScope.NumberVariable most, Interval elements, CostModel.Cost cost, LoopCode.Body body) {
    scope.push(most);
    scope.callStatic(RuntimeTypes.MACHINE, "lastRoot", RuntimeTypes.LONG, RuntimeTypes.LONG);
    MethodScope.NumberVariable last =
        scope.pop(new Interval(0, NumberTheory.sqrt(Math.max(1, most.range().high()))));
    code.lconst_1();
    MethodScope.NumberVariable root = scope.pop(new Interval(1, last.range().high()));
    int local = scope.newLong();
    loops.counted(
        root,
        Interval.of(1),
        last,
        new CostModel.Cost(cost.steps() + 1, cost.fixed()),
        next -> {
          scope.push(root);
          scope.push(root);
          code.lmul().lstore(local);
          body.write(new MethodScope.NumberVariable(local, elements), next);
        });
  }
}
