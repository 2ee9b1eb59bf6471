package zermelo.language.compile.board.term;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.BoardPlan;
import zermelo.language.compile.board.analysis.CellMap;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.BoardTerm.Directions;
import zermelo.language.program.Term;
import zermelo.language.program.Term.Comparison;
import zermelo.language.program.Type;

/**
 * Writes a condition on a cell for all cells at once: as the set of the cells that satisfy it.
 *
 * <p>The cell is in a slot that is bound to {@link Binding.CellVector}. Neighbours become shifts,
 * conditions on rows and columns become constants or tables, and {@code any q in neighbours(p)}
 * becomes a union of shifts.
 */
public final class CellConditionCode {
  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;
  private final CellConditionAnalysis analysis;

  CellConditionCode(TermWriters terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
    this.analysis = new CellConditionAnalysis(terms);
  }

  /** Whether {@link #push} can write the condition. */
  public boolean maskable(Term.TruthTerm term, int slot) {
    return analysis.maskable(term, slot);
  }

  /** Cells outside this set never satisfy the condition. */
  long superset(Term.TruthTerm term, int slot) {
    return analysis.superset(term, slot);
  }

  /** Pushes the set of the cells that satisfy a {@link #maskable} condition. */
  void push(Term.TruthTerm term, int slot) {
    Optional<Long> known = analysis.constant(term, slot);
    if (known.isPresent()) {
      code.loadConstant(known.get());
      return;
    }
    if (analysis.independent(term, slot)) {
      Label no = code.newLabel();
      Label end = code.newLabel();
      terms.truths.branch(term, false, no);
      code.loadConstant(scope.plan.all).goto_(end);
      code.labelBinding(no);
      code.lconst_0();
      code.labelBinding(end);
      return;
    }
    Optional<CellConditionAnalysis.ByOther> other = analysis.byOther(term, slot);
    if (other.isPresent()) {
      scope.table(other.get().table().stream().mapToLong(Long::longValue).toArray());
      code.iload(((Binding.CellLocal) scope.slot(other.get().slot())).index()).laload();
      return;
    }
    switch (term) {
      case Term.And(Term.TruthTerm left, Term.TruthTerm right) -> {
        push(left, slot);
        push(right, slot);
        code.land();
      }
      case Term.Or(Term.TruthTerm left, Term.TruthTerm right) -> {
        push(left, slot);
        push(right, slot);
        code.lor();
      }
      case Term.Equivalence(Term.TruthTerm left, Term.TruthTerm right) -> {
        push(left, slot);
        push(right, slot);
        code.lxor();
        complement();
      }
      case Term.Not(Term.TruthTerm inner) -> {
        push(inner, slot);
        complement();
      }
      case Term.TruthIf choice -> {
        push(choice.condition(), slot);
        int when = scope.keepLong();
        push(choice.yes(), slot);
        code.lload(when).land();
        push(choice.no(), slot);
        code.lload(when).loadConstant(-1L).lxor().land().lor();
      }
      case BoardTerm.Holds holds -> {
        terms.symbols.holding(holds.symbols(scope.turn));
        preimage(analysis.shifts(holds.cell(), slot).orElseThrow());
      }
      case Term.Compare compare -> pushCompare(compare, slot);
      case Term.Member(Term.NumberTerm element, Term.SetTerm set) -> pushMember(element, set, slot);
      case Term.Quantifier quantifier -> pushQuantified(quantifier, slot);
      default -> throw new UnsupportedTermException(term);
    }
  }

  private void complement() {
    code.loadConstant(scope.plan.all).lxor();
  }

  /** Pops a set of cells and pushes the cells that the map leads into it. */
  private void preimage(CellMap map) {
    shifted(map.shifts());
  }

  /** Pops a set and pushes the cells from which some distance, allowed for them, leads into it. */
  private void shifted(Map<Integer, Long> shifts) {
    if (shifts.equals(Map.of(0, scope.plan.all))) {
      return;
    }
    int set = scope.keepLong();
    code.lconst_0();
    for (Map.Entry<Integer, Long> shift : shifts.entrySet()) {
      code.lload(set);
      scope.shift(-shift.getKey());
      scope.and(shift.getValue());
      code.lor();
    }
  }

