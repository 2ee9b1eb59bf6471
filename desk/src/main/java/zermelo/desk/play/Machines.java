package zermelo.desk.play;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import zermelo.play.PerfectPlayer;
import zermelo.play.Player;
import zermelo.play.RandomPlayer;
import zermelo.play.SearchPlayer;
import zermelo.play.SkillPlayer;
import zermelo.play.Truth;
import zermelo.solve.Budget;

/** Seats the machines for one game. */
public final class Machines {
  private final Truth truth;
  private final Budget budget;
  private final RandomGenerator random;
  private final BooleanSupplier solved;

  /**
   * @param solved whether the whole game can be solved: a machine that only estimates is not called
   *     perfect
   */
  public Machines(Truth truth, Budget budget, RandomGenerator random, BooleanSupplier solved) {
    this.truth = truth;
    this.budget = budget;
    this.random = random;
    this.solved = solved;
  }

  /** The machine of a seat; nothing where a person sits. */
  public Optional<Player> at(Seat seat) {
    if (seat.hasLevel()) {
      return Optional.of(new SkillPlayer(seat.level(), truth, perfect(), random, solved));
    }
    return switch (seat.kind()) {
      case "human" -> Optional.empty();
      case "random" -> Optional.of(new RandomPlayer(random));
      case "mcts" -> Optional.of(SearchPlayer.monteCarlo(budget, random));
      case "alpha-beta" -> Optional.of(SearchPlayer.alphaBeta(budget, random));
      default -> Optional.of(perfect());
    };
  }

  public PerfectPlayer perfect() {
    return new PerfectPlayer(truth, estimating(), solved);
  }

  private Player estimating() {
    return SearchPlayer.monteCarlo(budget, random);
  }
}
