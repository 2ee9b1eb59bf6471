package zermelo.language.reduce;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import zermelo.language.board.BoardGeometry;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.Program;
import zermelo.language.program.Program.CellAssignment;

/**
 * The rules of a text without what no rule reads of the board; solvers use them instead of the
 * text.
 *
 * <p>In dots and boxes, for example, only the edges matter, so a cell needs one bit.
 *
 * @param program the rules for a board with fewer symbols, without changes of cells that are never
 *     read
 * @param codes the symbol of this program for each symbol of the text
 * @param cells the cells that the rules read; the others count as empty
 */
public record BoardReduction(Program program, List<Integer> codes, BitSet cells) {
  /** The reduction of a program on a board, if there is something to leave out. */
  public static Optional<BoardReduction> of(
      Program program, BoardGeometry geometry, Map<Integer, Long> parameters) {
    if (program.board().isEmpty() || !program.board().get().keepsCells()) {
      return Optional.empty();
    }
    BoardDeclaration board = program.board().get();
    ReadCells.Result read = ReadCells.of(program, geometry, parameters);
    List<Integer> kept = new ArrayList<>(new TreeSet<>(read.classes()));
    boolean all = read.cells().cardinality() == geometry.cells();
    if (all && kept.size() == board.symbols().length()) {
      return Optional.empty();
    }
    StringBuilder symbols = new StringBuilder();
    kept.forEach(symbol -> symbols.append(board.symbols().charAt(symbol)));
    BoardDeclaration smaller =
        new BoardDeclaration(
            board.shape(),
            symbols.toString(),
            (int) kept.stream().filter(symbol -> symbol < board.left()).count(),
            (int) kept.stream().filter(symbol -> symbol < board.right()).count(),
            board.span());
    List<Integer> codes = read.classes().stream().map(kept::indexOf).toList();
    Program changed =
        ProgramReduction.filterChanges(
            program,
            change -> !(change instanceof CellAssignment put && read.unread().contains(put)));
    Program reduced = SymbolMapper.map(changed, codes, smaller);
    boolean samePlayers =
        reduced.partizan() == program.partizan()
            && (!smaller.owned() || reduced.playersAlike() == program.playersAlike());
    return samePlayers && kept.size() > 1
        ? Optional.of(new BoardReduction(reduced, codes, read.cells()))
        : Optional.empty();
  }
}
