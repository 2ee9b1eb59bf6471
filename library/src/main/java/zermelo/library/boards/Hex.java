package zermelo.library.boards;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Facts.Fact;
import zermelo.kernel.Game;
import zermelo.kernel.Options;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.Tiers;
import zermelo.library.boards.representation.BoardRules;
import zermelo.library.boards.representation.Grid;
import zermelo.library.boards.representation.GridNotation;
import zermelo.library.boards.representation.GridPicture;
import zermelo.library.boards.representation.PackedBits;
import zermelo.library.boards.representation.SingleWordRules;
import zermelo.library.boards.representation.TwoColourTiers;
import zermelo.library.definition.BoardSizeReader;
import zermelo.library.definition.JavaGame;
import zermelo.library.definition.ParameterDeclaration;
import zermelo.library.definition.ParameterValues;

/**
 * Hex.
 *
 * <p>X and O in turn fill a cell of a rhombus of hexagons. X wins by a chain from the top row to
 * the bottom row, O by a chain from the left column to the right column. Exactly one of them
 * succeeds. There is no swap.
 *
 * <p>Notation: the rows, {@code .../.X./..O}, each half a cell further right than the one above: b2
 * touches b1, c1, a2, c2, a3 and b3. X is to move if there are as many O as X. Moves: {@code b2}.
 *
 * <p>Packing: the cells of X in the low bits, those of O above them, in as many words as needed.
 * The topmost bit of the last word is set if O is to move.
 */
final class Hex extends BoardRules {
  static final Game GAME =
      new JavaGame(
          "hex",
          "Hex",
          "X and O in turn fill a cell of a rhombus of hexagons. X wins by a chain from top to"
              + " bottom, O by one from left to right. There is no swap.",
          List.of(new ParameterDeclaration.WholeNumber("size", 1, 19, 11, "cells in a row")),
          List.of(JavaGame.example("", "size=3"), JavaGame.example(".../.X./..O", "size=3")),
          BoardSizeReader.board("size", "size"),
          Hex::new);

  private static final Facts FACTS = Facts.of(Fact.DECISIVE_ENDINGS, Fact.ACYCLIC);

  private final Grid grid;
  private final GridNotation notation;
  private final int cells;
  private final int words;

  private Hex(ParameterValues arguments) {
    super(arguments, FACTS);
    int size = arguments.number("size");
    this.grid = new Grid(size, size);
    this.notation = new GridNotation(id(), grid, "XO.", "XO", true);
    this.cells = grid.cells();
    this.words = PackedBits.words(2 * cells + 1);
  }

  @Override
  public Optional<Position> start() {
    return Optional.of(Position.of(new long[words]));
  }

  @Override
  public int turn(Position position) {
    return SingleWordRules.turn(position.word(words - 1));
  }

  @Override
  public Position giveTurn(Position position, int player) {
    long[] board = position.words();
    board[words - 1] = SingleWordRules.giveTurn(board[words - 1], player);
    return Position.of(board);
  }

  @Override
  public Position read(String text) {
    GridNotation.Diagram diagram = notation.read(text);
    long[] board = new long[words];
    for (int cell = 0; cell < cells; cell++) {
      char symbol = diagram.cells().charAt(cell);
      if (symbol != '.') {
        PackedBits.set(board, 0, symbol == 'X' ? cell : cells + cell);
      }
    }
    return giveTurn(Position.of(board), diagram.turn());
  }

  @Override
  public String print(Position position) {
    long[] board = position.words();
    return notation.print(
        cell ->
            PackedBits.get(board, 0, cell)
                ? 'X'
                : PackedBits.get(board, 0, cells + cell) ? 'O' : '.',
        turn(position));
  }

  @Override
  public String playerName(int player) {
    return player == 0 ? "X" : "O";
  }

  @Override
  public Picture picture(Position position) {
    return GridPicture.noted(
        GridPicture.ofFree(notation, print(position), ending(position) == Ending.OPEN),
        true,
        "X connects top and bottom, O left and right");
  }

  @Override
  public String label(Position before, Position after, int index) {
    long[] was = before.words();
    long[] is = after.words();
    int bit = 0;
    while (PackedBits.get(was, 0, bit) == PackedBits.get(is, 0, bit)) {
      bit++;
    }
    return grid.name(bit % cells);
  }

  @Override
  public Space space(List<Position> parts) {
    return new HexSpace();
  }

