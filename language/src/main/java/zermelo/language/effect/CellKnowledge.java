package zermelo.language.effect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * What the conditions of a move say about the symbols that cells hold while the move is made.
 *
 * <p>Cells are terms of the rules. Symbols are sets of bits. A cell without an entry may hold any
 * symbol.
 */
final class CellKnowledge {
  private final int turn;
  private final long all;
  private final Map<Term.NumberTerm, Long> symbols = new HashMap<>();
  private final Map<Integer, Term.NumberTerm> names = new HashMap<>(); // slots of known cells
  private final Set<Set<Term.NumberTerm>> different = new HashSet<>();

  CellKnowledge(int turn, long all) {
    this.turn = turn;
    this.all = all;
  }

  CellKnowledge copy() {
    CellKnowledge copy = new CellKnowledge(turn, all);
    copy.symbols.putAll(symbols);
    copy.names.putAll(names);
    copy.different.addAll(different);
    return copy;
  }

  /** Keeps what both know. */
  void meet(CellKnowledge other) {
    symbols.keySet().retainAll(other.symbols.keySet());
    symbols.replaceAll((cell, mask) -> mask | other.symbols(cell));
    different.retainAll(other.different);
  }

  /** The symbols that a cell may hold. */
  long symbols(Term.NumberTerm cell) {
    Term.NumberTerm name = named(cell);
    long mask = isStable(name) ? symbols.getOrDefault(name, all) : all;
    return mask == 0 ? all : mask; // contradictory conditions: the move is never made
  }

  /** The same cell by the name under which it is known. */
  private Term.NumberTerm named(Term.NumberTerm cell) {
    return switch (cell) {
      case BoardTerm.CellSlot slot -> names.getOrDefault(slot.slot(), slot);
      case BoardTerm.CellToward step ->
          new BoardTerm.CellToward(named(step.cell()), step.direction(), step.steps());
      default -> cell;
    };
  }

  private void restrict(Term.NumberTerm cell, long mask) {
    Term.NumberTerm name = named(cell);
    if (isStable(name)) {
      symbols.merge(name, mask & all, (a, b) -> a & b);
    }
  }

  /** Learns from a condition that holds. */
  void learn(Term.TruthTerm condition) {
    switch (condition) {
      case Term.And and -> {
        learn(and.left());
        learn(and.right());
      }
      case Term.Or or -> {
        CellKnowledge right = copy();
        right.learn(or.right());
        learn(or.left());
        meet(right);
      }
      case Term.Not not when not.truth() instanceof BoardTerm.Holds holds ->
          restrict(holds.cell(), ~holds.symbols(turn));
      case BoardTerm.Holds holds -> restrict(holds.cell(), holds.symbols(turn));
      case Term.Compare compare when compare.comparison() == Term.Comparison.EQUAL -> {
        learnEqual(compare.left(), compare.right());
        learnEqual(compare.right(), compare.left());
      }
      case Term.Compare compare when compare.comparison() == Term.Comparison.UNEQUAL ->
          different.add(new HashSet<>(List.of(named(compare.left()), named(compare.right()))));
      case Term.Member member -> learnMember(member.element(), member.set());
      default -> {}
    }
  }

  private void learnEqual(Term.NumberTerm content, Term.NumberTerm symbol) {
    if (content instanceof BoardTerm.Content at) {
      restrict(at.cell(), value(symbol));
    }
  }

  /** The symbols that a term may stand for. */
  long value(Term.NumberTerm symbol) {
    return switch (symbol) {
      case BoardTerm.Symbol constant -> 1L << constant.index();
      case BoardTerm.PlayerSymbol player -> 1L << player.index(turn);
      case BoardTerm.Content content -> symbols(content.cell());
      case Term.NumberIf choice -> value(choice.yes()) | value(choice.no());
      default -> all;
    };
  }

  /** Learns that a slot contains an element of a set. */
  void choose(int slot, Term.SetTerm set) {
    forget(slot);
    if (set instanceof Term.SetLiteral one
        && one.items().size() == 1
        && isStable(one.items().getFirst())) {
      names.put(slot, named(one.items().getFirst()));
    } else if (set instanceof Term.Filter filter
        && filter.set() instanceof Term.SetLiteral one
        && one.items().size() == 1) {
      choose(slot, one);
      names.put(filter.slot(), named(new BoardTerm.CellSlot(slot)));
      learn(filter.condition());
    } else {
      learnMember(new BoardTerm.CellSlot(slot), set);
    }
  }

