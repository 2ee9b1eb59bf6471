package zermelo.library.boards.representation;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.Tiers;
import zermelo.library.definition.ParameterValues;

/**
 * The rules of a board that fits into one long.
 *
 * <p>In partizan games the topmost bit is the player to move. A {@link Position} begins with the
 * same long. Further information for people (owners, the score) is in the words after it.
 */
public abstract class SingleWordRules extends BoardRules {
  /** The bit of the player to move. Flip it to pass the turn. */
  public static final long TURN = 1L << 63;

  private final boolean impartial;

  public SingleWordRules(ParameterValues arguments, Facts facts) {
    super(arguments, facts);
    this.impartial = facts.impartial();
  }

  public abstract Ending ending(long board);

  /** Adds every option of the board. */
  public abstract void options(long board, Options out);

  /** Returns the representative of the boards that symmetries make equal. */
  public abstract long canonical(long board);

  /** Returns how many boards the symmetries make equal to this one, including itself. */
  protected int orbit(long board) {
    return 1;
  }

  /** Returns a ranking of the boards for tables of the whole game. */
  protected Optional<Tiers> tiers() {
    return Optional.empty();
  }

  /** Returns a position of this board without further words. */
  protected Position bare(long board) {
    return Position.of(board);
  }

  public static int turn(long board) {
    return (int) (board >>> 63);
  }

  public static long giveTurn(long board, int player) {
    return (board & ~TURN) | ((long) player << 63);
  }

  @Override
  public final int turn(Position position) {
    return impartial ? 0 : turn(position.word(0));
  }

  @Override
  public final Position giveTurn(Position position, int player) {
    if (impartial) {
      return position;
    }
    long[] words = position.words();
    words[0] = giveTurn(words[0], player);
    return Position.of(words);
  }

  @Override
  public final Space space(List<Position> parts) {
    return new WordSpace(this);
  }

  /** The same rules as a space for solvers. It has no state and allocates nothing. */
  private record WordSpace(SingleWordRules rules) implements Space, CanonicalForm {
    @Override
    public int words() {
      return 1;
    }

    @Override
    public boolean holds(Position part) {
      return true;
    }

    @Override
    public void pack(Position part, long[] target, int at) {
      target[at] = part.word(0);
    }

    @Override
    public Position unpack(long[] words, int at) {
      return rules.bare(words[at]);
    }

    @Override
    public Ending ending(long[] words, int at) {
      return rules.ending(words[at]);
    }

    @Override
    public void options(long[] words, int at, Options out) {
      rules.options(words[at], out);
    }

    @Override
    public int turn(long[] words, int at) {
      return rules.impartial ? 0 : SingleWordRules.turn(words[at]);
    }

    @Override
    public void setTurn(long[] words, int at, int player) {
      if (!rules.impartial) {
        words[at] = SingleWordRules.giveTurn(words[at], player);
      }
    }

    @Override
    public void canonicalize(long[] words, int at) {
      words[at] = rules.canonical(words[at]);
    }

    @Override
    public int orbit(long[] words, int at) {
      return rules.orbit(words[at]);
    }

    @Override
    public <T> Optional<T> capability(Class<T> kind) {
      return kind == Tiers.class ? rules.tiers().map(kind::cast) : Space.super.capability(kind);
    }
  }
}
