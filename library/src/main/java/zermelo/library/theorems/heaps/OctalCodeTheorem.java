package zermelo.library.theorems.heaps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.theorems.HeapClosedForm;
import zermelo.library.theorems.OctalSequence;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for any octal code whose period shows within a few thousand values. */
public final class OctalCodeTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "octal",
          "periodicity theorem",
          "if G(n+p) = G(n) for s <= n < 2s+p+k, k the number of digits, then for all n >= s",
          "octal codes 0.d1d2... whose period is proved by their first 3000 nimbers; all heaps, "
              + "normal play",
          "R. K. Guy and C. A. B. Smith, The G-values of various games (1956)");
  private static final int VALUES = 3000;

  /** Returns the closed form of a code, if {@code values} nimbers prove its period. */
  static Optional<ClosedForm> closedForm(TheoremDescription claim, String code, int values) {
    return OctalSequence.digits(code)
        .flatMap(digits -> OctalSequence.prove(digits, values))
        .map(
            nimbers ->
                new HeapClosedForm(
                    claim, 1, false, (position, at) -> nimbers.at(position.word(at))));
  }

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return misere
        ? Optional.empty()
        : closedForm(CLAIM, TheoremArguments.text(settings, "code"), VALUES);
  }

  @Override
  public List<TheoremSample> samples() {
    return Stream.of("0.3", "0.33", "0.07", "0.77", "0.137", "0.115", "0.45", "0.53", "0.71")
        .map(
            code ->
                new TheoremSample(
                    "nine codes: one heap to 120, two to 12",
                    Map.of("code", code),
                    () ->
                        Stream.concat(
                            SamplePositions.numbers(0, 120), SamplePositions.tuples(2, 0, 12))))
        .toList();
  }
}
