package zermelo.application.play;

import java.time.Duration;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Limits;
import zermelo.solve.Question;

/**
 * How long a machine may think about a move: first to solve the position, then to estimate.
 *
 * <p>People wait for each move. So the strongest player answers within a second, and a player with
 * a level within 300 ms. Obvious moves and solved positions take less.
 *
 * @param solving the time to solve the position and the replies to its moves, together
 * @param estimating the time to estimate what was not solved
 */
public record ThinkingTime(Duration solving, Duration estimating) {
  /** The time of the strongest player, and of a hint. */
  public static final ThinkingTime STRONG =
      new ThinkingTime(Duration.ofMillis(500), Duration.ofMillis(400));

  /** The time of a player with a level. */
  public static final ThinkingTime LEVEL =
      new ThinkingTime(Duration.ofMillis(120), Duration.ofMillis(100));

  /** The time of a player that only searches. */
  public static final ThinkingTime SEARCH = new ThinkingTime(Duration.ZERO, Duration.ofSeconds(1));

  private static final Limits FIRST_LOOK = Limits.standard().withTime(Duration.ofSeconds(10));
  private static final int MOST_POSITIONS = 2_000;
  private static final int MOST_OPTIONS = 20_000;
  private static final int FEW_POSITIONS = 100;

  /** The limits to see whether the whole game can be solved. */
  public static final Limits GLANCE =
      Limits.standard().withTime(Duration.ofSeconds(2)).withPositions(20_000);

  /** The time for an explanation, which a person asks for. */
  public static final Duration EXPLANATION = Duration.ofSeconds(5);

  /** The time to solve the positions of a game that is reviewed, and as long again to estimate. */
  public static final Duration REVIEW = Duration.ofSeconds(4);

  /** The most time to think about a position while a person thinks. */
  public static final Duration PONDERING = Duration.ofMinutes(1);

  private static final Duration MOST_FOR_ONE = Duration.ofMillis(250);

  /** Returns the time of an estimate for each position of a game of this many plies. */
  public static Duration ofReviewed(int plies) {
    Duration even = REVIEW.dividedBy(plies + 1L);
    return even.compareTo(MOST_FOR_ONE) < 0 ? even : MOST_FOR_ONE;
  }

  /** Returns the time of a kind of player. */
  public static ThinkingTime of(PlayerKind kind) {
    if (kind.isWeak()) {
      return LEVEL;
    }
    return kind.kind().equals("mcts") || kind.kind().equals("alpha-beta") ? SEARCH : STRONG;
  }

  /**
   * Returns the limits of a first look, which does not depend on the clock.
   *
   * <p>What is small is solved on a busy machine, too, and a theorem may make all the moves that it
   * names. Positions with many moves take longer, so fewer of them are looked at.
   *
   * @param isTurnOver whether the time of the turn is used up: then a look at what is known already
   *     must do
   */
  public static Limits firstLook(Question question, boolean isTurnOver) {
    Rules rules = question.rules();
    int moves =
        rules.facts().heaps() ? 1 : (int) rules.countMoves(question.position(), MOST_OPTIONS);
    int fitting = Math.min(MOST_POSITIONS, MOST_OPTIONS / Math.max(1, moves));
    return FIRST_LOOK.withPositions(isTurnOver ? FEW_POSITIONS : Math.max(FEW_POSITIONS, fitting));
  }

  /** Returns the same shares of less time. */
  public ThinkingTime within(Duration most) {
    Duration all = solving.plus(estimating);
    return all.compareTo(most) <= 0
        ? this
        : new ThinkingTime(
            Duration.ofNanos((long) ((double) solving.toNanos() / all.toNanos() * most.toNanos())),
            Duration.ofNanos(
                (long) ((double) estimating.toNanos() / all.toNanos() * most.toNanos())));
  }
}
