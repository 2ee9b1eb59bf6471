package zermelo.application.play;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import zermelo.kernel.limits.Limits;
import zermelo.play.AnswerCache;
import zermelo.play.PerfectPlayer;
import zermelo.play.Player;
import zermelo.play.RandomPlayer;
import zermelo.play.SearchPlayer;
import zermelo.play.SkillPlayer;

/** Creates the computer players of one game. */
public final class PlayerFactory {
  private final AnswerCache answerCache;
  private final Limits limits;
  private final RandomGenerator random;
  private final BooleanSupplier solved;

  /**
   * Prepares the players of one game.
   *
   * @param solved whether the whole game can be solved; otherwise no player is called perfect
   */
  public PlayerFactory(
      AnswerCache answerCache, Limits limits, RandomGenerator random, BooleanSupplier solved) {
    this.answerCache = answerCache;
    this.limits = limits;
    this.random = random;
    this.solved = solved;
  }

  /** Creates the computer player of a seat. Empty for a human player. */
  public Optional<Player> at(PlayerKind seat) {
    if (seat.hasLevel()) {
      return Optional.of(new SkillPlayer(seat.level(), answerCache, perfect(), random, solved));
    }
    return switch (seat.kind()) {
      case "human" -> Optional.empty();
      case "random" -> Optional.of(new RandomPlayer(random));
      case "mcts" -> Optional.of(SearchPlayer.monteCarlo(limits, random));
      case "alpha-beta" -> Optional.of(SearchPlayer.alphaBeta(limits, random));
      default -> Optional.of(perfect());
    };
  }

  public PerfectPlayer perfect() {
    return new PerfectPlayer(answerCache, estimating(), solved);
  }

  private Player estimating() {
    return SearchPlayer.monteCarlo(limits, random);
  }
}
