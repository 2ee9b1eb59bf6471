package zermelo.acceptance.boards;

import java.util.List;
import java.util.Map;

/**
 * Rules of a game on position strings, written independently of the rules language.
 *
 * <p>Every reference game is a slow twin: tests compare a text of the library with it. It knows no
 * bits, tables or symmetries, and works on the notation that users see. Parts of a sum ({@code
 * 3+5}) are a bag; compare them with {@link PositionText#sorted}.
 */
interface ReferenceGame {
  /** How the rules end the game at a position, from the view of the player to move. */
  enum Verdict {
    /** The rules do not end the game here; a player without a move loses. */
    OPEN,
    LOST,
    WON,
    TIED
  }

  /** Returns the id of the game in the library. */
  String id();

  /** Returns small start positions whose reachable positions a test can list. */
  List<String> starts();

  /** Returns start positions for random play, of usual size and too large to list all. */
  default List<String> largeStarts() {
    return List.of();
  }

  /** Returns the parameters that belong to a position, as {@code --set} takes them. */
  default Map<String, String> settings(String position) {
    return Map.of();
  }

  /** Returns the distinct positions after one move of the player to move. */
  List<String> options(String position);

  default Verdict verdict(String position) {
    return Verdict.OPEN;
  }

  /** Returns whether the margin decides. Then a position without options ends the game. */
  default boolean scored() {
    return false;
  }

  /** Returns the points that the mover gets for an option. */
  default int gain(String position, int option) {
    return 0;
  }

  /** Returns the points of the player to move minus the other's, when the game ends here. */
  default int settlement(String position) {
    return 0;
  }
}
