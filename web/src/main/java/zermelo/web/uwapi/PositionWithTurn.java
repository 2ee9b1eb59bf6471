package zermelo.web.uwapi;

import zermelo.kernel.Ending;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;

/**
 * A position and the player to move. Positions of impartial games do not say whose turn it is, but
 * front ends need it for every position, so the texts of positions carry it.
 *
 * @param player 0 or 1
 */
record PositionWithTurn(Position position, int player) {
  /** Takes the player from the rules, or the first player if the rules do not say. */
  static PositionWithTurn of(Rules rules, Position position) {
    return new PositionWithTurn(position, rules.turn(position));
  }

  /** Returns the follower. The turn passes to the other player, unless the rules say otherwise. */
  PositionWithTurn after(Rules rules, Position target) {
    return new PositionWithTurn(
        target, rules.facts().impartial() ? 1 - player : rules.turn(target));
  }

  /** Whether the game ends here. If generating the first move fails, a move still exists. */
  boolean over(Rules rules) {
    try {
      return rules.ending(position) != Ending.OPEN || rules.moves(position, 1).moves().isEmpty();
    } catch (RulesFault fault) {
      return false;
    }
  }
}
