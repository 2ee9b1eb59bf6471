package zermelo.web.uwapi.board;

/**
 * Writes the strings from which older front ends draw. {@code R_A_3_3_X--------} is a board of 3
 * rows and 3 columns with a character for each cell, A to move. {@code A_X_4} puts an X on cell 4.
 * {@code M_0_2} is an arrow from cell 0 to cell 2. Numbers of several digits take several cells.
 */
public final class LegacyBoardString {
  private final TextBoard board;
  private final int width;

  public LegacyBoardString(TextBoard board) {
    this.board = board;
    int longest = Math.max(1, board.texts().stream().mapToInt(String::length).max().orElse(1));
    this.width = longest == 1 ? 1 : longest + 1; // one gap between numbers
  }

  /** Returns the board with the player to move. */
  public String position(int player) {
    StringBuilder cells = new StringBuilder();
    for (String text : board.texts()) {
      cells.append("-".repeat(width - text.length())).append(text.replace('.', '*'));
    }
    BoardLayout frame = board.frame();
    return "R_%s_%d_%d_%s"
        .formatted(player == 0 ? "A" : "B", frame.rows(), frame.columns() * width, cells);
  }

  /**
   * Returns the string of the move with this label, or the label itself if no cell represents it.
   *
   * @param role the name of the player to move on the board
   */
  public String move(String label, String role) {
    return board
        .button(label)
        .map(
            button ->
                switch (button) {
                  case TextBoard.Button.Spot(int cell) ->
                      "A_" + piece(cell, role) + "_" + last(cell);
                  case TextBoard.Button.Line(int from, int to) ->
                      "M_" + last(from) + "_" + last(to);
                  case TextBoard.Button.Arrow(int from, int to) ->
                      "M_" + last(from) + "_" + last(to);
                })
        .orElse(label);
  }

  /**
   * Returns the clickable character of a cell: its content, or the piece that the move puts there.
   */
  private String piece(int cell, String role) {
    String text = board.texts().get(cell);
    if (!text.isEmpty() && !text.equals("-")) {
      return text.substring(text.length() - 1);
    }
    return role.matches("[A-Za-z0-9]") ? role : "x";
  }

  private int last(int cell) {
    return cell * width + width - 1;
  }
}
