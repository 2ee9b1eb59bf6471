package zermelo.library.theorems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Oracle;
import zermelo.kernel.Verdict;

/** Cram from the start. One word, 0 for the empty board. */
final class Cram implements Theorem {
  private static final Claim CLAIM =
      new Claim(
          "cram",
          "answer across the middle",
          "on an empty board with both sides even the second player wins by the move opposite; with"
              + " one side even the first player takes the two middle cells and then does the same",
          "the empty board, at least one side even, normal play",
          "M. Gardner, Mathematical Games, Scientific American, February 1974; Winning Ways, "
              + "chapter 15");

  @Override
  public Claim claim() {
    return CLAIM;
  }

  @Override
  public Optional<Oracle> oracle(Map<String, String> settings, boolean misere) {
    boolean evenRows = Layout.number(settings, "rows") % 2 == 0;
    boolean evenColumns = Layout.number(settings, "columns") % 2 == 0;
    if (misere || !(evenRows || evenColumns)) {
      return Optional.empty();
    }
    Verdict verdict = Verdict.win(!(evenRows && evenColumns));
    return Optional.of(
        Formula.partial(
            CLAIM, position -> position.word(0) == 0 ? Optional.of(verdict) : Optional.empty()));
  }

  @Override
  public List<Sample> samples() {
    return IntStream.rangeClosed(1, 4)
        .boxed()
        .flatMap(
            rows ->
                IntStream.rangeClosed(1, 12 / rows)
                    .filter(columns -> rows * columns % 2 == 0)
                    .mapToObj(
                        columns ->
                            new Sample(
                                "empty boards to 12 cells",
                                Map.of("rows", "" + rows, "columns", "" + columns),
                                () -> Samples.numbers(0, 0))))
        .toList();
  }
}
