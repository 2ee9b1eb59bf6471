package zermelo.kernel;

import java.util.Optional;

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
  default void setTurn(long[] words, int at, int player) {}

  /** In games with a score: the gain of the player to move when there is no move left. */
  default int settlement(long[] words, int at) {
    return 0;
  }

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
   * What only some spaces offer: one of the types in {@code zermelo.kernel.space}.
   *
   * <p>A solver asks once, when it is made. A wrapper forwards this one method.
   */
  default <T> Optional<T> capability(Class<T> kind) {
    return kind.isInstance(this) ? Optional.of(kind.cast(this)) : Optional.empty();
  }

  /** Thrown when a move leaves the space, because a value needs more bits than its field has. */
  final class Overflow extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Overflow() {
      super("a move leaves the packed space", null, false, false);
    }
  }
}
