package zermelo.language.compile.board.term;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zermelo.language.compile.board.analysis.BoardPlan;
import zermelo.language.compile.board.analysis.UnsupportedTermException;
import zermelo.language.program.BoardTerm;

/**
 * Emits the test whether some number of cells in a straight line hold the same symbol.
 *
 * <p>The cells of all lines in one direction have the same distance. So the set of the cells with
 * the symbol is shifted by that distance and intersected with itself. What remains are the first
 * cells of the lines.
 */
final class LineCode {
  private LineCode() {}

  static void branch(TermWriters terms, BoardTerm.Line line, boolean when, Label target) {
    BoardScope scope = terms.scope;
    CodeBuilder code = scope.code;
    Optional<Long> known = scope.statics.number(line.length());
    if (known.isEmpty()) {
      throw new UnsupportedTermException(line);
    }
    long length = known.get();
    int longest = Math.max(scope.plan.geometry.rows(), scope.plan.geometry.columns());
    if (length < 1 || length > longest) {
      if ((length < 1) == when) {
        code.goto_(target);
      }
      return;
    }
    terms.symbols.holding(line.symbol());
    int cells = scope.keepLong();
    code.lconst_0();
    for (Map.Entry<Integer, Long> direction : firsts(scope, (int) length).entrySet()) {
      code.lload(cells);
      inLine(scope, direction.getKey(), (int) length);
      scope.and(direction.getValue());
      code.lor();
    }
    scope.jumpLong(when, target);
  }

  /** The first cells of the lines in each direction, by the distance of neighbours. */
  private static Map<Integer, Long> firsts(BoardScope scope, int length) {
    Map<Integer, Long> firsts = new TreeMap<>();
    for (int[] line : scope.plan.geometry.lines(length)) {
      int first = Math.min(line[0], line[length - 1]);
      int distance = length == 1 ? 0 : Math.abs(line[1] - line[0]);
      firsts.merge(distance, BoardPlan.bit(first), (a, b) -> a | b);
    }
    return firsts;
  }

  /** Pops a set and pushes the first cells of its runs of a length, at this distance. */
  private static void inLine(BoardScope scope, int distance, int length) {
    CodeBuilder code = scope.code;
    int covered = 1;
    while (covered < length) {
      int step = Math.min(covered, length - covered);
      int shorter = scope.keepLong();
      code.lload(shorter).lload(shorter);
      code.loadConstant(step * distance).lushr().land();
      covered += step;
    }
  }
}
