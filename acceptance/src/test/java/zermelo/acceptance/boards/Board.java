package zermelo.acceptance.boards;

import java.util.Arrays;
import java.util.Map;

/**
 * A board of characters, and the player to move.
 *
 * <p>Rows and columns count from 0, from the top left. The player to move is written in one of two
 * ways: always, as {@code :R}; or, on counted boards, only if it is not the player that the stones
 * imply (Right exactly if Left has more).
 */
final class Board {
  /** A character that no board has: what is read beside the board. */
  static final char OUTSIDE = ' ';

  /** The eight directions as steps of row and column; the first four are orthogonal. */
  static final int[][] DIRECTIONS = {
    {-1, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}
  };

  private final char[][] cells;
  private boolean right;

  private Board(char[][] cells, boolean right) {
    this.cells = cells;
    this.right = right;
  }

  /** Reads a board that always says when Right is to move. */
  static Board read(String position) {
    return new Board(cells(position), PositionText.right(position));
  }

  /** Reads a board whose stones imply the player to move, unless it is written. */
  static Board readCounted(String position, char leftStone, char rightStone) {
    Board board = read(position);
    if (position.indexOf(':') < 0) {
      board.right = board.count(leftStone) > board.count(rightStone);
    }
    return board;
  }

  private static char[][] cells(String position) {
    return Arrays.stream(PositionText.bare(position).split("/"))
        .map(String::toCharArray)
        .toArray(char[][]::new);
  }

  int rows() {
    return cells.length;
  }

  int columns() {
    return cells[0].length;
  }

  /** Returns the parameters {@code rows} and {@code columns} of this board. */
  Map<String, String> size() {
    return Map.of("rows", "" + rows(), "columns", "" + columns());
  }

  /** Returns whether Right is to move. */
  boolean right() {
    return right;
  }

  char at(int row, int column) {
    boolean inside = row >= 0 && row < rows() && column >= 0 && column < columns();
    return inside ? cells[row][column] : OUTSIDE;
  }

  int count(char symbol) {
    int count = 0;
    for (char[] row : cells) {
      for (char cell : row) {
        count += cell == symbol ? 1 : 0;
      }
    }
    return count;
  }

  /** Returns a copy with the other player to move. */
  Board next() {
    return new Board(Arrays.stream(cells).map(char[]::clone).toArray(char[][]::new), !right);
  }

  /** Changes a cell of this board. */
  Board put(int row, int column, char symbol) {
    cells[row][column] = symbol;
    return this;
  }

  /** Returns whether one of the four orthogonal neighbours has the symbol. */
  boolean beside(int row, int column, char symbol) {
    for (int d = 0; d < 4; d++) {
      if (at(row + DIRECTIONS[d][0], column + DIRECTIONS[d][1]) == symbol) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether at least {@code length} cells in a straight line have the symbol. */
  boolean line(char symbol, int length) {
    for (int row = 0; row < rows(); row++) {
      for (int column = 0; column < columns(); column++) {
        for (int[] direction : DIRECTIONS) {
          int run = 0;
          while (run < length
              && at(row + run * direction[0], column + run * direction[1]) == symbol) {
            run++;
          }
          if (run == length) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Writes the rows only. */
  String rowsText() {
    StringBuilder text = new StringBuilder();
    for (char[] row : cells) {
      text.append(text.isEmpty() ? "" : "/").append(row);
    }
    return text.toString();
  }

  /** Writes a board that always says when Right is to move. */
  String text() {
    return PositionText.write(rowsText(), right);
  }

  /** Writes a board whose stones imply the player to move. */
  String countedText(char leftStone, char rightStone) {
    boolean implied = count(leftStone) > count(rightStone);
    return rowsText() + (implied == right ? "" : right ? ":R" : ":L");
  }
}
