package zermelo.language.ground;

import static zermelo.language.ground.GroundOperator.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.board.BoardGeometry;
import zermelo.language.ground.GroundTermTable.GroundRefusal;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Term;
import zermelo.language.program.Type;

/**
 * Writes terms out as ground terms.
 *
 * <p>What does not depend on the position is evaluated. Quantifiers and counts over known cells
 * become one part for each cell. What remains speaks of the board, of other components, and of
 * variables for choices that depend on the position.
 */
final class GroundTermBuilder {
  private final GroundTermTable table;
  private final StaticTermEvaluator statics;
  private final BoardGeometry geometry;
  private final GroundSets sets;
  private final Map<Integer, Integer> variables = new HashMap<>(); // by slot
  private Map<Integer, Integer> pending = Map.of();

  GroundTermBuilder(GroundTermTable table, StaticTermEvaluator statics, BoardGeometry geometry) {
    this.table = table;
    this.statics = statics;
    this.geometry = geometry;
    this.sets = new GroundSets(table, statics, this);
  }

  GroundSets sets() {
    return sets;
  }

  /** The symbols of cells that were put already and are not yet part of the board. */
  void pending(Map<Integer, Integer> symbols) {
    pending = symbols;
  }

  /** Makes the slot a variable while the work is done. */
  <T> T withVariable(int slot, java.util.function.Supplier<T> work) {
    statics.release(slot);
    variables.put(slot, variables.size());
    T result = work.get();
    variables.remove(slot);
    return result;
  }

  int number(Term.NumberTerm term) {
    if (statics.isStatic(term)) {
      boolean cell = Type.of(term) == Type.CELL;
      return table.leaf(cell ? CELL : NUMBER, statics.number(term));
    }
    return switch (term) {
      case Term.NumberSlot t -> slot(t.slot());
      case BoardTerm.CellSlot t -> slot(t.slot());
      case Term.NumberIf t -> choice(t);
      case Term.Element t -> table.of(ELEMENT, 0, sets.list(t.list()), number(t.index()));
      case Term.Binary t -> binary(t);
      case Term.NumberCall t -> table.of(CALL, t.function(), arguments(t.arguments()));
      case Term.Fold t -> fold(t);
      case Term.BoardNumber t -> board(t);
      case Term.Constant t -> throw new IllegalStateException("a constant is static");
    };
  }

  private int slot(int slot) {
    Integer level = variables.get(slot);
    return level == null ? table.leaf(COMPONENT, slot) : table.leaf(VARIABLE, level);
  }

  private int choice(Term.NumberIf t) {
    int condition = truth(t.condition());
    if (table.isTruth(condition, true)) {
      return number(t.yes());
    }
    return table.isTruth(condition, false)
        ? number(t.no())
        : table.of(IF, 0, condition, number(t.yes()), number(t.no()));
  }

  private int binary(Term.Binary t) {
    boolean commutes =
        t.operator() == Term.Operator.PLUS
            || t.operator() == Term.Operator.TIMES
            || t.operator() == Term.Operator.XOR;
    return table.of(
        commutes ? COMMUTATIVE : ARITHMETIC, t.operator(), number(t.left()), number(t.right()));
  }

  List<Integer> arguments(List<Term> terms) {
    List<Integer> parts = new ArrayList<>();
    for (Term term : terms) {
      parts.add(
          switch (term) {
            case Term.NumberTerm t -> number(t);
            case Term.TruthTerm t -> truth(t);
            case Term.SetTerm t -> sets.set(t);
            case Term.ListTerm t -> sets.list(t);
            default -> throw new GroundRefusal("codes and sets of lists are not looked into");
          });
    }
    return parts;
  }

  private int fold(Term.Fold t) {
    Optional<List<GroundSets.Element>> elements = sets.elements(t.set());
    if (elements.isEmpty()) {
      if (t.cell()) {
        throw new GroundRefusal("the first or last cell is taken of a set that moves change");
      }
      int set = sets.set(t.set());
      return withVariable(
          t.slot(),
          () ->
              table.of(
                  t.kind() == Term.FoldKind.COUNT ? COUNT : FOLD,
                  t.kind(),
                  table.of(GUARDED, 1, set, truth(t.condition()), number(t.value()))));
    }
    List<Integer> parts = new ArrayList<>();
    for (GroundSets.Element element : elements.get()) {
      statics.bind(t.slot(), element.value());
      int condition = table.and(List.of(element.condition(), truth(t.condition())));
      if (!table.isTruth(condition, false)) {
        boolean counts = t.kind() == Term.FoldKind.COUNT;
        parts.add(counts ? condition : table.of(GUARDED, 0, condition, number(t.value())));
      }
    }
    if (t.cell()) {
      return table.of(FIRST, 0, t.kind() == Term.FoldKind.MAX ? parts.reversed() : parts);
    }
    return table.of(
        switch (t.kind()) {
          case COUNT -> COUNT;
          case SUM -> SUM;
          case NIM_SUM -> throw new GroundRefusal("a nim-sum over a set");
          case MIN -> LEAST;
          case MAX -> GREATEST;
        },
        0,
        parts);
  }