  private final class HexSpace implements Space, CanonicalForm {
    private final int[] chain = new int[cells]; // queue of the cells found so far
    private final boolean[] found = new boolean[cells];
    private final long[] turned = new long[words];

    @Override
    public int words() {
      return words;
    }

    @Override
    public boolean holds(Position part) {
      return true;
    }

    @Override
    public void pack(Position part, long[] target, int at) {
      part.copyTo(target, at);
    }

    @Override
    public Position unpack(long[] board, int at) {
      return Position.copy(board, at, words);
    }

    @Override
    public int turn(long[] board, int at) {
      return SingleWordRules.turn(board[at + words - 1]);
    }

    @Override
    public void setTurn(long[] board, int at, int player) {
      board[at + words - 1] = SingleWordRules.giveTurn(board[at + words - 1], player);
    }

    @Override
    public Ending ending(long[] board, int at) {
      int mover = turn(board, at);
      if (connected(board, at, 1 - mover)) {
        return Ending.LOST;
      }
      return connected(board, at, mover) ? Ending.WON : Ending.OPEN;
    }

    @Override
    public void options(long[] board, int at, Options out) {
      int plane = turn(board, at) * cells;
      for (int cell = 0; cell < cells; cell++) {
        if (PackedBits.get(board, at, cell) || PackedBits.get(board, at, cells + cell)) {
          continue;
        }
        int room = out.room();
        System.arraycopy(board, at, out.words(), room, words);
        PackedBits.set(out.words(), room, plane + cell);
        out.words()[room + words - 1] ^= SingleWordRules.TURN;
        if (!out.commit()) {
          return;
        }
      }
    }

    /** Applies the half turn, the only symmetry that keeps both players' sides. */
    @Override
    public void canonicalize(long[] board, int at) {
      turn180(board, at);
      if (PackedBits.compare(turned, 0, board, at, words) < 0) {
        System.arraycopy(turned, 0, board, at, words);
      }
    }

    @Override
    public int orbit(long[] board, int at) {
      turn180(board, at);
      return PackedBits.compare(turned, 0, board, at, words) == 0 ? 1 : 2;
    }

    @Override
    public <T> Optional<T> capability(Class<T> kind) {
      return kind == Tiers.class && words == 1
          ? TwoColourTiers.of(cells, false).map(kind::cast)
          : Space.super.capability(kind);
    }

    private void turn180(long[] board, int at) {
      Arrays.fill(turned, 0);
      for (int cell = 0; cell < cells; cell++) {
        if (PackedBits.get(board, at, cell)) {
          PackedBits.set(turned, 0, cells - 1 - cell);
        }
        if (PackedBits.get(board, at, cells + cell)) {
          PackedBits.set(turned, 0, 2 * cells - 1 - cell);
        }
      }
      turned[words - 1] |= board[at + words - 1] & SingleWordRules.TURN;
    }

    /** Returns whether the player has the chain. Searches from one side of the board. */
    private boolean connected(long[] board, int at, int player) {
      int size = grid.rows();
      int plane = player * cells;
      Arrays.fill(found, false);
      int known = 0;
      for (int i = 0; i < size; i++) {
        known = reach(board, at, plane, player == 0 ? i : i * size, known);
      }
      for (int next = 0; next < known; next++) {
        int cell = chain[next];
        int row = cell / size;
        int column = cell % size;
        if ((player == 0 ? row : column) == size - 1) {
          return true;
        }
        if (row > 0) {
          known = reach(board, at, plane, cell - size, known);
          known = column < size - 1 ? reach(board, at, plane, cell - size + 1, known) : known;
        }
        if (row < size - 1) {
          known = reach(board, at, plane, cell + size, known);
          known = column > 0 ? reach(board, at, plane, cell + size - 1, known) : known;
        }
        known = column > 0 ? reach(board, at, plane, cell - 1, known) : known;
        known = column < size - 1 ? reach(board, at, plane, cell + 1, known) : known;
      }
      return false;
    }

    /** Adds the cell if it is the player's and new. Returns the number of cells found. */
    private int reach(long[] board, int at, int plane, int cell, int known) {
      if (found[cell] || !PackedBits.get(board, at, plane + cell)) {
        return known;
      }
      found[cell] = true;
      chain[known] = cell;
      return known + 1;
    }
  }
}
