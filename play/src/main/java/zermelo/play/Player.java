package zermelo.play;

import zermelo.kernel.Move;

/** A computer player. It chooses a move, given the record of an unfinished game. */
public interface Player {
  /** Returns the name: {@code 3}, or {@code perfect} if the player can prove its moves. */
  String name();

  /** Returns the name that a move earns: perfect only if it is proven. */
  default String name(Choice choice) {
    return name();
  }

  /** Describes the player briefly for its human opponents. */
  String words();

  Choice choose(GameRecord record);

  /** The basis of a choice. */
  enum Basis {
    /** The move is proven to keep the value of the position. */
    PROVEN,
    /** An estimate, however good. */
    ESTIMATE,
    /** No claim: a random move, a human move, or a deliberate error. */
    NONE
  }

  /**
   * A move with the player's knowledge about it.
   *
   * @param how how the move was found, in words; empty if the whole game is solved or there is no
   *     claim
   */
  record Choice(Move move, String how, Basis basis) {
    public static Choice plain(Move move) {
      return new Choice(move, "", Basis.NONE);
    }

    public boolean estimate() {
      return basis == Basis.ESTIMATE;
    }

    public boolean proven() {
      return basis == Basis.PROVEN;
    }
  }
}
