package zermelo.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import zermelo.kernel.Ending;
import zermelo.kernel.Evidence;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;
import zermelo.solve.search.AlphaBetaSearch;
import zermelo.solve.search.Estimate;

/**
 * Proves wins and losses by a short search in games too large to solve.
 *
 * <p>This suffices to detect missed wins near the end of a game.
 */
public final class ShortProofSearch {
  private final PlayableGame playable;
  private final Limits limits;

  /**
   * Creates a search.
   *
   * @param limits the limits per position
   */
  public ShortProofSearch(PlayableGame playable, Limits limits) {
    this.playable = playable;
    this.limits = limits;
  }

  /**
   * Searches for a proof of the winner, with one winning move if there is one.
   *
   * <p>Empty if there is no proof, or if the game is over.
   */
  public Optional<Answer> of(Position position) {
    Rules rules = playable.rules();
    if (rules.ending(position) != Ending.OPEN || rules.moves(position, 1).moves().isEmpty()) {
      return Optional.empty();
    }
    Progress progress = new Progress(limits);
    Estimate found =
        new AlphaBetaSearch().best(playable.question(position), progress, new SplittableRandom(0));
    // A proven tie concerns one move only; another move may be better.
    boolean decided = found.proven() && Math.abs(found.score()) > 0.5;
    if (!decided) {
      return Optional.empty();
    }
    Outcome outcome = found.score() > 0 ? Outcome.WIN : Outcome.LOSE;
    ValuedMove move =
        new ValuedMove(
            found.move(), outcome, OptionalInt.empty(), OptionalLong.empty(), OptionalInt.empty());
    return Optional.of(
        new Answer(
            outcome,
            OptionalInt.empty(),
            OptionalLong.empty(),
            OptionalInt.empty(),
            List.of(move),
            List.of(),
            OptionalLong.empty(),
            new Evidence(Evidence.Kind.SEARCH, found.how(), progress.positions())));
  }
}
