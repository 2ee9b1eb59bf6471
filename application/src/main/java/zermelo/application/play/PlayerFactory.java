package zermelo.application.play;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import zermelo.kernel.limits.Limits;
import zermelo.play.AnswerCache;
import zermelo.play.PerfectPlayer;
import zermelo.play.Player;
import zermelo.play.RandomPlayer;
import zermelo.play.SearchPlayer;
import zermelo.play.SkillPlayer;

/** Creates the computer players of a match: perfect, with a level, random, or by search. */
public final class PlayerFactory {
  private final AnswerCache answerCache;
  private final Function<Duration, Limits> limits;
  private final RandomGenerator random;
  private final BooleanSupplier solved;

  /**
   * Prepares the players of one game.
   *
   * @param limits the limits of an estimate that may take this long
   * @param solved whether the whole game can be solved; otherwise no player is called perfect
   */
  public PlayerFactory(
      AnswerCache answerCache,
      Function<Duration, Limits> limits,
      RandomGenerator random,
      BooleanSupplier solved) {
    this.answerCache = answerCache;
    this.limits = limits;
    this.random = random;
    this.solved = solved;
  }

  /** Creates the computer player of a seat. Empty for a human player. */
  public Optional<Player> at(PlayerKind seat) {
    Limits estimate = limits.apply(ThinkingTime.of(seat).estimating());
    if (seat.hasLevel()) {
      PerfectPlayer sound = perfect(ThinkingTime.of(seat));
      return Optional.of(new SkillPlayer(seat.level(), answerCache, sound, random, solved));
    }
    return switch (seat.kind()) {
      case "human" -> Optional.empty();
      case "random" -> Optional.of(new RandomPlayer(random));
      case "mcts" -> Optional.of(SearchPlayer.monteCarlo(estimate, random));
      case "alpha-beta" -> Optional.of(SearchPlayer.alphaBeta(estimate, random));
      default -> Optional.of(perfect());
    };
  }

  public PerfectPlayer perfect() {
    return perfect(ThinkingTime.STRONG);
  }

  private PerfectPlayer perfect(ThinkingTime time) {
    Limits estimate = limits.apply(time.estimating());
    Player estimating =
        answerCache.played().rules().facts().scored() // where the score tells who is ahead
            ? SearchPlayer.alphaBeta(estimate, random)
            : SearchPlayer.monteCarlo(estimate, random);
    return new PerfectPlayer(answerCache, estimating, solved);
  }
}
