package zermelo.language.compile.board;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zermelo.language.compile.analysis.CompilerInput.PackedComponent;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.FaultAnalysis;
import zermelo.language.compile.board.analysis.StageChanges;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.compile.board.term.BoardScope;
import zermelo.language.compile.board.term.CellCode;
import zermelo.language.compile.board.term.ElementLoopCode;
import zermelo.language.compile.board.term.TermWriters;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Step;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Writes one kind of move for one player.
 *
 * <p>Choices become nested loops. Before a loop over cells, the conditions that follow its choice
 * narrow the set, through further choices of a single cell: {@code p in b where b[p] is empty, q in
 * {south(p)} where b[q] is empty} is one loop over the bits of one expression.
 */
final class BoardMoveCode {
  private final Program.MoveRule rule;
  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;
  private final Label full;
  private final StageChanges all;

  private BoardMoveCode(Program.MoveRule rule, BoardScope scope, Label full) {
    this.rule = rule;
    this.scope = scope;
    this.terms = new TermWriters(scope);
    this.code = scope.code;
    this.full = full;
    this.all = StageChanges.of(rule);
  }

  /** Writes the body of a method that returns false when the buffer is full. */
  static void write(Program.MoveRule rule, BoardScope scope, Set<Integer> lists) {
    Label full = scope.code.newLabel();
    new PositionLoadCode(scope).load(lists);
    new BoardMoveCode(rule, scope, full).write();
    scope.code.iconst_1().ireturn();
    scope.code.labelBinding(full);
    scope.code.iconst_0().ireturn();
  }

  private void write() {
    if (all.gains()) {
      code.lconst_0();
      scope.gain = Optional.of(scope.keepLong());
    }
    if (all.again()) {
      code.iconst_0();
      scope.again = Optional.of(scope.keepInt());
    }
    scope.spend(10);
    Label end = code.newLabel();
    stage(0, end);
    code.labelBinding(end);
  }

  private void stage(int number, Label next) {
    if (number == rule.stages().size()) {
      new OptionCode(terms, all, full).write(next);
    } else {
      steps(rule.stages().get(number).steps(), number, next);
    }
  }

  private void steps(List<Step> steps, int stage, Label next) {
    if (steps.isEmpty()) {
      changes(stage, next);
      return;
    }
    List<Step> rest = steps.subList(1, steps.size());
    switch (steps.getFirst()) {
      case Program.Requirement(Term.TruthTerm condition) -> {
        terms.truths.branch(condition, false, next);
        steps(rest, stage, next);
      }
      case Program.NumberChoice choice when choice.cell() -> cell(choice, rest, stage);
      case Program.NumberChoice choice -> {
        Optional<ConstantChoices> cells = ConstantChoices.of(steps, scope);
        if (cells.isPresent()) {
          cells.get().numbers().forEach(scope.slots::put);
          cell(cells.get().cell(), steps.subList(cells.get().count(), steps.size()), stage);
          return;
        }
        terms.loops.each(
            choice.set(), choice.slot(), List.of(), again -> steps(rest, stage, again));
      }
      case Program.ListChoice choice -> throw new UnsupportedTermException(choice.set());
    }
  }

  private static Optional<Term.NumberTerm> single(Step step) {
    return step instanceof Program.NumberChoice choice
            && choice.cell()
            && choice.set() instanceof Term.SetLiteral(List<Term.NumberTerm> items)
            && items.size() == 1
        ? Optional.of(items.getFirst())
        : Optional.empty();
  }

  private void cell(Program.NumberChoice choice, List<Step> rest, int stage) {
    if (single(choice).isPresent()) {
      terms.loops.cells(choice.set(), choice.slot(), List.of(), next -> steps(rest, stage, next));
      return;
    }
    List<Term.TruthTerm> early = new ArrayList<>();
    List<Step> late = new ArrayList<>();
    Map<Integer, Binding> aliases = new HashMap<>();
    split(choice, rest, early, late, aliases);
    scope.slots.putAll(aliases);
    ElementLoopCode.Body body = next -> steps(late, stage, next);
    if (!loopsDependOn(choice.slot(), stage)
        || !terms.loops.copies(choice.set(), choice.slot(), early, body)) {
      terms.loops.cells(choice.set(), choice.slot(), early, body);
    }
  }

  /** Whether a loop in the changes of a stage runs a number of times that only a cell decides. */
  private boolean loopsDependOn(int slot, int stage) {
    boolean[] found = {false};
    scope.with(
        slot,
        new Binding.CellVector(),
        () ->
            found[0] =
                rule.stages().get(stage).changes().stream()
                    .anyMatch(
                        change ->
                            change instanceof Program.ForEach each
                                && each.set() instanceof Term.Range
                                && scope.statics.onlyCell(each.set()).orElse(-1) == slot));
    return found[0];
  }

