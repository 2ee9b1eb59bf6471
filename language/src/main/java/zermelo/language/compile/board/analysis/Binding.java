package zermelo.language.compile.board.analysis;

import java.util.List;
import zermelo.language.compile.analysis.Interval;
import zermelo.language.program.Term;

/**
 * How the emitted code represents what is in a slot of the text: a variable, or a term that follows
 * from another slot.
 */
public sealed interface Binding {
  /** A number in a local variable, with its known range. */
  record NumberLocal(int local, Interval range) implements Binding {}

  record NumberConstant(long value) implements Binding {}

  /**
   * A cell in two local variables.
   *
   * @param index the variable with its number, 0 for no cell
   * @param bit the variable with its bit, 0 for no cell
   * @param maybeNone whether it may be no cell
   */
  record CellLocal(int index, int bit, boolean maybeNone) implements Binding {}

  record CellConstant(int cell) implements Binding {}

  /**
   * A cell that depends on nothing but another cell.
   *
   * @param inside whether it is known to be on the board
   */
  record CellAlias(Term.NumberTerm term, boolean inside) implements Binding {}

  /** A number that depends on nothing but the cell in a slot: a value for each cell. */
  record NumberByCell(int slot, List<Long> values) implements Binding {}

  /** Every cell at once: conditions on it are written as sets of cells. */
  record CellVector() implements Binding {}
}
