package zermelo.language.compile;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.compile.analysis.BitwiseSetChange;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Step;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Emits the method of one kind of move: it adds the options of a position to a buffer.
 *
 * <p>Choices become nested loops. Requirements become jumps to the next round of the innermost
 * loop.
 */
final class MoveCode {
  private final Program.MoveRule rule;
  private final MethodScope scope;
  private final TermCode terms;
  private final CodeBuilder code;
  private final Label full;

  /**
   * The conditions that hold for all elements of the last choice, because the loop skips the
   * others.
   */
  private List<ElementBound> trims = List.of();

  private MoveCode(Program.MoveRule rule, MethodScope scope, Label full) {
    this.rule = rule;
    this.scope = scope;
    this.terms = new TermCode(scope);
    this.code = scope.code;
    this.full = full;
    if (divisorSets() == 1) {
      terms.sets.allowBorrowing();
    }
  }

  /** The number of places where the move computes divisors. */
  private long divisorSets() {
    List<Term> waiting = new ArrayList<>();
    rule.steps().forEach(step -> waiting.addAll(TermTraversal.children(step)));
    rule.changes().forEach(change -> waiting.addAll(TermTraversal.children(change)));
    long found = 0;
    while (!waiting.isEmpty()) {
      Term term = waiting.removeLast();
      found +=
          term instanceof Term.SetCall call && call.function() == BuiltInFunction.DIVISORS ? 1 : 0;
      waiting.addAll(TermTraversal.children(term));
    }
    return found;
  }

  /** Writes the whole method of a move. It returns false when the buffer is full. */
  static void write(Program.MoveRule rule, MethodScope scope) {
    Label full = scope.code.newLabel();
    write(rule, scope, full);
    scope.code.iconst_1().ireturn();
    scope.code.labelBinding(full);
    scope.code.iconst_0().ireturn();
  }

  /** Writes only the move, with a jump to {@code full} when no more options are wanted. */
  static void write(Program.MoveRule rule, MethodScope scope, Label full) {
    new MoveCode(rule, scope, full).write();
  }

  private void write() {
    load();
    Label end = code.newLabel();
    scope.spend(costOfRound(0).steps());
    steps(0, end);
    code.labelBinding(end);
  }

  private void load() {
    List<Term> looked = new ArrayList<>();
    rule.steps().forEach(step -> looked.addAll(TermTraversal.children(step)));
    for (Program.Change change : rule.changes()) {
      Optional<BitwiseSetChange> toggling =
          change instanceof Program.SetAssignment set
              ? BitwiseSetChange.of(rule, set)
              : Optional.empty();
      if (toggling.isPresent()) {
        toggling.get().elements().forEach(element -> looked.add(element.number()));
      } else {
        looked.addAll(TermTraversal.children(change));
      }
    }
    UnpackingCode loading = new UnpackingCode(scope, looked);
    for (Program.Change change : rule.changes()) {
      if (change instanceof Program.ElementAssignment set) {
        loading.needList(set.slot());
      } else if (change instanceof Program.ListAssignment set) {
        loading.needList(set.slot());
      } else if (change instanceof Program.NumberAssignment set && scope.plan.box().isPresent()) {
        loading.needSlot(set.slot());
      }
    }
    if (scope.plan.box().isPresent()) {
      for (int i : scope.plan.program().splitComponents()) {
        loading.needSlot(scope.plan.parts().get(i).place());
      }
    }
    loading.write(true);
  }

  /** The cost from a step on until the next choice, or until the move is made. */
  private CostModel.Cost costOfRound(int from) {
    List<Term> round = new ArrayList<>();
    int i = from;
    for (; i < rule.steps().size(); i++) {
      round.addAll(TermTraversal.children(rule.steps().get(i)));
      if (!(rule.steps().get(i) instanceof Program.Requirement)) {
        return new CostModel.Cost(1 + CostModel.steps(scope, round), false);
      }
    }
    round.addAll(CostModel.changes(rule));
    return new CostModel.Cost(1 + CostModel.steps(scope, round), CostModel.fixed(round));
  }

  private void steps(int index, Label next) {
    if (index == rule.steps().size()) {
      new ChangeCode(terms, rule).write(next, full);
      return;
    }
    Step step = rule.steps().get(index);
    switch (step) {
      case Program.Requirement require -> {
        ElementBound.rest(require.condition(), trims)
            .ifPresent(condition -> terms.truths.branch(condition, false, next));
        scope.order.learn(require.condition());
        steps(index + 1, next);
      }
      case Program.NumberChoice choose -> choose(choose, index);
      case Program.ListChoice choose -> chooseList(choose, index);
    }
  }

  private void choose(Program.NumberChoice choose, int index) {
    boolean runs = isLastChoice(index) && runs();
    OptionRunCode run = new OptionRunCode(scope);
    if (runs) {
      run.begin();
    }
    CostModel.Cost cost = costOfRound(index + 1);
    List<Step> behind = rule.steps().subList(index + 1, rule.steps().size());
    trims =
        terms.loops.trims(choose.set(), cost)
            ? ElementBound.of(behind, choose.slot(), scope)
            : List.of();
    terms.loops.eachChoice(
        choose.set(),
        cost,
        trims,
        (element, again) -> {
          scope.slots.put(choose.slot(), element);
          steps(index + 1, again);
        });
    if (runs) {
      run.end();
    }
  }

  private boolean isLastChoice(int index) {
    return rule.steps().stream()
        .skip(index + 1L)
        .allMatch(step -> step instanceof Program.Requirement);
  }

  /** Whether an option is one word of which only numbers change. */
  private boolean runs() {
    return scope.sweep.isEmpty()
        && scope.plan.words() == 1
        && !scope.plan.program().splits()
        && rule.changes().stream().allMatch(change -> change instanceof Program.NumberAssignment);
  }

  private void chooseList(Program.ListChoice choose, int index) {
    Term.LoweredListSet lowered = (Term.LoweredListSet) choose.set();
    MethodScope.ListVariable row = terms.lists.hold(lowered.list());
    MethodScope.NumberVariable most = terms.numbers.hold(lowered.most());
    int lowering = scope.newReference();
    scope.lowering(scope.constants.lowering(row.length()));
    code.astore(lowering);
    code.aload(lowering).aload(row.local());
    scope.push(most);
    code.invokevirtual(
        RuntimeTypes.LOWERING,
        "begin",
        RuntimeTypes.type(RuntimeTypes.VOID, RuntimeTypes.LONGS, RuntimeTypes.LONG));
    int now = scope.newReference();
    code.aload(lowering);
    code.invokevirtual(RuntimeTypes.LOWERING, "now", RuntimeTypes.type(RuntimeTypes.LONGS))
        .astore(now);
    Interval range = new Interval(Math.min(0, row.range().low()), row.range().high());
    scope.lists.put(choose.slot(), new MethodScope.ListVariable(now, row.length(), range));
    Label top = code.newLabel();
    Label done = code.newLabel();
    code.labelBinding(top);
    code.aload(lowering);
    code.invokevirtual(RuntimeTypes.LOWERING, "next", RuntimeTypes.type(RuntimeTypes.BOOLEAN))
        .ifeq(done);
    scope.spend(costOfRound(index + 1).steps() + row.length() + 1L);
    steps(index + 1, top);
    code.goto_(top);
    code.labelBinding(done);
  }
}
