package zermelo.library.theorems.boards;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for Hex from the start. Words: the board, a number for each cell, 0 if it is free; the
 * turn.
 */
public final class HexTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "hex",
          "strategy stealing",
          "the first player wins on the empty board: a second player's winning strategy could be "
              + "stolen, for a cell too many never hurts; in misère play (Rex) the first player "
              + "wins exactly when the size is even",
          "the empty board of every size, normal and misère play",
          "J. F. Nash (1949); misère: J. Lagarias and D. Sleator, Who wins misère Hex? (1999)");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    Verdict verdict = Verdict.win(!misere || TheoremArguments.number(settings, "size") % 2 == 0);
    return Optional.of(
        FormulaClosedForm.partial(
            CLAIM,
            position ->
                TheoremArguments.emptyBoard(position) ? Optional.of(verdict) : Optional.empty()));
  }

  @Override
  public List<TheoremSample> samples() {
    return IntStream.rangeClosed(1, 3)
        .mapToObj(
            size ->
                new TheoremSample(
                    "sizes 1 to 3", Map.of("size", "" + size), () -> Stream.of(start(size))))
        .toList();
  }

  /** Returns the empty board: the number of its cells, the cells, the turn. */
  private static Position start(int size) {
    int cells = size * size;
    long[] words = new long[cells + 2];
    words[0] = cells;
    return Position.of(words);
  }
}
