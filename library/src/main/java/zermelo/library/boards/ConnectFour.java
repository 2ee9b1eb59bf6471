package zermelo.library.boards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Facts.Fact;
import zermelo.kernel.Game;
import zermelo.kernel.Options;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.space.Tiers;
import zermelo.library.boards.representation.Grid;
import zermelo.library.boards.representation.GridNotation;
import zermelo.library.boards.representation.SingleWordRules;
import zermelo.library.boards.representation.Symmetries;
import zermelo.library.definition.BoardSizeReader;
import zermelo.library.definition.JavaGame;
import zermelo.library.definition.ParameterDeclaration;
import zermelo.library.definition.ParameterValues;

/**
 * Connect four.
 *
 * <p>X and O in turn drop a stone into a column of an upright board; it falls onto the stones in
 * that column. Four in a row, column or diagonal win. A full board without them is a tie.
 *
 * <p>Notation: the rows from the top, {@code ..../..../.X../.OX.}; X is to move if there are as
 * many O as X. Moves: {@code column 4}, counted from the left.
 *
 * <p>Packing: the word holds the columns from the left, each from the bottom up in one bit more
 * than the board is high. 1 is X, 0 is O, and a 1 above the topmost stone marks where the next one
 * falls (Tromp's encoding). No two boards share a word, and a move is one addition.
 */
final class ConnectFour extends SingleWordRules {
  static final Game GAME =
      new JavaGame(
          "connect-four",
          "Connect four",
          "X and O in turn drop a stone into a column. Four in a row, column or diagonal win; a"
              + " full board without them is a tie.",
          List.of(
              new ParameterDeclaration.WholeNumber("width", 1, 31, 7, "columns"),
              new ParameterDeclaration.WholeNumber("height", 1, 30, 6, "cells in a column")),
          List.of(
              JavaGame.example("", "width=4", "height=4"),
              JavaGame.example("..../..../.X../.OX.", "width=4", "height=4")),
          BoardSizeReader.board("height", "width"),
          ConnectFour::make);

  private static final Facts FACTS = Facts.of(Fact.DECISIVE_ENDINGS, Fact.TIES, Fact.ACYCLIC);

  private final Grid grid;
  private final GridNotation notation;
  private final int tall; // bits of a column
  private final long bottom; // the lowest bit of every column
  private final long ceiling; // the highest bit of every column; never a stone
  private final Symmetries mirror;

  private ConnectFour(ParameterValues arguments, int width, int height) {
    super(arguments, FACTS);
    this.grid = new Grid(height, width);
    this.notation = new GridNotation(id(), grid, "XO.", "XO", true);
    this.tall = height + 1;
    this.bottom = IntStream.range(0, width).mapToLong(column -> 1L << (column * tall)).sum();
    this.ceiling = bottom << height;
    int[] map =
        IntStream.range(0, width * tall)
            .map(bit -> (width - 1 - bit / tall) * tall + bit % tall)
            .toArray();
    this.mirror = new Symmetries(List.of(map), 1);
  }

  private static ConnectFour make(ParameterValues arguments) {
    int width = arguments.number("width");
    int height = arguments.number("height");
    if (width * (height + 1) > 63) {
      throw arguments.bad(
          "a board of %d by %d is too large: width * (height + 1) may be at most 63, not %d."
              .formatted(width, height, width * (height + 1)));
    }
    return new ConnectFour(arguments, width, height);
  }

  @Override
  public Ending ending(long board) {
    long filled = filled(board);
    long crosses = board & filled;
    long noughts = filled & ~board;
    boolean secondToMove = turn(board) == 1;
    if (four(secondToMove ? crosses : noughts)) {
      return Ending.LOST;
    }
    if (four(secondToMove ? noughts : crosses)) {
      return Ending.WON;
    }
    return drops(filled) == 0 ? Ending.TIED : Ending.OPEN;
  }

  @Override
  public void options(long board, Options out) {
    int cross = 1 - turn(board);
    for (long drops = drops(filled(board)); drops != 0; drops &= drops - 1) {
      // The mark moves up one bit and leaves 1 (X) or 0 (O): add 2 or 1 times its bit.
      if (!out.add(board + (Long.lowestOneBit(drops) << cross) ^ TURN)) {
        return;
      }
    }
  }

