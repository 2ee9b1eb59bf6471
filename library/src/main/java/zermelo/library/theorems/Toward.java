package zermelo.library.theorems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import zermelo.kernel.Oracle;
import zermelo.kernel.Position;
import zermelo.kernel.Verdict;

/** Move a heap one step toward v: every play has the same length. */
final class Toward implements Theorem {
  private static final Claim CLAIM =
      new Claim(
          "toward",
          "parity of the distances",
          "a heap makes exactly |n-v| steps, so its nimber is |n-v| mod 2; in misère play the other"
              + " player wins",
          "all heaps and every v, normal and misère play",
          "HKOI J163");

  @Override
  public Claim claim() {
    return CLAIM;
  }

  @Override
  public Optional<Oracle> oracle(Map<String, String> settings, boolean misere) {
    long v = Layout.number(settings, "v");
    return Optional.of(
        Formula.total(
            CLAIM,
            position -> {
              long odd = steps(position, v);
              return misere ? Verdict.win(odd == 0) : Verdict.ofNimber(odd);
            }));
  }

  /** The number of steps of all heaps, modulo 2: of a difference only the last bit matters. */
  private static long steps(Position position, long v) {
    long steps = 0;
    for (int i = 0; i < position.size(); i++) {
      steps ^= (position.word(i) ^ v) & 1;
    }
    return steps;
  }

  @Override
  public List<Sample> samples() {
    return LongStream.rangeClosed(0, 5)
        .mapToObj(
            v ->
                new Sample(
                    "v = 0..5: one heap to 30, two to 10, three to 7",
                    Map.of("v", Long.toString(v)),
                    () ->
                        Stream.of(
                                Samples.numbers(0, 30),
                                Samples.tuples(2, 0, 10),
                                Samples.tuples(3, 0, 7))
                            .flatMap(part -> part)))
        .toList();
  }
}
