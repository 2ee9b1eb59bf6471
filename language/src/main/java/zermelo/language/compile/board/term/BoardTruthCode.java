package zermelo.language.compile.board.term;

import java.lang.classfile.Label;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.language.arithmetic.FunctionEvaluator;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.BoardPlan;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.compile.shared.TruthBranches;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Term;
import zermelo.language.program.Term.Comparison;
import zermelo.language.program.Type;

/** Emits conditional jumps for the conditions of a text with a board. */
public final class BoardTruthCode extends TruthBranches {
  private final TermWriters terms;
  private final BoardScope scope;

  BoardTruthCode(TermWriters terms) {
    super(terms.scope.code);
    this.terms = terms;
    this.scope = terms.scope;
  }

  /** The value of a truth, if it is known when the code is written. */
  Optional<Boolean> known(Term.TruthTerm term) {
    Optional<Boolean> constant = scope.statics.truth(term);
    if (constant.isPresent()) {
      return constant;
    }
    return switch (term) {
      case Term.And(Term.TruthTerm left, Term.TruthTerm right) -> junction(left, right, false);
      case Term.Or(Term.TruthTerm left, Term.TruthTerm right) -> junction(left, right, true);
      case Term.Not(Term.TruthTerm inner) -> known(inner).map(value -> !value);
      case BoardTerm.Holds holds ->
          scope.statics.number(holds.cell()).filter(cell -> cell == 0).map(cell -> false);
      default -> Optional.empty();
    };
  }

  private Optional<Boolean> junction(Term.TruthTerm left, Term.TruthTerm right, boolean decisive) {
    Optional<Boolean> a = known(left);
    Optional<Boolean> b = known(right);
    if (a.equals(Optional.of(decisive)) || b.equals(Optional.of(decisive))) {
      return Optional.of(decisive);
    }
    return a.isPresent() && b.isPresent() ? Optional.of(!decisive) : Optional.empty();
  }

  @Override
  public void branch(Term.TruthTerm term, boolean when, Label target) {
    Optional<Boolean> known = scope.statics.truth(term);
    if (known.isPresent()) {
      if (known.get() == when) {
        code.goto_(target);
      }
      return;
    }
    if (ofCell(term, when, target)) {
      return;
    }
    switch (term) {
      case Term.TruthConstant constant -> throw new IllegalStateException("known above");
      case Term.TruthSlot slot -> throw new UnsupportedTermException(slot);
      case Term.Stuck stuck -> throw new UnsupportedTermException(stuck); // stands alone
      case Term.And(Term.TruthTerm left, Term.TruthTerm right) ->
          junction(left, right, false, when, target);
      case Term.Or(Term.TruthTerm left, Term.TruthTerm right) ->
          junction(left, right, true, when, target);
      case Term.Not(Term.TruthTerm inner) -> branch(inner, !when, target);
      case Term.Equivalence agree -> equivalence(agree, when, target);
      case Term.TruthIf choice -> conditional(choice, when, target);
      case Term.Compare compare -> compare(compare, when, target);
      case Term.EqualLists(Term.ListTerm left, Term.ListTerm right) -> {
        terms.lists.push(left);
        terms.lists.push(right);
        scope.callStatic(
            RuntimeTypes.of(java.util.Arrays.class),
            "equals",
            RuntimeTypes.BOOLEAN,
            BoardScope.LONGS,
            BoardScope.LONGS);
        scope.jump(when, target);
      }
      case Term.EqualSets(Term.SetTerm left, Term.SetTerm right) ->
          equalSets(left, right, when, target);
      case Term.Member(Term.NumberTerm element, Term.SetTerm set) ->
          member(element, set, when, target);
      case Term.Divides(Term.NumberTerm divisor, Term.NumberTerm number, var span) -> {
        terms.numbers.push(number);
        terms.numbers.push(divisor);
        code.iconst_m1();
        scope.callStatic(
            RuntimeTypes.EXACT,
            "divides",
            RuntimeTypes.BOOLEAN,
            BoardScope.LONG,
            BoardScope.LONG,
            BoardScope.INT);
        scope.jump(when, target);
      }
      case Term.Quantifier quantifier -> quantified(quantifier, when, target);
      case Term.TruthCall call -> call(call, when, target);
      case BoardTerm.Holds holds -> {
        terms.symbols.holding(holds.symbols(scope.turn));
        terms.cells.bit(holds.cell());
        code.land();
        scope.jumpLong(when, target);
      }
      case BoardTerm.Line line -> LineCode.branch(terms, line, when, target);
      case BoardTerm.Full full -> {
        terms.symbols.holding(1);
        scope.jumpLong(!when, target);
      }
      case BoardTerm.Connected connected -> connected(connected, when, target);
    }
  }

