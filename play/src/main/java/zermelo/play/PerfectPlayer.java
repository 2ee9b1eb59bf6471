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
 * A player that never gives away the value of its position.
 *
 * <p>It wins as fast as it can, or by the largest margin in games with a score. It never loses a
 * tied position. In a lost position it delays, and {@link TrapSelector} chooses among moves that
 * last about as long. What is plain within two plies needs no search ({@link TwoPlySearch}). A
 * fallback player takes over where the limits do not suffice for a proof. A player that may need it
 * is called strong, not perfect, and says of each move which it is.
 */
public final class PerfectPlayer implements Player {
  private final AnswerCache answerCache;
  private final TrapSelector traps;
  private final Player fallback;
  private final BooleanSupplier solved;
  private Optional<Boolean> perfect = Optional.empty();

  /**
   * Creates a perfect player.
   *
   * @param fallback plays where the value cannot be found
   * @param solved whether every value can be found; used only for the name, and asked once
   */
  public PerfectPlayer(AnswerCache answerCache, Player fallback, BooleanSupplier solved) {
    this.answerCache = answerCache;
    this.traps = new TrapSelector(answerCache);
    this.fallback = fallback;
    this.solved = solved;
  }

  private boolean perfect() {
    if (perfect.isEmpty()) {
      perfect = Optional.of(solved.getAsBoolean());
    }
    return perfect.get();
  }

  @Override
  public String name() {
    return perfect() ? "perfect" : "strong";
  }

  @Override
  public String name(Choice choice) {
    return choice.proven() ? "perfect" : "strong";
  }

  @Override
  public String words() {
    return perfect()
        ? "perfect play, never gives away what it has"
        : "strong play, and perfect where it says that its move is proven";
  }

  @Override
  public Choice choose(GameRecord record) {
    return new TwoPlySearch(record.played())
        .choice(record.position())
        .or(() -> solved(record))
        .orElseGet(() -> fallback.choose(record));
  }

  private Optional<Choice> solved(GameRecord record) {
    return answerCache
        .of(record.position())
        .flatMap(answer -> best(record, answer).map(move -> proven(move, answer.evidence())));
  }

  /** Adds the evidence to the move if only a part of the game was searched. */
  private static Choice proven(Move move, Evidence evidence) {
    boolean part = evidence.kind() == Evidence.Kind.SEARCH;
    return new Choice(move, part ? evidence.detail() : "", Basis.PROVEN);
  }

  /**
   * Returns the best move of a solved position.
   *
   * <p>Empty if no listed move keeps the value (positions with very many moves). In a lost position
   * every move keeps it.
   */
  private Optional<Move> best(GameRecord record, Answer answer) {
    List<ValuedMove> keeping = keeping(answer);
    if (keeping.isEmpty()) {
      return answer.outcome() == Outcome.LOSE
          ? record.rules().moves(record.position(), 1).moves().stream().findFirst()
          : Optional.empty();
    }
    Optional<ValuedMove> best =
        answer.outcome() == Outcome.WIN
            ? keeping.stream()
                .min(Comparator.comparingInt(move -> move.remoteness().orElse(Integer.MAX_VALUE)))
            : Optional.of(traps.best(record.position(), keeping));
    return best.map(ValuedMove::move);
  }

  /** Returns the moves that keep the value: the outcome, and the margin in games with a score. */
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
