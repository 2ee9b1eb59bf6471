package zermelo.bench.boards;

import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.Tiers;

/**
 * A hand-written space of a board that fits into one long. The topmost bit is the player to move.
 *
 * <p>It packs the positions of the game's text: the number of cells, a symbol for each cell, the
 * player to move. It has no state and allocates nothing.
 */
abstract class OneWordSpace implements Space, CanonicalForm {
  /** The bit of the player to move. Flip it to pass the turn. */
  static final long TURN = 1L << 63;

  /** Returns the board with these symbols, without the turn. */
  abstract long board(long[] symbols);

  /** Returns the symbols of a board. */
  abstract long[] symbols(long board);

  abstract Ending ending(long board);

  /** Adds every option of the board. */
  abstract void options(long board, Options out);

  /** Returns the symmetries of the board. */
  abstract Symmetries symmetries();

  /** Returns a ranking of the boards for tables of the whole game. */
  abstract Optional<Tiers> tiers();

  static int turn(long board) {
    return (int) (board >>> 63);
  }

  static long giveTurn(long board, int player) {
    return (board & ~TURN) | ((long) player << 63);
  }

  @Override
  public final int words() {
    return 1;
  }

  @Override
  public final boolean holds(Position part) {
    return true;
  }

  @Override
  public final void pack(Position part, long[] target, int at) {
    long[] symbols = new long[(int) part.word(0)];
    for (int i = 0; i < symbols.length; i++) {
      symbols[i] = part.word(i + 1);
    }
    target[at] = giveTurn(board(symbols), (int) part.word(symbols.length + 1));
  }

  @Override
  public final Position unpack(long[] words, int at) {
    long[] symbols = symbols(words[at] & ~TURN);
    long[] part = new long[symbols.length + 2];
    part[0] = symbols.length;
    System.arraycopy(symbols, 0, part, 1, symbols.length);
    part[symbols.length + 1] = turn(words[at]);
    return Position.of(part);
  }

  @Override
  public final Ending ending(long[] words, int at) {
    return ending(words[at]);
  }

  @Override
  public final void options(long[] words, int at, Options out) {
    options(words[at], out);
  }

  @Override
  public final int turn(long[] words, int at) {
    return turn(words[at]);
  }

  @Override
  public final void setTurn(long[] words, int at, int player) {
    words[at] = giveTurn(words[at], player);
  }

  @Override
  public final void canonicalize(long[] words, int at) {
    words[at] = symmetries().least(words[at]);
  }

  @Override
  public final int orbit(long[] words, int at) {
    return symmetries().orbit(words[at]);
  }

  @Override
  public final <T> Optional<T> capability(Class<T> kind) {
    return kind == Tiers.class ? tiers().map(kind::cast) : Space.super.capability(kind);
  }
}