  /** Writes a truth that depends on one cell only: a test of its bit. */
  private boolean ofCell(Term.TruthTerm term, boolean when, Label target) {
    OptionalInt slot = scope.statics.onlyCell(term);
    if (slot.isEmpty() || !(scope.slot(slot.getAsInt()) instanceof Binding.CellLocal local)) {
      return false;
    }
    Optional<long[]> truths = scope.statics.truths(term, slot.getAsInt());
    if (truths.isEmpty() || (local.maybeNone() && truths.get()[0] != 0)) {
      return false;
    }
    long mask = 0;
    for (int cell = 1; cell <= scope.plan.cells; cell++) {
      mask |= truths.get()[cell] != 0 ? BoardPlan.bit(cell) : 0;
    }
    code.lload(local.bit()).loadConstant(mask).land();
    scope.jumpLong(when, target);
    return true;
  }

  /** Whether two numbers compare in this way. */
  static boolean holds(Comparison comparison, long left, long right) {
    return switch (comparison) {
      case EQUAL -> left == right;
      case UNEQUAL -> left != right;
      case LESS -> left < right;
      case AT_MOST -> left <= right;
      case MORE -> left > right;
      case AT_LEAST -> left >= right;
    };
  }

  private void compare(Term.Compare term, boolean when, Label target) {
    boolean equal = (term.comparison() == Comparison.EQUAL) == when;
    Type type = Type.of(term.left());
    if (type == Type.CELL) {
      terms.cells.bit(term.left());
      terms.cells.bit(term.right());
      code.lcmp();
      scope.jump(!equal, target);
      return;
    }
    if (type == Type.SYMBOL) {
      symbols(term.left(), term.right(), equal, target);
      return;
    }
    terms.numbers.push(term.left());
    terms.numbers.push(term.right());
    code.lcmp();
    switch (when ? term.comparison() : opposite(term.comparison())) {
      case EQUAL -> code.ifeq(target);
      case UNEQUAL -> code.ifne(target);
      case LESS -> code.iflt(target);
      case AT_LEAST -> code.ifge(target);
      case MORE -> code.ifgt(target);
      case AT_MOST -> code.ifle(target);
    }
  }

  private static Comparison opposite(Comparison comparison) {
    return switch (comparison) {
      case EQUAL -> Comparison.UNEQUAL;
      case UNEQUAL -> Comparison.EQUAL;
      case LESS -> Comparison.AT_LEAST;
      case AT_LEAST -> Comparison.LESS;
      case MORE -> Comparison.AT_MOST;
      case AT_MOST -> Comparison.MORE;
    };
  }

  private void symbols(Term.NumberTerm left, Term.NumberTerm right, boolean equal, Label target) {
    boolean leftKnown = terms.symbols.known(left).isPresent();
    Term.NumberTerm content = leftKnown ? right : left;
    Term.NumberTerm symbol = leftKnown ? left : right;
    if (content instanceof BoardTerm.Content(Term.NumberTerm cell)
        && terms.symbols.known(symbol).isPresent()) {
      terms.symbols.holding(symbol);
      terms.cells.bit(cell);
      code.land();
      scope.jumpLong(equal, target);
      return;
    }
    terms.symbols.push(left);
    terms.symbols.push(right);
    if (equal) {
      code.if_icmpeq(target);
    } else {
      code.if_icmpne(target);
    }
  }

  private void equalSets(Term.SetTerm left, Term.SetTerm right, boolean when, Label target) {
    if (!ElementLoopCode.hasCells(left)) {
      throw new UnsupportedTermException(left);
    }
    terms.sets.push(left);
    terms.sets.push(right);
    code.lcmp();
    if (terms.sets.maybeNone(left) || terms.sets.maybeNone(right)) {
      terms.sets.pushNone(left);
      terms.sets.pushNone(right);
      code.ixor().ior();
    }
    scope.jump(!when, target);
  }

