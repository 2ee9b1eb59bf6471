package zermelo.kernel.theorem;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Position;

/**
 * A closed form as a solver may use it: a plain function from positions to what is known of them.
 * Solvers never learn which theorem stands behind it beyond the name they print.
 */
public interface ClosedForm {
  /** What the closed form says of the position, or nothing outside its domain. */
  Optional<Verdict> verdict(Position position);

  /** The name and statement that evidence quotes. */
  String name();

  /** The statement worked out with the numbers of a position, where that says more than it. */
  default Optional<String> working(Position position) {
    return Optional.empty();
  }

  /**
   * Labels of the moves from {@code position} to positions of Grundy value {@code nimber}, for
   * positions with too many moves to try them all. Nothing if the closed form cannot tell; when
   * present the list is complete.
   */
  default Optional<List<String>> movesTo(Position position, long nimber) {
    return Optional.empty();
  }

  /** Labels of all winning moves, if the closed form can name them without trying every move. */
  default Optional<List<String>> winningMoves(Position position) {
    return Optional.empty();
  }

  /**
   * Labels of moves that are worth a look where there are too many to try or to name. They are a
   * hint and no claim: each is made and valued before anybody sees it.
   */
  default List<String> hints(Position position) {
    return List.of();
  }
}
