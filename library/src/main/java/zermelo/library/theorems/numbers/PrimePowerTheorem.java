package zermelo.library.theorems.numbers;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.theorems.HeapClosedForm;
import zermelo.library.theorems.ModularHeap;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for taking a prime power, or 1, from a heap. */
public final class PrimePowerTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "prime-power",
          "remainders by 6",
          "the nimber of a heap is n mod 6: 1, 2, 3, 4, 5 are prime powers and no multiple of 6 is;"
              + " in misère play sums of these remainders go as in misère nim",
          "all heaps, normal and misère play",
          "CodeChef CHCOINSG (normal play, one heap)");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return Optional.of(new HeapClosedForm(CLAIM, 1, misere, new ModularHeap(6)));
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample(
            "one heap to 300, two to 20, three to 8",
            Map.of(),
            () ->
                Stream.of(
                        SamplePositions.numbers(0, 300),
                        SamplePositions.tuples(2, 0, 20),
                        SamplePositions.sorted(3, 0, 8))
                    .flatMap(part -> part)));
  }
}
