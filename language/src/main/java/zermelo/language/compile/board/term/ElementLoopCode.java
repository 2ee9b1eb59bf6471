package zermelo.language.compile.board.term;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.FaultAnalysis;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Term;
import zermelo.language.program.Type;

/**
 * Emits loops over sets of cells, in ascending order.
 *
 * <p>A loop over cells runs over the bits of a word. Conditions on the cell that can be written as
 * sets narrow that word before the loop; only the others are tested inside.
 */
public final class ElementLoopCode {
  /** A loop over a literal of at most this many cells is unrolled. */
  private static final int MOST_ITEMS = 4;

  /** A loop over at most this many cells is unrolled if that makes more constants. */
  private static final int MOST_CELLS = 16;

  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;

  ElementLoopCode(TermWriters terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  /** What is done for an element; it jumps to {@code next} to skip the rest. */
  public interface Body {
    void write(Label next);
  }

  /**
   * A set of cells as a set without filters, and conditions on the cell in a slot.
   *
   * @param none whether "no cell" may be among the cells that satisfy the conditions
   */
  public record Filtered(
      Term.SetTerm set, int slot, List<Term.TruthTerm> conditions, boolean none) {}

  /** Whether a set contains cells. */
  public static boolean hasCells(Term.SetTerm set) {
    return Type.of(set) == zermelo.language.program.Type.CELLS;
  }

  /** Splits a condition into conditions that must all be true. */
  public static List<Term.TruthTerm> conjuncts(Term.TruthTerm term) {
    List<Term.TruthTerm> found = new ArrayList<>();
    switch (term) {
      case Term.And(Term.TruthTerm left, Term.TruthTerm right) -> {
        found.addAll(conjuncts(left));
        found.addAll(conjuncts(right));
      }
      case Term.Not(Term.Or(Term.TruthTerm left, Term.TruthTerm right)) -> {
        found.addAll(conjuncts(new Term.Not(left)));
        found.addAll(conjuncts(new Term.Not(right)));
      }
      case Term.Not(Term.Not(Term.TruthTerm inner)) -> found.addAll(conjuncts(inner));
      case Term.TruthConstant(boolean value) when value -> {}
      default -> found.add(term);
    }
    return found;
  }

  /** Takes the filters off a set. Their elements become other names of the cell in the slot. */
  public Filtered filtered(Term.SetTerm set, int slot, List<Term.TruthTerm> further) {
    List<Term.TruthTerm> conditions = new ArrayList<>();
    Term.SetTerm base = set;
    while (base instanceof Term.Filter(int inner, Term.SetTerm from, Term.TruthTerm condition)) {
      if (inner != slot) {
        scope.slots.put(inner, new Binding.CellAlias(new BoardTerm.CellSlot(slot), false));
      }
      conditions.addAll(0, conjuncts(condition));
      base = from;
    }
    further.forEach(condition -> conditions.addAll(conjuncts(condition)));
    boolean[] none = {terms.sets.maybeNone(base)};
    scope.with(
        slot,
        new Binding.CellConstant(0),
        () ->
            conditions.forEach(condition -> none[0] &= terms.truths.known(condition).orElse(true)));
    return new Filtered(base, slot, conditions, none[0]);
  }

  /** The conditions that can be written as sets and come before all that may fail. */
  List<Term.TruthTerm> maskable(Filtered loop) {
    List<Term.TruthTerm> found = new ArrayList<>();
    if (!loop.none) {
      scope.with(
          loop.slot,
          new Binding.CellVector(),
          () -> {
            for (Term.TruthTerm condition : loop.conditions) {
              if (terms.conditions.maskable(condition, loop.slot)) {
                found.add(condition);
              } else if (new FaultAnalysis(scope.slots).mayFault(condition)) {
                return; // later conditions must not hide that this one fails
              }
            }
          });
    }
    return found;
  }

  /** Pushes the set of the cells that satisfy these conditions. */
  void mask(Filtered loop, List<Term.TruthTerm> conditions) {
    boolean whole = scope.statics.cells(loop.set).equals(Optional.of(scope.plan.all));
    if (!whole || conditions.isEmpty()) {
      terms.sets.push(loop.set);
    }
    scope.with(
        loop.slot,
        new Binding.CellVector(),
        () -> {
          boolean first = whole;
          for (Term.TruthTerm condition : conditions) {
            terms.conditions.push(condition, loop.slot);
            if (!first) {
              code.land();
            }
            first = false;
          }
        });
  }

  /** Loops over the cells of a set that satisfy conditions on the cell in the slot. */
  public void cells(Term.SetTerm set, int slot, List<Term.TruthTerm> conditions, Body body) {
    if (set instanceof Term.SetLiteral(List<Term.NumberTerm> items) && items.size() == 1) {
      Label next = code.newLabel();
      scope.with(
          slot,
          terms.cells.hold(items.getFirst()),
          () -> {
            conditions.forEach(condition -> terms.truths.branch(condition, false, next));
            body.write(next);
          });
      code.labelBinding(next);
      return;
    }
    Filtered loop = filtered(set, slot, conditions);
    List<Term.TruthTerm> early = maskable(loop);
    List<Term.TruthTerm> late =
        loop.conditions.stream().filter(condition -> !early.contains(condition)).toList();
    mask(loop, early);
    int left = scope.keepLong();
    Optional<Integer> none = Optional.empty();
    if (loop.none) {
      terms.sets.pushNone(loop.set);
      none = Optional.of(scope.keepInt());
    }
    bits(
        left,
        none,
        slot,
        next -> {
          late.forEach(condition -> terms.truths.branch(condition, false, next));
          body.write(next);
        });
  }

  /**
   * Writes the body once for each cell that may be in a set, if these are few.
   *
   * <p>Then the cell is a constant, and so is everything that depends on it only.
   */
  public boolean copies(Term.SetTerm set, int slot, List<Term.TruthTerm> conditions, Body body) {
    Filtered loop = filtered(set, slot, conditions);
    List<Term.TruthTerm> early = maskable(loop);
    long[] possible = {scope.statics.cells(loop.set).orElse(scope.plan.all)};
    scope.with(
        slot,
        new Binding.CellVector(),
        () ->
            early.forEach(condition -> possible[0] &= terms.conditions.superset(condition, slot)));
    if (loop.none || !scope.plan.unrolls || Long.bitCount(possible[0]) > MOST_CELLS) {
      return false;
    }
    mask(loop, early);
    int cells = scope.keepLong();
    for (long left = possible[0]; left != 0; left &= left - 1) {
      Label next = code.newLabel();
      code.lload(cells).loadConstant(Long.lowestOneBit(left)).land();
      scope.jumpLong(false, next);
      scope.with(
          slot,
          new Binding.CellConstant(Long.numberOfTrailingZeros(left) + 1),
          () -> {
            for (Term.TruthTerm condition : loop.conditions) {
              if (!early.contains(condition)) {
                terms.truths.branch(condition, false, next);
              }
            }
            body.write(next);
          });
      code.labelBinding(next);
    }
    return true;
  }

  /**
   * Loops over the cells of a set.
   *
   * @param left the variable with the set, which the loop empties
   * @param none a variable that is not 0 if "no cell" is in the set, too
   */
  void bits(int left, Optional<Integer> none, int slot, Body body) {
    int index = scope.newInt();
    int bit = scope.newLong();
    Label top = code.newLabel();
    Label inside = code.newLabel();
    Label end = code.newLabel();
    if (none.isPresent()) {
      code.iconst_0().istore(index).lconst_0().lstore(bit);
      code.iload(none.get()).ifne(inside);
    }
    code.labelBinding(top);
    code.lload(left).lconst_0().lcmp().ifeq(end);
    code.lload(left).lload(left).lneg().land().lstore(bit);
    code.lload(left);
    scope.count("numberOfTrailingZeros");
    code.iconst_1().iadd().istore(index);
    code.lload(left).lload(left).lconst_1().lsub().land().lstore(left);
    code.labelBinding(inside);
    scope.spend(2);
    scope.with(slot, new Binding.CellLocal(index, bit, none.isPresent()), () -> body.write(top));
    code.goto_(top);
    code.labelBinding(end);
  }

  /** Loops over the elements of a set of cells or numbers that satisfy conditions. */
  public void each(Term.SetTerm set, int slot, List<Term.TruthTerm> conditions, Body body) {
    if (hasCells(set)) {
      cells(set, slot, conditions, body);
    } else {
      terms.numberLoops.numbers(set, slot, conditions, body);
    }
  }

  /** Loops over a set that is found before the first change that the body makes. */
  public void frozen(Term.SetTerm set, int slot, Body body) {
    if (hasCells(set)) {
      if (separately(set, slot, body)) {
        return;
      }
      terms.sets.push(set);
      int left = scope.keepLong();
      Optional<Integer> none = Optional.empty();
      if (terms.sets.maybeNone(set)) {
        terms.sets.pushNone(set);
        none = Optional.of(scope.keepInt());
      }
      bits(left, none, slot, body);
      return;
    }
    terms.numberLoops.frozen(set, slot, body);
  }

  /** Writes the body for each of a few cells, if these are constants or depend on one cell. */
  private boolean separately(Term.SetTerm set, int slot, Body body) {
    Filtered loop = filtered(set, slot, List.of());
    if (loop.none
        || !(loop.set instanceof Term.SetLiteral(List<Term.NumberTerm> items))
        || items.size() > MOST_ITEMS
        || !scope.plan.unrolls
        || !terms.cells.ascending(items)) {
      return false;
    }
    List<Integer> wanted = new ArrayList<>();
    for (Term.NumberTerm item : items) {
      Label no = code.newLabel();
      code.iconst_0();
      int flag = scope.keepInt();
      terms.truths.branch(CellCode.exists(item), false, no);
      scope.with(
          slot,
          new Binding.CellAlias(item, true),
          () -> loop.conditions.forEach(condition -> terms.truths.branch(condition, false, no)));
      code.iconst_1().istore(flag);
      code.labelBinding(no);
      wanted.add(flag);
    }
    for (int i = 0; i < items.size(); i++) {
      Label next = code.newLabel();
      code.iload(wanted.get(i)).ifeq(next);
      scope.with(slot, new Binding.CellAlias(items.get(i), true), () -> body.write(next));
      code.labelBinding(next);
    }
    return true;
  }
}