  private void pushCompare(Term.Compare compare, int slot) {
    boolean leftFree = analysis.independent(compare.left(), slot);
    Term.NumberTerm fixed = leftFree ? compare.right() : compare.left();
    Term.NumberTerm free = leftFree ? compare.left() : compare.right();
    Type type = Type.of(compare.left());
    if (type == Type.CELL) {
      terms.cells.bit(free);
      preimage(analysis.shifts(fixed, slot).orElseThrow());
    } else if (type == Type.SYMBOL) {
      terms.symbols.holding(free);
      BoardTerm.Content content = (BoardTerm.Content) fixed;
      preimage(analysis.shifts(content.cell(), slot).orElseThrow());
    } else {
      pushValues(
          leftFree ? mirrored(compare.comparison()) : compare.comparison(), fixed, free, slot);
      return;
    }
    if (compare.comparison() == Comparison.UNEQUAL) {
      complement();
    }
  }

  private static Comparison mirrored(Comparison comparison) {
    return switch (comparison) {
      case EQUAL, UNEQUAL -> comparison;
      case LESS -> Comparison.MORE;
      case AT_MOST -> Comparison.AT_LEAST;
      case MORE -> Comparison.LESS;
      case AT_LEAST -> Comparison.AT_MOST;
    };
  }

  /** Pushes the cells whose value compares with a number in the wanted way: from a table. */
  private void pushValues(
      Comparison comparison, Term.NumberTerm fixed, Term.NumberTerm free, int slot) {
    long[] values = analysis.values(fixed, slot).orElseThrow();
    long low = Arrays.stream(values).min().orElse(0) - 1;
    long high = Arrays.stream(values).max().orElse(0) + 1;
    long[] table = new long[(int) (high - low + 1)];
    for (int i = 0; i < table.length; i++) {
      for (int cell = 1; cell <= values.length; cell++) {
        if (BoardTruthCode.holds(comparison, values[cell - 1], low + i)) {
          table[i] |= BoardPlan.bit(cell);
        }
      }
    }
    scope.table(table);
    Interval range = terms.numbers.push(free);
    if (range.within(low, high)) {
      code.l2i().loadConstant((int) -low).iadd().laload();
      return;
    }
    int number = scope.keepLong();
    code.loadConstant(low).lload(number);
    scope.callStatic(
        BoardScope.BOARD,
        "nearest",
        BoardScope.LONG,
        BoardScope.LONGS,
        BoardScope.LONG,
        BoardScope.LONG);
  }

  private void pushMember(Term.NumberTerm element, Term.SetTerm set, int slot) {
    if (!ElementLoopCode.hasCells(set)) {
      push(CellConditionAnalysis.expanded(element, set).orElseThrow(), slot);
    } else if (analysis.independent(set, slot)) {
      terms.sets.push(set);
      preimage(analysis.shifts(element, slot).orElseThrow());
    } else { // the cell has the element as a neighbour: then the element has it too
      BoardTerm.Adjacent adjacent = (BoardTerm.Adjacent) set;
      terms.sets.push(new BoardTerm.Adjacent(element, adjacent.directions()));
    }
  }

  private void pushQuantified(Term.Quantifier term, int slot) {
    CellConditionAnalysis.Quantified any = analysis.existence(term);
    if (any.set() instanceof Term.SetLiteral(List<Term.NumberTerm> items)) {
      code.lconst_0();
      for (Term.NumberTerm item : items) {
        scope.with(
            any.slot(), new Binding.CellAlias(item, false), () -> push(any.condition(), slot));
        code.lor();
      }
    } else {
      scope.with(any.slot(), new Binding.CellVector(), () -> push(any.condition(), any.slot()));
      beside(((BoardTerm.Adjacent) any.set()).directions());
    }
    if (term.all()) {
      complement();
    }
  }

  /** Pops a set of cells and pushes the cells that touch one of them. */
  private void beside(Directions directions) {
    Map<Integer, Long> distances = new TreeMap<>();
    for (int cell = 1; cell <= scope.plan.cells; cell++) {
      for (int other : scope.plan.geometry.adjacent(cell, directions)) {
        distances.merge(other - cell, BoardPlan.bit(cell), (a, b) -> a | b);
      }
    }
    if (distances.size() <= zermelo.language.board.BoardGeometry.DIRECTIONS) {
      shifted(distances);
      return;
    }
    scope.table(scope.plan.near(directions));
    scope.callStatic(
        BoardScope.BOARD, "beside", BoardScope.LONG, BoardScope.LONG, BoardScope.LONGS);
  }
}
