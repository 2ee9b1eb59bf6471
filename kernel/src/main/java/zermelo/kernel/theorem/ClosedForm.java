package zermelo.kernel.theorem;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Evidence;
import zermelo.kernel.Position;

/**
 * Computes verdicts on positions by a formula, without search.
 *
 * <p>For a solver it is only a function and the name to print; the theorem itself is elsewhere.
 */
public interface ClosedForm {
  /** The verdict on the position; empty outside the domain of the closed form. */
  Optional<Verdict> verdict(Position position);

  /** The name and statement that evidence quotes. */
  String name();

  /** The source of the verdicts: a theorem, or a proof that the program found. */
  default Evidence.Kind kind() {
    return Evidence.Kind.THEOREM;
  }

  /** The formula with the numbers of a position put in, if that says more than the statement. */
  default Optional<String> derivation(Position position) {
    return Optional.empty();
  }

  /**
   * Labels of the moves from {@code position} to positions of Grundy value {@code nimber}.
   *
   * <p>Used for positions with too many moves to try them all. Empty if the closed form does not
   * know them; if present, the list is complete.
   */
  default Optional<List<String>> movesTo(Position position, long nimber) {
    return Optional.empty();
  }

  /** Labels of all winning moves, if they can be named without trying every move. */
  default Optional<List<String>> winningMoves(Position position) {
    return Optional.empty();
  }

  /**
   * Labels of promising moves, for positions with too many moves to try or to name.
   *
   * <p>They are hints, not claims: each is made and evaluated before it is shown.
   */
  default List<String> hints(Position position) {
    return List.of();
  }
}
