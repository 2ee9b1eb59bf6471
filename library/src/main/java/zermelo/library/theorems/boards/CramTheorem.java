package zermelo.library.theorems.boards;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for Cram from the start. Words: the board, a number for each cell, 0 if it is free. */
public final class CramTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "cram",
          "answer across the middle",
          "on an empty board with both sides even the second player wins by the move opposite; with"
              + " one side even the first player takes the two middle cells and then does the same",
          "the empty board, at least one side even, normal play",
          "M. Gardner, Mathematical Games, Scientific American, February 1974; Winning Ways, "
              + "chapter 15");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    boolean evenRows = TheoremArguments.number(settings, "rows") % 2 == 0;
    boolean evenColumns = TheoremArguments.number(settings, "columns") % 2 == 0;
    if (misere || !(evenRows || evenColumns)) {
      return Optional.empty();
    }
    Verdict verdict = Verdict.win(!(evenRows && evenColumns));
    return Optional.of(
        FormulaClosedForm.partial(
            CLAIM,
            position ->
                TheoremArguments.emptyBoard(position) ? Optional.of(verdict) : Optional.empty()));
  }

  @Override
  public List<TheoremSample> samples() {
    return IntStream.rangeClosed(1, 4)
        .boxed()
        .flatMap(
            rows ->
                IntStream.rangeClosed(1, 12 / rows)
                    .filter(columns -> rows * columns % 2 == 0)
                    .mapToObj(
                        columns ->
                            new TheoremSample(
                                "empty boards to 12 cells",
                                Map.of("rows", "" + rows, "columns", "" + columns),
                                () ->
                                    Stream.of(
                                        SamplePositions.withLength(new long[rows * columns])))))
        .toList();
  }
}
