package zermelo.library.theorems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Oracle;

/** Take a prime power (1 among them) from a heap. */
final class PrimePower implements Theorem {
  private static final Claim CLAIM =
      new Claim(
          "prime-power",
          "remainders by 6",
          "the nimber of a heap is n mod 6: 1, 2, 3, 4, 5 are prime powers and no multiple of 6 is;"
              + " in misère play sums of these remainders go as in misère nim",
          "all heaps, normal and misère play",
          "CodeChef CHCOINSG (normal play, one heap)");

  @Override
  public Claim claim() {
    return CLAIM;
  }

  @Override
  public Optional<Oracle> oracle(Map<String, String> settings, boolean misere) {
    return Optional.of(new HeapOracle(CLAIM, 1, misere, new ModularHeap(6)));
  }

  @Override
  public List<Sample> samples() {
    return List.of(
        new Sample(
            "one heap to 300, two to 20, three to 8",
            Map.of(),
            () ->
                Stream.of(
                        Samples.numbers(0, 300), Samples.tuples(2, 0, 20), Samples.sorted(3, 0, 8))
                    .flatMap(part -> part)));
  }
}
