package zermelo.solve;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;

/**
 * What perfect play makes of a position, told from the side of the player to move.
 *
 * @param remoteness plies to the end; empty for ties and draws, and where only the winner is known
 * @param nimber the Grundy value; empty where there is none
 * @param margin in games with a score, by how much the player to move wins in the end
 * @param moves the moves that were asked for, in the order of the rules; if not all could be
 *     listed, the winning ones first
 * @param unknown moves of which no result is known, in the order of the rules; none where only
 *     winning moves were asked for
 * @param leftOut how many moves are not among {@code moves}, the unknown ones included; empty if
 *     they were not counted
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

  /** How many moves are named nowhere in the answer; empty if they were not counted. */
  public OptionalLong unlisted() {
    return leftOut.isPresent()
        ? OptionalLong.of(leftOut.getAsLong() - unknown.size())
        : OptionalLong.empty();
  }
}