  private void member(Term.NumberTerm element, Term.SetTerm set, boolean when, Label target) {
    if (ElementLoopCode.hasCells(set)) {
      terms.cells.bit(element);
      int bit = scope.keepLong();
      terms.sets.push(set);
      code.lload(bit).land();
      if (!terms.cells.maybeNone(element) || !terms.sets.maybeNone(set)) {
        scope.jumpLong(when, target);
        return;
      }
      code.lconst_0().lcmp(); // not 0 if the cell is in the set
      Label some = code.newLabel();
      code.lload(bit).lconst_0().lcmp().ifne(some);
      code.pop();
      terms.sets.pushNone(set);
      code.labelBinding(some);
      scope.jump(when, target);
      return;
    }
    Binding.NumberLocal number = scope.keepNumber(terms.numbers.push(element));
    memberNumber(number, set, when, target);
  }

  private void memberNumber(
      Binding.NumberLocal number, Term.SetTerm set, boolean when, Label target) {
    int slot = scope.plan.program.numberSlots(); // no slot of the text
    Term.NumberTerm element = new Term.NumberSlot(slot);
    Optional<Term.TruthTerm> expanded = CellConditionAnalysis.expanded(element, set);
    Optional<long[]> constants = terms.numbers.constants(set);
    if (expanded.isPresent()) {
      scope.with(slot, number, () -> branch(expanded.get(), when, target));
    } else if (constants.isPresent()) {
      scope.table(constants.get());
      code.lload(number.local());
      scope.callStatic(
          BoardScope.LISTS, "has", RuntimeTypes.BOOLEAN, BoardScope.LONGS, BoardScope.LONG);
      scope.jump(when, target);
    } else if (set instanceof Term.Filter(int inner, Term.SetTerm from, Term.TruthTerm truth)) {
      Label behind = code.newLabel();
      memberNumber(number, from, false, when ? behind : target);
      scope.with(inner, number, () -> branch(truth, when, target));
      code.labelBinding(behind);
    } else {
      throw new UnsupportedTermException(set);
    }
  }

  private void quantified(Term.Quantifier term, boolean when, Label target) {
    // Looks for an example of "any", or for a counterexample of "all".
    boolean found = !term.all();
    Term.TruthTerm wanted = found ? term.condition() : new Term.Not(term.condition());
    if (ElementLoopCode.hasCells(term.set())) {
      ElementLoopCode.Filtered loop =
          terms.loops.filtered(term.set(), term.slot(), List.of(wanted));
      List<Term.TruthTerm> early = terms.loops.maskable(loop);
      if (early.size() == loop.conditions().size() && !loop.none()) {
        terms.loops.mask(loop, early);
        scope.jumpLong(found == when, target);
        return;
      }
    }
    Label left = found == when ? target : code.newLabel();
    terms.loops.each(term.set(), term.slot(), List.of(wanted), next -> code.goto_(left));
    if (found != when) {
      code.goto_(target);
      code.labelBinding(left);
    }
  }

  private void connected(BoardTerm.Connected term, boolean when, Label target) {
    terms.sets.push(term.within());
    int open = scope.keepLong();
    terms.sets.push(term.from());
    code.lload(open).land();
    code.lload(open);
    terms.sets.spread();
    terms.sets.push(term.to());
    code.land();
    if (!terms.sets.maybeNone(term.within())) {
      scope.jumpLong(when, target);
      return;
    }
    code.lconst_0().lcmp();
    terms.sets.pushNone(term.within());
    terms.sets.pushNone(term.from());
    terms.sets.pushNone(term.to());
    code.iand().iand().ior();
    scope.jump(when, target);
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
    terms.numbers.constant(function);
    terms.numbers.push((Term.NumberTerm) arguments.getFirst());
    if (arguments.size() > 1) {
      terms.numbers.push((Term.NumberTerm) arguments.get(1));
    } else {
      code.lconst_0();
    }
    scope.callStatic(
        RuntimeTypes.of(FunctionEvaluator.class),
        "truth",
        RuntimeTypes.BOOLEAN,
        RuntimeTypes.FUNCTION,
        BoardScope.LONG,
        BoardScope.LONG);
    scope.jump(when, target);
  }
}
