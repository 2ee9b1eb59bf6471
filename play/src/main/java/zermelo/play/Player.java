package zermelo.play;

import zermelo.kernel.Move;

/** A machine that plays: it is shown the course of a game that is not over and names its move. */
public interface Player {
  /** How commands name it: {@code perfect}, {@code 3}. */
  String name();

  /** What it does, in a few words, for the people who play against it. */
  String words();

  Choice choose(Course course);

  /**
   * A move with what its player knows of it.
   *
   * @param estimate how the move was estimated, in words; empty where the player knows what it is
   *     worth, or does not care
   */
  record Choice(Move move, String estimate) {
    public static Choice known(Move move) {
      return new Choice(move, "");
    }
  }
}
