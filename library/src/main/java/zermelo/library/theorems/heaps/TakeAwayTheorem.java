package zermelo.library.theorems.heaps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.theorems.HeapClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for taking 1..k from a heap. */
public final class TakeAwayTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "take-away",
          "remainders by k+1",
          "the nimber of a heap is n mod (k+1); in misère play sums of these remainders go as in "
              + "misère nim, so a single heap loses exactly when n mod (k+1) = 1",
          "all heaps, every k from 1 to 2^63-2, normal and misère play",
          "C. G. Bachet, Problèmes plaisants et délectables (1612); Winning Ways, chapter 4");

  private record Heap(long modulus) implements HeapClosedForm.HeapFormula {
    @Override
    public long nimber(Position position, int at) {
      return position.word(at) % modulus;
    }

    @Override
    public Optional<String> working(Position position, int at, long nimber) {
      return Optional.of("%d mod %d = %d".formatted(position.word(at), modulus, nimber));
    }

    /** The k reachable heaps have different remainders, so there is at most one move. */
    @Override
    public Optional<List<String>> movesTo(Position position, int at, long nimber) {
      long n = position.word(at);
      long take = Math.floorMod(n % modulus - nimber, modulus);
      boolean legal = nimber < modulus && 0 < take && take <= n;
      return Optional.of(legal ? List.of("take " + take) : List.of());
    }
  }

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    long k = TheoremArguments.number(settings, "k");
    return k < 1 || k == Long.MAX_VALUE
        ? Optional.empty()
        : Optional.of(new HeapClosedForm(CLAIM, 1, misere, new Heap(k + 1)));
  }

  @Override
  public List<TheoremSample> samples() {
    return LongStream.rangeClosed(1, 6)
        .mapToObj(
            k ->
                new TheoremSample(
                    "k = 1..6: one heap to 60, two to 15, three to 8",
                    Map.of("k", Long.toString(k)),
                    () ->
                        Stream.of(
                                SamplePositions.numbers(0, 60),
                                SamplePositions.tuples(2, 0, 15),
                                SamplePositions.sorted(3, 0, 8))
                            .flatMap(part -> part)))
        .toList();
  }
}
