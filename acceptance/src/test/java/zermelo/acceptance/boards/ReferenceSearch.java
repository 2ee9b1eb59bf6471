package zermelo.acceptance.boards;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zermelo.acceptance.boards.ReferenceGame.Verdict;

/** Solves a reference game that cannot loop, by depth-first search with a memory of its results. */
final class ReferenceSearch {
  private final ReferenceGame game;
  private final Map<String, Boolean> wins = new HashMap<>();
  private final Map<String, Integer> margins = new HashMap<>();

  ReferenceSearch(ReferenceGame game) {
    this.game = game;
  }

  /** Returns whether the player to move wins. Looks no further than the first winning move. */
  boolean wins(String position) {
    Boolean known = wins.get(position);
    if (known != null) {
      return known;
    }
    boolean result =
        switch (game.verdict(position)) {
          case WON -> true;
          case LOST -> false;
          case TIED -> throw new IllegalArgumentException("a tie: " + position);
          case OPEN -> game.options(position).stream().anyMatch(option -> !wins(option));
        };
    wins.put(position, result);
    return result;
  }

  /** Returns the margin of perfect play for the player to move, in a scored game. */
  int margin(String position) {
    Integer known = margins.get(position);
    if (known != null) {
      return known;
    }
    List<String> options =
        game.verdict(position) == Verdict.OPEN ? game.options(position) : List.of();
    int best = options.isEmpty() ? game.settlement(position) : Integer.MIN_VALUE;
    for (int i = 0; i < options.size(); i++) {
      best = Math.max(best, game.gain(position, i) - margin(options.get(i)));
    }
    margins.put(position, best);
    return best;
  }

  /**
   * Returns the outcome class of a position of a partizan game.
   *
   * @return L or R if that player wins as first and as second player; N if the player to move wins,
   *     P if the other
   */
  char outcomeClass(String bare) {
    boolean leftFirst = wins(PositionText.write(bare, false));
    boolean rightFirst = wins(PositionText.write(bare, true));
    return leftFirst ? (rightFirst ? 'N' : 'L') : rightFirst ? 'R' : 'P';
  }
}
