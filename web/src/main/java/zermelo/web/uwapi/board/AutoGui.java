package zermelo.web.uwapi.board;

import zermelo.application.json.JsonWriter;

/**
 * Writes the strings from which newer front ends draw. A position is {@code 1_} or {@code 2_} for
 * the player to move, a character for each cell, and after tildes the texts of the cells that are
 * points: {@code 1_.--.~X~7}. A move is {@code A_-_4}, a button at centre 4; or {@code L_0_2}, a
 * line from centre 0 to centre 2; or {@code M_0_2}, an arrow; or its label, which is then listed
 * below the board.
 *
 * <p>The front end's pictures of pieces are its own files, so all our pieces are texts.
 */
public final class AutoGui {
  private static final double BELOW = 0.35;

  private AutoGui() {}

  public static String position(TextBoard board, int player) {
    StringBuilder cells = new StringBuilder();
    StringBuilder texts = new StringBuilder();
    for (String text : board.texts()) {
      cells.append(text.isEmpty() ? '-' : '.');
      if (!text.isEmpty()) {
        texts.append('~').append(text);
      }
    }
    return (player + 1) + "_" + cells + texts;
  }

  public static String move(TextBoard board, String label) {
    BoardLayout frame = board.frame();
    return board
        .button(label)
        .map(
            button ->
                switch (button) {
                  case TextBoard.Button.Spot(int cell) ->
                      "A_-_" + (frame.apart() ? frame.cells() + cell : cell);
                  case TextBoard.Button.Line(int from, int to) -> "L_" + from + "_" + to;
                  case TextBoard.Button.Arrow(int from, int to) -> "M_" + from + "_" + to;
                })
        .orElse(label);
  }

  /** Writes the cell centres and the font size: one theme, without pictures and sounds. */
  public static void data(BoardLayout frame, JsonWriter json) {
    json.open('{')
        .key("defaultTheme")
        .value("plain")
        .key("themes")
        .open('{')
        .key("plain")
        .open('{');
    json.key("space").open('[').decimal(frame.width(), 1).value(frame.rows()).close(']');
    json.key("centers").open('[');
    centers(frame, 0, json);
    if (frame.apart()) {
      centers(frame, BELOW, json);
    }
    json.close(']').key("charImages").open('{').close('}').key("entities").open('{').close('}');
    json.key("circleButtonRadius").decimal(frame.apart() ? 0.12 : 0.3, 2);
    json.key("lineWidth").decimal(0.15, 2).key("arrowWidth").decimal(0.1, 2);
    json.key("textEntityFontSize").decimal(0.5, 2).key("textButtonFontSize").decimal(0.5, 2);
    json.key("entitiesOverArrows").value(false).key("sounds").open('{').close('}');
    json.key("animationType").value("").close('}').close('}').close('}');
  }

  private static void centers(BoardLayout frame, double below, JsonWriter json) {
    for (int cell = 0; cell < frame.cells(); cell++) {
      json.open('[').decimal(frame.x(cell), 2).decimal(frame.y(cell) + below, 2).close(']');
    }
  }
}
