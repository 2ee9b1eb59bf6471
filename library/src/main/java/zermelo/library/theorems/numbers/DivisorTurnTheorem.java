package zermelo.library.theorems.numbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for Divisor Turn: replace n by a smaller divisor that is at least {@code floor}. Only
 * Omega(n) matters.
 */
public final class DivisorTurnTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "divisor-turn",
          "prime factors counted",
          "with Omega(n) the number of prime factors with multiplicity, the nimber is Omega(n) for "
              + "floor 1 and max(0, Omega(n)-1) for floor 2; in misère play exactly Omega(n) = "
              + "floor loses; where n itself may be kept every position is a draw, but 1 with "
              + "floor 2, which has no move",
          "all n, floor 1 or 2, keep true or false, normal and misère play",
          "a move takes away any positive number of prime factors, so this is nim with one heap");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    long floor = TheoremArguments.number(settings, "floor");
    if (floor != 1 && floor != 2) {
      return Optional.empty();
    }
    return Optional.of(
        TheoremArguments.flag(settings, "keep")
            ? FormulaClosedForm.total(CLAIM, position -> keeping(position.word(0), floor, misere))
            : new ByFactors((int) floor, misere));
  }

  private static Verdict keeping(long n, long floor, boolean misere) {
    return n < floor ? Verdict.win(misere) : Verdict.of(Outcome.DRAW);
  }

  private record ByFactors(int floor, boolean misere) implements ClosedForm {
    @Override
    public String name() {
      return CLAIM.quote();
    }

    @Override
    public Optional<Verdict> verdict(Position position) {
      int omega = NumberTheory.bigOmega(position.word(0));
      return Optional.of(
          misere ? Verdict.win(omega != floor) : Verdict.ofNimber(Math.max(0, omega + 1 - floor)));
    }

    @Override
    public Optional<String> derivation(Position position) {
      long n = position.word(0);
      long[] factors = NumberTheory.primeFactors(n);
      String product =
          Arrays.stream(factors).mapToObj(Long::toString).collect(Collectors.joining(" * "));
      return Optional.of(
          (factors.length > 1 ? n + " = " + product + ", " : "")
              + "Omega("
              + n
              + ") = "
              + factors.length);
    }

    @Override
    public Optional<List<String>> movesTo(Position position, long nimber) {
      return misere
          ? Optional.empty()
          : Optional.of(labels(position, Math.min(nimber, 63) + floor - 1));
    }

    @Override
    public Optional<List<String>> winningMoves(Position position) {
      return Optional.of(labels(position, misere ? floor : floor - 1));
    }
  }

  /** Returns the moves to the proper divisors with {@code omega} prime factors. */
  private static List<String> labels(Position position, long omega) {
    long[] factors = NumberTheory.primeFactors(position.word(0));
    if (omega >= factors.length) {
      return List.of();
    }
    List<Long> divisors = new ArrayList<>();
    collect(factors, 0, 1, (int) omega, divisors);
    return divisors.stream().sorted().map(divisor -> "to " + divisor).toList();
  }

  /** Adds product times every choice of {@code more} factors from {@code from} on, each once. */
  private static void collect(
      long[] factors, int from, long product, int more, List<Long> divisors) {
    if (more == 0) {
      divisors.add(product);
      return;
    }
    for (int i = from; i + more <= factors.length; i++) {
      if (i == from || factors[i] != factors[i - 1]) {
        collect(factors, i + 1, product * factors[i], more - 1, divisors);
      }
    }
  }

  @Override
  public List<TheoremSample> samples() {
    return Stream.of("1", "2")
        .flatMap(
            floor ->
                Stream.of("false", "true")
                    .map(
                        keep ->
                            new TheoremSample(
                                "floor 1 and 2, keep true and false: n to 1000",
                                Map.of("floor", floor, "keep", keep),
                                () -> SamplePositions.numbers(1, 1000))))
        .toList();
  }
}
