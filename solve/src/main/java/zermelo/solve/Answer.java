package zermelo.solve;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;

/**
 * The value of a position under perfect play, for the player to move, with its moves.
 *
 * @param remoteness plies to the end; empty for ties and draws, and if only the winner is known
 * @param nimber the Grundy value; empty if there is none
 * @param margin in games with a score, by how much the player to move wins in the end
 * @param moves the requested moves, in the order of the rules; if not all could be listed, the
 *     winning ones first
 * @param unknown moves whose value is not known, in the order of the rules; empty if only winning
 *     moves were requested
 * @param leftOut the number of moves that are not in {@code moves}, including the unknown ones;
 *     empty if they were not counted
 */
public record Answer(
    Outcome outcome,
    OptionalInt remoteness,
    OptionalLong nimber,
    OptionalInt margin,
    List<ValuedMove> moves,
    List<Move> unknown,
    OptionalLong leftOut,
    Evidence evidence)
    implements Result {
  public Answer {
    moves = List.copyOf(moves);
    unknown = List.copyOf(unknown);
  }

  /** An answer that only has a Grundy value in normal play, and the winner that follows from it. */
  public static Answer ofNimber(long nimber, Evidence evidence) {
    return new Answer(
        nimber == 0 ? Outcome.LOSE : Outcome.WIN,
        OptionalInt.empty(),
        OptionalLong.of(nimber),
        OptionalInt.empty(),
        List.of(),
        List.of(),
        OptionalLong.empty(),
        evidence);
  }

  /** The number of moves that the answer does not name; empty if they were not counted. */
  public OptionalLong unlisted() {
    return leftOut.isPresent()
        ? OptionalLong.of(leftOut.getAsLong() - unknown.size())
        : OptionalLong.empty();
  }
}
