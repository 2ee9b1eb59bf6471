package zermelo.language.compile.board.term;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.BoardPlan;
import zermelo.language.compile.board.analysis.CellMap;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Term;

/**
 * Emits the bytecode that evaluates a cell, as its bit or as its number.
 *
 * <p>Some terms name a cell outside the board ("no cell"), such as the cell above the first row. It
 * is 0 in both forms.
 */
public final class CellCode {
  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;

  CellCode(TermWriters terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  /** A cell that depends on nothing but one other cell. */
  public record Mapped(int slot, CellMap map) {}

  public Optional<Mapped> mapped(Term.NumberTerm term) {
    OptionalInt slot = scope.statics.onlyCell(term);
    if (slot.isEmpty()) {
      return Optional.empty();
    }
    return scope
        .statics
        .table(term, slot.getAsInt())
        .map(table -> new Mapped(slot.getAsInt(), new CellMap(table)));
  }

  /** Whether a cell may be no cell. Over-approximates. */
  public boolean maybeNone(Term.NumberTerm term) {
    Optional<Long> known = scope.statics.number(term);
    if (known.isPresent()) {
      return known.get() == 0;
    }
    return switch (term) {
      case BoardTerm.CellSlot(int slot) when scope.slot(slot) instanceof Binding.CellLocal local ->
          local.maybeNone();
      case BoardTerm.CellSlot(int slot)
          when scope.slot(slot) instanceof Binding.CellAlias alias && alias.inside() ->
          false;
      case Term.NumberIf choice -> maybeNone(choice.yes()) || maybeNone(choice.no());
      default -> {
        Optional<Mapped> mapped = mapped(term);
        yield mapped.isEmpty() || !mapped.get().map.total() || maybeNone(mapped.get().slot);
      }
    };
  }

  private boolean maybeNone(int slot) {
    return scope.slot(slot) instanceof Binding.CellLocal local && local.maybeNone();
  }

  /** Pushes the bit of a cell, a long. */
  public void bit(Term.NumberTerm term) {
    Optional<Long> known = scope.statics.number(term);
    if (known.isPresent()) {
      code.loadConstant(BoardPlan.bit(known.get()));
      return;
    }
    if (term instanceof BoardTerm.CellSlot(int slot)
        && scope.slot(slot) instanceof Binding.CellLocal local) {
      code.lload(local.bit());
      return;
    }
    Optional<Mapped> mapped = mapped(term);
    if (mapped.isPresent()) {
      boolean inside =
          term instanceof BoardTerm.CellSlot(int slot)
              && scope.slot(slot) instanceof Binding.CellAlias alias
              && alias.inside();
      mappedBit(mapped.get(), inside);
      return;
    }
    switch (term) {
      case Term.Fold fold -> {
        terms.sets.chosen(fold);
        scope.word(fold.kind() == Term.FoldKind.MIN ? "lowestOneBit" : "highestOneBit");
      }
      case Term.NumberIf choice -> choose(choice, this::bit);
      default -> {
        index(term);
        scope.indexToBit();
      }
    }
  }

  private Binding.CellLocal variable(int slot) {
    return (Binding.CellLocal) scope.slot(slot);
  }

  /**
   * Pushes the bit of a cell that depends on another one.
   *
   * @param inside whether it is known to be on the board
   */
  private void mappedBit(Mapped mapped, boolean inside) {
    Binding.CellLocal from = variable(mapped.slot);
    Map<Integer, Long> shifts = mapped.map.shifts();
    boolean moves = mapped.map.image(0) == 0;
    if (shifts.size() > 2 || !moves) {
      scope.table(mapped.map.bits());
      code.iload(from.index()).laload();
      return;
    }
    if (shifts.isEmpty()) {
      code.lconst_0();
    }
    boolean first = true;
    for (Map.Entry<Integer, Long> shift : shifts.entrySet()) {
      code.lload(from.bit());
      if (shift.getValue() != scope.plan.all && !(inside && shifts.size() == 1)) {
        scope.and(shift.getValue());
      }
      scope.shift(shift.getKey());
      if (!first) {
        code.lor();
      }
      first = false;
    }
  }

  private interface Writer {
    void write(Term.NumberTerm term);
  }

  private void choose(Term.NumberIf choice, Writer writer) {
    Label no = code.newLabel();
    Label end = code.newLabel();
    terms.truths.branch(choice.condition(), false, no);
    writer.write(choice.yes());
    code.goto_(end);
    code.labelBinding(no);
    writer.write(choice.no());
    code.labelBinding(end);
  }

  /** Pushes the number of a cell, an int. */
  void index(Term.NumberTerm term) {
    Optional<Long> known = scope.statics.number(term);
    if (known.isPresent()) {
      code.loadConstant(known.get().intValue());
      return;
    }
    if (term instanceof BoardTerm.CellSlot(int slot)
        && scope.slot(slot) instanceof Binding.CellLocal local) {
      code.iload(local.index());
      return;
    }
    Optional<Mapped> mapped = mapped(term);
    if (mapped.isPresent()) {
      scope.table(mapped.get().map.indices());
      code.iload(variable(mapped.get().slot).index()).iaload();
      return;
    }
    switch (term) {
      case Term.Fold fold -> {
        bit(fold);
        scope.bitToIndex();
      }
      case Term.NumberIf choice -> choose(choice, this::index);
      case BoardTerm.CellToward(
              Term.NumberTerm cell,
              Term.NumberTerm direction,
              Term.NumberTerm steps) -> {
        scope.table(scope.plan.toward());
        index(cell);
        terms.numbers.push(direction);
        terms.numbers.push(steps);
        scope.callStatic(
            BoardScope.BOARD,
            "toward",
            BoardScope.INT,
            BoardScope.INTS,
            BoardScope.INT,
            BoardScope.LONG,
            BoardScope.LONG);
      }
      case BoardTerm.CellAt(Term.NumberTerm row, Term.NumberTerm column) -> {
        terms.numbers.push(row);
        terms.numbers.push(column);
        code.loadConstant(scope.plan.geometry.rows());
        code.loadConstant(scope.plan.geometry.columns());
        scope.callStatic(
            BoardScope.BOARD,
            "at",
            BoardScope.INT,
            BoardScope.LONG,
            BoardScope.LONG,
            BoardScope.INT,
            BoardScope.INT);
      }
      default -> throw new UnsupportedTermException(term);
    }
  }

  /** The distance from one cell to another, if it is the same wherever both are on the board. */
  public Optional<Integer> distance(Term.NumberTerm from, Term.NumberTerm to) {
    Optional<Long> a = scope.statics.number(from);
    Optional<Long> b = scope.statics.number(to);
    if (a.isPresent() && b.isPresent()) {
      return Optional.of((int) (b.get() - a.get()));
    }
    Optional<Mapped> first = mapped(from);
    Optional<Mapped> second = mapped(to);
    if (first.isEmpty() || second.isEmpty() || first.get().slot != second.get().slot) {
      return Optional.empty();
    }
    var near = first.get().map.shifts().keySet();
    var far = second.get().map.shifts().keySet();
    return near.size() == 1 && far.size() == 1
        ? Optional.of(far.iterator().next() - near.iterator().next())
        : Optional.empty();
  }

  /** Whether cells depend on one other cell only, in ascending order. */
  boolean ascending(List<Term.NumberTerm> cells) {
    long[] before = new long[scope.plan.cells + 1];
    int slot = -1;
    for (Term.NumberTerm cell : cells) {
      Optional<Long> known = scope.statics.number(cell);
      Optional<Mapped> mapped = mapped(cell);
      if (known.isEmpty() && (mapped.isEmpty() || (slot >= 0 && mapped.get().slot != slot))) {
        return false;
      }
      slot = mapped.map(Mapped::slot).orElse(slot);
      for (int from = 1; from <= scope.plan.cells; from++) {
        int at = from;
        long to = known.orElseGet(() -> mapped.orElseThrow().map.image(at));
        if (to != 0 && to <= before[from]) {
          return false;
        }
        before[from] = Math.max(before[from], to);
      }
    }
    return true;
  }

  /** The condition that there is such a cell. */
  static Term.TruthTerm exists(Term.NumberTerm cell) {
    Term.NumberTerm none = new BoardTerm.CellAt(new Term.Constant(0), new Term.Constant(0));
    return new Term.Compare(Term.Comparison.UNEQUAL, cell, none);
  }

  /** Evaluates a cell into new variables. */
  Binding hold(Term.NumberTerm term) {
    if (scope.statics.number(term).isPresent()) {
      return new Binding.CellConstant(scope.statics.number(term).get().intValue());
    }
    if (mapped(term).isPresent()) {
      return new Binding.CellAlias(term, false);
    }
    boolean none = maybeNone(term);
    int bit;
    int index;
    if (term instanceof BoardTerm.CellToward || term instanceof BoardTerm.CellAt) {
      index(term);
      index = scope.keepInt();
      code.iload(index);
      scope.indexToBit();
      bit = scope.keepLong();
    } else {
      bit(term);
      bit = scope.keepLong();
      code.lload(bit);
      scope.bitToIndex();
      index = scope.keepInt();
    }
    return new Binding.CellLocal(index, bit, none);
  }
}