  /** A slot gets a new value. */
  void forget(int slot) {
    names.remove(slot);
    names.values().removeIf(cell -> TermTraversal.any(cell, t -> isSlot(t, slot)));
    symbols.keySet().removeIf(cell -> TermTraversal.any(cell, t -> isSlot(t, slot)));
    different.removeIf(
        pair -> pair.stream().anyMatch(c -> TermTraversal.any(c, t -> isSlot(t, slot))));
  }

  private static boolean isSlot(Term term, int slot) {
    return term.equals(new BoardTerm.CellSlot(slot)) || term.equals(new Term.NumberSlot(slot));
  }

  /** Whether a term stands for the same cell as long as its slots keep their values. */
  private static boolean isStable(Term term) {
    return !TermTraversal.any(
        term,
        inner ->
            !(inner instanceof BoardTerm.CellSlot
                || inner instanceof BoardTerm.CellToward
                || inner instanceof BoardTerm.CellAt
                || inner instanceof BoardTerm.Coordinate
                || inner instanceof Term.Binary
                || inner instanceof Term.NumberSlot
                || inner instanceof Term.Constant));
  }

  private void learnMember(Term.NumberTerm cell, Term.SetTerm set) {
    switch (set) {
      case BoardTerm.Slide slide -> {
        restrict(cell, 1);
        differ(cell, slide.cell());
      }
      case BoardTerm.Liberties free -> restrict(cell, 1);
      case BoardTerm.Adjacent near -> differ(cell, near.cell());
      case BoardTerm.Group group -> restrict(cell, symbols(group.cell()));
      case Term.Filter filter -> {
        learnMember(cell, filter.set());
        names.put(filter.slot(), named(cell));
        learn(filter.condition());
        names.remove(filter.slot());
      }
      case Term.SetBinary binary when binary.operator() == Term.SetOperator.DIFFERENCE ->
          learnMember(cell, binary.left());
      case Term.SetBinary binary -> either(cell, binary.left(), binary.right());
      case Term.SetIf choice -> either(cell, choice.yes(), choice.no());
      default -> {}
    }
  }

  private void either(Term.NumberTerm cell, Term.SetTerm left, Term.SetTerm right) {
    CellKnowledge other = copy();
    other.learnMember(cell, right);
    learnMember(cell, left);
    meet(other);
  }

  private void differ(Term.NumberTerm a, Term.NumberTerm b) {
    different.add(new HashSet<>(List.of(named(a), named(b))));
  }

  /**
   * Notes that a cell changes its symbol. Other cells may be the same one.
   *
   * @param before the symbols that it may have held; {@code after} those that it may hold now
   */
  void put(Term.NumberTerm place, long before, long after) {
    Term.NumberTerm cell = named(place);
    for (Term.NumberTerm other : new ArrayList<>(symbols.keySet())) {
      if ((before & symbols(other)) != 0 && !differs(cell, other)) {
        symbols.merge(other, after, (a, b) -> a | b);
      }
    }
    if (isStable(cell)) {
      symbols.put(cell, after);
    }
  }

  /** Forgets what cells hold. */
  void clear() {
    symbols.clear();
  }

  /** Forgets what all other cells hold. */
  void retain(int slot) {
    symbols.keySet().retainAll(List.of(new BoardTerm.CellSlot(slot)));
  }

  private boolean differs(Term.NumberTerm a, Term.NumberTerm b) {
    return !a.equals(b)
        && (different.contains(new HashSet<>(List.of(a, b))) || steps(a, b) || steps(b, a));
  }

  /** Whether one cell is some steps away from the other, or from a common third one. */
  private static boolean steps(Term.NumberTerm a, Term.NumberTerm b) {
    if (!(a instanceof BoardTerm.CellToward step
        && step.steps() instanceof Term.Constant count
        && count.value() != 0)) {
      return false;
    }
    return step.cell().equals(b)
        || (b instanceof BoardTerm.CellToward other
            && other.cell().equals(step.cell())
            && other.direction().equals(step.direction())
            && other.steps() instanceof Term.Constant far
            && far.value() != count.value());
  }

  /** The symbols that the cell of a fold may hold: what its condition says of each element. */
  long folded(Term.Fold fold) {
    CellKnowledge inner = copy();
    inner.choose(fold.slot(), fold.set());
    inner.learn(fold.condition());
    return inner.symbols(new BoardTerm.CellSlot(fold.slot()));
  }
}
