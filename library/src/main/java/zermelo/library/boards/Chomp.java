package zermelo.library.boards;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Game;
import zermelo.kernel.Options;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.space.Tiers;
import zermelo.library.boards.representation.Grid;
import zermelo.library.boards.representation.GridPicture;
import zermelo.library.boards.representation.NumberListParser;
import zermelo.library.boards.representation.SingleWordRules;
import zermelo.library.definition.BoardSizeReader;
import zermelo.library.definition.JavaGame;
import zermelo.library.definition.ParameterDeclaration;
import zermelo.library.definition.ParameterValues;

/**
 * Chomp, played on a bar of chocolate.
 *
 * <p>In turn, choose a square and eat it with all squares that are neither above it nor to its
 * left. The first square of the first row is poisoned and cannot be chosen. So a player who is left
 * with it alone cannot move and loses.
 *
 * <p>Notation: the lengths of the rows from the top, {@code [5,5,3]}; no row is longer than the one
 * above it. Moves: {@code eat b2}; the poison is a1.
 */
final class Chomp extends SingleWordRules {
  static final Game GAME =
      new JavaGame(
          "chomp",
          "Chomp",
          "In turn, choose a square of a chocolate bar and eat it with all squares below it and to"
              + " its right. The first square of the first row is poisoned: it cannot be chosen, and"
              + " who is left with it alone loses.",
          List.of(
              new ParameterDeclaration.WholeNumber("rows", 1, 63, 4, "rows of the bar"),
              new ParameterDeclaration.WholeNumber("columns", 1, 1_000_000, 5, "squares in a row")),
          List.of(JavaGame.example(""), JavaGame.example("[5,5,3]")),
          BoardSizeReader.list("rows", "columns"),
          Chomp::make);

  private static final int MOST_DRAWN = 64; // squares in a row

  private final int rows;
  private final int columns;
  private final int bits; // bits per row length; the first row is lowest

  private Chomp(ParameterValues arguments, int rows, int columns) {
    super(arguments, Facts.PLAIN);
    this.rows = rows;
    this.columns = columns;
    this.bits = bits(columns);
  }

  private static Chomp make(ParameterValues arguments) {
    int rows = arguments.number("rows");
    int columns = arguments.number("columns");
    if (rows * bits(columns) > 64) {
      throw arguments.bad(
          "a bar of %d rows and %d columns is too large: with so many columns there may be at most"
                  .formatted(rows, columns)
              + " %d rows.".formatted(64 / bits(columns)));
    }
    return new Chomp(arguments, rows, columns);
  }

  @Override
  public Ending ending(long board) {
    return Ending.OPEN;
  }

  @Override
  public void options(long board, Options out) {
    for (int row = 0; row < rows; row++) {
      for (int left = row == 0 ? 1 : 0; left < length(board, row); left++) {
        if (!out.add(eaten(board, row, left))) {
          return;
        }
      }
    }
  }

  /** Returns the smaller of the bar and its mirror image at the diagonal, if the image fits too. */
  @Override
  public long canonical(long board) {
    return fitsMirrored(board) ? Math.min(board, mirror(board)) : board;
  }

  private boolean fitsMirrored(long board) {
    return length(board, 0) <= rows && (columns >= rows || length(board, columns) == 0);
  }

  private long mirror(long board) {
    long mirrored = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < length(board, row); column++) {
        mirrored += 1L << (column * bits);
      }
    }
    return mirrored;
  }

  @Override
  public int orbit(long board) {
    return fitsMirrored(board) && mirror(board) != board ? 2 : 1;
  }

  @Override
  public Optional<Tiers> tiers() {
    return ChompRanking.of(rows, columns, bits).map(Tiers::one);
  }

  @Override
  public String label(Position before, Position after, int index) {
    int row = Long.numberOfTrailingZeros(before.word(0) ^ after.word(0)) / bits;
    return "eat " + new Grid(rows, columns).name(row * columns + length(after.word(0), row));
  }

  /** The elements must not ascend; {@link #parse} enforces it. */
  @Override
  public List<PositionComponent> components() {
    return List.of(
        new PositionComponent("lengths", PositionComponent.Kind.LIST, 1, columns).omittable());
  }

  @Override
  public Optional<Position> start() {
    return Optional.of(
        Position.of(packed(IntStream.generate(() -> columns).limit(rows).toArray())));
  }

  @Override
  public Position read(String text) {
    NumberListParser cursor = new NumberListParser(id(), text);
    int[] lengths = cursor.list();
    cursor.end();
    if (lengths.length > rows) {
      throw cursor.bad("%d rows, but the bar has %d".formatted(lengths.length, rows));
    }
    if (lengths.length == 0 || lengths[0] == 0) {
      throw cursor.bad("the poison is always there: the first row is at least 1 long");
    }
    for (int row = 0; row < lengths.length; row++) {
      int limit = row == 0 ? columns : lengths[row - 1];
      if (lengths[row] > limit) {
        throw cursor.bad(
            "row %d is %d long, longer than %s"
                .formatted(
                    row + 1,
                    lengths[row],
                    row == 0 ? "the bar's " + columns : "the row above it, " + limit));
      }
    }
    return Position.of(packed(lengths));
  }

  @Override
  public String print(Position position) {
    return IntStream.range(0, rows)
        .map(row -> length(position.word(0), row))
        .takeWhile(length -> length > 0)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(",", "[", "]"));
  }

  /** Draws the bar with the remaining squares. A bar too long to draw shows its notation. */
  @Override
  public Picture picture(Position position) {
    if (columns > MOST_DRAWN) {
      return super.picture(position);
    }
    Grid grid = new Grid(rows, columns);
    StringBuilder squares = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      int length = length(position.word(0), row);
      squares.append("#".repeat(length)).append(" ".repeat(columns - length));
    }
    squares.setCharAt(0, '!');
    return GridPicture.noted(
        GridPicture.of(
            grid,
            squares.toString(),
            "",
            cell -> squares.charAt(cell) == '#' ? "eat " + grid.name(cell) : ""),
        false,
        "! is the poison");
  }

  private long eaten(long board, int row, int left) {
    long eaten = board;
    for (int below = row; below < rows; below++) {
      int length = length(board, below);
      if (length > left) {
        eaten -= (long) (length - left) << (below * bits);
      }
    }
    return eaten;
  }

  private int length(long board, int row) {
    return (int) (board >>> (row * bits)) & (1 << bits) - 1;
  }

  private long packed(int[] lengths) {
    return IntStream.range(0, lengths.length)
        .mapToLong(row -> (long) lengths[row] << (row * bits))
        .sum();
  }

  private static int bits(int columns) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(columns);
  }
}
