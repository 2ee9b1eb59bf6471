package zermelo.library.theorems.heaps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.theorems.HeapClosedForm;
import zermelo.library.theorems.OctalSequence;
import zermelo.library.theorems.PeriodicSequence;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for Kayles on a circle: the first move opens it into a row. Words of a heap: n, 0 circle
 * or 1 row.
 */
public final class CircularKaylesTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "circular-kayles",
          "a circle is lost",
          "a circle of 0, 1, 2 pins has the nimber 0, 1, 2, a longer one 0: it leaves a row of n-1 "
              + "or n-2 pins, and a row that is not empty is never 0; a row is Kayles, with period "
              + "12 from n = 71 on",
          "all heaps, circles and rows, normal play",
          "Winning Ways, chapter 4; rows: Guy and Smith (1956)");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return misere
        ? Optional.empty()
        : OctalSequence.prove(new int[] {7, 7}, 512)
            .map(rows -> new HeapClosedForm(CLAIM, 2, false, (p, at) -> nimber(rows, p, at)));
  }

  private static long nimber(PeriodicSequence rows, Position position, int at) {
    long n = position.word(at);
    boolean row = position.word(at + 1) == 1;
    return row ? rows.at(n) : n < 3 ? n : 0;
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample(
            "one circle or row to 100, two to 9",
            Map.of(),
            () -> Stream.concat(shapes(100).stream().map(Position::of), pairs(9))));
  }

  private static Stream<Position> pairs(long high) {
    return shapes(high).stream()
        .flatMap(a -> shapes(high).stream().map(b -> Position.of(a[0], a[1], b[0], b[1])));
  }

  private static List<long[]> shapes(long high) {
    return SamplePositions.words(1, 0, high).stream()
        .flatMap(n -> Stream.of(new long[] {n[0], 0}, new long[] {n[0], 1}))
        .toList();
  }
}
