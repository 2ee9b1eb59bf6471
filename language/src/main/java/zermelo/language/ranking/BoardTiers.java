package zermelo.language.ranking;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Position;
import zermelo.kernel.numbers.CombinatorialNumberSystem;
import zermelo.kernel.space.PlayerExchange;
import zermelo.kernel.space.Tiers;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.ground.BoardAnalysis;
import zermelo.language.interpret.TextRules;
import zermelo.language.packing.BitField;
import zermelo.language.packing.BoardPlanes;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;
import zermelo.language.reduce.BoardReduction;
import zermelo.language.reduce.UnreadComponents;

/**
 * The tiers of a game that is a board alone, derived from the text.
 *
 * <p>Boards are divided by the numbers of their symbols. How moves change these numbers decides
 * which come later: where stones are only added, the number of empty cells falls from tier to tier;
 * where moves keep all numbers, there is one tier. If stones fall to the end of a column, only such
 * boards have ranks.
 *
 * @param tiers how the positions are numbered; none if they are not
 * @param reason what was found, or why nothing was
 */
public record BoardTiers(Optional<Numbering> tiers, String reason) {
  private static final int MAX_CELLS = 62;
  private static final int MAX_KEYS = 1 << 22;

  /** The tables of a numbering, which threads share. */
  public record Numbering(
      SymbolTierTables tables,
      FilledCells shapes,
      CombinatorialNumberSystem numbers,
      boolean turns,
      boolean firstPlayerOnly) {
    /** The tiers of packed boards, for one thread. */
    public Tiers of(BoardPlanes board, int words, PlayerExchange exchange) {
      BitField[] planes =
          IntStream.range(0, board.count()).mapToObj(board::plane).toArray(BitField[]::new);
      return new SymbolTiers(
          tables, shapes, numbers, planes, words, turns, firstPlayerOnly, exchange);
    }
  }

  /**
   * The tiers of all boards that can be reached from these positions.
   *
   * @param exchanges whether the players may be exchanged
   */
  public static BoardTiers of(TextRules rules, List<Position> parts, boolean exchanges) {
    EvaluationFrame frame = rules.newFrame();
    parts.stream().findFirst().ifPresent(part -> rules.layout().load(part, 0, frame));
    Optional<BoardReduction> reduction = rules.reduction(frame.geometry);
    Program program = reduction.map(BoardReduction::program).orElse(rules.program());
    Optional<BoardDeclaration> board = program.board();
    if (board.isEmpty() || parts.isEmpty()) {
      return none("there is no board to number");
    }
    if (program.components().size() > 1 + UnreadComponents.of(rules.program()).size()) {
      return none("the position has further parts beside the board");
    }
    if (!board.get().keepsCells()) {
      return none("moves change the number of cells");
    }
    List<RootBoard> roots =
        parts.stream().map(part -> RootBoard.of(rules.frameOf(part), reduction)).toList();
    BitSet read = roots.getFirst().read();
    int cells = read.cardinality();
    int symbols = board.get().symbols().length();
    if (cells > MAX_CELLS
        || read.length() > Long.SIZE
        || symbols < 2
        || Math.pow(cells + 1.0, symbols - 1) > MAX_KEYS) {
      return none("%d cells with %d symbols are too many to number".formatted(cells, symbols));
    }
    BoardAnalysis analysis = rules.analysis(roots.getFirst().size());
    BoardTiersBuilder builder =
        new BoardTiersBuilder(program, board.get(), analysis.changes(), roots, read);
    Optional<FilledCells> shapes = builder.shapes(analysis.columns());
    List<Numbering> found = new ArrayList<>();
    builder.numbering(shapes, false).ifPresent(found::add);
    if (exchanges && program.partizan()) {
      builder.numbering(shapes, true).ifPresent(found::add);
    }
    return found.stream()
        .min(Comparator.comparingLong(one -> one.tables().size()))
        .map(best -> new BoardTiers(Optional.of(best), words(best, shapes.isPresent())))
        .orElse(none("there are too many positions to number"));
  }

  private static BoardTiers none(String reason) {
    return new BoardTiers(Optional.empty(), reason);
  }

  private static String words(Numbering found, boolean columns) {
    int count = found.tables().tiers();
    return "%d ranks in %s by the numbers of symbols%s%s"
        .formatted(
            found.tables().size(),
            count == 1 ? "1 tier" : count + " tiers",
            columns ? ", with stones at the end of their columns" : "",
            found.firstPlayerOnly() ? ", with the players exchanged" : "");
  }
}
