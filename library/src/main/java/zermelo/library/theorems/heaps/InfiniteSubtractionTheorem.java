package zermelo.library.theorems.heaps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.theorems.HeapClosedForm;
import zermelo.library.theorems.ModularHeap;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for infinite subtraction sets that contain 1..m-1 and no multiple of m. */
public final class InfiniteSubtractionTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "subtraction",
          "remainders",
          "the nimber of a heap is n mod 3 for the powers of 2 and n mod 6 for the prime powers "
              + "with 1: the set holds 1..m-1 and no multiple of m; in misère play sums of these "
              + "remainders go as in misère nim",
          "the sets powers-of-2 and prime-powers, all heaps, normal and misère play",
          "Winning Ways, chapter 4; CodeChef CHCOINSG");

  private static final Map<String, Integer> MODULI = Map.of("powers-of-2", 3, "prime-powers", 6);

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return Optional.ofNullable(MODULI.get(TheoremArguments.text(settings, "set")))
        .map(modulus -> new HeapClosedForm(CLAIM, 1, misere, new ModularHeap(modulus)));
  }

  @Override
  public List<TheoremSample> samples() {
    return Stream.of("powers-of-2", "prime-powers")
        .map(
            set ->
                new TheoremSample(
                    "both sets: one heap to 200, two to 20, three to 8",
                    Map.of("set", set),
                    () ->
                        Stream.of(
                                SamplePositions.numbers(0, 200),
                                SamplePositions.tuples(2, 0, 20),
                                SamplePositions.sorted(3, 0, 8))
                            .flatMap(part -> part)))
        .toList();
  }
}
