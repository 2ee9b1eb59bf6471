package zermelo.library.theorems.boards;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for Chomp on bars with a known winner. Words: the list of the rows' lengths. */
public final class ChompTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "chomp",
          "rectangles, two rows and hooks",
          "a rectangle of more than one square is won by the first player; rows a,b are lost "
              + "exactly when b = a-1; a hook with arms of x and y squares beside the poison is "
              + "nim with two heaps and has the nimber x xor y",
          "rectangles, bars of at most two rows, and hooks (all rows but the first are 1 long); "
              + "normal play",
          "D. Gale, A curious Nim-type game, Amer. Math. Monthly 81 (1974): strategy stealing");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    if (misere) {
      return Optional.empty();
    }
    return Optional.of(
        FormulaClosedForm.partial(CLAIM, position -> verdict(TheoremArguments.list(position, 0))));
  }

  private static Optional<Verdict> verdict(long[] lengths) {
    long first = lengths[0];
    long second = lengths.length > 1 ? lengths[1] : 0;
    if (second <= 1) {
      return Optional.of(Verdict.ofNimber((first - 1) ^ (lengths.length - 1)));
    }
    if (lengths.length == 2) {
      return Optional.of(Verdict.win(second != first - 1));
    }
    boolean rectangle = lengths[lengths.length - 1] == first;
    return rectangle ? Optional.of(Verdict.win(true)) : Optional.empty();
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        sample(1, 9), sample(2, 9), sample(3, 6), sample(4, 5), sample(5, 4), sample(6, 3));
  }

  /** Samples every bar that fits, including those that the theorem does not cover. */
  private static TheoremSample sample(int rows, int columns) {
    return new TheoremSample(
        "bars of 1 row to 9 columns, 2 to 9, 3 to 6, 4 to 5, 5 to 4, 6 to 3",
        Map.of("rows", "" + rows, "columns", "" + columns),
        () ->
            SamplePositions.words(rows, 0, columns).stream()
                .filter(lengths -> lengths[0] > 0 && descends(lengths))
                .map(ChompTheorem::bar));
  }

  private static boolean descends(long[] lengths) {
    return IntStream.range(1, lengths.length).allMatch(i -> lengths[i] <= lengths[i - 1]);
  }

  /** Returns the bar without its empty rows. */
  private static Position bar(long[] lengths) {
    return SamplePositions.withLength(
        LongStream.of(lengths).takeWhile(length -> length > 0).toArray());
  }
}
