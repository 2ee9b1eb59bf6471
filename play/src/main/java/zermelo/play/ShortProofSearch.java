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
 * Proves wins and losses by a short search in games too large to solve, and estimates the rest.
 *
 * <p>This suffices to detect missed wins near the end of a game.
 */
public final class ShortProofSearch {
  private final PlayableGame playable;
  private final Limits limits;

  /**
   * What a search found.
   *
   * @param proof the winner, with one winning move if there is one
   * @param estimates if nothing is proven, the moves with their scores, the best first
   */
  public record Finding(Optional<Answer> proof, List<Estimate> estimates) {
    /** Finds nothing. */
    public static final Finding NOTHING = new Finding(Optional.empty(), List.of());

    public Finding {
      estimates = List.copyOf(estimates);
    }
  }

  /**
   * Creates a search.
   *
   * @param limits the limits per position
   */
  public ShortProofSearch(PlayableGame playable, Limits limits) {
    this.playable = playable;
    this.limits = limits;
  }

  /** Searches for a proof. Finds nothing if the game is over. */
  public Finding of(Position position) {
    Rules rules = playable.rules();
    if (rules.ending(position) != Ending.OPEN || rules.moves(position, 1).moves().isEmpty()) {
      return Finding.NOTHING;
    }
    Progress progress = new Progress(limits);
    List<Estimate> moves =
        new AlphaBetaSearch().moves(playable.question(position), progress, new SplittableRandom(0));
    Estimate found = moves.getFirst();
    // A proven tie concerns one move only; another move may be better.
    boolean decided = found.proven() && Math.abs(found.score()) > 0.5;
    if (!decided) {
      return new Finding(Optional.empty(), moves);
    }
    Outcome outcome = found.score() > 0 ? Outcome.WIN : Outcome.LOSE;
    ValuedMove move =
        new ValuedMove(
            found.move(), outcome, OptionalInt.empty(), OptionalLong.empty(), OptionalInt.empty());
    Answer proof =
        new Answer(
            outcome,
            OptionalInt.empty(),
            OptionalLong.empty(),
            OptionalInt.empty(),
            List.of(move),
            List.of(),
            OptionalLong.empty(),
            new Evidence(Evidence.Kind.SEARCH, found.how(), progress.positions()));
    return new Finding(Optional.of(proof), List.of());
  }
}
