package zermelo.language.ground;

import static zermelo.language.ground.GroundOperator.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.ground.GroundTermTable.GroundRefusal;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.Type;

/**
 * Writes the moves of a rule out: one ground term for each way to make the known choices.
 *
 * <p>A move is a sequence of conditions, choices that depend on the position, and changes.
 * Consecutive changes that put symbols into known cells become one term, sorted by cell. So two
 * moves that put the same symbols in another order are the same term.
 */
final class GroundMoves {
  private final GroundTermTable table;
  private final StaticTermEvaluator statics;
  private final GroundTermBuilder terms;
  private final List<Integer> found = new ArrayList<>();
  private List<Object> tag = List.of();

  GroundMoves(GroundTermTable table, StaticTermEvaluator statics, GroundTermBuilder terms) {
    this.table = table;
    this.statics = statics;
    this.terms = terms;
  }

  /**
   * All moves of a rule; {@code group} keeps apart the rules that are tried one after the other.
   */
  List<Integer> of(Program.MoveRule rule, int group) {
    found.clear();
    tag = List.of(group, rule.mover());
    walk(rule.stages(), 0, 0, new GroundSequence(table));
    return List.copyOf(found);
  }

  private void walk(List<Program.Stage> stages, int at, int step, GroundSequence sofar) {
    if (at == stages.size()) {
      found.add(table.of(MOVE, tag, sofar.finish()));
      return;
    }
    Program.Stage stage = stages.get(at);
    if (step == stage.steps().size()) {
      GroundSequence changed = sofar.copy();
      if (applyAll(stage.changes(), changed)) {
        walk(stages, at + 1, 0, changed);
      }
      return;
    }
    sofar.flush();
    switch (stage.steps().get(step)) {
      case Program.Requirement(Term.TruthTerm condition) -> {
        if (sofar.require(terms.truth(condition))) {
          walk(stages, at, step + 1, sofar);
        }
      }
      case Program.NumberChoice choice -> {
        Optional<List<GroundSets.Element>> elements = terms.sets().elements(choice.set());
        if (elements.isEmpty()) {
          sofar.add(table.of(CHOOSE, 0, terms.sets().set(choice.set())));
          terms.withVariable(
              choice.slot(),
              () -> {
                walk(stages, at, step + 1, sofar);
                return true;
              });
          return;
        }
        for (GroundSets.Element element : elements.get()) {
          GroundSequence next = sofar.copy();
          statics.bind(choice.slot(), element.value());
          if (next.require(element.condition())) {
            walk(stages, at, step + 1, next);
          }
        }
      }
      case Program.ListChoice choice -> throw new GroundRefusal("a move chooses a list");
    }
  }

  /** Makes the changes; false if the move is surely not legal. */
  private boolean applyAll(List<Program.Change> changes, GroundSequence sofar) {
    for (Program.Change change : changes) {
      if (!apply(change, sofar)) {
        return false;
      }
    }
    return true;
  }

  private boolean apply(Program.Change change, GroundSequence sofar) {
    switch (change) {
      case Program.CellAssignment put -> {
        return put(put, sofar);
      }
      case Program.ForEach each -> {
        return forEach(each, sofar);
      }
      case Program.When when -> {
        sofar.flush();
        int condition = terms.truth(when.condition());
        if (table.isTruth(condition, true)) {
          return applyAll(when.changes(), sofar);
        }
        if (!table.isTruth(condition, false)) {
          sofar.add(table.of(WHEN, 0, condition, body(when.changes())));
        }
      }
      case Program.Gain gain -> sofar.add(table.of(GAIN, 0, current(gain.points(), sofar)));
      case Program.Again again -> {
        sofar.flush();
        sofar.add(table.of(AGAIN, 0, terms.truth(again.condition())));
      }
      case Program.NumberAssignment set ->
          sofar.add(table.of(ASSIGN, set.slot(), current(set.value(), sofar)));
      case Program.ElementAssignment set -> {
        sofar.flush();
        int index = terms.number(set.index());
        sofar.add(table.of(ASSIGN, ~set.slot(), index, terms.number(set.value())));
      }
      case Program.ListAssignment set -> {
        sofar.flush();
        sofar.add(table.of(ASSIGN, ~set.slot(), terms.sets().list(set.value())));
      }
      case Program.SetAssignment set -> {
        sofar.flush();
        sofar.add(table.of(ASSIGN, ~set.slot(), terms.sets().set(set.value())));
      }
      case Program.Split split -> throw new GroundRefusal("a move splits a heap");
    }
    return true;
  }

