package zermelo.language.program;

import zermelo.language.program.Term.BoardNumber;
import zermelo.language.program.Term.BoardSet;
import zermelo.language.program.Term.BoardTruth;
import zermelo.language.program.Term.NumberTerm;
import zermelo.language.program.Term.SetTerm;

/**
 * The terms about the board of a game. A game has at most one.
 *
 * <p>A cell is a number from 1 on, row by row; 0 stands for no cell, outside the board. A symbol is
 * its index in {@link BoardDeclaration#symbols}; outside the board it is -1. A direction is a
 * number from 1 (north) clockwise to 8 (north-west).
 */
public final class BoardTerm {
  private BoardTerm() {}

  /**
   * What the cells of a board hold at the start.
   *
   * @param slot contains the cell while the symbol is evaluated
   * @param rows a diagram, rows of symbols; if it is empty, the symbol counts
   */
  public record Diagram(int slot, NumberTerm symbol, String rows) implements Term {}

  /** A cell that was chosen. */
  public record CellSlot(int slot) implements BoardNumber {}

  /** A symbol that the text names. */
  public record Symbol(int index) implements BoardNumber {}

  /** The symbol of the player to move if {@code mine}, else that of the other player. */
  public record PlayerSymbol(int left, int right, boolean mine) implements BoardNumber {
    /** The symbol if this player is to move: 0 is Left, 1 is Right. */
    public int index(int turn) {
      return (turn == 0) == mine ? left : right;
    }
  }

  /** The index of a symbol that the text names, if this player is to move. */
  public static int index(NumberTerm symbol, int turn) {
    return switch (symbol) {
      case Symbol named -> named.index();
      case PlayerSymbol player -> player.index(turn);
      default -> throw new IllegalArgumentException("not the name of a symbol");
    };
  }

  /** The symbol in a cell. */
  public record Content(NumberTerm cell) implements BoardNumber {}

  /** The cell at a distance in a direction. */
  public record CellToward(NumberTerm cell, NumberTerm direction, NumberTerm steps)
      implements BoardNumber {}

  /** The cell in a row and a column, counted from 1 from the top left. */
  public record CellAt(NumberTerm row, NumberTerm column) implements BoardNumber {}

  /** The row of a cell, or its column. */
  public record Coordinate(NumberTerm cell, boolean isRow) implements BoardNumber {}

  /** The length of the run of a symbol beyond a cell in a direction. */
  public record RunLength(NumberTerm cell, NumberTerm direction, NumberTerm symbol)
      implements BoardNumber {}

  /**
   * Whether a cell exists and holds one of several symbols.
   *
   * @param left the symbols if Left is to move, one bit each; {@code right} those if Right is
   */
  public record Holds(NumberTerm cell, long left, long right) implements BoardTruth {
    /** The symbols if this player is to move. */
    public long symbols(int turn) {
      return turn == 0 ? left : right;
    }
  }

  /** Whether a line of this length, in a row, column or diagonal, holds only a symbol. */
  public record Line(NumberTerm symbol, NumberTerm length) implements BoardTruth {}

  /** Whether no cell is empty. */
  public record Full() implements BoardTruth {}

  /** Whether a path within a set leads from one set of cells to another. */
  public record Connected(SetTerm within, SetTerm from, SetTerm to) implements BoardTruth {}

  /** All cells of the board. */
  public record AllCells() implements BoardSet {}

  /** Kinds of directions. On boards without rows and columns, all neighbours are orthogonal. */
  public enum Directions {
    ORTHOGONAL,
    DIAGONAL,
    ALL
  }

  /** The cells one step away. */
  public record Adjacent(NumberTerm cell, Directions directions) implements BoardSet {}

  /** The empty cells that can be reached from a cell in a straight line over empty cells. */
  public record Slide(NumberTerm cell, Directions directions) implements BoardSet {}

  /** The cells with the same symbol that are connected with a cell. */
  public record Group(NumberTerm cell) implements BoardSet {}

  /** The empty cells beside the group of a cell. */
  public record Liberties(NumberTerm cell) implements BoardSet {}
}
