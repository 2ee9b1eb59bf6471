package zermelo.library.theorems.heaps;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for Nim in which a move takes from 1 to k piles. Words: the list of piles. */
public final class MooreNimTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "moore-nim",
          "binary columns modulo k+1",
          "the second player wins exactly when every binary digit occurs a multiple of k+1 times "
              + "among the piles; in misère play the same while some pile is larger than 1, else "
              + "when the number of ones is 1 modulo k+1",
          "all piles, every k >= 1, normal and misère play",
          "E. H. Moore, A generalization of the game called nim, Annals of Mathematics 11 (1910)");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    long k = TheoremArguments.number(settings, "k");
    return k < 1
        ? Optional.empty()
        : Optional.of(
            FormulaClosedForm.total(
                CLAIM,
                position -> Verdict.win(!loses(TheoremArguments.list(position, 0), k, misere))));
  }

  private static boolean loses(long[] piles, long k, boolean misere) {
    if (misere && Arrays.stream(piles).allMatch(pile -> pile <= 1)) {
      long ones = Arrays.stream(piles).sum();
      return k == Long.MAX_VALUE ? ones == 1 : ones % (k + 1) == 1;
    }
    for (int bit = 0; bit < Long.SIZE - 1; bit++) {
      int place = bit;
      long ones = Arrays.stream(piles).filter(pile -> ((pile >> place) & 1) == 1).count();
      if (k == Long.MAX_VALUE ? ones != 0 : ones % (k + 1) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public List<TheoremSample> samples() {
    return LongStream.rangeClosed(1, 4)
        .mapToObj(
            k ->
                new TheoremSample(
                    "k = 1..4: up to three piles to 6, up to four to 3, up to six to 1",
                    Map.of("k", Long.toString(k)),
                    () ->
                        Stream.of(
                                SamplePositions.lists(3, 0, 6),
                                SamplePositions.lists(4, 0, 3),
                                SamplePositions.lists(6, 0, 1))
                            .flatMap(part -> part)))
        .toList();
  }
}
