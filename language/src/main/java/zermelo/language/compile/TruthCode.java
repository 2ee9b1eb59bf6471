package zermelo.language.compile;

import java.lang.classfile.Label;
import java.util.List;
import java.util.Optional;
import zermelo.language.arithmetic.FunctionEvaluator;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.compile.shared.TruthBranches;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;

/** Emits conditional jumps for conditions of the text. */
final class TruthCode extends TruthBranches {
  private final TermCode terms;
  private final MethodScope scope;

  TruthCode(TermCode terms) {
    super(terms.scope.code);
    this.terms = terms;
    this.scope = terms.scope;
  }

  @Override
  public void branch(Term.TruthTerm term, boolean when, Label target) {
    switch (term) {
      case Term.TruthConstant known -> always(known.value() == when, target);
      case Term.Stuck stuck -> throw new IllegalStateException("only in texts that are not plain");
      case Term.BoardTruth onBoard ->
          throw new IllegalStateException("only in texts that are not plain");
      case Term.TruthSlot flag -> flag(flag.slot(), when, target);
      case Term.Compare compare -> compare(compare, when, target);
      case Term.Not not -> branch(not.truth(), !when, target);
      case Term.And both -> junction(both.left(), both.right(), false, when, target);
      case Term.Or either -> junction(either.left(), either.right(), true, when, target);
      case Term.Equivalence agree -> equivalence(agree, when, target);
      case Term.TruthIf choice -> conditional(choice, when, target);
      case Term.EqualLists same -> {
        MethodScope.ListVariable left = terms.lists.hold(same.left());
        MethodScope.ListVariable right = terms.lists.hold(same.right());
        code.aload(left.local()).aload(right.local());
        scope.callStatic(
            RuntimeTypes.of(java.util.Arrays.class),
            "equals",
            RuntimeTypes.BOOLEAN,
            RuntimeTypes.LONGS,
            RuntimeTypes.LONGS);
        scope.jump(when, target);
      }
      case Term.EqualSets same -> {
        int left = terms.sets.hold(same.left()).local();
        int right = terms.sets.hold(same.right()).local();
        code.aload(left).aload(right);
        code.invokevirtual(
            RuntimeTypes.SET, "same", RuntimeTypes.type(RuntimeTypes.BOOLEAN, RuntimeTypes.SET));
        scope.jump(when, target);
      }
      case Term.Member member -> {
        MethodScope.NumberVariable element = terms.numbers.hold(member.element());
        terms.sets.branchHas(member.set(), element, when, target);
      }
      case Term.Divides divides -> divides(divides, when, target);
      case Term.Quantifier quantified -> quantified(quantified, when, target);
      case Term.TruthCall call -> call(call, when, target);
    }
  }

  private void always(boolean jumps, Label target) {
    if (jumps) {
      code.goto_(target);
    }
  }

  private void flag(int slot, boolean when, Label target) {
    MethodScope.NumberVariable number = scope.numberIn(slot);
    if (number.local() == MethodScope.NumberVariable.CONSTANT) {
      always((number.range().low() != 0) == when, target);
      return;
    }
    scope.push(number);
    code.l2i();
    scope.jump(when, target);
  }

  private void compare(Term.Compare term, boolean when, Label target) {
    terms.numbers.push(term.left());
    terms.numbers.push(term.right());
    code.lcmp();
    switch (term.comparison()) {
      case EQUAL -> jump(when ? 0 : 1, target);
      case UNEQUAL -> jump(when ? 1 : 0, target);
      case LESS -> jump(when ? 2 : 3, target);
      case AT_LEAST -> jump(when ? 3 : 2, target);
      case MORE -> jump(when ? 4 : 5, target);
      case AT_MOST -> jump(when ? 5 : 4, target);
    }
  }

  private void jump(int condition, Label target) {
    switch (condition) {
      case 0 -> code.ifeq(target);
      case 1 -> code.ifne(target);
      case 2 -> code.iflt(target);
      case 3 -> code.ifge(target);
      case 4 -> code.ifgt(target);
      default -> code.ifle(target);
    }
  }

  private void divides(Term.Divides term, boolean when, Label target) {
    terms.numbers.push(term.number()); // first: the interpreter's order of errors
    Interval divisor = terms.numbers.push(term.divisor());
    if (divisor.positive()) {
      code.lrem().lconst_0().lcmp();
      scope.jump(!when, target);
      return;
    }
    code.loadConstant(scope.site(term.span()));
    scope.callStatic(
        RuntimeTypes.EXACT,
        "divides",
        RuntimeTypes.BOOLEAN,
        RuntimeTypes.LONG,
        RuntimeTypes.LONG,
        RuntimeTypes.INT);
    scope.jump(when, target);
  }

  private void quantified(Term.Quantifier term, boolean when, Label target) {
    // An early exit means a counterexample of "all", or an example of "any".
    boolean found = !term.all();
    Label left = found == when ? target : code.newLabel();
    Optional<MethodScope.NumberVariable> before = Optional.ofNullable(scope.slots.get(term.slot()));
    terms.loops.each(
        term.set(),
        CostModel.quantified(scope, term),
        (element, next) -> {
          scope.slots.put(term.slot(), element);
          branch(term.condition(), found, left);
        });
    before.ifPresentOrElse(
        number -> scope.slots.put(term.slot(), number), () -> scope.slots.remove(term.slot()));
    if (found != when) {
      code.goto_(target);
      code.labelBinding(left);
    }
  }

  private void call(Term.TruthCall call, boolean when, Label target) {
    List<Term> arguments = call.arguments();
    BuiltInFunction function = call.function();
    if (function == BuiltInFunction.ODD || function == BuiltInFunction.EVEN) {
      terms.numbers.push((Term.NumberTerm) arguments.getFirst());
      code.l2i().iconst_1().iand();
      scope.jump(when == (function == BuiltInFunction.ODD), target);
      return;
    }
    MethodScope.NumberVariable a = terms.numbers.hold((Term.NumberTerm) arguments.getFirst());
    MethodScope.NumberVariable b =
        arguments.size() > 1
            ? terms.numbers.hold((Term.NumberTerm) arguments.get(1))
            : MethodScope.NumberVariable.of(0);
    if (function == BuiltInFunction.PRIME) {
      scope.self();
      scope.push(a);
      scope.call("prime", RuntimeTypes.BOOLEAN, RuntimeTypes.LONG);
    } else {
      scope.constant(function);
      scope.push(a);
      scope.push(b);
      scope.callStatic(
          RuntimeTypes.of(FunctionEvaluator.class),
          "truth",
          RuntimeTypes.BOOLEAN,
          RuntimeTypes.FUNCTION,
          RuntimeTypes.LONG,
          RuntimeTypes.LONG);
    }
    scope.jump(when, target);
  }
}
