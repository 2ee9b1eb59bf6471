package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Amazons: a queen moves, then shoots like a queen from where it lands. */
record AmazonsReference() implements ReferenceGame {
  @Override
  public String id() {
    return "amazons";
  }

  @Override
  public List<String> starts() {
    return List.of("xo..", "x../..o", ".o./.../.x.", "o../x.#:R", "x.o.#o.x", "o.o/.#./x.x");
  }

  @Override
  public Map<String, String> settings(String position) {
    return Board.read(position).size();
  }

  @Override
  public List<String> largeStarts() {
    return List.of(
        ".oo./o..o/x..x/.xx.",
        "..o..o../......../o......o/......../......../x......x/......../..x..x..");
  }

  @Override
  public List<String> options(String position) {
    Board board = Board.read(position);
    char mine = board.right() ? 'o' : 'x';
    Set<String> options = new LinkedHashSet<>();
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        if (board.at(row, column) == mine) {
          for (int[] to : reach(board, row, column)) {
            Board moved = board.next().put(row, column, '.').put(to[0], to[1], mine);
            for (int[] target : reach(moved, to[0], to[1])) {
              options.add(moved.put(target[0], target[1], '#').text());
              moved.put(target[0], target[1], '.');
            }
          }
        }
      }
    }
    return List.copyOf(options);
  }

  /** Returns the cells that a queen reaches in one move. */
  private static List<int[]> reach(Board board, int row, int column) {
    List<int[]> cells = new ArrayList<>();
    for (int[] direction : Board.DIRECTIONS) {
      int toRow = row + direction[0];
      int toColumn = column + direction[1];
      while (board.at(toRow, toColumn) == '.') {
        cells.add(new int[] {toRow, toColumn});
        toRow += direction[0];
        toColumn += direction[1];
      }
    }
    return cells;
  }
}
