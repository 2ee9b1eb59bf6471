package zermelo.insight.review;

import java.util.OptionalInt;
import zermelo.kernel.Outcome;
import zermelo.play.GameResult;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * The value of a position or a move from the point of view of one player.
 *
 * @param remoteness plies to the end, if known
 * @param margin in games with a score, by how much the player will win
 */
public record PlayerValue(Outcome outcome, OptionalInt remoteness, OptionalInt margin) {
  /** Returns the value of a position for the player to move. */
  static PlayerValue of(Answer answer) {
    return new PlayerValue(answer.outcome(), answer.remoteness(), answer.margin());
  }

  /** Returns the value of a move for the player who makes it. */
  static PlayerValue of(ValuedMove move) {
    return new PlayerValue(move.result(), move.remoteness(), move.margin());
  }

  /** Returns the result of a game that is over, for a seat. */
  static PlayerValue of(GameResult finish, int seat) {
    if (finish.winner().isEmpty()) {
      return new PlayerValue(Outcome.TIE, OptionalInt.empty(), finish.margin());
    }
    PlayerValue won = new PlayerValue(Outcome.WIN, OptionalInt.of(0), finish.margin());
    return finish.winner().getAsInt() == seat ? won : won.flip();
  }

  /** Returns a value of which only the outcome is known. */
  static PlayerValue of(Outcome outcome) {
    return new PlayerValue(outcome, OptionalInt.empty(), OptionalInt.empty());
  }

  /** Returns the value for the other player. */
  PlayerValue flip() {
    OptionalInt turned =
        margin.isPresent() ? OptionalInt.of(-margin.getAsInt()) : OptionalInt.empty();
    return new PlayerValue(outcome.flip(), remoteness, turned);
  }
}
