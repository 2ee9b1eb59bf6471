package zermelo.language.compile.board;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.BoardPlan;
import zermelo.language.compile.board.analysis.CellMap;
import zermelo.language.compile.board.analysis.ConstantTerms;
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
final class CellConditionCode {
  private static final int LONGEST_TABLE = 1000;

  private final TermWriters terms;
  private final BoardScope scope;
  private final CodeBuilder code;

  CellConditionCode(TermWriters terms) {
    this.terms = terms;
    this.scope = terms.scope;
    this.code = scope.code;
  }

  private boolean independent(Term term, int slot) {
    return !scope.statics.depends(term, slot);
  }

  /** Whether {@link #push} can write the condition. */
  boolean maskable(Term.TruthTerm term, int slot) {
    if (independent(term, slot) || constant(term, slot).isPresent()) {
      return true;
    }
    return byOther(term, slot).isPresent()
        || switch (term) {
          case Term.And(Term.TruthTerm left, Term.TruthTerm right) ->
              maskable(left, slot) && maskable(right, slot);
          case Term.Or(Term.TruthTerm left, Term.TruthTerm right) ->
              maskable(left, slot) && maskable(right, slot);
          case Term.Equivalence(Term.TruthTerm left, Term.TruthTerm right) ->
              maskable(left, slot) && maskable(right, slot);
          case Term.Not(Term.TruthTerm inner) -> maskable(inner, slot);
          case Term.TruthIf choice ->
              maskable(choice.condition(), slot)
                  && maskable(choice.yes(), slot)
                  && maskable(choice.no(), slot);
          case BoardTerm.Holds holds -> shiftable(holds.cell(), slot);
          case Term.Compare compare -> comparable(compare, slot);
          case Term.Member(Term.NumberTerm element, Term.SetTerm set) -> member(element, set, slot);
          case Term.Quantifier quantifier -> quantified(quantifier, slot);
          default -> false;
        };
  }

  /** The satisfying cells, if they are the same in all positions. */
  private Optional<Long> constant(Term.TruthTerm term, int slot) {
    ConstantTerms.Dependence found = scope.statics.dependence(term);
    return found.position() || !found.cells().equals(Set.of(slot))
        ? Optional.empty()
        : scope.statics.truths(term, slot).map(CellConditionCode::mask);
  }

  /** Cells outside this set never satisfy the condition. */
  long superset(Term.TruthTerm term, int slot) {
    return constant(term, slot).orElse(scope.plan.all);
  }

  private static long mask(long[] truths) {
    long mask = 0;
    for (int cell = 1; cell < truths.length; cell++) {
      mask |= truths[cell] != 0 ? BoardPlan.bit(cell) : 0;
    }
    return mask;
  }

  /** The satisfying cells by number of the cell in another slot, if they depend on that only. */
  private record ByOther(int slot, List<Long> table) {}

  private Optional<ByOther> byOther(Term.TruthTerm term, int slot) {
    ConstantTerms.Dependence found = scope.statics.dependence(term);
    if (found.position() || found.cells().size() != 2) {
      return Optional.empty();
    }
    int other = found.cells().stream().filter(cell -> cell != slot).findFirst().orElseThrow();
    if (!(scope.slot(other) instanceof Binding.CellLocal local)) {
      return Optional.empty();
    }
    long[] table = new long[scope.plan.cells + 1];
    boolean[] fine = {true};
    for (int cell = local.maybeNone() ? 0 : 1; cell < table.length && fine[0]; cell++) {
      int at = cell;
      scope.with(
          other,
          new Binding.CellConstant(cell),
          () -> {
            Optional<long[]> truths = scope.statics.truths(term, slot);
            fine[0] = truths.isPresent();
            table[at] = truths.map(CellConditionCode::mask).orElse(0L);
          });
    }
    return fine[0]
        ? Optional.of(new ByOther(other, Arrays.stream(table).boxed().toList()))
        : Optional.empty();
  }

