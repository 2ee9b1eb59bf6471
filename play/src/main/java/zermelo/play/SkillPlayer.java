package zermelo.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * A player of level 1 to 10 that errs with a stated probability.
 *
 * <p>Level 10 never errs. Each level below errs in 9 more moves of 100 on average. The probability
 * is halved if the error is obvious: the opponent wins at once, with nearly every reply. It is half
 * as much again if the error is hidden: the loss is far away, and only one reply in many achieves
 * it. If no move is an error, the player plays like the perfect player. It plays a random move
 * instead with the probability of an error.
 */
public final class SkillPlayer implements Player {
  private static final int LEVELS = 10;
  private static final double PER_LEVEL = 0.09;
  private static final String UNSOLVED =
      ", where it knows what moves are worth; elsewhere its moves are estimates, and it says so";

  private final int level;
  private final AnswerCache answerCache;
  private final TrapSelector traps;
  private final PerfectPlayer perfect;
  private final RandomPlayer careless;
  private final RandomGenerator random;
  private final BooleanSupplier solved;

  /**
   * Creates a player.
   *
   * @param perfect chooses the moves that are not errors
   * @param solved whether every value can be found; used only for the description
   */
  public SkillPlayer(
      int level,
      AnswerCache answerCache,
      PerfectPlayer perfect,
      RandomGenerator random,
      BooleanSupplier solved) {
    this.level = level;
    this.answerCache = answerCache;
    this.traps = new TrapSelector(answerCache);
    this.perfect = perfect;
    this.careless = new RandomPlayer(random);
    this.random = random;
    this.solved = solved;
  }

  @Override
  public String name() {
    return Integer.toString(level);
  }

  @Override
  public String words() {
    return errors() + (solved.getAsBoolean() ? "" : UNSOLVED);
  }

  private String errors() {
    return level == LEVELS
        ? "level 10 of 10: never errs"
        : String.format(
            Locale.ROOT,
            "level %d of 10: errs in about %d moves of 100, from %.0f where the loss is plain to"
                + " %.0f where it is hard to see",
            level,
            Math.round(100 * base()),
            100 * chance(0),
            100 * chance(1));
  }

  private double base() {
    return PER_LEVEL * (LEVELS - level);
  }

  /** Returns the probability of an error, given how hidden it is: 0 is obvious, 1 is hidden. */
  double chance(double hidden) {
    return Math.min(1, base() * (0.5 + hidden));
  }

  @Override
  public Choice choose(GameRecord record) {
    Optional<Answer> answer = answerCache.of(record.position());
    List<ValuedMove> errors =
        answer.stream()
            .flatMap(known -> known.moves().stream().filter(move -> isError(known, move)))
            .toList();
    if (errors.isEmpty()) {
      return random.nextDouble() < base() ? careless.choose(record) : perfect.choose(record);
    }
    ValuedMove error = draw(record, errors);
    return random.nextDouble() < chance(hidden(record, error))
        ? Choice.plain(error.move())
        : perfect.choose(record);
  }

  private static boolean isError(Answer answer, ValuedMove move) {
    return OutcomeOrder.worse(answer.outcome(), move.result());
  }

  /** Draws one of the errors. Hidden ones are more likely. */
  private ValuedMove draw(GameRecord record, List<ValuedMove> errors) {
    ValuedMove drawn = errors.get(random.nextInt(errors.size()));
    ValuedMove other = errors.get(random.nextInt(errors.size()));
    return hidden(record, other) > hidden(record, drawn) ? other : drawn;
  }

  /**
   * Returns how hidden an error is, from 0 to 1.
   *
   * <p>An error is hidden if the end is far away and few replies punish it.
   */
  double hidden(GameRecord record, ValuedMove move) {
    int plies = move.remoteness().orElse(20);
    double far = plies / (plies + 6.0);
    double few = traps.losingReplies(record.position(), move);
    return (far + few) / 2;
  }
}
