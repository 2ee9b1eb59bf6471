package zermelo.library.theorems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Oracle;

/** Infinite subtraction sets that hold 1..m-1 and no multiple of m. */
final class NamedSubtraction implements Theorem {
  private static final Claim CLAIM =
      new Claim(
          "subtraction",
          "remainders",
          "the nimber of a heap is n mod 3 for the powers of 2 and n mod 6 for the prime powers "
              + "with 1: the set holds 1..m-1 and no multiple of m; in misère play sums of these "
              + "remainders go as in misère nim",
          "the sets powers-of-2 and prime-powers, all heaps, normal and misère play",
          "Winning Ways, chapter 4; CodeChef CHCOINSG");

  private static final Map<String, Integer> MODULI = Map.of("powers-of-2", 3, "prime-powers", 6);

  @Override
  public Claim claim() {
    return CLAIM;
  }

  @Override
  public Optional<Oracle> oracle(Map<String, String> settings, boolean misere) {
    return Optional.ofNullable(MODULI.get(Layout.text(settings, "set")))
        .map(modulus -> new HeapOracle(CLAIM, 1, misere, new ModularHeap(modulus)));
  }

  @Override
  public List<Sample> samples() {
    return Stream.of("powers-of-2", "prime-powers")
        .map(
            set ->
                new Sample(
                    "both sets: one heap to 200, two to 20, three to 8",
                    Map.of("set", set),
                    () ->
                        Stream.of(
                                Samples.numbers(0, 200),
                                Samples.tuples(2, 0, 20),
                                Samples.sorted(3, 0, 8))
                            .flatMap(part -> part)))
        .toList();
  }
}
