package zermelo.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * Keeps what the position is worth: wins as fast as it can, in games with a score by as much as it
 * can; never loses what was tied. Where it is lost it resists, and sets {@link TrapSelector} among
 * moves that hold about as long. What is too large to prove within the budget is left to an
 * estimating player; a player that may have to is called strong, not perfect.
 */
public final class PerfectPlayer implements Player {
  private final AnswerCache truth;
  private final TrapSelector traps;
  private final Player fallback;
  private final BooleanSupplier solved;

  /**
   * @param fallback plays where the truth is out of reach
   * @param solved whether the truth is in reach everywhere; asked only for the name
   */
  public PerfectPlayer(AnswerCache truth, Player fallback, BooleanSupplier solved) {
    this.truth = truth;
    this.traps = new TrapSelector(truth);
    this.fallback = fallback;
    this.solved = solved;
  }

  @Override
  public String name() {
    return solved.getAsBoolean() ? "perfect" : "strong";
  }

  @Override
  public String words() {
    return solved.getAsBoolean()
        ? "perfect play, never gives away what it has"
        : "strong play, says of each move whether it is proven or an estimate";
  }

  @Override
  public Choice choose(GameRecord course) {
    return truth
        .of(course.position())
        .flatMap(answer -> best(course, answer).map(move -> proven(move, answer.evidence())))
        .orElseGet(() -> fallback.choose(course));
  }

  /** Where only a part of the game was looked at, the move says so. */
  private static Choice proven(Move move, Evidence evidence) {
    boolean part = evidence.kind() == Evidence.Kind.SEARCH;
    return new Choice(move, part ? evidence.detail() : "", Basis.PROVEN);
  }

  /**
   * The best move of a solved position; nothing if none of those that could be listed keeps its
   * worth (positions with very many moves). In a lost position every move keeps it.
   */
  private Optional<Move> best(GameRecord course, Answer answer) {
    List<ValuedMove> keeping = keeping(answer);
    if (keeping.isEmpty()) {
      return answer.outcome() == Outcome.LOSE
          ? course.rules().moves(course.position(), 1).moves().stream().findFirst()
          : Optional.empty();
    }
    Optional<ValuedMove> best =
        answer.outcome() == Outcome.WIN
            ? keeping.stream()
                .min(Comparator.comparingInt(move -> move.remoteness().orElse(Integer.MAX_VALUE)))
            : Optional.of(traps.best(course.position(), keeping));
    return best.map(ValuedMove::move);
  }

  /** The moves that keep what the position is worth, the whole margin where there is a score. */
  private static List<ValuedMove> keeping(Answer answer) {
    OptionalInt most =
        answer.moves().stream()
            .map(ValuedMove::margin)
            .filter(OptionalInt::isPresent)
            .mapToInt(OptionalInt::getAsInt)
            .max();
    return answer.moves().stream()
        .filter(move -> move.result() == answer.outcome())
        .filter(move -> most.isEmpty() || move.margin().equals(most))
        .toList();
  }
}