  /** The map from the cell in the slot to another cell, if it is a few shifts. */
  private Optional<CellMap> shifts(Term.NumberTerm cell, int slot) {
    return terms
        .cells
        .mapped(cell)
        .filter(mapped -> mapped.slot() == slot)
        .map(CellCode.Mapped::map)
        .filter(map -> map.shifts().size() <= CellMap.MOST_SHIFTS);
  }

  private boolean shiftable(Term.NumberTerm cell, int slot) {
    return shifts(cell, slot).isPresent();
  }

  private boolean inside(Term.NumberTerm cell, int slot) {
    return shifts(cell, slot).orElseThrow().total();
  }

  private boolean comparable(Term.Compare compare, int slot) {
    boolean leftFree = independent(compare.left(), slot);
    if (!leftFree && !independent(compare.right(), slot)) {
      return false;
    }
    Term.NumberTerm fixed = leftFree ? compare.right() : compare.left();
    Term.NumberTerm free = leftFree ? compare.left() : compare.right();
    // Two cells outside the board are equal, and so are the symbols there.
    return switch (Type.of(compare.left())) {
      case CELL -> shiftable(fixed, slot) && (inside(fixed, slot) || !terms.cells.maybeNone(free));
      case SYMBOL ->
          fixed instanceof BoardTerm.Content(Term.NumberTerm cell)
              && shiftable(cell, slot)
              && (inside(cell, slot) || terms.symbols.known(free).isPresent());
      default -> values(fixed, slot).isPresent();
    };
  }

  private boolean member(Term.NumberTerm element, Term.SetTerm set, int slot) {
    if (!ElementLoopCode.hasCells(set)) {
      return expanded(element, set).map(truth -> maskable(truth, slot)).orElse(false);
    }
    if (set instanceof BoardTerm.Adjacent adjacent
        && adjacent.cell().equals(new BoardTerm.CellSlot(slot))) {
      return independent(element, slot);
    }
    return independent(set, slot) && shiftable(element, slot) && !terms.sets.maybeNone(set);
  }

  /** Membership in a small set of numbers as comparisons. */
  static Optional<Term.TruthTerm> expanded(Term.NumberTerm element, Term.SetTerm set) {
    return switch (set) {
      case Term.Range(Term.NumberTerm low, Term.NumberTerm high) ->
          Optional.of(
              new Term.And(
                  new Term.Compare(Comparison.AT_MOST, low, element),
                  new Term.Compare(Comparison.AT_MOST, element, high)));
      case Term.SetLiteral(List<Term.NumberTerm> items) ->
          items.stream()
              .<Term.TruthTerm>map(item -> new Term.Compare(Comparison.EQUAL, element, item))
              .reduce(Term.Or::new)
              .or(() -> Optional.of(new Term.TruthConstant(false)));
      default -> Optional.empty();
    };
  }

  /** A quantifier as a condition on one element, and the set of that element. */
  private record Quantified(int slot, Term.SetTerm set, Term.TruthTerm condition) {}

  /** Takes the filters off. {@code all} becomes {@code not any ... not}. */
  private Quantified existence(Term.Quantifier term) {
    ElementLoopCode.Filtered loop = terms.loops.filtered(term.set(), term.slot(), List.of());
    Term.TruthTerm last = term.all() ? new Term.Not(term.condition()) : term.condition();
    List<Term.TruthTerm> all = new ArrayList<>(loop.conditions());
    all.add(last);
    return new Quantified(
        term.slot(), loop.set(), all.stream().reduce(Term.And::new).orElseThrow());
  }

