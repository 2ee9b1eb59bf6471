package zermelo.library.boards.representation;

import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Facts;
import zermelo.kernel.Position;
import zermelo.kernel.space.Tiers;
import zermelo.library.definition.ParameterValues;

/**
 * A square of X and O in which a full row, column or diagonal of one player is a line.
 *
 * <p>The cells of X are the low bits of the word, those of O the bits above them.
 */
public abstract class FullLineRules extends SingleWordRules {
  public final Grid grid;
  public final GridNotation notation;
  public final int cells;
  private final long[] lines;
  private final Symmetries symmetries;

  public FullLineRules(ParameterValues arguments, Facts facts, int size, boolean counted) {
    super(arguments, facts);
    this.grid = new Grid(size, size);
    this.notation = new GridNotation(arguments.game(), grid, "XO.", "XO", counted);
    this.cells = grid.cells();
    this.lines =
        IntStream.range(0, 2 * size + 2)
            .mapToLong(line -> IntStream.range(0, size).mapToLong(i -> bit(line, i)).sum())
            .toArray();
    this.symmetries = new Symmetries(grid.symmetries(), 2);
  }

  /** Returns the cells of a player, from bit 0 on. */
  protected final long stones(long board, int player) {
    return (board >>> (player * cells)) & grid.mask();
  }

  protected final boolean line(long stones) {
    for (long line : lines) {
      if ((stones & line) == line) {
        return true;
      }
    }
    return false;
  }

  @Override
  public final long canonical(long board) {
    return symmetries.least(board);
  }

  @Override
  protected final int orbit(long board) {
    return symmetries.orbit(board);
  }

  /** Both players have the same moves and lines. */
  @Override
  protected final Optional<Tiers> tiers() {
    return TwoColourTiers.of(cells, true);
  }

  @Override
  public final Optional<Position> start() {
    return Optional.of(Position.of(0));
  }

  @Override
  public Position read(String text) {
    GridNotation.Diagram diagram = notation.read(text);
    long board = diagram.bits('X') | (diagram.bits('O') << cells);
    return Position.of(giveTurn(board, diagram.turn()));
  }

  @Override
  public final String print(Position position) {
    long board = position.word(0);
    return notation.print(
        cell -> (board >>> cell & 1) != 0 ? 'X' : (board >>> (cells + cell) & 1) != 0 ? 'O' : '.',
        turn(board));
  }

  /** Returns the i-th cell of a line: first the rows, then the columns, then the two diagonals. */
  private long bit(int line, int i) {
    int size = grid.rows();
    int cell =
        line < size
            ? grid.cell(line, i)
            : line < 2 * size
                ? grid.cell(i, line - size)
                : grid.cell(i, line == 2 * size ? i : size - 1 - i);
    return 1L << cell;
  }

  @Override
  public final String playerName(int player) {
    return player == 0 ? "X" : "O";
  }
}
