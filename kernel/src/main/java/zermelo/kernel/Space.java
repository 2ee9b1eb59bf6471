package zermelo.kernel;

import java.util.Optional;
import zermelo.kernel.space.MoveLines;
import zermelo.kernel.space.Sweeper;
import zermelo.kernel.space.Tiers;

/**
 * A solver's view of a game: positions packed into longs, options in a reused buffer.
 *
 * <p>In a sum of heaps the packed positions are the parts. Every position takes the same number of
 * longs. No method but {@link #unpack} allocates.
 *
 * <p>A packed position is passed as an array and the index where it begins, so that solvers can
 * keep millions of them in one array. Implementations may use scratch memory: one space serves one
 * thread.
 *
 * <p>A space may be narrower than its rules: its fields are sized for what its initial parts can
 * reach. {@link #holds} says whether a position fits. {@link #options} throws {@link Overflow} when
 * a move leaves the space; the solver then requests a {@link #wider} one.
 */
public interface Space {
  /** The number of longs of a packed position. */
  int words();

  /** Whether the position fits into this space. */
  boolean holds(Position part);

  void pack(Position part, long[] target, int at);

  /** A position that packs to these words, the original up to the symmetries of the space. */
  Position unpack(long[] words, int at);

  /** How the rules end the game here; {@link Ending#OPEN} if they do not. */
  Ending ending(long[] words, int at);

  /**
   * Adds every option of the position to {@code out}, in the order of the rules.
   *
   * <p>Stops early when {@code out} reports that it is full. Only called where the ending is open.
   */
  void options(long[] words, int at, Options out);

  /** The player to move, 0 or 1; always 0 in impartial games. */
  default int turn(long[] words, int at) {
    return 0;
  }

  /** Gives the turn to a player without making a move, for the unmoved parts of a sum. */
  default void giveTurn(long[] words, int at, int player) {}

  /** In games with a score: the gain of the player to move when there is no move left. */
  default int settlement(long[] words, int at) {
    return 0;
  }

  /** Replaces the position by the representative of its class under the rules' symmetries. */
  default void canonical(long[] words, int at) {}

  /**
   * Whether the rules are symmetric between the players and every move passes the turn.
   *
   * <p>Then {@link #face} turns any position into one with the same value for the player to move.
   */
  default boolean sideless() {
    return false;
  }

  /** Exchanges the players if needed so that the first is to move; requires {@link #sideless}. */
  default void face(long[] words, int at) {}

  /**
   * The same space with wider fields, requested after an {@link Overflow}.
   *
   * <p>Positions that were packed before must be packed again. Throws {@link Overflow} if nothing
   * wider exists.
   */
  default Space wider() {
    throw new Overflow();
  }

  /**
   * The same space with the same packing, in the form that suits a long search.
   *
   * <p>It may take a while to create, because it may be compiled.
   */
  default Space swift() {
    return this;
  }

  /** A numbering of the positions with few gaps, if this space has one. */
  default Optional<PositionRanking> ranking() {
    return Optional.empty();
  }

  /** The structure of the {@link #ranking} if all options lie on lines. */
  default Optional<MoveLines> lines() {
    return Optional.empty();
  }

  /** A compiled loop over the {@link #ranking}, if this space has one. */
  default Optional<Sweeper> sweeper() {
    return Optional.empty();
  }

  /** The number of positions that the symmetries make equal to this one, including itself. */
  default int orbit(long[] words, int at) {
    return 1;
  }

  /** A numbering for tablebases, if there is one: the {@link #ranking} or a finer one. */
  default Optional<Tiers> tiers() {
    return ranking().map(Tiers::one);
  }

  /** Maps positions to consecutive numbers and back. Options usually have smaller ranks. */
  interface PositionRanking {
    /** The number of ranks; every rank is smaller. */
    long size();

    long rank(long[] words, int at);

    void unrank(long rank, long[] words, int at);

    /**
     * Writes the ranks of {@code count} consecutive positions of {@code width} words each.
     *
     * <p>The first position begins at index 0. Returns false if a rank is not below {@code below}.
     * Rankings on hot paths override this with their own loop, so that the JIT compiles it for them
     * alone.
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

  /** Thrown when a move leaves the space: a value needs more bits than its field has. */
  final class Overflow extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Overflow() {
      super("a move leaves the packed space", null, false, false);
    }
  }
}
