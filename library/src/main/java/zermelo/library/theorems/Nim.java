package zermelo.library.theorems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Oracle;
import zermelo.kernel.Position;

/** Nim, in normal and in misère play. */
final class Nim implements Theorem {
  private static final Claim CLAIM =
      new Claim(
          "nim",
          "Bouton's theorem",
          "the nimber of a position is the xor of its heaps; in misère play the same player wins "
              + "while some heap is larger than 1, else the other one",
          "all heaps, normal and misère play",
          "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 "
              + "(1901)");

  /** A heap of n has the nimber n. */
  private static final class Heap implements HeapOracle.Heap {
    @Override
    public long nimber(Position position, int at) {
      return position.word(at);
    }

    @Override
    public Optional<List<String>> movesTo(Position position, int at, long nimber) {
      long n = position.word(at);
      return Optional.of(nimber < n ? List.of("take " + (n - nimber)) : List.of());
    }
  }

  @Override
  public Claim claim() {
    return CLAIM;
  }

  @Override
  public Optional<Oracle> oracle(Map<String, String> settings, boolean misere) {
    return Optional.of(new HeapOracle(CLAIM, 1, misere, new Heap()));
  }

  @Override
  public List<Sample> samples() {
    return List.of(
        new Sample(
            "one heap to 40, two to 14, three to 8, four to 4",
            Map.of(),
            () ->
                Stream.of(
                        Samples.numbers(0, 40),
                        Samples.tuples(2, 0, 14),
                        Samples.tuples(3, 0, 8),
                        Samples.sorted(4, 0, 4))
                    .flatMap(part -> part)));
  }
}
