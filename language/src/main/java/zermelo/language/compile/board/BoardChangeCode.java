package zermelo.language.compile.board;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.StageChanges;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.compile.board.term.BoardScope;
import zermelo.language.compile.board.term.ElementLoopCode;
import zermelo.language.compile.board.term.TermWriters;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;
import zermelo.language.program.Program.Change;
import zermelo.language.program.Term;

/**
 * Emits the bytecode for the changes of one stage of a move.
 *
 * <p>A move in several steps ({@code then}) has several stages. Each stage has variables of its own
 * for what it changes.
 */
final class BoardChangeCode {
  private static final long MOST_POINTS = 1 << 20;

  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;
  private final StageChanges all;
  private final Label outside;

  /**
   * Creates a writer.
   *
   * @param outside where to go if something is put outside the board
   */
  BoardChangeCode(TermWriters terms, StageChanges all, Label outside) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
    this.all = all;
    this.outside = outside;
  }

  void write(List<Change> changes) {
    changes.forEach(this::write);
  }

  private void write(Change change) {
    switch (change) {
      case Program.NumberAssignment(int slot, Term.NumberTerm value) -> {
        Interval range = terms.numbers.push(value);
        Binding.NumberLocal number = (Binding.NumberLocal) scope.slot(slot);
        code.lstore(number.local());
        if (!all.repeated().contains(slot)) {
          scope.slots.put(slot, new Binding.NumberLocal(number.local(), range));
        }
      }
      case Program.ElementAssignment set ->
          terms.lists.assign(list(set.slot()), set.index(), set.value(), Optional.empty());
      case Program.ListAssignment set -> assign(set);
      case Program.CellAssignment(int slot, Term.NumberTerm cell, Term.NumberTerm symbol) ->
          put(cell, symbol);
      case Program.ForEach each -> each(each);
      case Program.When(Term.TruthTerm condition, List<Change> changes) -> {
        Label behind = code.newLabel();
        terms.truths.branch(condition, false, behind);
        write(changes);
        code.labelBinding(behind);
      }
      case Program.Gain(Term.NumberTerm points) -> {
        int gain = scope.gain.orElseThrow();
        code.lload(gain);
        terms.numbers.push(points);
        scope.callStatic(
            BoardScope.BOARD, "add", BoardScope.LONG, BoardScope.LONG, BoardScope.LONG);
        code.lstore(gain);
      }
      case Program.Again(Term.TruthTerm condition) -> {
        int again = scope.again.orElseThrow();
        terms.truths.push(condition);
        code.iload(again).ior().istore(again);
      }
      case Program.SetAssignment set -> throw new UnsupportedTermException("a set");
      case Program.HeapSplit(int slot, List<Term.NumberTerm> sizes) -> {
        List<Integer> parts = new ArrayList<>();
        for (Term.NumberTerm size : sizes) {
          terms.numbers.push(size);
          parts.add(scope.keepLong());
        }
        split(new BoardScope.Split(slot, parts, Optional.empty()));
      }
      case Program.HeapRepeat(int slot, Term.NumberTerm count, Term.NumberTerm size) -> {
        terms.numbers.push(count);
        scope.callStatic(BoardScope.LISTS, "times", BoardScope.INT, BoardScope.LONG);
        int times = scope.keepInt();
        limitProduct(times);
        terms.numbers.push(size);
        List<Integer> parts = List.of(scope.keepLong());
        split(new BoardScope.Split(slot, parts, Optional.of(times)));
      }
    }
  }

  /** Leaves very many heaps to the interpreter, which counts its steps. */
  private void limitProduct(int times) {
    List<Integer> counts = scope.splits.stream().flatMap(split -> split.count().stream()).toList();
    if (!counts.isEmpty()) {
      code.iload(times).i2l();
      counts.forEach(count -> code.iload(count).i2l().lmul());
      scope.callStatic(BoardScope.LISTS, "times", BoardScope.INT, BoardScope.LONG);
      code.pop();
    }
  }

  private void split(BoardScope.Split split) {
    List<BoardScope.Split> splits = new ArrayList<>(scope.splits);
    splits.add(split);
    scope.splits = splits;
  }

  private BoardScope.ListLocal list(int slot) {
    return Optional.ofNullable(scope.lists.get(slot)).orElseThrow();
  }

  private void assign(Program.ListAssignment set) {
    BoardScope.ListLocal list = list(set.slot());
    if (list.packed()) {
      terms.lists.push(set.value());
      code.loadConstant(list.length()).loadConstant(list.bits());
      code.loadConstant(list.low()).loadConstant(list.high());
      scope.callStatic(
          BoardScope.LISTS,
          "packed",
          BoardScope.LONG,
          BoardScope.LONGS,
          BoardScope.INT,
          BoardScope.INT,
          BoardScope.LONG,
          BoardScope.LONG);
      code.lstore(list.local());
      return;
    }
    code.aload(list.local());
    terms.lists.push(set.value());
    if (set.resizes()) {
      int value = scope.newReference();
      code.astore(value).pop().aload(value);
    } else {
      scope.callStatic(
          BoardScope.LISTS, "sameLength", BoardScope.LONGS, BoardScope.LONGS, BoardScope.LONGS);
    }
    code.astore(list.local());
  }

  private void put(Term.NumberTerm place, Term.NumberTerm symbol) {
    terms.cells.bit(place);
    int bit = scope.keepLong();
    if (terms.cells.maybeNone(place)) {
      code.lload(bit);
      scope.jumpLong(false, outside);
    }
    Optional<Integer> known = terms.symbols.known(symbol);
    if (known.isPresent()) {
      if (known.get() < 0) {
        code.goto_(outside);
        return;
      }
      fill(bit, known.get());
    } else if (symbol instanceof BoardTerm.Content(Term.NumberTerm from)) {
      copy(bit, from, terms.cells.distance(from, place));
    } else {
      terms.symbols.push(symbol);
      int value = scope.keepInt();
      code.iload(value).iflt(outside);
      for (int plane = 0; plane < scope.planes.length; plane++) {
        clear(plane, bit);
        code.iload(value).loadConstant(plane).iushr().iconst_1().iand().ineg().i2l();
        code.lload(bit).land().lor().lstore(scope.planes[plane]);
      }
    }
  }

  /** Puts a symbol into all cells of a set. */
  private void fill(int set, int symbol) {
    for (int plane = 0; plane < scope.planes.length; plane++) {
      if ((symbol >>> plane & 1) != 0) {
        code.lload(scope.planes[plane]).lload(set).lor();
      } else {
        clear(plane, set);
      }
      code.lstore(scope.planes[plane]);
    }
  }

  /** Pushes a plane without the cells of a set. */
  private void clear(int plane, int set) {
    code.lload(scope.planes[plane]).lload(set).loadConstant(-1L).lxor().land();
  }

  /** Copies the symbol of another cell, plane by plane. */
  private void copy(int bit, Term.NumberTerm from, Optional<Integer> distance) {
    terms.cells.bit(from);
    int source = scope.keepLong();
    if (terms.cells.maybeNone(from)) {
      code.lload(source);
      scope.jumpLong(false, outside);
    }
    for (int plane = 0; plane < scope.planes.length; plane++) {
      code.lload(scope.planes[plane]).lload(source).land();
      if (distance.isPresent()) {
        scope.shift(distance.get());
        clear(plane, bit);
        code.lor().lstore(scope.planes[plane]);
        continue;
      }
      int held = scope.keepLong();
      clear(plane, bit);
      // the bit of the cell if the plane has that of the source
      code.lload(held).lload(held).lneg().lor().loadConstant(63).lshr();
      code.lload(bit).land().lor().lstore(scope.planes[plane]);
    }
  }

  private void each(Program.ForEach each) {
    if (ElementLoopCode.hasCells(each.set())
        && !terms.sets.maybeNone(each.set())
        && each.changes().stream().allMatch(change -> isUniform(change, each.slot()))) {
      terms.sets.push(each.set());
      int set = scope.keepLong();
      each.changes().forEach(change -> forAll(change, set));
      return;
    }
    terms.loops.frozen(each.set(), each.slot(), next -> write(each.changes()));
  }

  /** Whether a change does the same for each cell in the slot, so that one step does it for all. */
  private boolean isUniform(Change change, int slot) {
    return switch (change) {
      case Program.CellAssignment put ->
          put.cell().equals(new BoardTerm.CellSlot(slot))
              && terms.symbols.known(put.symbol()).orElse(-1) >= 0;
      case Program.Gain gain -> points(gain).isPresent();
      case Program.Again again -> again.condition().equals(new Term.TruthConstant(true));
      default -> false;
    };
  }

  /** The points of a gain, if they are a small constant. */
  private Optional<Long> points(Program.Gain gain) {
    return scope.statics.number(gain.points()).filter(points -> Math.abs(points) < MOST_POINTS);
  }

  /** Makes a uniform change for all cells of a set. */
  private void forAll(Change change, int set) {
    switch (change) {
      case Program.CellAssignment put -> fill(set, terms.symbols.known(put.symbol()).orElseThrow());
      case Program.Gain gain -> {
        int total = scope.gain.orElseThrow();
        code.lload(set);
        scope.count("bitCount");
        code.i2l().loadConstant(points(gain).orElseThrow()).lmul();
        code.lload(total);
        scope.callStatic(
            BoardScope.BOARD, "add", BoardScope.LONG, BoardScope.LONG, BoardScope.LONG);
        code.lstore(total);
      }
      default -> {
        int again = scope.again.orElseThrow();
        // 1 if the set is not empty, without a branch, because it is unpredictable
        code.lload(set).lload(set).lneg().lor().loadConstant(63).lushr().l2i();
        code.iload(again).ior().istore(again);
      }
    }
  }
}
