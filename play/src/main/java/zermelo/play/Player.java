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
   * @param how how the move was found, in words; empty where its player knows the truth, or does
   *     not care
   * @param estimate whether it is a guess, however good
   */
  record Choice(Move move, String how, boolean estimate) {
    public static Choice known(Move move) {
      return new Choice(move, "", false);
    }
  }
}