  /**
   * Takes the conditions that narrow the set of a choice out of the steps that follow it.
   *
   * @param aliases gets the cells that are chosen from a single one
   */
  private void split(
      Program.NumberChoice choice,
      List<Step> rest,
      List<Term.TruthTerm> early,
      List<Step> late,
      Map<Integer, Binding> aliases) {
    boolean[] open = {!terms.loops.filtered(choice.set(), choice.slot(), List.of()).none()};
    FaultAnalysis faults = new FaultAnalysis(scope.slots);
    scope.with(
        choice.slot(),
        new Binding.CellVector(),
        () -> {
          for (Step step : rest) {
            Optional<Term.NumberTerm> one = single(step);
            if (!open[0]) {
              late.add(step);
            } else if (one.isPresent()
                && terms.cells.mapped(one.get()).map(CellCode.Mapped::slot).orElse(-1)
                    == choice.slot()) {
              Program.NumberChoice alias = (Program.NumberChoice) step;
              aliases.put(alias.slot(), new Binding.CellAlias(one.get(), false));
              scope.slots.put(alias.slot(), new Binding.CellAlias(one.get(), false));
            } else if (step instanceof Program.Requirement(Term.TruthTerm condition)) {
              for (Term.TruthTerm part : ElementLoopCode.conjuncts(condition)) {
                if (open[0] && terms.conditions.maskable(part, choice.slot())) {
                  early.add(part);
                  if (part instanceof BoardTerm.Holds holds
                      && holds.cell() instanceof BoardTerm.CellSlot(int held)
                      && aliases.get(held) instanceof Binding.CellAlias alias) {
                    aliases.put(held, new Binding.CellAlias(alias.term(), true));
                  }
                } else {
                  open[0] &= !faults.mayFault(part);
                  late.add(new Program.Requirement(part));
                }
              }
            } else {
              open[0] = false;
              late.add(step);
            }
          }
        });
  }

  /** Writes the changes of a stage in new variables, and everything that follows them. */
  private void changes(int stage, Label next) {
    List<Program.Change> changes = rule.stages().get(stage).changes();
    StageChanges written = StageChanges.of(changes);
    int[] planes = scope.planes;
    Map<Integer, BoardScope.ListLocal> lists = new HashMap<>(scope.lists);
    Map<Integer, Binding> numbers = new HashMap<>();
    Optional<Integer> gain = scope.gain;
    Optional<Integer> again = scope.again;
    List<BoardScope.Split> splits = scope.splits;
    copy(written, numbers);
    boolean faults = changes.stream().anyMatch(this::mayFault);
    Label outside = faults ? code.newLabel() : next;
    new BoardChangeCode(terms, written, outside).write(changes);
    stage(stage + 1, next);
    if (faults) {
      // The interpreter makes the other changes too, and one of them may fail.
      Label behind = code.newLabel();
      code.goto_(behind);
      code.labelBinding(outside);
      scope.fail();
      code.labelBinding(behind);
    }
    scope.planes = planes;
    scope.lists.clear();
    scope.lists.putAll(lists);
    scope.slots.putAll(numbers);
    scope.gain = gain;
    scope.again = again;
    scope.splits = splits;
  }

  private boolean mayFault(Program.Change change) {
    return switch (change) {
      case Program.ElementAssignment set -> true; // the index may be outside the list
      case Program.ListAssignment set -> true; // the length may change
      case Program.ForEach each ->
          faults(each.set()) || each.changes().stream().anyMatch(this::mayFault);
      case Program.When when ->
          faults(when.condition()) || when.changes().stream().anyMatch(this::mayFault);
      default -> TermTraversal.children(change).stream().anyMatch(this::faults);
    };
  }

  private boolean faults(Term term) {
    return new FaultAnalysis(scope.slots).mayFault(term);
  }

  /** Copies what a stage writes into new variables. */
  private void copy(StageChanges written, Map<Integer, Binding> before) {
    scope.planes = scope.planes.clone();
    for (PackedComponent part : scope.plan.input.parts()) {
      if (part.kind() == Program.Kind.BOARD && written.listSlots().contains(part.place())) {
        for (int plane = 0; plane < scope.planes.length; plane++) {
          code.lload(scope.planes[plane]);
          scope.planes[plane] = scope.keepLong();
        }
      }
    }
    for (int slot : written.slots()) {
      Binding.NumberLocal number = (Binding.NumberLocal) scope.slot(slot);
      before.put(slot, number);
      code.lload(number.local());
      Interval range = written.repeated().contains(slot) ? Interval.ANY : number.range();
      scope.slots.put(slot, scope.keepNumber(range));
    }
    for (int slot : written.listSlots()) {
      Optional.ofNullable(scope.lists.get(slot)).ifPresent(list -> copy(slot, list));
    }
    if (written.gains()) {
      code.lload(scope.gain.orElseThrow());
      scope.gain = Optional.of(scope.keepLong());
    }
    if (written.again()) {
      code.iload(scope.again.orElseThrow());
      scope.again = Optional.of(scope.keepInt());
    }
  }

  private void copy(int cell, BoardScope.ListLocal list) {
    if (list.packed()) {
      code.lload(list.local());
      scope.lists.put(
          cell,
          new BoardScope.ListLocal(
              scope.keepLong(), true, list.length(), list.bits(), list.low(), list.high()));
    } else {
      int local = scope.newReference();
      code.aload(list.local()).astore(local);
      scope.lists.put(
          cell,
          new BoardScope.ListLocal(local, false, list.length(), 0, Long.MIN_VALUE, Long.MAX_VALUE));
    }
  }
}
