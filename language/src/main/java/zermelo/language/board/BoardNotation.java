package zermelo.language.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import zermelo.kernel.input.BadInput;
import zermelo.language.program.BoardDeclaration;

/**
 * Reads and prints boards as text: the rows from the top with {@code /} between them, as in {@code
 * X.O/.X./..O}. Several boards have {@code +} between them.
 */
public final class BoardNotation {
  private BoardNotation() {}

  /**
   * Reads a board of a known size.
   *
   * @throws BadInput that says where the text differs from such a board
   */
  public static long[] read(BoardDeclaration board, BoardGeometry geometry, String text) {
    String[] rows = rows(board, geometry, text.strip());
    long[] symbols = new long[geometry.cells()];
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length(); column++) {
        int symbol = board.symbols().indexOf(rows[row].charAt(column));
        if (symbol < 0) {
          throw new BadInput(
              "row %d, column %d is '%c'; it must be one of %s"
                  .formatted(
                      row + 1,
                      column + 1,
                      rows[row].charAt(column),
                      String.join(" ", board.symbols().split(""))));
        }
        if (column < geometry.columns()) {
          symbols[row * geometry.columns() + column] = symbol;
        }
      }
      if (rows[row].length() != geometry.columns()) {
        throw new BadInput(
            "row %d is %d long instead of %d, for example %s"
                .formatted(
                    row + 1, rows[row].length(), geometry.columns(), empty(board, geometry)));
      }
    }
    return symbols;
  }

  private static String[] rows(BoardDeclaration board, BoardGeometry geometry, String text) {
    String[] parts = geometry.boards() == 1 ? new String[] {text} : text.split("\\+", -1);
    if (parts.length != geometry.boards()) {
      throw new BadInput(
          "%s instead of %d, with + between boards, for example %s"
              .formatted(count(parts.length, "board"), geometry.boards(), empty(board, geometry)));
    }
    List<String> rows = new ArrayList<>();
    for (String part : parts) {
      List<String> found = List.of(part.strip().split("/", -1));
      if (found.size() != geometry.boardRows()) {
        throw new BadInput(
            "%s instead of %d, with / between rows, for example %s"
                .formatted(
                    count(found.size(), "row"), geometry.boardRows(), empty(board, geometry)));
      }
      rows.addAll(found);
    }
    return rows.toArray(String[]::new);
  }

  public static String print(BoardDeclaration board, BoardGeometry geometry, long[] symbols) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < symbols.length; i++) {
      if (i > 0 && i % geometry.columns() == 0) {
        text.append(i % (geometry.columns() * geometry.boardRows()) == 0 ? '+' : '/');
      }
      text.append(board.symbols().charAt((int) symbols[i]));
    }
    return text.toString();
  }

  private static String empty(BoardDeclaration board, BoardGeometry geometry) {
    String row = board.symbols().substring(0, 1).repeat(geometry.columns());
    String one = String.join("/", Collections.nCopies(geometry.boardRows(), row));
    return String.join("+", Collections.nCopies(geometry.boards(), one));
  }

  private static String count(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
