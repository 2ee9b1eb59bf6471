package zermelo.library.theorems.heaps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for moving a heap one step toward v: every play has the same length. */
public final class TowardTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "toward",
          "parity of the distances",
          "a heap makes exactly |n-v| steps, so its nimber is |n-v| mod 2; in misère play the other"
              + " player wins",
          "all heaps and every v, normal and misère play",
          "HKOI J163");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    long v = TheoremArguments.number(settings, "v");
    return Optional.of(
        FormulaClosedForm.total(
            CLAIM,
            position -> {
              long odd = steps(position, v);
              return misere ? Verdict.win(odd == 0) : Verdict.ofNimber(odd);
            }));
  }

  /**
   * Returns the number of steps of all heaps, modulo 2. Only the last bit of a difference matters.
   */
  private static long steps(Position position, long v) {
    long steps = 0;
    for (int i = 0; i < position.size(); i++) {
      steps ^= (position.word(i) ^ v) & 1;
    }
    return steps;
  }

  @Override
  public List<TheoremSample> samples() {
    return LongStream.rangeClosed(0, 5)
        .mapToObj(
            v ->
                new TheoremSample(
                    "v = 0..5: one heap to 30, two to 10, three to 7",
                    Map.of("v", Long.toString(v)),
                    () ->
                        Stream.of(
                                SamplePositions.numbers(0, 30),
                                SamplePositions.tuples(2, 0, 10),
                                SamplePositions.tuples(3, 0, 7))
                            .flatMap(part -> part)))
        .toList();
  }
}
