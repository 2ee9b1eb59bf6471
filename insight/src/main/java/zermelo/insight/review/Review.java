package zermelo.insight.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.play.AnswerCache;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.play.OutcomeOrder;
import zermelo.play.Ply;
import zermelo.play.ShortProofSearch;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * The review of a played game: what each move was worth.
 *
 * @param turns every move, in order
 * @param history the value for Player 1 at the start and after every move; empty where the limits
 *     did not suffice
 * @param resignation the resignation that ended the game, if its position could be judged
 */
public record Review(
    List<ReviewedMove> turns,
    List<Optional<PlayerValue>> history,
    Optional<Resignation> resignation) {
  public Review {
    turns = List.copyOf(turns);
    history = List.copyOf(history);
  }

  /** A move is doubtful if it loses this much by the estimates. From a win to a loss it is 2. */
  private static final double DOUBTFUL = 0.8;

  /**
   * One move and what it was worth.
   *
   * @param before the value of the position for the player who moved
   * @param after the value for the same player after the move
   * @param estimateBefore where {@code before} is not known, its estimate, from -1 to 1
   * @param estimateAfter where {@code after} is not known, its estimate, from -1 to 1
   * @param mattered whether this move could be wrong: it was; or another move would have been
   *     worse; or there were other moves of unknown value
   * @param better after a blunder, the moves that would have kept the value, quickest first
   */
  public record ReviewedMove(
      Ply ply,
      Optional<PlayerValue> before,
      Optional<PlayerValue> after,
      OptionalDouble estimateBefore,
      OptionalDouble estimateAfter,
      boolean mattered,
      List<Move> better) {
    public ReviewedMove {
      better = List.copyOf(better);
    }

    /** Returns whether the value is known before and after the move. */
    public boolean judged() {
      return before.isPresent() && after.isPresent();
    }

    /**
     * Returns whether the move is estimated to be a mistake.
     *
     * <p>That is no judgement: it does not count for the accuracy.
     */
    public boolean doubtful() {
      OptionalDouble had = score(before, estimateBefore);
      OptionalDouble kept = score(after, estimateAfter);
      return !judged()
          && had.isPresent()
          && kept.isPresent()
          && had.getAsDouble() - kept.getAsDouble() >= DOUBTFUL;
    }

    private static OptionalDouble score(Optional<PlayerValue> known, OptionalDouble estimate) {
      return known.isPresent()
          ? OptionalDouble.of(OutcomeOrder.of(known.get().outcome()) - 1)
          : estimate;
    }

    /** Returns whether the move gave away a win or a tie. */
    public boolean blunder() {
      return worse(before, after);
    }

    /**
     * Returns the points that the move gave away, in games with a score. 0 if a margin is not
     * known.
     */
    public int pointsLost() {
      OptionalInt had = before.map(PlayerValue::margin).orElse(OptionalInt.empty());
      OptionalInt kept = after.map(PlayerValue::margin).orElse(OptionalInt.empty());
      return had.isPresent() && kept.isPresent() ? had.getAsInt() - kept.getAsInt() : 0;
    }
  }

  /** A resignation, with the value of the position for the player who resigned. */
  public record Resignation(int seat, PlayerValue value) {
    public boolean blunder() {
      return value.outcome() != Outcome.LOSE;
    }
  }

  /**
   * The accuracy of a player: the share of moves that kept the value, among those that could lose
   * it.
   *
   * @param right the number of judged moves that mattered and kept the value
   * @param mattered the number of judged moves that mattered (see {@link ReviewedMove})
   * @param judged the number of moves whose value is known before and after
   * @param made the number of all moves; resigning a position that was not lost counts as one
   */
  public record Accuracy(int right, int mattered, int judged, int made) {
    /**
     * Returns the accuracy from 0 to 100; 100 only if every move was judged and none was a mistake.
     *
     * <p>Empty if no judged move mattered. Empty, too, if no mistake was found but some moves could
     * not be judged: the last moves of a careless game are often right.
     */
    public OptionalInt percent() {
      boolean flawless = right == mattered;
      if (mattered == 0 || (flawless && judged < made)) {
        return OptionalInt.empty();
      }
      int rounded = (int) Math.round(100.0 * right / mattered);
      return OptionalInt.of(flawless ? 100 : Math.min(99, rounded));
    }
  }

  public Accuracy accuracy(int seat) {
    List<ReviewedMove> own = turns.stream().filter(turn -> turn.ply().seat() == seat).toList();
    List<ReviewedMove> judged = own.stream().filter(ReviewedMove::judged).toList();
    List<ReviewedMove> mattered = judged.stream().filter(ReviewedMove::mattered).toList();
    int right = (int) mattered.stream().filter(turn -> !turn.blunder()).count();
    int gaveUp = resignation.filter(r -> r.seat() == seat && r.blunder()).isPresent() ? 1 : 0;
    return new Accuracy(
        right, mattered.size() + gaveUp, judged.size() + gaveUp, own.size() + gaveUp);
  }

  /** Returns the number of moves that could not be judged within the limits. */
  public long unknown() {
    return turns.stream().filter(turn -> !turn.judged()).count();
  }

  /** Reviews a game. */
  public static Review of(GameRecord record, AnswerCache answerCache, ShortProofSearch proofs) {
    ValueHistory values = ValueHistory.of(record, answerCache, proofs);
    List<ReviewedMove> turns = new ArrayList<>();
    List<Optional<PlayerValue>> history = new ArrayList<>();
    List<Ply> plies = record.plies();
    for (int at = 0; at <= plies.size(); at++) {
      history.add(values.worth(at, 0));
      if (at < plies.size()) {
        turns.add(turn(record.rules(), plies.get(at), at, values));
      }
    }
    return new Review(turns, history, resignation(record, values));
  }

  private static Optional<Resignation> resignation(GameRecord record, ValueHistory values) {
    return record
        .finish()
        .filter(finish -> finish.how() == GameResult.Cause.RESIGNED)
        .map(finish -> 1 - finish.winner().orElseThrow())
        .flatMap(
            seat ->
                values
                    .worth(record.plies().size(), seat)
                    .map(worth -> new Resignation(seat, worth)));
  }

  private static ReviewedMove turn(Rules rules, Ply ply, int at, ValueHistory values) {
    Optional<PlayerValue> before = values.worth(at, ply.seat());
    Optional<PlayerValue> after = values.worth(at + 1, ply.seat());
    Optional<Answer> answer = values.answer(at);
    boolean blunder = worse(before, after);
    boolean choice =
        before
            .map(PlayerValue::outcome)
            .filter(had -> couldBeWorse(rules, ply, had, answer))
            .isPresent();
    List<Move> better =
        blunder
            ? answer.map(Answer::moves).orElse(List.of()).stream()
                .filter(move -> move.result() == before.get().outcome())
                .sorted(Review::quickest)
                .map(ValuedMove::move)
                .toList()
            : List.of();
    return new ReviewedMove(
        ply,
        before,
        after,
        values.estimate(at),
        values.estimateOfMove(at),
        choice || blunder,
        better);
  }

  /** Returns whether a worse move is listed, or other moves have unknown values. */
  private static boolean couldBeWorse(Rules rules, Ply ply, Outcome had, Optional<Answer> answer) {
    if (had == Outcome.LOSE) {
      return false;
    }
    List<ValuedMove> listed = answer.map(Answer::moves).orElse(List.of());
    boolean all = answer.isPresent() && answer.get().leftOut().equals(OptionalLong.of(0));
    return listed.stream().anyMatch(move -> OutcomeOrder.worse(had, move.result()))
        || (!all && rules.moves(ply.from(), 2).moves().size() > 1);
  }

  private static boolean worse(Optional<PlayerValue> before, Optional<PlayerValue> after) {
    return before.isPresent()
        && after.isPresent()
        && OutcomeOrder.worse(before.get().outcome(), after.get().outcome());
  }

  private static int quickest(ValuedMove a, ValuedMove b) {
    return Integer.compare(
        a.remoteness().orElse(Integer.MAX_VALUE), b.remoteness().orElse(Integer.MAX_VALUE));
  }
}
