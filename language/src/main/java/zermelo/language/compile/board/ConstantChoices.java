package zermelo.language.compile.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.board.BoardGeometry;
import zermelo.language.compile.board.analysis.Binding;
import zermelo.language.compile.board.term.BoardScope;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;
import zermelo.language.program.Program.NumberChoice;
import zermelo.language.program.Program.Step;
import zermelo.language.program.Term;

/**
 * Choices that together only choose one cell from a set that is the same in all positions.
 *
 * <p>An example: {@code y in 1..rows, x in 1..columns, p in {cell(y, 2 * x)}} is the same as a
 * choice of p from a constant set, if larger y and x always name later cells. Then x and y follow
 * from p.
 *
 * @param cell the choice of the cell
 * @param numbers the numbers, by slot
 * @param count the number of steps that these choices take
 */
record ConstantChoices(NumberChoice cell, Map<Integer, Binding> numbers, int count) {
  private static final class Search {
    private final List<Step> steps;
    private final BoardScope scope;
    private final List<Integer> slots = new ArrayList<>();
    private final List<Long> found = new ArrayList<>();
    private final Map<Integer, List<Long>> values = new HashMap<>();
    private boolean constant = true;

    Search(List<Step> steps, BoardScope scope) {
      this.steps = steps;
      this.scope = scope;
    }

    /** Finds all cells that the choices from a step on can name. */
    private void visit(int index) {
      if (steps.get(index) instanceof NumberChoice choice && choice.cell()) {
        Optional<Long> cell = scope.statics.number(single(choice).orElseThrow());
        constant &= cell.isPresent();
        cell.ifPresent(this::note);
        return;
      }
      NumberChoice choice = (NumberChoice) steps.get(index);
      Optional<long[]> set = scope.statics.numbers(choice.set());
      constant &= set.isPresent() && set.get().length <= scope.plan.cells;
      for (int i = 0; constant && i < set.orElseThrow().length; i++) {
        scope.with(choice.slot(), new Binding.NumberConstant(set.get()[i]), () -> visit(index + 1));
      }
    }

    private void note(long cell) {
      constant &= cell != 0 && (found.isEmpty() || found.getLast() < cell);
      found.add(cell);
      if (constant) {
        for (int slot : slots) {
          long value = ((Binding.NumberConstant) scope.slot(slot)).value();
          values
              .computeIfAbsent(
                  slot, s -> new ArrayList<>(Collections.nCopies(scope.plan.cells + 1, value)))
              .set((int) cell, value);
        }
      }
    }
  }

  private static Optional<Term.NumberTerm> single(NumberChoice choice) {
    return choice.set() instanceof Term.SetLiteral(List<Term.NumberTerm> items) && items.size() == 1
        ? Optional.of(items.getFirst())
        : Optional.empty();
  }

  /** The choices at the beginning of some steps, if they are of this kind. */
  static Optional<ConstantChoices> of(List<Step> steps, BoardScope scope) {
    int count = 0;
    Search search = new Search(steps, scope);
    while (count < steps.size()
        && steps.get(count) instanceof NumberChoice choice
        && !choice.cell()) {
      search.slots.add(choice.slot());
      count++;
    }
    if (count == steps.size()
        || !(steps.get(count) instanceof Program.NumberChoice last)
        || single(last).isEmpty()) {
      return Optional.empty();
    }
    search.visit(0);
    if (!search.constant || search.found.isEmpty()) {
      return Optional.empty();
    }
    BoardGeometry geometry = scope.plan.geometry;
    List<Term.NumberTerm> cells = new ArrayList<>();
    for (long cell : search.found) {
      cells.add(
          new BoardTerm.CellAt(
              new Term.Constant(geometry.row((int) cell)),
              new Term.Constant(geometry.column((int) cell))));
    }
    Map<Integer, Binding> numbers = new HashMap<>();
    search.values.forEach(
        (slot, values) -> numbers.put(slot, new Binding.NumberByCell(last.slot(), values)));
    NumberChoice cell = new NumberChoice(last.name(), last.slot(), new Term.SetLiteral(cells));
    return Optional.of(new ConstantChoices(cell, numbers, count + 1));
  }
}
