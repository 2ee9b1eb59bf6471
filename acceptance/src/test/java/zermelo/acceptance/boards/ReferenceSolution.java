package zermelo.acceptance.boards;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import zermelo.acceptance.boards.ReferenceGame.Verdict;

/**
 * Values of all positions that a reference game reaches from some starts.
 *
 * <p>Works backwards from the ends: a position is won if one option is lost for the other player,
 * and lost if all options are won. What stays without a value is a tie in a game with tied ends,
 * and a draw by endless play in a game without.
 */
final class ReferenceSolution {
  /** The result of perfect play for the player to move. */
  enum Result {
    WIN,
    LOSE,
    TIE,
    DRAW
  }

  /**
   * A result with the plies to the end.
   *
   * @param plies the length of play when the winner hurries and the loser delays; -1 if none wins
   */
  record Value(Result result, int plies) {}

  private final ReferenceGame game;
  private final boolean misere;
  private final Map<String, List<String>> options = new LinkedHashMap<>();
  private final Map<String, Value> values = new HashMap<>();
  private boolean tiedEnds;

  private ReferenceSolution(ReferenceGame game, boolean misere) {
    this.game = game;
    this.misere = misere;
  }

  /** Solves a game without a score from some positions. */
  static Map<String, Value> of(ReferenceGame game, boolean misere, Collection<String> starts) {
    ReferenceSolution solution = new ReferenceSolution(game, misere);
    solution.explore(starts);
    solution.decide();
    Map<String, Value> all = new LinkedHashMap<>();
    Value undecided = new Value(solution.tiedEnds ? Result.TIE : Result.DRAW, -1);
    for (String position : solution.options.keySet()) {
      all.put(position, solution.values.getOrDefault(position, undecided));
    }
    return all;
  }

  /** Returns the value of one position in normal play. */
  static Value of(ReferenceGame game, String position) {
    return Objects.requireNonNull(of(game, false, List.of(position)).get(position));
  }

  private void explore(Collection<String> starts) {
    Deque<String> waiting = new ArrayDeque<>(starts);
    while (!waiting.isEmpty()) {
      String position = waiting.pop();
      if (!options.containsKey(position)) {
        boolean open = game.verdict(position) == Verdict.OPEN;
        List<String> after = open ? game.options(position) : List.of();
        options.put(position, after);
        waiting.addAll(after);
      }
    }
  }

  /** Goes backwards, nearer ends first, so that the plies of a value are right when it is found. */
  private void decide() {
    Map<String, List<String>> before = new HashMap<>();
    Map<String, Integer> undecided = new HashMap<>();
    Deque<String> waiting = new ArrayDeque<>();
    options.forEach(
        (position, after) -> {
          undecided.put(position, after.size());
          after.forEach(o -> before.computeIfAbsent(o, key -> new ArrayList<>()).add(position));
          Verdict verdict = game.verdict(position);
          if (verdict == Verdict.TIED) {
            tiedEnds = true;
          } else if (after.isEmpty()) {
            boolean won = (verdict == Verdict.WON) != misere;
            values.put(position, new Value(won ? Result.WIN : Result.LOSE, 0));
            waiting.add(position);
          }
        });
    while (!waiting.isEmpty()) {
      String position = waiting.remove();
      Value value = Objects.requireNonNull(values.get(position));
      for (String earlier : before.getOrDefault(position, List.of())) {
        int left = Objects.requireNonNull(undecided.merge(earlier, -1, Integer::sum));
        boolean wins = value.result() == Result.LOSE;
        if (!values.containsKey(earlier) && (wins || left == 0)) {
          values.put(earlier, new Value(wins ? Result.WIN : Result.LOSE, value.plies() + 1));
          waiting.add(earlier);
        }
      }
    }
  }
}
