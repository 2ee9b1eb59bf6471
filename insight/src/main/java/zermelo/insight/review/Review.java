package zermelo.insight.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
 * What was right and wrong in a game that was played.
 *
 * @param turns every move, in order
 * @param history what the position was worth to Player 1 at the start and after every move; nothing
 *     where the budget did not suffice
 * @param resignation who gave up, and what
 */
public record Review(
    List<ReviewedMove> turns,
    List<Optional<PlayerValue>> history,
    Optional<Resignation> resignation) {
  public Review {
    turns = List.copyOf(turns);
    history = List.copyOf(history);
  }

  /**
   * One move.
   *
   * @param before what the position was worth to the player who moved
   * @param after what it was worth to the same player after the move
   * @param mattered whether this move could be wrong: it was, or another one would have been worth
   *     less, or there were others and their worth is not known
   * @param better after a blunder, the moves that would have kept what there was, quickest first
   */
  public record ReviewedMove(
      Ply ply,
      Optional<PlayerValue> before,
      Optional<PlayerValue> after,
      boolean mattered,
      List<Move> better) {
    public ReviewedMove {
      better = List.copyOf(better);
    }

    /** Whether the worth is known on both sides of the move. */
    public boolean judged() {
      return before.isPresent() && after.isPresent();
    }

    /** Whether the move gave away a win, or a tie. */
    public boolean blunder() {
      return worse(before, after);
    }

    /** In games with a score, how many points the move gave away; 0 where a margin is not known. */
    public int pointsLost() {
      OptionalInt had = before.map(PlayerValue::margin).orElse(OptionalInt.empty());
      OptionalInt kept = after.map(PlayerValue::margin).orElse(OptionalInt.empty());
      return had.isPresent() && kept.isPresent() ? had.getAsInt() - kept.getAsInt() : 0;
    }
  }

  /** A player gave up a position that was worth this to that player. */
  public record Resignation(int seat, PlayerValue worth) {
    public boolean blunder() {
      return worth.outcome() != Outcome.LOSE;
    }
  }

  /**
   * How well a player played: of the judged moves that mattered, those that kept what the position
   * was worth.
   *
   * @param judged how many moves could be judged
   * @param made how many moves there were; resigning a position that was not lost is one too
   */
  public record Accuracy(int right, int mattered, int judged, int made) {
    /**
     * From 0 to 100, and 100 only without a mistake. A player who had nothing to get wrong has 100
     * if every move was judged. Empty where no judged move says anything.
     */
    public OptionalInt percent() {
      if (mattered == 0) {
        return made > 0 && judged == made ? OptionalInt.of(100) : OptionalInt.empty();
      }
      int rounded = (int) Math.round(100.0 * right / mattered);
      return OptionalInt.of(right < mattered ? Math.min(99, rounded) : 100);
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

  /** How many moves could not be judged within the budget. */
  public long unknown() {
    return turns.stream().filter(turn -> !turn.judged()).count();
  }

  /** Reviews a game: every row takes what a position is worth from the same place. */
  public static Review of(GameRecord course, AnswerCache truth, ShortProofSearch proofs) {
    ValueHistory values = ValueHistory.of(course, truth, proofs);
    List<ReviewedMove> turns = new ArrayList<>();
    List<Optional<PlayerValue>> history = new ArrayList<>();
    List<Ply> plies = course.plies();
    for (int at = 0; at <= plies.size(); at++) {
      history.add(values.worth(at, 0));
      if (at < plies.size()) {
        turns.add(turn(course.rules(), plies.get(at), at, values));
      }
    }
    return new Review(turns, history, resignation(course, values));
  }

  private static Optional<Resignation> resignation(GameRecord course, ValueHistory values) {
    return course
        .finish()
        .filter(finish -> finish.how() == GameResult.Cause.RESIGNED)
        .map(finish -> 1 - finish.winner().orElseThrow())
        .flatMap(
            seat ->
                values
                    .worth(course.plies().size(), seat)
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
    return new ReviewedMove(ply, before, after, choice || blunder, better);
  }

  /** Whether a move that gives something away is listed, or there are moves of unknown worth. */
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
