package zermelo.language.ground;

import static zermelo.language.ground.GroundOperator.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import zermelo.kernel.space.PositionalGame;
import zermelo.language.ground.GroundTermTable.GroundRefusal;
import zermelo.language.ground.GroundTermTable.GroundTerm;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;
import zermelo.language.syntax.SyntaxTree.Mover;
import zermelo.language.syntax.SyntaxTree.VerdictWord;

/**
 * Proves that rules are those of a positional game: players claim cells, a winning set wins.
 *
 * <p>Every move must put one stone of the mover on an empty cell, any one or the first empty one of
 * a column, and nothing else. The ends must be: a player owns a set of cells, the same sets for
 * both players, and that player wins; then a full board is a tie.
 *
 * @param winningSets the sets, each ascending, cells counted from 0; empty if there is no proof
 * @param support the cell that must be taken before each cell, or -1
 * @param reason what was found, or why it is no such game
 */
public record PositionalRules(
    List<List<Integer>> winningSets, List<Integer> support, String reason) {

  /** Tests rules that are written out. */
  static PositionalRules of(GroundRules rules, Program program, boolean whole) {
    try {
      return new Prover(rules, program, whole).prove();
    } catch (GroundRefusal refusal) {
      return none(refusal.why());
    }
  }

  /**
   * The cell that must be taken before each cell, or -1, if every move only claims a cell.
   *
   * @throws GroundRefusal if a move does anything else, or a position is more than its stones
   */
  static List<Integer> claims(GroundRules rules, Program program, boolean whole) {
    Prover prover = new Prover(rules, program, whole);
    prover.requireClaims();
    return prover.support();
  }

  static PositionalRules none(String why) {
    return new PositionalRules(List.of(), List.of(), why);
  }

  public boolean proven() {
    return !winningSets.isEmpty();
  }

  /** The game, if it is proven, with the symmetries of its board and a way to read its stones. */
  public Optional<PositionalGame> game(BoardSymmetries board, PositionalGame.StoneReader stones) {
    List<List<Integer>> symmetries =
        board.kept().stream().map(one -> IntStream.of(one.zeroBased()).boxed().toList()).toList();
    return Optional.of(new PositionalGame(support.size(), winningSets, support, symmetries, stones))
        .filter(game -> proven());
  }

  /** The owner of a set in the condition of an end, and the verdict that such an end must have. */
  enum Owner {
    MINE(VerdictWord.NEXT_WINS),
    THEIRS(VerdictWord.PREVIOUS_WINS),
    LEFT(VerdictWord.LEFT_WINS),
    RIGHT(VerdictWord.RIGHT_WINS);

    private final VerdictWord verdict;

    Owner(VerdictWord verdict) {
      this.verdict = verdict;
    }

    /** Whether an end with this verdict is a win for the owner. */
    boolean wins(VerdictWord end) {
      return end == verdict;
    }
  }

  private static final long EMPTY = 1;
  private static final long LEFT = 2;
  private static final long RIGHT = 4;
  private static final long TAKEN = LEFT | RIGHT;

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new GroundRefusal(otherwise);
    }
  }

  /** The owner of stones, by their symbols where Left is to move and where Right is. */
  static Owner ownerOf(long leftToMove, long rightToMove) {
    require(
        (leftToMove == LEFT || leftToMove == RIGHT)
            && (rightToMove == LEFT || rightToMove == RIGHT),
        "an end is not about the stones of a player");
    return leftToMove == rightToMove
        ? leftToMove == LEFT ? Owner.LEFT : Owner.RIGHT
        : leftToMove == LEFT ? Owner.MINE : Owner.THEIRS;
  }

  /** The proof for one board. */
  private static final class Prover {
    private static final int UNCLAIMED = -2;
    private static final String CLAIMS_ONLY = "a move does more than claim an empty cell";
    private static final String CONDITION = "a move has other conditions than an empty cell";

    private final GroundRules rules;
    private final GroundTermTable table;
    private final Program program;
    private final boolean whole;
    private final int cells;

    Prover(GroundRules rules, Program program, boolean whole) {
      this.rules = rules;
      this.table = rules.table();
      this.program = program;
      this.whole = whole;
      this.cells = rules.geometry().cells();
    }

    /** Requires that a position is a board with a stone of a player, or none, on each cell. */
    void requireClaims() {
      BoardDeclaration board = program.board().orElseThrow();
      require(board.owned() && board.symbols().length() == 3, "cells hold more than two stones");
      require(whole, "some cells do not count");
      require(program.components().size() == 1, "a position is more than its board");
      require(program.settle().isEmpty(), "the game has a score");
      require(
          program.moves().stream()
              .allMatch(rule -> rule.mover() == Mover.EITHER && !rule.otherwise()),
          "not all moves are open to both players");
    }

    PositionalRules prove() {
      requireClaims();
      List<Integer> support = support();
      List<List<Integer>> sets = sets();
      String claim = support.stream().allMatch(below -> below < 0) ? "any" : "the lowest";
      return new PositionalRules(
          sets,
          support,
          "a move claims %s empty cell%s; %d sets of cells win"
              .formatted(claim, claim.equals("any") ? "" : " of a column", sets.size()));
    }

    /** The cell below each cell; -1 for all if a stone may be put anywhere. */
    private List<Integer> support() {
      List<int[]> columns = FallColumns.of(rules);
      int[] support = new int[cells];
      Arrays.fill(support, UNCLAIMED);
      for (int move : rules.moves().stream().flatMap(List::stream).toList()) {
        List<Integer> parts = table.get(move).parts();
        if (columns.isEmpty()) {
          place(parts, support);
        } else {
          int top = fallen(parts);
          int[] column =
              columns.stream().filter(c -> c[c.length - 1] == top).findFirst().orElseThrow();
          for (int i = 0; i < column.length; i++) {
            support[column[i]] = i == 0 ? -1 : column[i - 1];
          }
        }
      }
      require(Arrays.stream(support).noneMatch(s -> s == UNCLAIMED), "some cells stay empty");
      requireColumns(support);
      return Arrays.stream(support).boxed().toList();
    }

    /** A cell supports at most one other, and there is a lowest one. */
    private void requireColumns(int[] support) {
      boolean[] used = new boolean[cells];
      for (int cell = 0; cell < cells; cell++) {
        int steps = 0;
        for (int at = cell; at >= 0; at = support[at]) {
          require(++steps <= cells, "some cells stay empty");
        }
        if (support[cell] >= 0) {
          require(!used[support[cell]], "two cells need the same one to be taken first");
          used[support[cell]] = true;
        }
      }
    }

    /**
     * Notes the cell of a move that puts a stone on the very cell that it requires to be empty. It
     * may require another cell to be taken.
     */
    private void place(List<Integer> parts, int[] support) {
      require(parts.size() == 2, CLAIMS_ONLY);
      GroundTerm puts = table.get(parts.getLast());
      require(puts.operator() == PARALLEL && puts.parts().size() == 1, CLAIMS_ONLY);
      GroundTerm put = table.get(puts.parts().getFirst());
      require(isMine(put.parts().getLast()), CLAIMS_ONLY);
      int cell = put.parts().getFirst();
      int below = -1;
      boolean empty = false;
      for (int condition : conditions(parts.getFirst())) {
        GroundTerm holds = table.get(condition);
        boolean taken = isHolding(condition, holds.parts().getFirst(), TAKEN);
        require(taken ? below < 0 : isHolding(condition, cell, EMPTY), CONDITION);
        empty |= !taken;
        below = taken ? zeroBased(holds.parts().getFirst()) : below;
      }
      require(empty, CONDITION);
      int at = zeroBased(cell);
      require(support[at] == UNCLAIMED || support[at] == below, CONDITION);
      support[at] = below;
    }

    private List<Integer> conditions(int part) {
      GroundTerm term = table.get(part);
      require(term.operator() == REQUIRE, CONDITION);
      GroundTerm condition = table.get(term.parts().getFirst());
      List<Integer> all =
          condition.operator() == AND ? condition.parts() : List.of(term.parts().getFirst());
      require(all.stream().allMatch(one -> table.get(one).operator() == HOLDS), CONDITION);
      return all;
    }

    private boolean isHolding(int condition, int cell, long symbols) {
      int mask = table.leaf(NUMBER, symbols);
      return table.get(cell).operator() == CELL
          && condition == table.of(HOLDS, 0, cell, mask, mask);
    }

    private int zeroBased(int cell) {
      return (int) table.get(cell).value() - 1;
    }

    /** The top cell of a column, for a move that fills it; the move may ask whether it is empty. */
    private int fallen(List<Integer> parts) {
      GroundTerm put = table.get(parts.getLast());
      require(put.operator() == PUT && isMine(put.parts().getLast()), CLAIMS_ONLY);
      GroundTerm last = table.get(table.get(put.parts().getFirst()).parts().getLast());
      int cell = last.parts().get(1);
      boolean asks =
          parts.size() == 2 && isHolding(conditions(parts.getFirst()).getFirst(), cell, EMPTY);
      require(parts.size() == 1 || (asks && conditions(parts.getFirst()).size() == 1), CONDITION);
      return zeroBased(cell);
    }

    private boolean isMine(int symbol) {
      GroundTerm term = table.get(symbol);
      return term.operator() == PLAYER_SYMBOL && owner(symbol) == Owner.MINE;
    }

    /** The winning sets of the ends. */
    private List<List<Integer>> sets() {
      List<VerdictWord> verdicts = new ArrayList<>();
      for (Program.End end : program.ends()) {
        if (verdicts.isEmpty() || verdicts.getLast() != end.verdict()) {
          verdicts.add(end.verdict());
        }
      }
      require(verdicts.size() == rules.ends().size(), "two ends are in one line");
      Map<Owner, Set<List<Integer>>> found = new EnumMap<>(Owner.class);
      int at = 0;
      for (int condition : rules.ends().values()) {
        VerdictWord verdict = verdicts.get(at++);
        if (verdict == VerdictWord.TIE) {
          require(at == verdicts.size(), "an end follows that of a full board");
          require(table.get(condition).operator() == FULL, "a tie is not a full board");
        } else {
          GroundTerm term = table.get(condition);
          boolean several = term.operator() == OR || term.operator() == OR_ELSE;
          for (int part : several ? term.parts() : List.of(condition)) {
            add(part, verdict, found);
          }
        }
      }
      require(verdicts.contains(VerdictWord.TIE), "a full board is not a tie");
      return common(found);
    }

    /** Adds the sets of one condition: a line, or cells that all have the same owner. */
    private void add(int condition, VerdictWord verdict, Map<Owner, Set<List<Integer>>> found) {
      GroundTerm term = table.get(condition);
      Owner owner;
      List<List<Integer>> sets = new ArrayList<>();
      if (term.operator() == LINE) {
        owner = owner(term.parts().getFirst());
        for (int[] line : rules.geometry().lines((int) term.value())) {
          sets.add(Arrays.stream(line).map(cell -> cell - 1).sorted().boxed().toList());
        }
      } else {
        boolean several = term.operator() == AND || term.operator() == AND_THEN;
        List<Integer> parts = several ? term.parts() : List.of(condition);
        EnumSet<Owner> owners = EnumSet.noneOf(Owner.class);
        List<Integer> set = new ArrayList<>();
        for (int part : parts) {
          GroundTerm holds = table.get(part);
          require(
              holds.operator() == HOLDS && table.get(holds.parts().getFirst()).operator() == CELL,
              "an end is not that a player owns some cells");
          owners.add(
              ownerOf(
                  table.get(holds.parts().get(1)).value(),
                  table.get(holds.parts().get(2)).value()));
          set.add((int) table.get(holds.parts().getFirst()).value() - 1);
        }
        require(owners.size() == 1, "an end is about the stones of both players");
        owner = owners.iterator().next();
        Collections.sort(set);
        sets.add(set);
      }
      require(owner.wins(verdict), "the owner of a set does not win");
      found.computeIfAbsent(owner, key -> new LinkedHashSet<>()).addAll(sets);
    }

    private Owner owner(int symbol) {
      GroundTerm term = table.get(symbol);
      if (term.operator() == NUMBER) {
        return ownerOf(1L << term.value(), 1L << term.value());
      }
      require(term.operator() == PLAYER_SYMBOL, "an end is not about the stones of a player");
      long left = 1L << table.get(term.parts().getFirst()).value();
      long right = 1L << table.get(term.parts().getLast()).value();
      return term.value() == 1 ? ownerOf(left, right) : ownerOf(right, left);
    }

    /**
     * The sets of both players. In play only the previous player can have completed one, so the end
     * for the other player is needed only if it names the player by colour.
     */
    private static List<List<Integer>> common(Map<Owner, Set<List<Integer>>> found) {
      boolean colours = found.containsKey(Owner.LEFT) || found.containsKey(Owner.RIGHT);
      Set<List<Integer>> sets = found.getOrDefault(colours ? Owner.LEFT : Owner.THEIRS, Set.of());
      require(!sets.isEmpty(), "no set of cells wins");
      for (Set<List<Integer>> others : found.values()) {
        require(others.equals(sets), "the players have different winning sets");
      }
      require(
          !colours || (found.size() == 2 && found.containsKey(Owner.RIGHT)),
          "the players have different winning sets");
      return List.copyOf(sets);
    }
  }
}
