package zermelo.web.uwapi;

import java.util.Optional;
import zermelo.kernel.Outcome;

/**
 * A move and the position that it leads to.
 *
 * @param value the value of the move for the player who makes it; empty if unknown
 * @param targetValue the value of the follower for the player who is to move there
 */
record UwapiMove(
    String label, PositionWithTurn place, Optional<Outcome> value, UwapiValue targetValue) {}
