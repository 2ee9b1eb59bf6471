package zermelo.play;

import zermelo.kernel.Move;

/** A machine that plays: it is shown the course of a game that is not over and names its move. */
public interface Player {
  /** What it is called: {@code perfect} only where it can prove its moves, {@code 3}. */
  String name();

  /** What it does, in a few words, for the people who play against it. */
  String words();

  Choice choose(GameRecord course);

  /** What a choice rests on. */
  enum Basis {
    /** The move is proven to keep what the position is worth. */
    PROVEN,
    /** A guess, however good. */
    ESTIMATE,
    /** Nothing that is claimed: a move by chance, of a person, or an error on purpose. */
    NONE
  }

  /**
   * A move with what its player knows of it.
   *
   * @param how how the move was found, in words; empty where the whole game is known, or where
   *     nothing is claimed
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
