package zermelo.language.compile.board;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zermelo.language.compile.analysis.CompilerInput.PackedComponent;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.StageChanges;
import zermelo.language.compile.board.term.BoardScope;
import zermelo.language.compile.board.term.TermWriters;
import zermelo.language.compile.runtime.RuntimeTypes;
import zermelo.language.program.Program;

/** Emits the bytecode that packs the position after a move, if it is within bounds. */
final class OptionCode {
  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;
  private final StageChanges all;
  private final Label full;

  /**
   * Creates the writer for a kind of move.
   *
   * @param all what all stages of the move change
   * @param full where to go when the buffer is full
   */
  OptionCode(TermWriters terms, StageChanges all, Label full) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
    this.all = all;
    this.full = full;
  }

  /** Writes the option, if what the move changed is within its bounds. */
  void write(Label next) {
    scope.gain.ifPresent(
        gain -> {
          code.lload(gain);
          scope.callStatic(BoardScope.BOARD, "points", BoardScope.INT, BoardScope.LONG);
          scope.points = scope.keepInt();
        });
    if (scope.plan.isTree() && all.listSlots().contains(scope.plan.boardSlot())) {
      dropUnsupported();
    }
    for (PackedComponent part : scope.plan.input.parts()) {
      int copies = part.own() ? 2 : 1;
      boolean number = part.kind() == Program.Kind.NUMBER;
      Set<Integer> written = number ? all.slots() : all.listSlots();
      boolean changed = false;
      for (int copy = 0; copy < copies; copy++) {
        changed |= written.contains(part.place() + copy);
      }
      for (int copy = 0; changed && copy < copies; copy++) {
        if (number) {
          admit(part, part.place() + copy, next);
        } else if (part.kind() != Program.Kind.BOARD) {
          admitList(part, part.place() + copy, next);
        }
      }
    }
    PositionStoreCode position = new PositionStoreCode(scope);
    if (scope.plan.program.splits()) {
      heaps(position, next);
      position.commit();
    } else {
      position.store(all.slots(), all.listSlots());
    }
    code.ifeq(full);
  }

  /** Writes the heaps of an option. A heap vanishes if a number in which heaps split is 0. */
  private void heaps(PositionStoreCode position, Label next) {
    Set<Integer> slots = new HashSet<>(all.slots());
    for (BoardScope.Split split : scope.splits) {
      slots.add(split.slot());
      split.parts().forEach(part -> admit(split, part, next));
    }
    parts(scope.splits, position, slots);
  }

  /** Checks a part of a split against its bounds, unless it vanishes. */
  private void admit(BoardScope.Split split, int part, Label next) {
    PackedComponent size =
        scope.plan.input.parts().stream()
            .filter(component -> component.place() == split.slot())
            .findFirst()
            .orElseThrow();
    Label none = code.newLabel();
    code.lload(part);
    scope.jumpLong(false, none);
    split.count().ifPresent(count -> code.iload(count).ifeq(none));
    scope.with(
        split.slot(),
        new Binding.NumberLocal(part, Interval.ANY),
        () -> admit(size, split.slot(), next));
    code.labelBinding(none);
  }

  /** Writes the heaps that the splits leave: for each part of the first, those of the others. */
  private void parts(
      List<BoardScope.Split> splits, PositionStoreCode position, Set<Integer> slots) {
    if (splits.isEmpty()) {
      heap(position, slots);
      return;
    }
    BoardScope.Split split = splits.getFirst();
    for (int part : split.parts()) {
      Binding heap = new Binding.NumberLocal(part, Interval.ANY);
      Runnable rest =
          () ->
              scope.with(
                  split.slot(),
                  heap,
                  () -> parts(splits.subList(1, splits.size()), position, slots));
      Label end = code.newLabel();
      code.lload(part);
      scope.jumpLong(false, end);
      if (split.count().isEmpty()) {
        rest.run();
      } else {
        Label top = code.newLabel();
        int left = scope.newInt();
        code.iload(split.count().get()).istore(left);
        code.labelBinding(top);
        code.iload(left).ifeq(end);
        code.iload(left).iconst_1().isub().istore(left);
        rest.run();
        code.goto_(top);
      }
      code.labelBinding(end);
    }
  }

  private void heap(PositionStoreCode position, Set<Integer> slots) {
    Label none = code.newLabel();
    for (int component : scope.plan.program.splitComponents()) {
      int slot = scope.plan.program.components().get(component).place();
      code.lload(((Binding.NumberLocal) scope.slot(slot)).local());
      scope.jumpLong(false, none);
    }
    position.part(slots, all.listSlots());
    code.labelBinding(none);
  }

  /** Empties the edges of trees that no longer hang on the ground. */
  private void dropUnsupported() {
    terms.symbols.holding(-2L);
    int edges = scope.keepLong();
    code.lload(edges);
    scope.and(scope.plan.ground());
    code.lload(edges);
    terms.sets.spread();
    int hanging = scope.keepLong();
    scope.planes = scope.planes.clone();
    for (int plane = 0; plane < scope.planes.length; plane++) {
      code.lload(scope.planes[plane]).lload(hanging).land();
      scope.planes[plane] = scope.keepLong();
    }
  }

  private void admit(PackedComponent part, int slot, Label next) {
    Binding.NumberLocal number = (Binding.NumberLocal) scope.slot(slot);
    if (number.range().low() < part.low()) {
      code.lload(number.local()).loadConstant(part.low()).lcmp().iflt(next);
    }
    if (number.range().high() > part.high()) {
      code.lload(number.local()).loadConstant(part.high()).lcmp().ifgt(next);
    }
  }

  private void admitList(PackedComponent part, int slot, Label next) {
    BoardScope.ListLocal list = scope.lists.get(slot);
    if (list == null || list.packed()) {
      return; // not changed, or within its bounds
    }
    code.aload(list.local()).loadConstant(part.low()).loadConstant(part.high());
    scope.callStatic(
        RuntimeTypes.EXACT,
        "between",
        RuntimeTypes.BOOLEAN,
        BoardScope.LONGS,
        BoardScope.LONG,
        BoardScope.LONG);
    code.ifeq(next);
  }
}
