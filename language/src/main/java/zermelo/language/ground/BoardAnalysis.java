package zermelo.language.ground;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.space.PlacementMoves;
import zermelo.language.board.BoardGeometry;
import zermelo.language.effect.CountChanges;
import zermelo.language.effect.CountChanges.RuleChange;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.ground.GroundTermTable.GroundRefusal;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;

/**
 * Everything that the text proves about a board of one size.
 *
 * @param columns the cells of each column in the order in which stones fill them, counted from 0;
 *     empty if stones do not fall
 * @param changes how each kind of move changes the numbers of symbols
 * @param acyclic why no position recurs, if that is proved
 * @param positional whether players only claim cells, and which sets of cells win
 * @param connection whether players only claim cells, and which sides a chain must join
 * @param placements the moves as bits, if each one only uses up what is on the board
 */
public record BoardAnalysis(
    BoardSymmetries symmetries,
    List<int[]> columns,
    List<RuleChange> changes,
    Optional<String> acyclic,
    PositionalRules positional,
    ConnectionRules connection,
    PlacementProof placements) {
  /** The largest board on which more is looked for than placements. */
  static final int MAX_CELLS = 64;

  /**
   * Analyses a program on a board; the frame holds the parameters.
   *
   * @param cells the cells that count; the others are always empty. All cells if there is no set
   */
  public static BoardAnalysis of(
      Program program, EvaluationFrame frame, BoardGeometry geometry, Optional<BitSet> cells) {
    BitSet read = cells.orElseGet(() -> all(geometry));
    boolean whole = read.cardinality() >= geometry.cells();
    List<RuleChange> changes = CountChanges.of(program, whole);
    Optional<BoardDeclaration> board = program.board();
    if (board.isEmpty()) {
      return none("the game has no board", changes);
    }
    if (!board.get().keepsCells()) {
      return none("moves change the number of cells", changes);
    }
    String limit = "they are looked for on boards of up to " + MAX_CELLS + " cells";
    if (geometry.cells() > PlacementMoves.MAX_BITS) {
      return none(limit, changes);
    }
    frame.geometry = geometry;
    try {
      GroundRules rules = GroundRules.of(program, frame, geometry);
      PlacementProof placements = PlacementProof.of(program, rules, board.get().symbols().length());
      if (geometry.cells() > MAX_CELLS) {
        return none(limit, changes, placements);
      }
      GroundCounts counts = new GroundCounts(rules.table(), board.get(), read);
      return new BoardAnalysis(
          BoardSymmetries.of(rules, read),
          FallColumns.of(rules),
          counts.refined(changes, program, rules.moves()),
          new BoardWeightProof(counts, rules, program, changes).find(board.get()),
          PositionalRules.of(rules, program, whole),
          ConnectionRules.of(rules, program, whole),
          placements);
    } catch (GroundRefusal refusal) {
      return none(refusal.why(), changes);
    }
  }

  private static BitSet all(BoardGeometry geometry) {
    BitSet all = new BitSet();
    all.set(1, geometry.cells() + 1);
    return all;
  }

  private static BoardAnalysis none(String why, List<RuleChange> changes) {
    return none(why, changes, PlacementProof.refused(why));
  }

  private static BoardAnalysis none(
      String why, List<RuleChange> changes, PlacementProof placements) {
    return new BoardAnalysis(
        BoardSymmetries.none(why),
        List.of(),
        changes,
        Optional.empty(),
        PositionalRules.none(why),
        ConnectionRules.none(why),
        placements);
  }
}
