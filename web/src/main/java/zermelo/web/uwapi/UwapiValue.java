package zermelo.web.uwapi;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import zermelo.application.json.AnswerJson;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * The value of a position for the player to move, in UWAPI terms.
 *
 * @param outcome empty where it is not known: {@code unsolved}
 * @param remoteness plies to the end, or {@link #FINITE} or {@link #INFINITE}
 * @param winby the winner's margin, for either winner: front ends compare and draw it so
 */
record UwapiValue(
    Optional<Outcome> outcome, int remoteness, OptionalInt winby, OptionalLong nimber) {
  /** The game ends, but the number of plies is unknown. */
  static final int FINITE = -100;

  /** The game never ends: a draw. */
  static final int INFINITE = -200;

  static final UwapiValue UNSOLVED =
      new UwapiValue(Optional.empty(), FINITE, OptionalInt.empty(), OptionalLong.empty());

  static UwapiValue of(Rules rules, PositionWithTurn place, Answer answer) {
    return of(
        rules,
        place,
        answer.outcome(),
        answer.remoteness(),
        new Extras(answer.margin(), answer.nimber()));
  }

  /**
   * Returns the value of the follower of a move for the player who is to move there.
   *
   * @param forgotten the gain of the move, if the follower does not show it
   */
  static UwapiValue behind(
      Rules rules, PositionWithTurn after, ValuedMove move, boolean again, int forgotten) {
    Outcome result = move.result();
    OptionalInt margin = move.margin();
    if (margin.isPresent() && forgotten != 0) {
      int rest = margin.getAsInt() - forgotten;
      margin = OptionalInt.of(rest);
      result = rest > 0 ? Outcome.WIN : rest < 0 ? Outcome.LOSE : Outcome.TIE;
    }
    Outcome outcome = again ? result : result.flip();
    return of(rules, after, outcome, move.remoteness(), new Extras(margin, move.nimber()));
  }

  /** Values that only some games have. */
  private record Extras(OptionalInt margin, OptionalLong nimber) {}

  private static UwapiValue of(
      Rules rules, PositionWithTurn place, Outcome outcome, OptionalInt remoteness, Extras extras) {
    int plies =
        outcome == Outcome.DRAW
            ? INFINITE
            : remoteness.orElseGet(() -> place.over(rules) ? 0 : FINITE);
    OptionalInt winby =
        extras.margin().isPresent()
            ? OptionalInt.of(Math.abs(extras.margin().getAsInt()))
            : OptionalInt.empty();
    return new UwapiValue(Optional.of(outcome), plies, winby, extras.nimber());
  }

  static String word(Optional<Outcome> outcome) {
    return outcome.map(AnswerJson::result).orElse("unsolved");
  }

  /** Writes the fields that positions and moves share. */
  void write(JsonWriter json) {
    json.key("positionValue").value(word(outcome)).key("remoteness").value(remoteness);
    if (winby.isPresent()) {
      json.key("winby").value(winby);
    }
    if (nimber.isPresent()) {
      long n = nimber.getAsLong();
      json.key("mex").value(n == 0 ? "0" : n == 1 ? "*" : "*" + n);
    }
  }
}
