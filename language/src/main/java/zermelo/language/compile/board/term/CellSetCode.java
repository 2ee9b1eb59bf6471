package zermelo.language.compile.board.term;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.BoardTerm.Directions;
import zermelo.language.program.Term;

/**
 * Emits the bytecode that computes a set of cells as one long, with a bit for each cell.
 *
 * <p>Some sets may also contain "no cell", such as the cell above the first row, which has no bit.
 * For those, separate code computes an int: 1 if "no cell" is in the set ({@link #pushNone}).
 */
public final class CellSetCode {
  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;

  CellSetCode(TermWriters terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  /** Pushes the cells of a set, a long. */
  public void push(Term.SetTerm term) {
    Optional<Long> known = scope.statics.cells(term);
    if (known.isPresent()) {
      code.loadConstant(known.get());
      return;
    }
    OptionalInt from = scope.statics.onlyCell(term);
    if (from.isPresent()
        && scope.slot(from.getAsInt()) instanceof Binding.CellLocal local
        && pushTable(term, from.getAsInt(), local)) {
      return;
    }
    switch (term) {
      case BoardTerm.AllCells all -> terms.symbols.holding(-2L); // the edges of trees
      case BoardTerm.Adjacent(Term.NumberTerm cell, Directions directions) -> {
        scope.table(scope.plan.near(directions));
        terms.cells.index(cell);
        code.laload();
      }
      case BoardTerm.Slide(Term.NumberTerm cell, Directions directions) -> slide(cell, directions);
      case BoardTerm.Group(Term.NumberTerm cell) -> group(cell);
      case BoardTerm.Liberties(Term.NumberTerm cell) -> {
        group(cell);
        scope.table(scope.plan.near(Directions.ORTHOGONAL));
        scope.callStatic(
            BoardScope.BOARD, "beside", BoardScope.LONG, BoardScope.LONG, BoardScope.LONGS);
        terms.symbols.holding(1);
        code.land();
      }
      case Term.Filter filter -> filter(filter);
      case Term.SetLiteral(List<Term.NumberTerm> items) -> {
        code.lconst_0();
        for (Term.NumberTerm item : items) {
          terms.cells.bit(item);
          code.lor();
        }
      }
      case Term.SetBinary(Term.SetOperator operator, Term.SetTerm left, Term.SetTerm right) -> {
        push(left);
        push(right);
        switch (operator) {
          case UNION -> code.lor();
          case DIFFERENCE -> code.loadConstant(-1L).lxor().land();
          case SYMMETRIC_DIFFERENCE -> code.lxor();
        }
      }
      case Term.SetIf(Term.TruthTerm condition, Term.SetTerm yes, Term.SetTerm no) -> {
        Label other = code.newLabel();
        Label end = code.newLabel();
        terms.truths.branch(condition, false, other);
        push(yes);
        code.goto_(end);
        code.labelBinding(other);
        push(no);
        code.labelBinding(end);
      }
      default -> throw new UnsupportedTermException(term);
    }
  }

  private boolean pushTable(Term.SetTerm term, int slot, Binding.CellLocal local) {
    Optional<long[]> table = scope.statics.sets(term, slot);
    table.ifPresent(
        sets -> {
          scope.table(sets);
          code.iload(local.index()).laload();
        });
    return table.isPresent();
  }

  private void slide(Term.NumberTerm cell, Directions directions) {
    scope.table(scope.plan.rays());
    terms.cells.index(cell);
    terms.symbols.holding(1);
    code.loadConstant(directions == Directions.DIAGONAL ? 2 : 1);
    code.loadConstant(directions == Directions.ALL ? 1 : 2);
    scope.callStatic(
        BoardScope.BOARD,
        "slide",
        BoardScope.LONG,
        BoardScope.LONGS,
        BoardScope.INT,
        BoardScope.LONG,
        BoardScope.INT,
        BoardScope.INT);
  }

  private void group(Term.NumberTerm cell) {
    terms.cells.bit(cell);
    int bit = scope.keepLong();
    code.lload(bit);
    terms.symbols.alike(bit);
    spread();
  }

  /** Pops the first cells and the open ones, and pushes all open cells connected with the first. */
  public void spread() {
    scope.table(scope.plan.near(Directions.ORTHOGONAL));
    scope.callStatic(
        BoardScope.BOARD,
        "spread",
        BoardScope.LONG,
        BoardScope.LONG,
        BoardScope.LONG,
        BoardScope.LONGS);
  }

  private void filter(Term.Filter filter) {
    ElementLoopCode.Filtered loop = terms.loops.filtered(filter, filter.slot(), List.of());
    List<Term.TruthTerm> early = terms.loops.maskable(loop);
    if (early.size() == loop.conditions().size()) {
      terms.loops.mask(loop, early);
      return;
    }
    int found = scope.newLong();
    code.lconst_0().lstore(found);
    terms.loops.cells(
        filter,
        filter.slot(),
        List.of(),
        next -> {
          terms.cells.bit(new BoardTerm.CellSlot(filter.slot()));
          code.lload(found).lor().lstore(found);
        });
    code.lload(found);
  }

  /** Pushes the cells from which a fold chooses the first or the last. */
  void chosen(Term.Fold fold) {
    Term.SetTerm from = satisfying(fold);
    push(from);
    if (fold.kind() == Term.FoldKind.MIN && maybeNone(from)) {
      Label end = code.newLabel();
      pushNone(from);
      code.ifeq(end);
      code.pop2().lconst_0();
      code.labelBinding(end);
    }
  }

  /** The elements of a fold that satisfy its condition. */
  static Term.SetTerm satisfying(Term.Fold fold) {
    return fold.condition() instanceof Term.TruthConstant(boolean value) && value
        ? fold.set()
        : new Term.Filter(fold.slot(), fold.set(), fold.condition());
  }

  /** Whether "no cell" may be in a set. Over-approximates. */
  public boolean maybeNone(Term.SetTerm term) {
    return switch (term) {
      case Term.SetLiteral(List<Term.NumberTerm> items) ->
          items.stream().anyMatch(terms.cells::maybeNone);
      case Term.Filter filter -> terms.loops.filtered(filter, filter.slot(), List.of()).none();
      case Term.SetBinary(Term.SetOperator operator, Term.SetTerm left, Term.SetTerm right) ->
          maybeNone(left) || (operator != Term.SetOperator.DIFFERENCE && maybeNone(right));
      case Term.SetIf choice -> maybeNone(choice.yes()) || maybeNone(choice.no());
      default -> false;
    };
  }

  /** Pushes 1 if "no cell" is in a set, otherwise 0. */
  void pushNone(Term.SetTerm term) {
    if (!maybeNone(term)) {
      code.iconst_0();
      return;
    }
    switch (term) {
      case Term.SetLiteral(List<Term.NumberTerm> items) -> {
        code.iconst_0();
        for (Term.NumberTerm item : items) {
          if (terms.cells.maybeNone(item)) {
            Label some = code.newLabel();
            terms.cells.bit(item);
            scope.jumpLong(true, some);
            code.pop().iconst_1();
            code.labelBinding(some);
          }
        }
      }
      case Term.Filter(int slot, Term.SetTerm set, Term.TruthTerm condition) -> {
        Label end = code.newLabel();
        pushNone(set);
        int none = scope.keepInt();
        code.iload(none).ifeq(end);
        code.iconst_0().istore(none);
        scope.with(
            slot, new Binding.CellConstant(0), () -> terms.truths.branch(condition, false, end));
        code.iconst_1().istore(none);
        code.labelBinding(end);
        code.iload(none);
      }
      case Term.SetBinary(Term.SetOperator operator, Term.SetTerm left, Term.SetTerm right) -> {
        pushNone(left);
        pushNone(right);
        switch (operator) {
          case UNION -> code.ior();
          case DIFFERENCE -> code.iconst_1().ixor().iand();
          case SYMMETRIC_DIFFERENCE -> code.ixor();
        }
      }
      case Term.SetIf choice -> {
        Label other = code.newLabel();
        Label end = code.newLabel();
        terms.truths.branch(choice.condition(), false, other);
        pushNone(choice.yes());
        code.goto_(end);
        code.labelBinding(other);
        pushNone(choice.no());
        code.labelBinding(end);
      }
      default -> throw new UnsupportedTermException(term);
    }
  }
}