  private int board(Term.BoardNumber term) {
    return switch (term) {
      case BoardTerm.CellSlot t -> slot(t.slot());
      case BoardTerm.Symbol t -> table.leaf(NUMBER, t.index());
      case BoardTerm.PlayerSymbol t ->
          table.of(
              PLAYER_SYMBOL,
              t.mine() ? 1 : 0,
              table.leaf(NUMBER, t.left()),
              table.leaf(NUMBER, t.right()));
      case BoardTerm.Content t -> content(number(t.cell()));
      case BoardTerm.CellToward t ->
          table.of(TOWARD, 0, number(t.cell()), direction(t.direction()), number(t.steps()));
      case BoardTerm.CellAt t ->
          throw new GroundRefusal("a cell is given by numbers that depend on the position");
      case BoardTerm.Coordinate t -> table.of(t.isRow() ? ROW : COLUMN, 0, number(t.cell()));
      case BoardTerm.RunLength t ->
          table.of(RUN, 0, number(t.cell()), direction(t.direction()), number(t.symbol()));
    };
  }

  private int content(int cell) {
    if (isLeaf(cell, CELL)) {
      int at = (int) table.get(cell).value();
      Integer put = pending.get(at);
      return at == 0 ? table.leaf(NUMBER, -1) : put == null ? table.of(CONTENT, 0, cell) : put;
    }
    return table.of(CONTENT, 0, cell);
  }

  private boolean isLeaf(int number, GroundOperator operator) {
    return table.get(number).operator() == operator;
  }

  private int direction(Term.NumberTerm term) {
    if (!statics.isStatic(term)) {
      throw new GroundRefusal("a direction depends on the position");
    }
    long way = statics.number(term);
    if (way < 1 || way > BoardGeometry.DIRECTIONS) {
      throw new GroundRefusal("there is no direction " + way);
    }
    return table.leaf(DIRECTION, way);
  }

  int truth(Term.TruthTerm term) {
    if (statics.isStatic(term)) {
      return table.truth(statics.truth(term));
    }
    return switch (term) {
      case Term.TruthConstant t -> table.truth(t.value());
      case Term.TruthSlot t -> slot(t.slot());
      case Term.Stuck t -> table.leaf(STUCK, 0);
      case Term.Compare t -> compare(t);
      case Term.Equivalence t -> table.of(EQUAL, 1, truth(t.left()), truth(t.right()));
      case Term.EqualLists t -> table.of(EQUAL, 2, sets.list(t.left()), sets.list(t.right()));
      case Term.EqualSets t -> table.of(EQUAL, 3, sets.set(t.left()), sets.set(t.right()));
      case Term.And t -> table.and(List.of(truth(t.left()), truth(t.right())));
      case Term.Or t -> table.or(List.of(truth(t.left()), truth(t.right())));
      case Term.Not t -> table.not(truth(t.truth()));
      case Term.Member t -> sets.member(t);
      case Term.Divides t -> table.of(CALL, -1, number(t.divisor()), number(t.number()));
      case Term.Quantifier t -> quantifier(t);
      case Term.TruthCall t -> table.of(CALL, t.function(), arguments(t.arguments()));
      case Term.TruthIf t -> {
        int condition = truth(t.condition());
        int yes = table.and(List.of(condition, truth(t.yes())));
        int no = table.and(List.of(table.not(condition), truth(t.no())));
        yield table.or(List.of(yes, no));
      }
      case Term.BoardTruth t -> board(t);
    };
  }

  private int compare(Term.Compare t) {
    int left = number(t.left());
    int right = number(t.right());
    return switch (t.comparison()) {
      case EQUAL -> table.of(EQUAL, 0, left, right);
      case UNEQUAL -> table.not(table.of(EQUAL, 0, left, right));
      case LESS -> table.of(LESS, 0, left, right);
      case AT_MOST -> table.of(AT_MOST, 0, left, right);
      case MORE -> table.of(LESS, 0, right, left);
      case AT_LEAST -> table.of(AT_MOST, 0, right, left);
    };
  }

  private int quantifier(Term.Quantifier t) {
    Optional<List<GroundSets.Element>> elements = sets.elements(t.set());
    if (elements.isEmpty()) {
      int set = sets.set(t.set());
      return withVariable(
          t.slot(), () -> table.of(t.all() ? EVERY : ANY, 0, set, truth(t.condition())));
    }
    List<Integer> parts = new ArrayList<>();
    for (GroundSets.Element element : elements.get()) {
      statics.bind(t.slot(), element.value());
      int holds = truth(t.condition());
      parts.add(
          t.all()
              ? table.or(List.of(table.not(element.condition()), holds))
              : table.and(List.of(element.condition(), holds)));
    }
    return t.all() ? table.and(parts) : table.or(parts);
  }

  private int board(Term.BoardTruth term) {
    return switch (term) {
      case BoardTerm.Holds t -> holds(number(t.cell()), t.left(), t.right());
      case BoardTerm.Line t -> line(t);
      case BoardTerm.Full t -> table.leaf(FULL, 0);
      case BoardTerm.Connected t ->
          table.of(
              CONNECTED,
              0,
              sets.set(t.within()),
              table.of(PAIR, 0, sets.set(t.from()), sets.set(t.to())));
    };
  }

  private int holds(int cell, long left, long right) {
    if (isLeaf(cell, CELL) && table.get(cell).value() == 0) {
      return table.truth(false);
    }
    return table.of(HOLDS, 0, cell, table.leaf(NUMBER, left), table.leaf(NUMBER, right));
  }

  private int line(BoardTerm.Line t) {
    if (!statics.isStatic(t.length())) {
      throw new GroundRefusal("the length of a line depends on the position");
    }
    long length = statics.number(t.length());
    if (length < 1 || length > Math.max(geometry.rows(), geometry.columns())) {
      return table.truth(length < 1);
    }
    return table.of(LINE, length, number(t.symbol()));
  }
}
