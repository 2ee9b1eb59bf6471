package zermelo.library.theorems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Oracle;
import zermelo.kernel.Position;

/**
 * Kayles on a circle: the first move opens it into a row. Words of a heap: n, 0 circle or 1 row.
 */
final class CircularKayles implements Theorem {
  private static final Claim CLAIM =
      new Claim(
          "circular-kayles",
          "a circle is lost",
          "a circle of 0, 1, 2 pins has the nimber 0, 1, 2, a longer one 0: it leaves a row of n-1 "
              + "or n-2 pins, and a row that is not empty is never 0; a row is Kayles, with period "
              + "12 from n = 71 on",
          "all heaps, circles and rows, normal play",
          "Winning Ways, chapter 4; rows: Guy and Smith (1956)");

  @Override
  public Claim claim() {
    return CLAIM;
  }

  @Override
  public Optional<Oracle> oracle(Map<String, String> settings, boolean misere) {
    return misere
        ? Optional.empty()
        : OctalSequence.prove(new int[] {7, 7}, 512)
            .map(rows -> new HeapOracle(CLAIM, 2, false, (p, at) -> nimber(rows, p, at)));
  }

  private static long nimber(Periodic rows, Position position, int at) {
    long n = position.word(at);
    boolean row = position.word(at + 1) == 1;
    return row ? rows.at(n) : n < 3 ? n : 0;
  }

  @Override
  public List<Sample> samples() {
    return List.of(
        new Sample(
            "one circle or row to 100, two to 9",
            Map.of(),
            () -> Stream.concat(shapes(100).stream().map(Position::of), pairs(9))));
  }

  private static Stream<Position> pairs(long high) {
    return shapes(high).stream()
        .flatMap(a -> shapes(high).stream().map(b -> Position.of(a[0], a[1], b[0], b[1])));
  }

  private static List<long[]> shapes(long high) {
    return Samples.words(1, 0, high).stream()
        .flatMap(n -> Stream.of(new long[] {n[0], 0}, new long[] {n[0], 1}))
        .toList();
  }
}
