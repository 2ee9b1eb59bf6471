package zermelo.play;

import java.util.random.RandomGenerator;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;
import zermelo.solve.search.AlphaBetaSearch;
import zermelo.solve.search.Estimate;
import zermelo.solve.search.MonteCarloSearch;
import zermelo.solve.search.MoveSearch;

/**
 * A player that searches within its limits, in games of any size. Its moves are estimates.
 *
 * <p>If every move is proven to lose, random games do not tell which one lasts longest. Alpha-beta
 * search does: it prefers the move that it took deepest to refute.
 */
public final class SearchPlayer implements Player {
  private final String name;
  private final String words;
  private final MoveSearch search;
  private final Limits limits;
  private final RandomGenerator random;

  private SearchPlayer(
      String name, String words, MoveSearch search, Limits limits, RandomGenerator random) {
    this.name = name;
    this.words = words;
    this.search = search;
    this.limits = limits;
    this.random = random;
  }

  /** Creates a player with Monte Carlo tree search: it samples games against itself. */
  public static SearchPlayer monteCarlo(Limits limits, RandomGenerator random) {
    return new SearchPlayer(
        "mcts", "Monte Carlo tree search: estimates", new MonteCarloSearch(), limits, random);
  }

  /** Creates a player with iterative deepening alpha-beta search. */
  public static SearchPlayer alphaBeta(Limits limits, RandomGenerator random) {
    return new SearchPlayer(
        "alpha-beta", "alpha-beta search: estimates", new AlphaBetaSearch(), limits, random);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String words() {
    return words;
  }

  @Override
  public Choice choose(GameRecord record) {
    Question question = record.played().question(record.position());
    Estimate found = search.best(question, new Progress(limits), random);
    if (found.proven() && found.score() < 0) {
      found = new AlphaBetaSearch().best(question, new Progress(limits), random);
    }
    return new Choice(found.move(), found.how(), found.proven() ? Basis.PROVEN : Basis.ESTIMATE);
  }
}
