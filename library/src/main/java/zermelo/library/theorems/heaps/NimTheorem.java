package zermelo.library.theorems.heaps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.theorems.HeapClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for Nim, in normal and in misère play. */
public final class NimTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "nim",
          "Bouton's theorem",
          "the nimber of a position is the xor of its heaps; in misère play the same player wins "
              + "while some heap is larger than 1, else the other one",
          "all heaps, normal and misère play",
          "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 "
              + "(1901)");

  /** A heap of n has the nimber n. */
  private static final class Heap implements HeapClosedForm.HeapFormula {
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
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return Optional.of(new HeapClosedForm(CLAIM, 1, misere, new Heap()));
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample(
            "one heap to 40, two to 14, three to 8, four to 4",
            Map.of(),
            () ->
                Stream.of(
                        SamplePositions.numbers(0, 40),
                        SamplePositions.tuples(2, 0, 14),
                        SamplePositions.tuples(3, 0, 8),
                        SamplePositions.sorted(4, 0, 4))
                    .flatMap(part -> part)));
  }
}
