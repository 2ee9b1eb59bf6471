package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.List;
import java.util.Optional;
import zermelo.language.arithmetic.InfiniteSet;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.analysis.TruncatedSet;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;

/** Emits loops over the elements of a set, in ascending order. */
final class LoopCode {
  private final TermCode terms;
  private final MethodScope scope;
  private final CodeBuilder code;

  /** Whether the next loop is never left early, so that it may be paid for as a whole. */
  private boolean whole;

  /** Writes the body of the loop for an element. A jump to {@code next} continues the loop. */
  interface Body {
    void write(MethodScope.NumberVariable element, Label next);
  }

  LoopCode(TermCode terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  void each(Term.SetTerm term, CostModel.Cost cost, Body body) {
    boolean prepaid = whole && isPrepaid(cost);
    whole = false;
    switch (term) {
      case Term.Range range -> {
        MethodScope.NumberVariable high =
            terms.numbers.hold(range.high()); // first: the interpreter's order of errors
        MethodScope.NumberVariable low = terms.numbers.hold(range.low());
        range(low, high, ceilings(range.high()), cost, body);
      }
      case Term.SetSlot stored
          when scope.plan.sets().get(stored.slot()) instanceof CompilerInput.NamedInfiniteSet n ->
          new InfiniteLoopCode(this, scope)
              .write(
                  InfiniteSet.named(n.word()),
                  MethodScope.NumberVariable.of(Long.MAX_VALUE),
                  List.of(),
                  cost,
                  prepaid,
                  body);
      case Term.SetCall call when TruncatedSet.of(call).isPresent() ->
          cut(TruncatedSet.of(call).orElseThrow(), cost, prepaid, body);
      default ->
          listed(terms.sets.hold(term), Optional.empty(), ceilingsOf(term), cost, List.of(), body);
    }
  }

  /** Writes the loop of a choice. A choice evaluates the lower end of a range first. */
  void eachChoice(Term.SetTerm term, CostModel.Cost cost, List<ElementBound> trims, Body body) {
    if (!trims.isEmpty()) {
      listed(terms.sets.hold(term), Optional.empty(), ceilingsOf(term), cost, trims, body);
    } else if (term instanceof Term.Range range) {
      MethodScope.NumberVariable low = terms.numbers.hold(range.low());
      MethodScope.NumberVariable high = terms.numbers.hold(range.high());
      range(low, high, ceilings(range.high()), cost, body);
    } else {
      whole = true;
      each(term, cost, body);
    }
  }

  /** Whether the elements are listed before the loop, which may then skip those outside bounds. */
  boolean trims(Term.SetTerm term, CostModel.Cost cost) {
    boolean listed =
        switch (term) {
          case Term.Range range -> false;
          case Term.SetSlot stored ->
              !(scope.plan.sets().get(stored.slot()) instanceof CompilerInput.NamedInfiniteSet);
          case Term.SetCall call -> TruncatedSet.of(call).isEmpty();
          default -> true;
        };
    return listed && isPrepaid(cost);
  }

  private static boolean isPrepaid(CostModel.Cost cost) {
    return cost.fixed() && cost.steps() > 0;
  }

  /** The variables that are upper bounds of every number up to this term. */
  private List<MethodScope.NumberVariable> ceilings(Term.NumberTerm high) {
    List<? extends Term> candidates =
        high instanceof Term.NumberCall call && call.function() == BuiltInFunction.MIN
            ? call.arguments()
            : List.of(high);
    return candidates.stream()
        .filter(term -> term instanceof Term.NumberSlot)
        .map(term -> scope.numberIn(((Term.NumberSlot) term).slot()))
        .toList();
  }

  private void range(
      MethodScope.NumberVariable low,
      MethodScope.NumberVariable high,
      List<MethodScope.NumberVariable> ceilings,
      CostModel.Cost cost,
      Body body) {
    scope.push(low);
    Interval between = new Interval(low.range().low(), high.range().high());
    MethodScope.NumberVariable element = scope.pop(between);
    scope.order.noteAtMost(element, ceilings);
    counted(element, low.range(), high, cost, next -> body.write(element, next));
  }

  /** One round of a counted loop. */
  interface Round {
    void write(Label next);
  }

  /**
   * Writes a loop that counts a variable up to a number, inclusive.
   *
   * @param first the range of the initial value
   */
  void counted(
      MethodScope.NumberVariable counter,
      Interval first,
      MethodScope.NumberVariable high,
      CostModel.Cost cost,
      Round round) {
    boolean prepaid = isPrepaid(cost);
    MethodScope.NumberVariable last = prepaid ? reach(counter, high, cost.steps()) : high;
    Round paying =
        next -> {
          if (!prepaid) {
            scope.spend(cost.steps());
          }
          round.write(next);
        };
    if (small(first) && small(high.range())) {
      countedByInt(counter, last, paying);
    } else {
      countedByLong(counter, high, last, paying);
    }
    if (prepaid) {
      Label paid = code.newLabel();
      scope.push(last);
      scope.push(high);
      code.lcmp().ifge(paid);
      scope.outOfFuel();
      code.labelBinding(paid);
    }
  }

  private static boolean small(Interval range) {
    return range.within(Integer.MIN_VALUE + 1L, Integer.MAX_VALUE - 1L);
  }

  /** The JIT compiler optimises loops with an int counter better. */
  private void countedByInt(
      MethodScope.NumberVariable counter, MethodScope.NumberVariable last, Round round) {
    Label top = code.newLabel();
    Label next = code.newLabel();
    Label test = code.newLabel();
    int index = scope.newInt();
    int end = scope.newInt();
    scope.push(counter);
    code.l2i().istore(index);
    scope.push(last);
    code.l2i().istore(end);
    code.goto_(test);
    code.labelBinding(top);
    code.iload(index).i2l().lstore(counter.local());
    round.write(next);
    code.labelBinding(next);
    code.iinc(index, 1);
    code.labelBinding(test);
    code.iload(index).iload(end).if_icmple(top);
  }

  private void countedByLong(
      MethodScope.NumberVariable counter,
      MethodScope.NumberVariable high,
      MethodScope.NumberVariable last,
      Round round) {
    Label top = code.newLabel();
    Label next = code.newLabel();
    Label done = code.newLabel();
    scope.push(counter);
    scope.push(last);
    code.lcmp().ifgt(done);
    code.labelBinding(top);
    round.write(next);
    code.labelBinding(next);
    if (high.range().high() == Long.MAX_VALUE) {
      scope.push(counter);
      scope.push(last);
      code.lcmp().ifge(done); // there is no successor of 2^63-1
    }
    scope.push(counter);
    code.lconst_1().ladd().lstore(counter.local());
    scope.push(counter);
    scope.push(last);
    code.lcmp().ifle(top);
    code.labelBinding(done);
  }

  private MethodScope.NumberVariable reach(
      MethodScope.NumberVariable low, MethodScope.NumberVariable high, long steps) {
    scope.self();
    scope.push(low);
    scope.push(high);
    code.loadConstant(steps);
    scope.call("reach", RuntimeTypes.LONG, RuntimeTypes.LONG, RuntimeTypes.LONG, RuntimeTypes.LONG);
    return scope.pop(high.range());
  }

  private void cut(TruncatedSet cut, CostModel.Cost cost, boolean prepaid, Body body) {
    Optional<InfiniteSet> endless = cut.endless();
    if (cut.set().isPresent()
        && cut.set().get() instanceof Term.SetSlot stored
        && scope.plan.sets().get(stored.slot()) instanceof CompilerInput.NamedInfiniteSet named) {
      endless = Optional.of(InfiniteSet.named(named.word()));
    }
    if (endless.isPresent()) {
      MethodScope.NumberVariable most = terms.numbers.hold(cut.most());
      new InfiniteLoopCode(this, scope)
          .write(endless.get(), most, ceilings(cut.most()), cost, prepaid, body);
      return;
    }
    MethodScope.SetVariable listed = terms.sets.hold(cut.set().orElseThrow());
    MethodScope.NumberVariable most = terms.numbers.hold(cut.most());
    listed(listed, Optional.of(most), ceilings(cut.most()), cost, List.of(), body);
  }

  /** The variables that are upper bounds of the elements of a listed set. */
  private List<MethodScope.NumberVariable> ceilingsOf(Term.SetTerm term) {
    return term instanceof Term.SetCall call && call.function() == BuiltInFunction.DIVISORS
        ? ceilings((Term.NumberTerm) call.arguments().getFirst())
        : List.of();
  }

  private void listed(
      MethodScope.SetVariable set,
      Optional<MethodScope.NumberVariable> most,
      List<MethodScope.NumberVariable> ceilings,
      CostModel.Cost cost,
      List<ElementBound> trims,
      Body body) {
    int items = scope.newReference();
    code.aload(set.local());
    code.invokevirtual(RuntimeTypes.SET, "items", RuntimeTypes.type(RuntimeTypes.LONGS))
        .astore(items);
    int count = scope.newInt();
    code.aload(set.local());
    code.invokevirtual(RuntimeTypes.SET, "size", RuntimeTypes.type(RuntimeTypes.INT)).istore(count);
    boolean prepaid = most.isEmpty() && isPrepaid(cost);
    int last = prepaid ? reach(count, cost.steps()) : count;
    int index = scope.newInt();
    int end = scope.newInt();
    code.aload(set.local());
    code.invokevirtual(RuntimeTypes.SET, "from", RuntimeTypes.type(RuntimeTypes.INT)).istore(index);
    code.iload(index).iload(last).iadd().istore(end);
    for (ElementBound trim : trims) {
      code.aload(items).iload(index).iload(end);
      scope.push(trim.bound());
      code.loadConstant(trim.strict() ? 1 : 0);
      scope.callStatic(
          RuntimeTypes.SET,
          trim.upper() ? "upTo" : "since",
          RuntimeTypes.INT,
          RuntimeTypes.LONGS,
          RuntimeTypes.INT,
          RuntimeTypes.INT,
          RuntimeTypes.LONG,
          RuntimeTypes.BOOLEAN);
      code.istore(trim.upper() ? end : index);
    }
    Label top = code.newLabel();
    Label test = code.newLabel();
    Label next = code.newLabel();
    Label done = code.newLabel();
    code.goto_(test);
    code.labelBinding(top);
    if (!prepaid) {
      scope.spend(cost.steps());
    }
    int local = scope.newLong();
    code.aload(items).iload(index).laload().lstore(local);
    MethodScope.NumberVariable element = new MethodScope.NumberVariable(local, set.range());
    scope.order.noteAtMost(element, ceilings);
    if (most.isPresent()) {
      scope.push(element);
      scope.push(most.get());
      code.lcmp().ifgt(done);
    }
    body.write(element, next);
    code.labelBinding(next);
    code.iinc(index, 1);
    code.labelBinding(test);
    code.iload(index).iload(end).if_icmplt(top);
    code.labelBinding(done);
    if (prepaid) {
      Label paid = code.newLabel();
      code.iload(last).iload(count).if_icmpge(paid);
      scope.outOfFuel();
      code.labelBinding(paid);
    }
  }

  /** Pays for one round per element, or for as many rounds as the fuel allows. */
  private int reach(int count, long steps) {
    int last = scope.newInt();
    scope.self();
    code.lconst_1().iload(count).i2l().loadConstant(steps);
    scope.call("reach", RuntimeTypes.LONG, RuntimeTypes.LONG, RuntimeTypes.LONG, RuntimeTypes.LONG);
    code.l2i().istore(last);
    return last;
  }
}
