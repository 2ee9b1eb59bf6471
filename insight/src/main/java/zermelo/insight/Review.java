package zermelo.insight;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.play.Course;
import zermelo.play.Ply;
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
 */
public record Review(List<Turn> turns, List<Optional<Worth>> history) {
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
      return before.isPresent()
          && after.isPresent()
          && Standing.worse(before.get().outcome(), after.get().outcome());
    }

    /** In games with a score, how many points the move gave away. */
    public int pointsLost() {
      return before.map(Worth::margin).orElseThrow().orElse(0)
          - after.map(Worth::margin).orElseThrow().orElse(0);
    }
  }

  /**
   * How well somebody played: of the moves that mattered, those that kept what the position was
   * worth.
   */
  public record Accuracy(int right, int mattered) {
    /** From 0 to 100; who had nothing to get wrong got nothing wrong. */
    public int percent() {
      return mattered == 0 ? 100 : (int) Math.round(100.0 * right / mattered);
    }
  }

  public Accuracy accuracy(int seat) {
    List<Turn> mattered =
        turns.stream().filter(turn -> turn.ply().seat() == seat && turn.mattered()).toList();
    int right = (int) mattered.stream().filter(turn -> !turn.blunder()).count();
    return new Accuracy(right, mattered.size());
  }

  /** How many moves could not be judged within the budget. */
  public long unknown() {
    return turns.stream().filter(turn -> turn.before().isEmpty()).count();
  }

  /**
   * Reviews a game from its end: late positions are the small ones. Where one is too large for the
   * budget, those before it are not tried.
   */
  public static Review of(Course course, Truth truth) {
    List<Ply> plies = course.plies();
    List<Turn> turns = new ArrayList<>();
    List<Optional<Worth>> history = new ArrayList<>();
    Optional<Answer> next = truth.of(course.position());
    int nextSeat = course.toMove();
    history.add(worth(next, nextSeat));
    boolean known = next.isPresent();
    for (Ply ply : plies.reversed()) {
      Optional<Answer> answer = known ? truth.of(ply.from()) : Optional.empty();
      known = answer.isPresent();
      turns.add(turn(ply, answer, next, nextSeat));
      history.add(worth(answer, ply.seat()));
      next = answer;
      nextSeat = ply.seat();
    }
    Collections.reverse(turns);
    Collections.reverse(history);
    return new Review(turns, history);
  }

  private static Optional<Worth> worth(Optional<Answer> answer, int seat) {
    return answer.map(Worth::of).map(worth -> seat == 0 ? worth : worth.flip());
  }

  private static Turn turn(Ply ply, Optional<Answer> answer, Optional<Answer> next, int nextSeat) {
    Optional<Worth> before = answer.map(Worth::of);
    Optional<Worth> after =
        answer
            .flatMap(known -> listed(known, ply.move().target()))
            .or(() -> next.map(Worth::of).map(w -> nextSeat == ply.seat() ? w : w.flip()));
    List<ValuedMove> moves = answer.map(Answer::moves).orElse(List.of());
    boolean blunder =
        before.isPresent()
            && after.isPresent()
            && Standing.worse(before.get().outcome(), after.get().outcome());
    boolean choice =
        before.isPresent()
            && moves.stream()
                .anyMatch(move -> Standing.worse(before.get().outcome(), move.result()));
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
