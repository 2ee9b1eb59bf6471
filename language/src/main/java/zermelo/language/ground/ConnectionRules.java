package zermelo.language.ground;

import static zermelo.language.ground.GroundOperator.*;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.space.ConnectionGame;
import zermelo.kernel.space.PositionalGame;
import zermelo.language.board.BoardGeometry;
import zermelo.language.board.TriangulatedDisk;
import zermelo.language.ground.GroundTermTable.GroundRefusal;
import zermelo.language.ground.GroundTermTable.GroundTerm;
import zermelo.language.ground.PositionalRules.Owner;
import zermelo.language.program.BoardTerm.Directions;
import zermelo.language.program.Program;
import zermelo.language.syntax.SyntaxTree.VerdictWord;

/**
 * Proves that rules are those of a connection game: players claim cells, and join two sides.
 *
 * <p>Every move must put one stone of the mover on any empty cell, and nothing else. There must be
 * two ends: Left wins with a chain between two sides, Right with one between two others, and the
 * board must be one where exactly one of these chains exists when it is full ({@link
 * TriangulatedDisk}).
 *
 * @param neighbours of each cell, counted from 0
 * @param sides Left's two sides, then Right's; empty if there is no proof
 * @param reason what was found, or why it is no such game
 */
public record ConnectionRules(
    List<List<Integer>> neighbours, List<List<Integer>> sides, String reason) {

  /** Tests rules that are written out. */
  static ConnectionRules of(GroundRules rules, Program program, boolean whole) {
    try {
      return prove(rules, program, whole);
    } catch (GroundRefusal refusal) {
      return none(refusal.why());
    }
  }

  static ConnectionRules none(String why) {
    return new ConnectionRules(List.of(), List.of(), why);
  }

  public boolean proven() {
    return !sides.isEmpty();
  }

  /** The game, if it is proven, with a way to read its stones. */
  public Optional<ConnectionGame> game(PositionalGame.StoneReader stones) {
    return Optional.of(new ConnectionGame(neighbours.size(), neighbours, sides, stones))
        .filter(game -> proven());
  }

  private static ConnectionRules prove(GroundRules rules, Program program, boolean whole) {
    List<Integer> support = PositionalRules.claims(rules, program, whole);
    require(support.stream().allMatch(below -> below < 0), "some cells need another to be taken");
    Map<Owner, List<BitSet>> sides = new EnumMap<>(Owner.class);
    List<VerdictWord> verdicts =
        program.ends().stream().map(Program.End::verdict).distinct().toList();
    require(
        rules.ends().size() == 2 && verdicts.size() == 2 && program.ends().size() == 2,
        "there are not two ends, one for each player");
    int at = 0;
    for (int condition : rules.ends().values()) {
      add(rules, condition, verdicts.get(at++), sides);
    }
    List<BitSet> left = sides.getOrDefault(Owner.LEFT, List.of());
    List<BitSet> right = sides.getOrDefault(Owner.RIGHT, List.of());
    require(!left.isEmpty() && !right.isEmpty(), "the ends do not name both players by colour");
    List<int[]> neighbours = neighbours(rules.geometry());
    List<BitSet> around = List.of(left.get(0), right.get(0), left.get(1), right.get(1));
    require(
        TriangulatedDisk.is(neighbours, around),
        "a full board may have no chain, or one of each player");
    return new ConnectionRules(
        neighbours.stream().map(near -> IntStream.of(near).boxed().toList()).toList(),
        List.of(cells(left.get(0)), cells(left.get(1)), cells(right.get(0)), cells(right.get(1))),
        "a move claims any empty cell; a chain between two sides wins, and a full board has one");
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new GroundRefusal(otherwise);
    }
  }

  private static List<Integer> cells(BitSet side) {
    return side.stream().boxed().toList();
  }

  private static List<int[]> neighbours(BoardGeometry geometry) {
    List<int[]> neighbours = new ArrayList<>();
    for (int cell = 1; cell <= geometry.cells(); cell++) {
      int[] near = geometry.adjacent(cell, Directions.ORTHOGONAL);
      neighbours.add(IntStream.of(near).map(other -> other - 1).toArray());
    }
    return neighbours;
  }

  /** Adds the sides that the stones of a player must join. */
  private static void add(
      GroundRules rules, int condition, VerdictWord verdict, Map<Owner, List<BitSet>> found) {
    GroundTermTable table = rules.table();
    GroundTerm connected = table.get(condition);
    require(connected.operator() == CONNECTED, "an end is not a chain between two sides");
    Owner owner = owner(table, connected.parts().getFirst(), rules.geometry().cells());
    require(owner.wins(verdict), "the owner of a chain does not win");
    GroundTerm pair = table.get(connected.parts().getLast());
    found.put(
        owner, List.of(side(table, pair.parts().getFirst()), side(table, pair.parts().getLast())));
  }

  /** The owner of a set that has exactly the cells with the stones of one player. */
  private static Owner owner(GroundTermTable table, int set, int cells) {
    GroundTerm choices = table.get(set);
    require(
        choices.operator() == CHOICES && choices.parts().size() == cells,
        "a chain is not of the stones of one player");
    Owner owner = null;
    for (int choice : choices.parts()) {
      GroundTerm guarded = table.get(choice);
      GroundTerm holds = table.get(guarded.parts().getFirst());
      require(
          holds.operator() == HOLDS && holds.parts().getFirst().equals(guarded.parts().getLast()),
          "a chain is not of the stones of one player");
      Owner found =
          PositionalRules.ownerOf(
              table.get(holds.parts().get(1)).value(), table.get(holds.parts().get(2)).value());
      require(owner == null || owner == found, "a chain is not of the stones of one player");
      owner = found;
    }
    return Objects.requireNonNull(owner);
  }

  private static BitSet side(GroundTermTable table, int set) {
    GroundTerm choices = table.get(set);
    require(choices.operator() == CHOICES, "a side changes in the course of a game");
    BitSet side = new BitSet();
    for (int choice : choices.parts()) {
      GroundTerm guarded = table.get(choice);
      require(
          table.isTruth(guarded.parts().getFirst(), true),
          "a side changes in the course of a game");
      side.set((int) table.get(guarded.parts().getLast()).value() - 1);
    }
    return side;
  }
}
