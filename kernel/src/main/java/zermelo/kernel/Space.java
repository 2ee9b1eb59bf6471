package zermelo.kernel;

import java.util.Optional;
import zermelo.kernel.space.MoveLines;
import zermelo.kernel.space.Sweeper;
import zermelo.kernel.space.Tiers;

/**
 * What a solver sees of a game: positions (parts, in a sum of heaps) packed into a fixed number of
 * longs, and options written into a reused buffer. No method but {@link #unpack} allocates.
 *
 * <p>A packed position is passed as an array and the place where it begins, so that solvers can
 * keep millions of them in one array. Implementations may use scratch memory: one space serves one
 * thread.
 *
 * <p>A space may be narrower than its rules: fields are sized for what the parts it was made for
 * can reach. {@link #holds} tells whether a position fits, and {@link #options} throws {@link
 * Overflow} when a move leaves the space; the solver then asks for a wider one.
 */
public interface Space {
  /** How many longs a packed position takes. */
  int words();

  /** Whether the position fits into this space. */
  boolean holds(Position part);

  void pack(Position part, long[] target, int at);

  /** A position that packs to these words (the same up to the symmetries of the space). */
  Position unpack(long[] words, int at);

  /** How the rules end the game here; {@link Ending#OPEN} where they do not. */
  Ending ending(long[] words, int at);

  /**
   * Adds every option of the position to {@code out}, in the order of the rules; stops early when
   * {@code out} says that it is full. Only called where the ending is open.
   */
  void options(long[] words, int at, Options out);

  /** Which player is to move, 0 or 1; always 0 in impartial games. */
  default int turn(long[] words, int at) {
    return 0;
  }

  /** Gives the turn to a player without a move: what happens to the other parts of a sum. */
  default void giveTurn(long[] words, int at, int player) {}

  /** In games with a score: what the player to move gains when there is no move left. */
  default int settlement(long[] words, int at) {
    return 0;
  }

  /** Replaces the position by the chosen one among those that the rules' symmetries make equal. */
  default void canonical(long[] words, int at) {}

  /**
   * Whether the players may change places, in rules under which every move passes the turn: then
   * {@link #face} makes of any position one that is worth the same to the player to move.
   */
  default boolean sideless() {
    return false;
  }

  /** Turns the position round so that the first player is to move, if it is {@link #sideless}. */
  default void face(long[] words, int at) {}

  /**
   * The same space with wider fields, asked for after an {@link Overflow}: positions that were
   * packed before must be packed again. Throws {@link Overflow} where nothing wider exists.
   */
  default Space wider() {
    throw new Overflow();
  }

  /**
   * The same space, with positions packed in the same way, in the form that suits a long search: it
   * may take a while to make.
   */
  default Space swift() {
    return this;
  }

  /** A numbering of the positions without many gaps, if this space has one. */
  default Optional<PositionRanking> ranking() {
    return Optional.empty();
  }

  /** What is known of the {@link #ranking} where all options lie on lines. */
  default Optional<MoveLines> lines() {
    return Optional.empty();
  }

  /** What goes through the {@link #ranking} by itself, if this space can. */
  default Optional<Sweeper> sweeper() {
    return Optional.empty();
  }

  /** How many positions the symmetries make equal to this one, itself among them. */
  default int orbit(long[] words, int at) {
    return 1;
  }

  /**
   * A numbering for tables of whole games, if there is one: the {@link #ranking}, or a finer one.
   */
  default Optional<Tiers> tiers() {
    return ranking().map(Tiers::one);
  }

  /** Positions to consecutive numbers and back. Each option's rank is usually the smaller one. */
  interface PositionRanking {
    /** How many ranks there are: all are below it. */
    long size();

    long rank(long[] words, int at);

    void unrank(long rank, long[] words, int at);

    /**
     * Writes the ranks of {@code count} positions that stand one behind the other, from index 0 on,
     * {@code width} words each; false if one of them is not below {@code below}. Rankings that are
     * asked often have a loop of their own, so that it is compiled for them alone.
     */
    default boolean ranks(long[] words, int width, int count, int below, int[] target) {
      for (int i = 0; i < count; i++) {
        long rank = rank(words, i * width);
        if (rank < 0 || rank >= below) {
          return false;
        }
        target[i] = (int) rank;
      }
      return true;
    }
  }

  /** A move leaves the space: a value needs more bits than its field has. */
  final class Overflow extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Overflow() {
      super("a move leaves the packed space", null, false, false);
    }
  }
}
