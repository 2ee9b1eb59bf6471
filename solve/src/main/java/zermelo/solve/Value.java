package zermelo.solve;

import java.util.OptionalInt;
import java.util.OptionalLong;
import zermelo.kernel.Outcome;

/**
 * The value of one position, for the player to move, as far as a solver knows it.
 *
 * @param remoteness plies to the end, if a player wins and the number is known; in games with a
 *     score, plies if the player to move is the final winner and hurries
 * @param delayed in games with a score, plies if the player to move is the final loser and delays
 * @param nimber the Grundy value, if there is one and it is known
 * @param margin in games with a score, what the player to move will still gain
 */
public record Value(
    Outcome outcome,
    OptionalInt remoteness,
    OptionalInt delayed,
    OptionalLong nimber,
    OptionalInt margin) {

  /** A value without a score; a negative remoteness or nimber means unknown. */
  public static Value of(Outcome outcome, int remoteness, long nimber) {
    return new Value(
        outcome,
        remoteness >= 0 && Outcomes.decisive(outcome)
            ? OptionalInt.of(remoteness)
            : OptionalInt.empty(),
        OptionalInt.empty(),
        nimber >= 0 ? OptionalLong.of(nimber) : OptionalLong.empty(),
        OptionalInt.empty());
  }

  /** A value without a score and without a known Grundy value. */
  public static Value of(Outcome outcome, int remoteness) {
    return of(outcome, remoteness, -1);
  }

  /** The value of a position in a game with a score, without the number of plies. */
  public static Value ofMargin(int margin) {
    return new Value(
        Outcomes.ofMargin(margin),
        OptionalInt.empty(),
        OptionalInt.empty(),
        OptionalLong.empty(),
        OptionalInt.of(margin));
  }

  /** The value of a position in a game with a score. */
  public static Value ofMargin(int margin, int hurried, int delayed) {
    return new Value(
        Outcomes.ofMargin(margin),
        OptionalInt.of(hurried),
        OptionalInt.of(delayed),
        OptionalLong.empty(),
        OptionalInt.of(margin));
  }

  /**
   * In games with a score: plies to the end, given the final margin for the player to move.
   *
   * <p>The final winner hurries and the loser delays. A tie has no remoteness.
   */
  public OptionalInt remotenessWith(int finalMargin) {
    return finalMargin == 0 ? OptionalInt.empty() : finalMargin > 0 ? remoteness : delayed;
  }
}
