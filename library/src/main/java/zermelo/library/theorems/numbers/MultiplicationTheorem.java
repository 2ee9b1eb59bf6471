package zermelo.library.theorems.numbers;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import zermelo.kernel.Outcome;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.AnnotatedClosedForm;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for the Multiplication Game: multiply m by a prime divisor of N. The player who reaches N
 * wins; beyond N it is a tie.
 *
 * <p>Once m does not divide N, it never will again: a tie. Before that, only the exponents of N/m
 * matter. With one prime every move is forced. With two or more, a player can spoil the game by a
 * prime that N/m no longer contains. So a player who would lose takes a tie if possible.
 */
public final class MultiplicationTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "multiplication",
          "exponents of N/m",
          "m = N loses and m that does not divide N ties; else for N = p^a the first player wins "
              + "exactly when N/m = p^odd; for N = p^a q^b and N/m = p^c q^d: |c-d| = 0 second, 1 "
              + "first, else tie; for three and more primes N/m prime wins, else tie. In misère "
              + "play m = N wins, N = p^a goes the other way, all else ties",
          "N from 2 to 2^63-1, every m >= 1, normal and misère play",
          "Kattis multiplicationgame; by induction on the exponents");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    long target = TheoremArguments.number(settings, "N");
    if (target < 2) {
      return Optional.empty();
    }
    long[] primes = NumberTheory.primeDivisors(target);
    return Optional.of(
        AnnotatedClosedForm.withWorking(
            FormulaClosedForm.total(
                CLAIM, position -> Verdict.of(outcome(target, primes, position.word(0), misere))),
            position -> working(target, primes, position.word(0))));
  }

  private static String working(long target, long[] primes, long m) {
    if (m > target || target % m != 0) {
      return m + " does not divide " + target;
    }
    long rest = target / m;
    String powers =
        Arrays.stream(primes)
            .mapToObj(prime -> prime + "^" + exponent(rest, prime))
            .collect(Collectors.joining(" * "));
    return "N/m = %d = %s".formatted(rest, powers);
  }

  /** Returns the outcome from the start, m = 1, in normal play. N is at least 2. */
  public static Outcome fromOne(long target) {
    return normal(target, NumberTheory.primeDivisors(target), 1);
  }

  private static Outcome outcome(long target, long[] primes, long m, boolean misere) {
    if (m > target || target % m != 0) {
      return Outcome.TIE;
    }
    if (misere) {
      return m == target || primes.length == 1 ? normal(target, primes, m).flip() : Outcome.TIE;
    }
    return normal(target, primes, m);
  }

  private static Outcome normal(long target, long[] primes, long m) {
    long rest = target / m;
    if (rest == 1) {
      return Outcome.LOSE;
    }
    return switch (primes.length) {
      case 1 -> exponent(rest, primes[0]) % 2 == 1 ? Outcome.WIN : Outcome.LOSE;
      case 2 ->
          switch (Math.abs(exponent(rest, primes[0]) - exponent(rest, primes[1]))) {
            case 0 -> Outcome.LOSE;
            case 1 -> Outcome.WIN;
            default -> Outcome.TIE;
          };
      default -> NumberTheory.isPrime(rest) ? Outcome.WIN : Outcome.TIE;
    };
  }

  private static int exponent(long n, long prime) {
    int exponent = 0;
    for (long rest = n; rest % prime == 0; rest /= prime) {
      exponent++;
    }
    return exponent;
  }

  @Override
  public List<TheoremSample> samples() {
    return LongStream.rangeClosed(2, 300)
        .mapToObj(
            target ->
                new TheoremSample(
                    "N = 2..300: every m to N+3",
                    Map.of("N", Long.toString(target)),
                    () -> SamplePositions.numbers(1, target + 3)))
        .toList();
  }
}
