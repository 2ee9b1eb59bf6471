package zermelo.insight;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.play.Course;
import zermelo.play.Finish;
import zermelo.play.Ply;
import zermelo.play.Proofs;
import zermelo.play.Standing;
import zermelo.play.Truth;
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
    List<Turn> turns, List<Optional<Worth>> history, Optional<Resignation> resignation) {
  public Review {
    turns = List.copyOf(turns);
    history = List.copyOf(history);
  }

  /**
   * One move.
   *
   * @param before what the position was worth to the player who moved
   * @param after what it was worth to the same player after the move
   * @param mattered whether another move would have been worth less, or this one was
   * @param better after a blunder, the moves that would have kept what there was, quickest first
   */
  public record Turn(
      Ply ply, Optional<Worth> before, Optional<Worth> after, boolean mattered, List<Move> better) {
    public Turn {
      better = List.copyOf(better);
    }

    /** Whether the move gave away a win, or a tie. */
    public boolean blunder() {
      return worse(before, after);
    }

    /** In games with a score, how many points the move gave away. */
    public int pointsLost() {
      return before.map(Worth::margin).orElseThrow().orElse(0)
          - after.map(Worth::margin).orElseThrow().orElse(0);
    }
  }

  /** Somebody gave up a position that was worth this to them. */
  public record Resignation(int seat, Worth worth) {
    public boolean blunder() {
      return worth.outcome() != Outcome.LOSE;
    }
  }

  /**
   * How well somebody played: of the moves that mattered, those that kept what the position was
   * worth.
   *
   * @param judged how many moves could be judged at all
   */
  public record Accuracy(int right, int mattered, int judged) {
    /** From 0 to 100; who had nothing to get wrong got nothing wrong. Nothing if nobody knows. */
    public OptionalInt percent() {
      return judged == 0
          ? OptionalInt.empty()
          : OptionalInt.of(mattered == 0 ? 100 : (int) Math.round(100.0 * right / mattered));
    }
  }

  public Accuracy accuracy(int seat) {
    List<Turn> own = turns.stream().filter(turn -> turn.ply().seat() == seat).toList();
    List<Turn> mattered = own.stream().filter(Turn::mattered).toList();
    int right = (int) mattered.stream().filter(turn -> !turn.blunder()).count();
    int judged = (int) own.stream().filter(turn -> turn.before().isPresent()).count();
    boolean gaveUp = resignation.filter(r -> r.seat() == seat && r.blunder()).isPresent();
    return new Accuracy(right, mattered.size() + (gaveUp ? 1 : 0), judged + (gaveUp ? 1 : 0));
  }

  /** How many moves could not be judged within the budget. */
  public long unknown() {
    return turns.stream().filter(turn -> turn.before().isEmpty()).count();
  }

  /**
   * Reviews a game from its end: late positions are the small ones. Where one is too large for the
   * budget, those before it are not solved either, and short proofs are tried, until a few in a row
   * have failed.
   */
  public static Review of(Course course, Truth truth, Proofs proofs) {
    List<Turn> turns = new ArrayList<>();
    List<Optional<Worth>> history = new ArrayList<>();
    Backward known = new Backward(truth, proofs);
    Optional<Answer> next = known.of(course.position());
    int nextSeat = course.toMove();
    Optional<Worth> last = next.map(Worth::of);
    history.add(worth(next, nextSeat));
    for (Ply ply : course.plies().reversed()) {
      Optional<Answer> answer = known.of(ply.from());
      turns.add(turn(ply, answer, next, nextSeat));
      history.add(worth(answer, ply.seat()));
      next = answer;
      nextSeat = ply.seat();
    }
    Collections.reverse(turns);
    Collections.reverse(history);
    return new Review(turns, history, resignation(course, last));
  }

  private static Optional<Resignation> resignation(Course course, Optional<Worth> last) {
    Optional<Finish> gaveUp = course.finish().filter(finish -> finish.how() == Finish.How.RESIGNED);
    return gaveUp.flatMap(
        finish -> {
          int seat = 1 - finish.winner().orElseThrow();
          return last.map(worth -> seat == course.toMove() ? worth : worth.flip())
              .map(worth -> new Resignation(seat, worth));
        });
  }

  private static Optional<Worth> worth(Optional<Answer> answer, int seat) {
    return answer.map(Worth::of).map(worth -> seat == 0 ? worth : worth.flip());
  }

  private static Turn turn(Ply ply, Optional<Answer> answer, Optional<Answer> next, int nextSeat) {
    Optional<Worth> before = answer.map(Worth::of);
    Optional<Worth> after =
        next.map(Worth::of)
            .map(worth -> nextSeat == ply.seat() ? worth : worth.flip())
            .or(() -> answer.flatMap(known -> listed(known, ply.move().target())));
    List<ValuedMove> moves = answer.map(Answer::moves).orElse(List.of());
    boolean blunder = worse(before, after);
    boolean unlisted = answer.isPresent() && answer.get().leftOut().orElse(0) > 0;
    boolean choice =
        before.isPresent()
            && before.get().outcome() != Outcome.LOSE
            && (unlisted
                || moves.stream()
                    .anyMatch(move -> Standing.worse(before.get().outcome(), move.result())));
    List<Move> better =
        blunder
            ? moves.stream()
                .filter(move -> move.result() == before.get().outcome())
                .sorted(Review::quickest)
                .map(ValuedMove::move)
                .toList()
            : List.of();
    return new Turn(ply, before, after, choice || blunder, better);
  }

  private static boolean worse(Optional<Worth> before, Optional<Worth> after) {
    return before.isPresent()
        && after.isPresent()
        && Standing.worse(before.get().outcome(), after.get().outcome());
  }

  private static Optional<Worth> listed(Answer answer, Position target) {
    return answer.moves().stream()
        .filter(move -> move.move().target().equals(target))
        .findFirst()
        .map(Worth::of);
  }

  private static int quickest(ValuedMove a, ValuedMove b) {
    return Integer.compare(
        a.remoteness().orElse(Integer.MAX_VALUE), b.remoteness().orElse(Integer.MAX_VALUE));
  }
}
