package zermelo.language.ground;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.board.BoardGeometry;
import zermelo.language.effect.CountChanges.RuleChange;
import zermelo.language.effect.CountRange;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;

/**
 * Proves that no position recurs, because the weight of the board falls with every move.
 *
 * <p>The proof tries several weights. The weight of a board is the sum over its stones: each counts
 * 100 (or -100, for games in which stones are only added), plus or minus its row or column. The
 * rows and columns serve games whose stones only move one way. If the players strictly take turns,
 * it is enough that one player's moves lower the weight and the other's never raise it.
 */
final class BoardWeightProof {
  /** More than all rows and columns of a board weigh together. */
  private static final int STONE = 100;

  /** How a stone weighs by its cell: an offset and a factor for its row and its column. */
  private record Slope(String words, int row, int column) {}

  private static final List<Slope> SLOPES =
      List.of(
          new Slope("", 0, 0),
          new Slope("up", 1, 0),
          new Slope("down", -1, 0),
          new Slope("left", 0, 1),
          new Slope("right", 0, -1));

  private final GroundCounts counts;
  private final GroundRules rules;
  private final Program program;
  private final List<RuleChange> changes;

  BoardWeightProof(
      GroundCounts counts, GroundRules rules, Program program, List<RuleChange> changes) {
    this.counts = counts;
    this.rules = rules;
    this.program = program;
    this.changes = changes;
  }

  /** Why no position recurs, if that is proved. */
  Optional<String> find(BoardDeclaration board) {
    Map<String, GroundCounts.Weight> weights = new LinkedHashMap<>();
    BoardGeometry geometry = rules.geometry();
    for (int sign : new int[] {1, -1}) {
      for (Slope left : SLOPES) {
        for (Slope right : SLOPES) {
          weights.putIfAbsent(
              words(sign, left, right, board),
              (symbol, cell) -> {
                Slope slope = board.owner(symbol) == 1 ? right : left;
                int place =
                    slope.row() * geometry.row(cell) + slope.column() * geometry.column(cell);
                return symbol == 0 ? 0 : sign * STONE + place;
              });
        }
      }
    }
    for (boolean alone : new boolean[] {false, true}) { // whether one player is enough
      for (Map.Entry<String, GroundCounts.Weight> weight : weights.entrySet()) {
        if (falls(weight.getValue(), alone)) {
          return Optional.of(weight.getKey() + (alone ? "; the players take turns" : ""));
        }
      }
    }
    return Optional.empty();
  }

  private boolean falls(GroundCounts.Weight weight, boolean alone) {
    boolean[] all = {true, true}; // whether all moves of a player lower the weight
    boolean again = false;
    for (RuleChange change : changes) {
      List<Integer> moves = rules.moves().get(program.moves().indexOf(change.rule()));
      if (moves.isEmpty()) {
        continue;
      }
      Optional<CountRange> range = counts.range(moves, change.turn(), weight);
      if (range.isEmpty() || range.get().high() > 0) {
        return false;
      }
      again |= change.mayRepeat();
      all[change.turn()] &= range.get().high() < 0;
    }
    return alone ? (all[0] || all[1]) && program.partizan() && !again : all[0] && all[1];
  }

  private static String words(int sign, Slope left, Slope right, BoardDeclaration board) {
    String counts = sign > 0 ? "no stone is added" : "no stone is taken";
    List<String> ways = new ArrayList<>();
    if (!board.owned()) {
      if (!left.words().isEmpty()) {
        ways.add("stones move " + left.words());
      }
    } else {
      if (!left.words().isEmpty()) {
        ways.add("Left's stones move " + left.words());
      }
      if (!right.words().isEmpty()) {
        ways.add("Right's stones move " + right.words());
      }
    }
    if (ways.isEmpty()) {
      return sign > 0 ? "stones are taken and none is added" : "stones are added and none is taken";
    }
    return counts + ", and " + String.join(", and ", ways);
  }
}
