package zermelo.solve.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;
import zermelo.solve.Value;

/**
 * Proves who wins by looking a few plies ahead, one ply more each round.
 *
 * <p>In each round an {@link AndOrSearch} tests for every undecided move whether the player who
 * makes it can force a win within the depth, and whether the other player can. It stops when a move
 * wins or all moves are decided.
 *
 * <p>No depth is skipped. So the first round that decides a move also gives its remoteness,
 * provided that the search saw all options. Games with a score are not searched: the winner says
 * little about them, and the margin needs the whole graph.
 *
 * <p>The slow twin is {@code zermelo.testkit.ReferenceSolver}.
 */
public final class ProofSearch {
  private static final int MAX_PLIES = 256;
  private static final int OPEN = 2;

  private final SearchRoot root;
  private final PackedGame game;
  private final AndOrSearch search;
  private final int[] results; // of moves, for the player who makes them: -1, 0, 1, OPEN
  private final int[] plies; // to the end, after the move
  private int depth;

  private ProofSearch(SearchRoot root, PackedGame game, Progress progress, long most) {
    this.root = root;
    this.game = game;
    this.search = new AndOrSearch(game, progress, most);
    this.results = new int[game.count()];
    this.plies = new int[game.count()];
    Arrays.fill(results, OPEN);
  }

  /**
   * The proven values.
   *
   * @param values the values of the position, and of the targets of all decided moves
   * @param plies the depth of the search
   */
  public record PartialSolution(Map<Position, Value> values, int plies) {}

  /**
   * A proof of the outcome of the question's position, if found within a share of the time.
   *
   * @param most the limit on positions for the search
   */
  public static Optional<PartialSolution> of(
      Question question, Progress progress, double share, long most) {
    try {
      if (question.rules().facts().scored()
          || question.rules().ending(question.position()) != Ending.OPEN
          || question.rules().moves(question.position(), 1).moves().isEmpty()) {
        return Optional.empty();
      }
      SearchRoot root = new SearchRoot(question);
      return root.search(
              game -> {
                ProofSearch search = new ProofSearch(root, game, progress, most);
                progress.tryPart(share, most, search::deepen);
                return search.solution();
              })
          .flatMap(solution -> solution);
    } catch (RulesFault noMoves) {
      return Optional.empty();
    }
  }

  private boolean deepen() {
    while (outcome().isEmpty() && depth < MAX_PLIES) {
      depth++;
      round(true);
      round(false);
    }
    return true;
  }

  /** Tests for every undecided move whether its player wins, or whether the other player does. */
  private void round(boolean wins) {
    for (int move = 0; move < results.length; move++) {
      if (results[move] == OPEN) {
        int found = outlook(move, wins);
        if (found == AndOrSearch.WINS) {
          results[move] = wins ? 1 : -1;
          plies[move] = depth - 1;
        } else if (!wins && found == AndOrSearch.NEVER && outlook(move, true) == found) {
          results[move] = 0;
        }
      }
    }
  }

  private int outlook(int move, boolean wins) {
    boolean attacks = game.keepsTurn(move) == wins;
    return search.outlook(game.starts(), move * game.width(), attacks, depth - 1);
  }

  /** The result of the best move, if it is proven to be the best. */
  private Optional<Outcome> outcome() {
    int best = Arrays.stream(results).filter(result -> result != OPEN).max().orElse(-1);
    boolean all = game.complete() && Arrays.stream(results).noneMatch(result -> result == OPEN);
    return best == 1 || all ? Optional.of(outcome(best)) : Optional.empty();
  }

  private static Outcome outcome(int result) {
    return result > 0 ? Outcome.WIN : result < 0 ? Outcome.LOSE : Outcome.TIE;
  }

  private Optional<PartialSolution> solution() {
    return outcome()
        .map(
            outcome -> {
              Map<Position, Value> values = new HashMap<>();
              for (int move = 0; move < results.length; move++) {
                if (results[move] != OPEN) {
                  Move made = root.moves().get(move);
                  Outcome result = outcome(results[move]);
                  Outcome behind = game.keepsTurn(move) ? result : result.flip();
                  values.put(made.target(), Value.of(behind, remoteness(plies[move])));
                }
              }
              int end = outcome == Outcome.WIN ? quickest() : slowest();
              int remoteness = game.complete() ? remoteness(1 + end) : -1;
              values.put(root.position(), Value.of(outcome, remoteness));
              return new PartialSolution(Map.copyOf(values), depth);
            });
  }

  private int remoteness(int found) {
    return search.exact() ? found : -1;
  }

  private int quickest() {
    int least = Integer.MAX_VALUE;
    for (int move = 0; move < results.length; move++) {
      least = results[move] == 1 ? Math.min(least, plies[move]) : least;
    }
    return least;
  }

  private int slowest() {
    return Arrays.stream(plies).max().orElse(0);
  }
}