  /** A number in the position that the changes so far make. */
  private int current(Term.NumberTerm term, GroundSequence sofar) {
    if (!sofar.pending().isEmpty() && !isSimple(term)) {
      sofar.flush();
    }
    terms.pending(sofar.pending());
    int number = terms.number(term);
    terms.pending(Map.of());
    return number;
  }

  private boolean isSimple(Term.NumberTerm term) {
    return statics.isStatic(term)
        || term instanceof BoardTerm.PlayerSymbol
        || (term instanceof BoardTerm.Content content && statics.isStatic(content.cell()));
  }

  private boolean put(Program.CellAssignment put, GroundSequence sofar) {
    int place = current(put.cell(), sofar);
    int symbol = current(put.symbol(), sofar);
    GroundTermTable.GroundTerm cell = table.get(place);
    GroundTermTable.GroundTerm mark = table.get(symbol);
    if ((cell.operator() == CELL && cell.value() == 0)
        || (mark.operator() == NUMBER && mark.value() < 0)) {
      return false;
    }
    boolean known =
        mark.operator() == NUMBER
            || mark.operator() == PLAYER_SYMBOL
            || (mark.operator() == CONTENT
                && table.get(mark.parts().getFirst()).operator() == CELL);
    if (cell.operator() == CELL && known) {
      sofar.put((int) cell.value(), symbol);
    } else {
      sofar.add(table.of(PUT, 0, place, symbol));
    }
    return true;
  }

  private boolean forEach(Program.ForEach each, GroundSequence sofar) {
    if (!statics.isStatic(each.set())) {
      sofar.flush();
    }
    Optional<List<GroundSets.Element>> elements = terms.sets().elements(each.set());
    boolean certain =
        elements.isPresent()
            && elements.get().stream().allMatch(e -> table.isTruth(e.condition(), true));
    if (certain) {
      for (GroundSets.Element element : elements.get()) {
        statics.bind(each.slot(), element.value());
        if (!applyAll(each.changes(), sofar)) {
          return false;
        }
      }
      return true;
    }
    if (Type.of(each.set()) == Type.CELLS
        && !each.changes().stream().allMatch(change -> onlyAt(each.slot(), change))) {
      throw new GroundRefusal("changes for several cells may depend on the order of the cells");
    }
    int set = terms.sets().set(each.set());
    int body = terms.withVariable(each.slot(), () -> body(each.changes()));
    sofar.add(table.of(EACH, 0, set, body));
    return true;
  }

  /**
   * Whether a change concerns only the cell in the slot, or is the same for all cells, so that
   * their order is free.
   */
  private static boolean onlyAt(int slot, Program.Change change) {
    return switch (change) {
      case Program.CellAssignment put ->
          put.cell().equals(new BoardTerm.CellSlot(slot))
              && (put.symbol() instanceof BoardTerm.Symbol
                  || put.symbol() instanceof BoardTerm.PlayerSymbol);
      case Program.Gain gain -> gain.points() instanceof Term.Constant;
      case Program.Again again -> again.condition() instanceof Term.TruthConstant;
      default -> false;
    };
  }

  /** Changes inside others, as one term. */
  private int body(List<Program.Change> changes) {
    GroundSequence inner = new GroundSequence(table);
    if (!applyAll(changes, inner)) {
      return table.leaf(ILLEGAL, 0);
    }
    return table.of(SEQUENCE, 0, inner.finish());
  }
}
