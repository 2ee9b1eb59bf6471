package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Col, snort and nogo: every move puts a stone, and conditions on neighbours limit where. */
final class PlacementReference {
  private PlacementReference() {}

  /** Col and snort: colour a cell that has no neighbour of one's own or of the other's colour. */
  private record Colouring(String id, boolean awayFromOwn) implements ReferenceGame {
    @Override
    public List<String> starts() {
      return List.of("...../.....", ".../.#./...", "......", ".../l.r/...", "../#l", ".../...:R");
    }

    @Override
    public Map<String, String> settings(String position) {
      return Board.read(position).size();
    }

    @Override
    public List<String> largeStarts() {
      return List.of(".".repeat(6) + ("/" + ".".repeat(6)).repeat(4));
    }

    @Override
    public List<String> options(String position) {
      Board board = Board.readCounted(position, 'l', 'r');
      char mine = board.right() ? 'r' : 'l';
      char theirs = board.right() ? 'l' : 'r';
      List<String> options = new ArrayList<>();
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          if (board.at(row, column) == '.'
              && !board.beside(row, column, awayFromOwn ? mine : theirs)) {
            options.add(board.next().put(row, column, mine).countedText('l', 'r'));
          }
        }
      }
      return options;
    }
  }

  static ReferenceGame col() {
    return new Colouring("col", true);
  }

  static ReferenceGame snort() {
    return new Colouring("snort", false);
  }

  /** Nogo: after a move every group of either colour must have a free neighbour. */
  record Nogo() implements ReferenceGame {
    @Override
    public String id() {
      return "nogo";
    }

    @Override
    public List<String> starts() {
      return List.of(".../...", ".....", ".../.x./...", "../../..", "x.o./....:R");
    }

    @Override
    public Map<String, String> settings(String position) {
      return Board.read(position).size();
    }

    @Override
    public List<String> largeStarts() {
      return List.of(".".repeat(7) + ("/" + ".".repeat(7)).repeat(6));
    }

    @Override
    public List<String> options(String position) {
      Board board = Board.readCounted(position, 'x', 'o');
      List<String> options = new ArrayList<>();
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          if (board.at(row, column) == '.') {
            Board after = board.next().put(row, column, board.right() ? 'o' : 'x');
            if (allGroupsBreathe(after)) {
              options.add(after.countedText('x', 'o'));
            }
          }
        }
      }
      return options;
    }

    private static boolean allGroupsBreathe(Board board) {
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          boolean stone = board.at(row, column) != '.';
          if (stone && !breathes(board, row, column, new boolean[board.rows()][board.columns()])) {
            return false;
          }
        }
      }
      return true;
    }

    /** Returns whether a stone's group has a free neighbour, outside the stones already seen. */
    private static boolean breathes(Board board, int row, int column, boolean[][] seen) {
      seen[row][column] = true;
      if (board.beside(row, column, '.')) {
        return true;
      }
      for (int d = 0; d < 4; d++) {
        int nextRow = row + Board.DIRECTIONS[d][0];
        int nextColumn = column + Board.DIRECTIONS[d][1];
        if (board.at(nextRow, nextColumn) == board.at(row, column)
            && !seen[nextRow][nextColumn]
            && breathes(board, nextRow, nextColumn, seen)) {
          return true;
        }
      }
      return false;
    }
  }
}
