package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.List;
import java.util.Optional;
import zermelo.language.check.Function;
import zermelo.language.check.Term;

/** Writes sets that are listed, and whether a number is in a set. */
final class SetCode {
  private final Terms terms;
  private final Scope scope;
  private final CodeBuilder code;
  private boolean lends;

  SetCode(Terms terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  /** Divisors are asked for at one place only, so that they need not be kept. */
  void lend() {
    lends = true;
  }

  /** A variable with the set listed. */
  Scope.SetOf hold(Term.Many term) {
    Interval range = list(term);
    int local = scope.newReference();
    code.astore(local);
    return new Scope.SetOf(local, range);
  }

  /** Pushes a {@link NumberSet} with the elements; returns what is known of them. */
  Interval list(Term.Many term) {
    switch (term) {
      case Term.ManyCell cell when scope.sets.containsKey(cell.cell()) -> {
        Scope.SetOf set = scope.setIn(cell.cell());
        if (set.local() == Scope.SetOf.PACKED) {
          throw new IllegalStateException("a set that is listed was not loaded");
        }
        code.aload(set.local());
        return set.range();
      }
      case Term.ManyCell cell when known(cell) instanceof Blueprint.Listed listed ->
          scope.set(
              scope.constants.set(listed.elements().stream().mapToLong(Long::longValue).toArray()));
      case Term.ManyLiteral literal -> literal(literal);
      case Term.SetBinary binary -> {
        int left = hold(binary.left()).local();
        int right = hold(binary.right()).local();
        int result = scratch();
        scope.self();
        scope.constant(binary.operator());
        code.aload(left).aload(right).aload(result);
        scope.call("combine", Names.VOID, Names.OPERATOR, Names.SET, Names.SET, Names.SET);
        code.aload(result);
      }
      case Term.ManyIf choice -> {
        Label no = code.newLabel();
        Label end = code.newLabel();
        terms.truths.branch(choice.condition(), false, no);
        list(choice.yes());
        code.goto_(end);
        code.labelBinding(no);
        list(choice.no());
        code.labelBinding(end);
      }
      case Term.ManyCall call when call.function() == Function.DIVISORS -> {
        return factored(lends ? "lentDivisors" : "divisors", call);
      }
      case Term.ManyCall call when call.function() == Function.PRIME_DIVISORS -> {
        return factored("primeDivisors", call);
      }
      case Term.ManyCall call when call.function() == Function.POWERS -> {
        Scope.Num base = terms.numbers.hold((Term.Num) call.arguments().getFirst());
        Scope.Num most = terms.numbers.hold((Term.Num) call.arguments().getLast());
        int result = scratch();
        scope.push(base);
        scope.push(most);
        code.aload(result);
        scope.callStatic(Names.MACHINE, "powers", Names.VOID, Names.LONG, Names.LONG, Names.SET);
        code.aload(result);
      }
      default -> collected(term);
    }
    return Interval.ANY;
  }

  private Blueprint.KnownSet known(Term.ManyCell cell) {
    return Optional.ofNullable(scope.plan.sets().get(cell.cell())).orElseThrow();
  }

  private int scratch() {
    scope.set(scope.constants.set());
    int local = scope.newReference();
    code.astore(local);
    return local;
  }

  private void literal(Term.ManyLiteral literal) {
    List<Term.Num> items = literal.items();
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
    code.aload(result).invokevirtual(Names.SET, "clear", Names.type(Names.VOID));
    for (Term.Num item : items) {
      Scope.Num number = terms.numbers.hold(item);
      code.aload(result);
      scope.push(number);
      code.invokevirtual(Names.SET, "add", Names.type(Names.VOID, Names.LONG));
    }
    code.aload(result).invokevirtual(Names.SET, "settle", Names.type(Names.VOID));
    code.aload(result);
  }

  private Interval factored(String name, Term.ManyCall call) {
    Scope.Num number = terms.numbers.hold((Term.Num) call.arguments().getFirst());
    int result = scratch();
    scope.self();
    scope.push(number);
    code.aload(result);
    scope.call(name, Names.VOID, Names.LONG, Names.SET);
    code.aload(result);
    return new Interval(1, Math.max(1, number.range().high()));
  }

  /** Ranges, sets that are cut off, endless ones: the fuel is what bounds these. */
  private void collected(Term.Many term) {
    int result = scratch();
    code.aload(result).invokevirtual(Names.SET, "clear", Names.type(Names.VOID));
    terms.loops.each(
        term,
        Costs.Cost.NONE,
        (element, next) -> {
          scope.self();
          code.aload(result);
          scope.push(element);
          scope.call("keep", Names.VOID, Names.SET, Names.LONG);
        });
    code.aload(result);
  }

  /** Jumps if a number is in the set, or if it is not. */
  void branchHas(Term.Many term, Scope.Num element, boolean when, Label target) {
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
      case Term.ManyCell cell when packed(cell.cell()) -> {
        scope.bits(cell.cell());
        scope.position();
        scope.push(element);
        code.invokevirtual(
            Names.BITS, "has", Names.type(Names.BOOLEAN, Names.LONGS, Names.INT, Names.LONG));
        scope.jump(when, target);
      }
      case Term.ManyCell cell
          when scope.plan.sets().get(cell.cell()) instanceof Blueprint.Named n ->
          endless(Endless.named(n.word()), element, when, target);
      case Term.ManyCall call when Cut.of(call).isPresent() ->
          cut(Cut.of(call).orElseThrow(), element, when, target);
      default -> {
        list(term);
        scope.push(element);
        code.invokevirtual(Names.SET, "has", Names.type(Names.BOOLEAN, Names.LONG));
        scope.jump(when, target);
      }
    }
  }

  private boolean packed(int cell) {
    return scope.sets.containsKey(cell) && scope.setIn(cell).local() == Scope.SetOf.PACKED;
  }

  private void endless(Endless set, Scope.Num element, boolean when, Label target) {
    scope.self();
    scope.constant(set);
    scope.push(element);
    scope.call("has", Names.BOOLEAN, Names.ENDLESS, Names.LONG);
    scope.jump(when, target);
  }

  /** The bound is looked at first, and the set only below it. */
  private void cut(Cut cut, Scope.Num element, boolean when, Label target) {
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
