package zermelo.language.program;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The functions that a text with a board may use: names, arguments, results, and a line of help.
 */
public enum BoardFunction {
  ROW("row", Type.NUMBER, "the row of a cell, counted from the top", Type.CELL),
  COLUMN("column", Type.NUMBER, "the column of a cell, counted from the left", Type.CELL),
  CELL("cell", Type.CELL, "cell(r, c): the cell in row r and column c", Type.NUMBER, Type.NUMBER),
  NORTH("north", Type.CELL, "the cell above", Type.CELL),
  NORTHEAST("northeast", Type.CELL, "the cell above to the right", Type.CELL),
  EAST("east", Type.CELL, "the cell to the right", Type.CELL),
  SOUTHEAST("southeast", Type.CELL, "the cell below to the right", Type.CELL),
  SOUTH("south", Type.CELL, "the cell below", Type.CELL),
  SOUTHWEST("southwest", Type.CELL, "the cell below to the left", Type.CELL),
  WEST("west", Type.CELL, "the cell to the left", Type.CELL),
  NORTHWEST("northwest", Type.CELL, "the cell above to the left", Type.CELL),
  GO(
      "go",
      Type.CELL,
      "go(p, d, k): the cell k steps from p in direction d",
      Type.CELL,
      Type.NUMBER,
      Type.NUMBER),
  RUN(
      "run",
      Type.NUMBER,
      "run(p, d, s): how many cells after p in direction d hold s without a gap",
      Type.CELL,
      Type.NUMBER,
      Type.SYMBOL),
  NEIGHBOURS("neighbours", Type.CELLS, "the cells that touch a cell along an edge", Type.CELL),
  DIAGONALS("diagonals", Type.CELLS, "the cells that touch a cell at a corner", Type.CELL),
  AROUND(
      "around", Type.CELLS, "the cells that touch a cell along an edge or at a corner", Type.CELL),
  SLIDES("slides", Type.CELLS, "the cells that a queen reaches over empty cells", Type.CELL),
  ROOK_SLIDES(
      "rook-slides", Type.CELLS, "the cells that a rook reaches over empty cells", Type.CELL),
  BISHOP_SLIDES(
      "bishop-slides", Type.CELLS, "the cells that a bishop reaches over empty cells", Type.CELL),
  GROUP(
      "group",
      Type.CELLS,
      "the cells with the same symbol that are connected with a cell",
      Type.CELL),
  LIBERTIES("liberties", Type.CELLS, "the empty cells beside the group of a cell", Type.CELL),
  CELLS("cells", Type.CELLS, "the cells that hold a symbol", Type.SYMBOL),
  LINE(
      "line",
      Type.TRUTH,
      "line(s, k): whether k cells in a row, column or diagonal hold s",
      Type.SYMBOL,
      Type.NUMBER),
  FULL("full", Type.TRUTH, "whether no cell is empty"),
  CONNECTED(
      "connected",
      Type.TRUTH,
      "connected(S, A, B): whether a path of cells in S leads from A to B",
      Type.CELLS,
      Type.CELLS,
      Type.CELLS);

  /** The directions by name, clockwise; the first one is number 1. */
  public static final List<BoardFunction> COMPASS =
      List.of(NORTH, NORTHEAST, EAST, SOUTHEAST, SOUTH, SOUTHWEST, WEST, NORTHWEST);

  private final String word;
  private final Type result;
  private final String help;

  @SuppressWarnings("ImmutableEnumChecker") // always List.of
  private final List<Type> arguments;

  BoardFunction(String word, Type result, String help, Type... arguments) {
    this.word = word;
    this.result = result;
    this.help = help;
    this.arguments = List.of(arguments);
  }

  public static Optional<BoardFunction> named(String word) {
    return Arrays.stream(values()).filter(function -> function.word.equals(word)).findFirst();
  }

  public String word() {
    return word;
  }

  public Type result() {
    return result;
  }

  public String help() {
    return help;
  }

  public List<Type> arguments() {
    return arguments;
  }
}
