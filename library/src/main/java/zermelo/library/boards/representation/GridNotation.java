package zermelo.library.boards.representation;

import java.util.Collections;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import zermelo.kernel.input.BadInput;

/**
 * Reads and prints grids as text.
 *
 * <p>The text has the rows from the top with {@code /} between them, as in {@code X.O/.X./..O}. The
 * player to move may follow a colon: {@code X.O/.X./..O:X}. It is printed only if it differs from
 * the player that the board implies.
 *
 * @param game the game's name, for messages
 * @param symbols the characters of cells
 * @param players the letters of the first and the second player; empty in an impartial game
 * @param counted whether the board implies the player to move: the second player exactly if more
 *     cells are the first player's. Otherwise it is the first player unless the text says
 *     otherwise.
 */
public record GridNotation(
    String game, Grid grid, String symbols, String players, boolean counted) {

  /** A parsed board: its characters row by row, and the player to move. */
  public record Diagram(String cells, int turn) {
    /** Returns the bits of the cells with this symbol. The grid has at most 64 cells. */
    public long bits(char symbol) {
      return IntStream.range(0, cells.length())
          .filter(cell -> cells.charAt(cell) == symbol)
          .mapToLong(cell -> 1L << cell)
          .sum();
    }
  }

  public Diagram read(String text) {
    int colon = text.indexOf(':');
    String cells = cells(colon < 0 ? text : text.substring(0, colon));
    return new Diagram(cells, colon < 0 ? usual(cells) : player(text, text.substring(colon + 1)));
  }

  /** Prints a board. {@code symbol} returns the character of a cell. */
  public String print(IntUnaryOperator symbol, int turn) {
    StringBuilder cells = new StringBuilder();
    IntStream.range(0, grid.cells()).forEach(cell -> cells.append((char) symbol.applyAsInt(cell)));
    String suffix =
        players.isEmpty() || turn == usual(cells.toString()) ? "" : ":" + players.charAt(turn);
    for (int row = grid.rows() - 1; row > 0; row--) {
      cells.insert(row * grid.columns(), '/');
    }
    return cells + suffix;
  }

  /** Returns the exception for a well-formed board that makes no sense. */
  public BadInput bad(String text, String what) {
    return new BadInput("%s: '%s': %s".formatted(game, text, what));
  }

  private String cells(String text) {
    String[] rows = text.split("/", -1);
    if (rows.length != grid.rows()) {
      throw bad(
          text,
          "%s instead of %d, with / between rows, for example %s"
              .formatted(rows(rows.length), grid.rows(), empty()));
    }
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length(); column++) {
        char symbol = rows[row].charAt(column);
        if (symbols.indexOf(symbol) < 0) {
          throw bad(
              text,
              "row %d, column %d is '%c'; it must be one of %s"
                  .formatted(row + 1, column + 1, symbol, String.join(" ", symbols.split(""))));
        }
      }
      if (rows[row].length() != grid.columns()) {
        throw bad(
            text,
            "row %d is %d long instead of %d, for example %s"
                .formatted(row + 1, rows[row].length(), grid.columns(), empty()));
      }
    }
    return String.join("", rows);
  }

  private int player(String text, String name) {
    if (players.isEmpty()) {
      throw bad(text, "both players have the same moves, so nothing stands behind the board");
    }
    int player = name.length() == 1 ? players.indexOf(name) : -1;
    if (player < 0) {
      throw bad(
          text,
          "behind the colon stands '%s' instead of who is to move, %c or %c"
              .formatted(name, players.charAt(0), players.charAt(1)));
    }
    return player;
  }

  private int usual(String cells) {
    return counted && count(cells, players.charAt(0)) > count(cells, players.charAt(1)) ? 1 : 0;
  }

  private static long count(String cells, char symbol) {
    return cells.chars().filter(c -> c == symbol).count();
  }

  private String empty() {
    String row = ".".repeat(grid.columns());
    return String.join("/", Collections.nCopies(grid.rows(), row));
  }

  private static String rows(int count) {
    return count == 1 ? "1 row" : count + " rows";
  }
}
