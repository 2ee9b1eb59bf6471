package zermelo.language.compile.board.term;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.analysis.BoardPlan;
import zermelo.language.compile.board.analysis.CellMap;
import zermelo.language.compile.board.analysis.ConstantTerms;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Term;
import zermelo.language.program.Term.Comparison;
import zermelo.language.program.Type;

/** Decides which conditions on a cell {@link CellConditionCode} can write for all cells at once. */
final class CellConditionAnalysis {
  private static final int LONGEST_TABLE = 1000;

  private final TermWriters terms;
  private final BoardScope scope;

  CellConditionAnalysis(TermWriters terms) {
    this.terms = terms;
    this.scope = terms.scope;
  }

  boolean independent(Term term, int slot) {
    return !scope.statics.depends(term, slot);
  }

  /** Whether {@link CellConditionCode#push} can write the condition. */
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
  Optional<Long> constant(Term.TruthTerm term, int slot) {
    ConstantTerms.Dependence found = scope.statics.dependence(term);
    return found.position() || !found.cells().equals(Set.of(slot))
        ? Optional.empty()
        : scope.statics.truths(term, slot).map(CellConditionAnalysis::mask);
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
  record ByOther(int slot, List<Long> table) {}

  Optional<ByOther> byOther(Term.TruthTerm term, int slot) {
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
            table[at] = truths.map(CellConditionAnalysis::mask).orElse(0L);
          });
    }
    return fine[0]
        ? Optional.of(new ByOther(other, Arrays.stream(table).boxed().toList()))
        : Optional.empty();
  }

  /** The map from the cell in the slot to another cell, if it is a few shifts. */
  Optional<CellMap> shifts(Term.NumberTerm cell, int slot) {
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
  record Quantified(int slot, Term.SetTerm set, Term.TruthTerm condition) {}

  /** Takes the filters off. {@code all} becomes {@code not any ... not}. */
  Quantified existence(Term.Quantifier term) {
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

  /** The values of a number that depends on the cell only, if they are not far apart. */
  Optional<long[]> values(Term.NumberTerm term, int slot) {
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
}
