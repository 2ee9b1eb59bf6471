package zermelo.library.theorems.numbers;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.AnnotatedClosedForm;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for Divisor Duel: subtract a divisor d of n, 1 < d < n. */
public final class DivisorDuelTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "divisor-duel",
          "odd numbers and odd powers of two",
          "the second player wins exactly when n is odd or n = 2^k with k odd",
          "all n >= 1, normal play",
          "an odd n leaves an even one that is no power of two; such an n can leave an odd one by "
              + "an odd divisor; a power of two leaves its half, or what can be won; Codeforces "
              + "1537D");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return misere
        ? Optional.empty()
        : Optional.of(
            AnnotatedClosedForm.withWorking(
                FormulaClosedForm.withMoves(
                    CLAIM,
                    position -> Verdict.win(!loses(position.word(0))),
                    position -> winning(position.word(0))),
                position -> working(position.word(0))));
  }

  private static String working(long n) {
    int twos = Long.numberOfTrailingZeros(n);
    long odd = n >> twos;
    if (twos == 0) {
      return n + " is odd";
    }
    return odd == 1
        ? "%d = 2^%d, and %d is %s".formatted(n, twos, twos, twos % 2 == 1 ? "odd" : "even")
        : "%d = 2^%d * %d is even and no power of 2".formatted(n, twos, odd);
  }

  private static List<String> winning(long n) {
    return Arrays.stream(NumberTheory.divisors(n))
        .filter(d -> 1 < d && d < n && loses(n - d))
        .mapToObj(d -> "subtract " + d)
        .toList();
  }

  private static boolean loses(long n) {
    boolean powerOfTwo = (n & (n - 1)) == 0;
    return n % 2 == 1 || (powerOfTwo && Long.numberOfTrailingZeros(n) % 2 == 1);
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample("n to 3000", Map.of(), () -> SamplePositions.numbers(1, 3000)));
  }
}
