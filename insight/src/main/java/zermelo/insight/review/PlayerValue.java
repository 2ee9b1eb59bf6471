package zermelo.insight.review;

import java.util.OptionalInt;
import zermelo.kernel.Outcome;
import zermelo.play.GameResult;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * What a position or a move is worth to one player.
 *
 * @param remoteness plies to the end from there, where they are known
 * @param margin in games with a score, by how much that player will win
 */
public record PlayerValue(Outcome outcome, OptionalInt remoteness, OptionalInt margin) {
  /** What a position is worth to the player to move. */
  static PlayerValue of(Answer answer) {
    return new PlayerValue(answer.outcome(), answer.remoteness(), answer.margin());
  }

  /** What a move is worth to the player who makes it. */
  static PlayerValue of(ValuedMove move) {
    return new PlayerValue(move.result(), move.remoteness(), move.margin());
  }

  /** What the end of a game by its rules is worth to a seat. */
  static PlayerValue of(GameResult finish, int seat) {
    if (finish.winner().isEmpty()) {
      return new PlayerValue(Outcome.TIE, OptionalInt.empty(), finish.margin());
    }
    PlayerValue won = new PlayerValue(Outcome.WIN, OptionalInt.of(0), finish.margin());
    return finish.winner().getAsInt() == seat ? won : won.flip();
  }

  /** An outcome of which only itself is known. */
  static PlayerValue of(Outcome outcome) {
    return new PlayerValue(outcome, OptionalInt.empty(), OptionalInt.empty());
  }

  /** The same from the other player's side. */
  PlayerValue flip() {
    OptionalInt turned =
        margin.isPresent() ? OptionalInt.of(-margin.getAsInt()) : OptionalInt.empty();
    return new PlayerValue(outcome.flip(), remoteness, turned);
  }
}
