package zermelo.solve;

import java.util.OptionalInt;
import java.util.OptionalLong;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;

/**
 * A move and its value.
 *
 * @param result the outcome for the player who makes the move
 * @param remoteness the remoteness of the position that the move leads to
 * @param nimber the Grundy value of the position that the move leads to
 * @param margin by how much the player who makes the move wins in the end
 */
public record ValuedMove(
    Move move, Outcome result, OptionalInt remoteness, OptionalLong nimber, OptionalInt margin) {}
