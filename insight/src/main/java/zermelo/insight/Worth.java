package zermelo.insight;

import java.util.OptionalInt;
import zermelo.kernel.Outcome;
import zermelo.play.Finish;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * What a position or a move is worth to one player.
 *
 * @param remoteness plies to the end from there, where they are known
 * @param margin in games with a score, by how much that player will win
 */
public record Worth(Outcome outcome, OptionalInt remoteness, OptionalInt margin) {
  /** What a position is worth to the player to move. */
  static Worth of(Answer answer) {
    return new Worth(answer.outcome(), answer.remoteness(), answer.margin());
  }

  /** What a move is worth to the player who makes it. */
  static Worth of(ValuedMove move) {
    return new Worth(move.result(), move.remoteness(), move.margin());
  }

  /** What the end of a game by its rules is worth to a seat. */
  static Worth of(Finish finish, int seat) {
    if (finish.winner().isEmpty()) {
      return new Worth(Outcome.TIE, OptionalInt.empty(), finish.margin());
    }
    Worth won = new Worth(Outcome.WIN, OptionalInt.of(0), finish.margin());
    return finish.winner().getAsInt() == seat ? won : won.flip();
  }

  /** An outcome of which only itself is known. */
  static Worth of(Outcome outcome) {
    return new Worth(outcome, OptionalInt.empty(), OptionalInt.empty());
  }

  /** The same from the other player's side. */
  Worth flip() {
    OptionalInt turned =
        margin.isPresent() ? OptionalInt.of(-margin.getAsInt()) : OptionalInt.empty();
    return new Worth(outcome.flip(), remoteness, turned);
  }
}