  private boolean quantified(Term.Quantifier term, int slot) {
    if (!ElementLoopCode.hasCells(term.set())) {
      return false;
    }
    Quantified any = existence(term);
    boolean[] result = {false};
    if (any.set instanceof Term.SetLiteral(List<Term.NumberTerm> items)) {
      result[0] = true;
      for (Term.NumberTerm item : items) {
        scope.with(
            any.slot,
            new Binding.CellAlias(item, false),
            () -> result[0] &= shiftable(item, slot) && maskable(any.condition, slot));
      }
      return result[0];
    }
    if (any.set instanceof BoardTerm.Adjacent adjacent
        && adjacent.cell().equals(new BoardTerm.CellSlot(slot))) {
      scope.with(
          any.slot,
          new Binding.CellVector(),
          () -> result[0] = independent(any.condition, slot) && maskable(any.condition, any.slot));
    }
    return result[0];
  }

  /** Pushes the set of the cells that satisfy a {@link #maskable} condition. */
  void push(Term.TruthTerm term, int slot) {
    Optional<Long> known = constant(term, slot);
    if (known.isPresent()) {
      code.loadConstant(known.get());
      return;
    }
    if (independent(term, slot)) {
      Label no = code.newLabel();
      Label end = code.newLabel();
      terms.truths.branch(term, false, no);
      code.loadConstant(scope.plan.all).goto_(end);
      code.labelBinding(no);
      code.lconst_0();
      code.labelBinding(end);
      return;
    }
    Optional<ByOther> other = byOther(term, slot);
    if (other.isPresent()) {
      scope.table(other.get().table.stream().mapToLong(Long::longValue).toArray());
      code.iload(((Binding.CellLocal) scope.slot(other.get().slot)).index()).laload();
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
        preimage(shifts(holds.cell(), slot).orElseThrow());
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
    boolean leftFree = independent(compare.left(), slot);
    Term.NumberTerm fixed = leftFree ? compare.right() : compare.left();
    Term.NumberTerm free = leftFree ? compare.left() : compare.right();
    Type type = Type.of(compare.left());
    if (type == Type.CELL) {
      terms.cells.bit(free);
      preimage(shifts(fixed, slot).orElseThrow());
    } else if (type == Type.SYMBOL) {
      terms.symbols.holding(free);
      BoardTerm.Content content = (BoardTerm.Content) fixed;
      preimage(shifts(content.cell(), slot).orElseThrow());
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

  /** The values of a number that depends on the cell only, if they are not far apart. */
  private Optional<long[]> values(Term.NumberTerm term, int slot) {
    ConstantTerms.Dependence found = scope.statics.dependence(term);
    if (found.position() || !found.cells().equals(Set.of(slot))) {
      return Optional.empty();
    }
    return scope
        .statics
        .table(term, slot)
        .map(table -> Arrays.copyOfRange(table, 1, table.length))
        .filter(
            values -> Arrays.stream(values).allMatch(v -> v > -LONGEST_TABLE && v < LONGEST_TABLE));
  }

  /** Pushes the cells whose value compares with a number in the wanted way: from a table. */
  private void pushValues(
      Comparison comparison, Term.NumberTerm fixed, Term.NumberTerm free, int slot) {
    long[] values = values(fixed, slot).orElseThrow();
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
      push(expanded(element, set).orElseThrow(), slot);
    } else if (independent(set, slot)) {
      terms.sets.push(set);
      preimage(shifts(element, slot).orElseThrow());
    } else { // the cell has the element as a neighbour: then the element has it too
      BoardTerm.Adjacent adjacent = (BoardTerm.Adjacent) set;
      terms.sets.push(new BoardTerm.Adjacent(element, adjacent.directions()));
    }
  }

  private void pushQuantified(Term.Quantifier term, int slot) {
    Quantified any = existence(term);
    if (any.set instanceof Term.SetLiteral(List<Term.NumberTerm> items)) {
      code.lconst_0();
      for (Term.NumberTerm item : items) {
        scope.with(any.slot, new Binding.CellAlias(item, false), () -> push(any.condition, slot));
        code.lor();
      }
    } else {
      scope.with(any.slot, new Binding.CellVector(), () -> push(any.condition, any.slot));
      beside(((BoardTerm.Adjacent) any.set).directions());
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
