package zermelo.language.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zermelo.language.ground.GroundTermTable.GroundTerm;

/**
 * Finds columns that stones fall down.
 *
 * <p>Every move puts stones only into the first empty cell of some column, and the columns divide
 * the board.
 */
final class FallColumns {
  private final GroundTermTable table;
  private final int cells;
  private final List<int[]> columns = new ArrayList<>();

  private FallColumns(GroundTermTable table, int cells) {
    this.table = table;
    this.cells = cells;
  }

  /** The columns, whose cells are counted from 0 in the order of filling; empty if none. */
  static List<int[]> of(GroundRules rules) {
    FallColumns found = new FallColumns(rules.table(), rules.geometry().cells());
    boolean falls = rules.moves().stream().flatMap(List::stream).allMatch(found::falls);
    return falls && found.divide() ? found.columns : List.of();
  }

  private boolean falls(int move) {
    return table.get(move).parts().stream()
        .map(table::get)
        .allMatch(
            item ->
                switch (item.operator()) {
                  case REQUIRE, CHOOSE, GAIN, AGAIN -> true;
                  case PUT -> isStone(item.parts().getLast()) && isColumn(item.parts().getFirst());
                  default -> false;
                });
  }

  private boolean isStone(int symbol) {
    GroundTerm term = table.get(symbol);
    return term.operator() == GroundOperator.PLAYER_SYMBOL
        || (term.operator() == GroundOperator.NUMBER && term.value() > 0);
  }

  /** Whether a term is the first empty cell of a list of cells; adds the list. */
  private boolean isColumn(int place) {
    GroundTerm first = table.get(place);
    if (first.operator() != GroundOperator.FIRST) {
      return false;
    }
    int empty = table.leaf(GroundOperator.NUMBER, 1);
    int[] column = new int[first.parts().size()];
    for (int i = 0; i < column.length; i++) {
      GroundTerm guarded = table.get(first.parts().get(i));
      int cell = guarded.parts().get(1);
      if (guarded.parts().getFirst() != table.of(GroundOperator.HOLDS, 0, cell, empty, empty)) {
        return false;
      }
      column[i] = (int) table.get(cell).value() - 1;
    }
    if (columns.stream().noneMatch(known -> Arrays.equals(known, column))) {
      columns.add(column);
    }
    return true;
  }

  /** Whether every cell is in exactly one column. */
  private boolean divide() {
    int[] seen = new int[cells];
    for (int[] column : columns) {
      for (int cell : column) {
        seen[cell]++;
      }
    }
    return Arrays.stream(seen).allMatch(count -> count == 1);
  }
}
