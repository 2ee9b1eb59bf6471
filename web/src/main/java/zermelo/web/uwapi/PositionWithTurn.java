package zermelo.web.uwapi;

import zermelo.kernel.Ending;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;

/**
 * A position and whose turn it is. Positions of impartial games do not say whose turn it is, but
 * front ends want to know it of every position, so the texts of places carry it.
 *
 * @param player 0 or 1
 */
record PositionWithTurn(Position position, int player) {
  /** A position where the rules say who moves, or else the first player. */
  static PositionWithTurn of(Rules rules, Position position) {
    return new PositionWithTurn(position, rules.turn(position));
  }

  /** Where a move leads from here: to the other player's turn, unless the rules say otherwise. */
  PositionWithTurn after(Rules rules, Position target) {
    return new PositionWithTurn(
        target, rules.facts().impartial() ? 1 - player : rules.turn(target));
  }

  /** Whether the game ends here. Where the rules cannot make the first move, there is one. */
  boolean over(Rules rules) {
    try {
      return rules.ending(position) != Ending.OPEN || rules.moves(position, 1).moves().isEmpty();
    } catch (RulesFault fault) {
      return false;
    }
  }
}