  @Override
  public long canonical(long board) {
    return mirror.least(board);
  }

  @Override
  public int orbit(long board) {
    return mirror.orbit(board);
  }

  @Override
  public Optional<Tiers> tiers() {
    return ConnectFourTiers.of(grid.columns(), grid.rows());
  }

  @Override
  public String label(Position before, Position after, int index) {
    return "column " + (Long.numberOfTrailingZeros(before.word(0) ^ after.word(0)) / tall + 1);
  }

  @Override
  public Optional<Position> start() {
    return Optional.of(Position.of(bottom));
  }

  @Override
  public Position read(String text) {
    GridNotation.Diagram diagram = notation.read(text);
    long board = 0;
    for (int column = 0; column < grid.columns(); column++) {
      int stones = 0;
      for (int level = 0; level < grid.rows(); level++) {
        char symbol = diagram.cells().charAt(cell(column, level));
        if (symbol == '.') {
          continue;
        }
        if (stones < level) {
          throw notation.bad(
              text,
              "the %c in row %d, column %d has nothing below it"
                  .formatted(symbol, grid.rows() - level, column + 1));
        }
        stones++;
        board |= symbol == 'X' ? bit(column, level) : 0;
      }
      board |= bit(column, stones);
    }
    long filled = filled(board);
    if (four(board & filled) && four(filled & ~board)) {
      throw notation.bad(text, "X and O cannot both have four in a row");
    }
    return Position.of(giveTurn(board, diagram.turn()));
  }

  @Override
  public String print(Position position) {
    long board = position.word(0);
    long filled = filled(board);
    return notation.print(
        cell -> {
          long bit = bit(grid.column(cell), grid.rows() - 1 - grid.row(cell));
          return (filled & bit) == 0 ? '.' : (board & bit) != 0 ? 'X' : 'O';
        },
        turn(board));
  }

  @Override
  public String playerName(int player) {
    return player == 0 ? "X" : "O";
  }

  /** A cell stands for a move: the cell where the stone would land, as moves name only columns. */
  @Override
  public Picture picture(Position position) {
    long board = position.word(0);
    long drops = ending(board) == Ending.OPEN ? drops(filled(board)) : 0;
    String text = notation.read(print(position)).cells();
    List<String> columns =
        IntStream.rangeClosed(1, grid.columns()).mapToObj(Integer::toString).toList();
    List<List<Picture.Cell>> cells = new ArrayList<>();
    for (int row = 0; row < grid.rows(); row++) {
      int level = grid.rows() - 1 - row;
      List<Picture.Cell> line = new ArrayList<>();
      for (int column = 0; column < grid.columns(); column++) {
        String mark = text.substring(cell(column, level), cell(column, level) + 1);
        boolean drop = (drops & bit(column, level)) != 0;
        String name = columns.get(column);
        int owner = notation.players().indexOf(mark);
        line.add(new Picture.Cell(name, mark, owner, drop ? "column " + name : ""));
      }
      cells.add(line);
    }
    List<String> rows = Collections.nCopies(grid.rows(), "");
    return new Picture.Grid(columns, rows, cells, false, "");
  }

  /** Returns the cells with a stone: all bits below the mark of each column. */
  private long filled(long board) {
    long filled = 0;
    for (long above = (board & ~TURN & ~bottom) >>> 1;
        above != 0;
        above = (above & ~bottom) >>> 1) {
      filled |= above;
    }
    return filled;
  }

  /** Returns the cells where stones may fall: above the stones of every column that is not full. */
  private long drops(long filled) {
    return (filled << 1 | bottom) & ~filled & ~ceiling;
  }

  private boolean four(long stones) {
    return row(stones, 1) || row(stones, tall) || row(stones, tall - 1) || row(stones, tall + 1);
  }

  /**
   * Returns whether four bits have this distance, at most 32. The empty ceiling separates columns.
   */
  private static boolean row(long stones, int step) {
    long pairs = stones & (stones >>> step);
    return (pairs & (pairs >>> step >>> step)) != 0; // twice the step may be 64
  }

  private int cell(int column, int level) {
    return grid.cell(grid.rows() - 1 - level, column);
  }

  private long bit(int column, int level) {
    return 1L << (column * tall + level);
  }
}
