package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Clobber and konane, the games that begin with a checkerboard of stones. */
final class CheckerboardReference {
  private CheckerboardReference() {}

  /** Returns the start of clobber: {@code x} and {@code o} in turn, beginning with {@code x}. */
  static String checkerboard(int rows, int columns) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        line.append((row + column) % 2 == 0 ? 'x' : 'o');
      }
      lines.add(line.toString());
    }
    return String.join("/", lines);
  }

  /** Clobber: a stone goes onto a neighbouring stone of the other player, which is taken. */
  record Clobber() implements ReferenceGame {
    @Override
    public String id() {
      return "clobber";
    }

    @Override
    public List<String> starts() {
      return List.of(
          checkerboard(2, 2),
          checkerboard(3, 3),
          checkerboard(2, 4),
          checkerboard(1, 7),
          checkerboard(5, 1),
          "xo.x/oxoo:R",
          "oxx/.oo/xox");
    }

    @Override
    public Map<String, String> settings(String position) {
      return Board.read(position).size();
    }

    @Override
    public List<String> largeStarts() {
      return List.of(checkerboard(5, 6));
    }

    @Override
    public List<String> options(String position) {
      Board board = Board.read(position);
      char mine = board.right() ? 'o' : 'x';
      char theirs = board.right() ? 'x' : 'o';
      List<String> options = new ArrayList<>();
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          for (int d = 0; d < 4; d++) {
            int toRow = row + Board.DIRECTIONS[d][0];
            int toColumn = column + Board.DIRECTIONS[d][1];
            if (board.at(row, column) == mine && board.at(toRow, toColumn) == theirs) {
              options.add(board.next().put(row, column, '.').put(toRow, toColumn, mine).text());
            }
          }
        }
      }
      return options;
    }
  }

  /** Konane: jump over stones of the other player in one direction; they are taken. */
  record Konane() implements ReferenceGame {
    @Override
    public String id() {
      return "konane";
    }

    @Override
    public List<String> starts() {
      return List.of(
          "xoxo/o..x/xoxo/oxox",
          ".ox/o../xox",
          "xo.o.o.",
          "x/o/./o/.",
          "xox.ox:R",
          "x.xo/oo.x/.oxo",
          "xox.x/.xo.o/xo.ox");
    }

    @Override
    public Map<String, String> settings(String position) {
      return Board.read(position).size();
    }

    @Override
    public List<String> largeStarts() {
      return List.of("xoxoxo/oxoxox/xo..xo/oxoxox/xoxoxo/oxoxox");
    }

    @Override
    public List<String> options(String position) {
      Board board = Board.read(position);
      char mine = board.right() ? 'o' : 'x';
      List<String> options = new ArrayList<>();
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          for (int d = 0; d < 4 && board.at(row, column) == mine; d++) {
            jumps(board, row, column, Board.DIRECTIONS[d], options);
          }
        }
      }
      return options;
    }

    private static void jumps(
        Board board, int row, int column, int[] direction, List<String> options) {
      char mine = board.right() ? 'o' : 'x';
      char theirs = board.right() ? 'x' : 'o';
      Board after = board.next().put(row, column, '.');
      int overRow = row + direction[0];
      int overColumn = column + direction[1];
      while (after.at(overRow, overColumn) == theirs
          && after.at(overRow + direction[0], overColumn + direction[1]) == '.') {
        after.put(overRow, overColumn, '.');
        int landRow = overRow + direction[0];
        int landColumn = overColumn + direction[1];
        after.put(landRow, landColumn, mine);
        options.add(after.text());
        after.put(landRow, landColumn, '.');
        overRow = landRow + direction[0];
        overColumn = landColumn + direction[1];
      }
    }
  }
}
