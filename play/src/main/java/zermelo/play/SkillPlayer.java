package zermelo.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * A player of level 1 to 10 who errs with a stated probability. Level 10 never errs; each level
 * below errs in 9 more moves of 100 on the average. The average is halved where the loss is plain
 * to see (the other wins at once, and nearly every reply does it) and half as much again where it
 * is hidden (a long way off, and one reply in many does it). Where no move gives anything away, it
 * plays like the perfect player, or, as often as it would err, any move.
 */
public final class SkillPlayer implements Player {
  private static final int LEVELS = 10;
  private static final double PER_LEVEL = 0.09;
  private static final String UNSOLVED =
      ", where it knows what moves are worth; elsewhere its moves are estimates, and it says so";

  private final int level;
  private final AnswerCache truth;
  private final TrapSelector traps;
  private final PerfectPlayer perfect;
  private final RandomPlayer careless;
  private final RandomGenerator random;
  private final BooleanSupplier solved;

  /**
   * @param perfect plays where this player does not err
   * @param solved whether the truth is in reach everywhere; asked only for the words
   */
  public SkillPlayer(
      int level,
      AnswerCache truth,
      PerfectPlayer perfect,
      RandomGenerator random,
      BooleanSupplier solved) {
    this.level = level;
    this.truth = truth;
    this.traps = new TrapSelector(truth);
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

  /** The probability to make an error that is so hard to see: 0 is plain, 1 is hidden. */
  double chance(double hidden) {
    return Math.min(1, base() * (0.5 + hidden));
  }

  @Override
  public Choice choose(GameRecord course) {
    Optional<Answer> answer = truth.of(course.position());
    List<ValuedMove> errors =
        answer.stream()
            .flatMap(known -> known.moves().stream().filter(move -> isError(known, move)))
            .toList();
    if (errors.isEmpty()) {
      return random.nextDouble() < base() ? careless.choose(course) : perfect.choose(course);
    }
    ValuedMove error = draw(course, errors);
    return random.nextDouble() < chance(hidden(course, error))
        ? Choice.plain(error.move())
        : perfect.choose(course);
  }

  private static boolean isError(Answer answer, ValuedMove move) {
    return OutcomeOrder.worse(answer.outcome(), move.result());
  }

  /** One of the errors; those that are harder to see are drawn more often. */
  private ValuedMove draw(GameRecord course, List<ValuedMove> errors) {
    ValuedMove drawn = errors.get(random.nextInt(errors.size()));
    ValuedMove other = errors.get(random.nextInt(errors.size()));
    return hidden(course, other) > hidden(course, drawn) ? other : drawn;
  }

  /**
   * How hard it is to see that a move is an error, from 0 to 1: by how far away the end is, and by
   * how few replies punish it.
   */
  double hidden(GameRecord course, ValuedMove move) {
    int plies = move.remoteness().orElse(20);
    double far = plies / (plies + 6.0);
    double few = traps.losingReplies(course.position(), move);
    return (far + few) / 2;
  }
}
