package zermelo.library.theorems.heaps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for splitting a heap into two non-empty heaps: every play has the same length. */
public final class SplittingTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "splitting",
          "parity of the cuts",
          "a heap of n >= 1 is cut exactly n-1 times whatever the players do, so its nimber is "
              + "(n-1) mod 2; an empty heap has 0; in misère play the other player wins",
          "all heaps, normal and misère play",
          "Codeforces 705B");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return Optional.of(
        FormulaClosedForm.total(
            CLAIM,
            position -> {
              long odd = cuts(position);
              return misere ? Verdict.win(odd == 0) : Verdict.ofNimber(odd);
            }));
  }

  /** Returns the number of cuts in all heaps, modulo 2. */
  private static long cuts(Position position) {
    long cuts = 0;
    for (int i = 0; i < position.size(); i++) {
      cuts ^= Math.max(0, position.word(i) - 1) & 1;
    }
    return cuts;
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample(
            "one heap to 20, two to 9, three to 5",
            Map.of(),
            () ->
                Stream.of(
                        SamplePositions.numbers(0, 20),
                        SamplePositions.tuples(2, 0, 9),
                        SamplePositions.sorted(3, 0, 5))
                    .flatMap(part -> part)));
  }
}
