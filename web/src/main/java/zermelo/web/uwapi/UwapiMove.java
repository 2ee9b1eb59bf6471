package zermelo.web.uwapi;

import java.util.Optional;
import zermelo.kernel.Outcome;

/**
 * A move with where it leads.
 *
 * @param value of the move for the player who makes it; empty where it is not known
 * @param worth of the place behind it, for the player who is to move there
 */
record UwapiMove(String label, PositionWithTurn place, Optional<Outcome> value, UwapiValue worth) {}
