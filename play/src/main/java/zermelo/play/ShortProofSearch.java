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
import zermelo.kernel.limits.ProgressListener;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;
import zermelo.solve.search.AlphaBetaSearch;
import zermelo.solve.search.Estimate;

/**
 * Wins and losses that a short search can prove in games too large to solve: enough to see what was
 * missed near the end of a game.
 */
public final class ShortProofSearch {
  private final PlayableGame played;
  private final Limits budget;

  /**
   * @param budget for each position
   */
  public ShortProofSearch(PlayableGame played, Limits budget) {
    this.played = played;
    this.budget = budget;
  }

  /**
   * The proven winner of a position, with one move that wins if there is one; nothing where play is
   * over.
   */
  public Optional<Answer> of(Position position) {
    Rules rules = played.rules();
    if (rules.ending(position) != Ending.OPEN || rules.moves(position, 1).moves().isEmpty()) {
      return Optional.empty();
    }
    Progress meter = new Progress(budget, ProgressListener.SILENT);
    Estimate found =
        new AlphaBetaSearch().best(played.question(position), meter, new SplittableRandom(0));
    // A proven tie is that of one move; another may be better.
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
            new Evidence(Evidence.Kind.SEARCH, found.how(), meter.positions())));
  }
}
