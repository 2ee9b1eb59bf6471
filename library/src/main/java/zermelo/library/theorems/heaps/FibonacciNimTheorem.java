package zermelo.library.theorems.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.AnnotatedClosedForm;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for Fibonacci Nim: take 1..m of n. After taking k, the other player may take up to 2k.
 * Words: n, m.
 */
public final class FibonacciNimTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "fibonacci-nim",
          "Zeckendorf's sums",
          "write n as a sum of Fibonacci numbers no two of which are neighbours: the first player "
              + "wins exactly when m is at least the smallest of them; in misère play the same for "
              + "n-1, and a player who cannot move wins",
          "all n and m, normal and misère play",
          "M. J. Whinihan, Fibonacci nim, Fibonacci Quarterly 1 (1963); misère: the last stone is "
              + "poison, so the game is for the others");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return Optional.of(
        AnnotatedClosedForm.withWorking(
            FormulaClosedForm.withMoves(
                CLAIM,
                position -> Verdict.win(wins(position, misere)),
                position ->
                    stuck(position)
                        ? List.of()
                        : winning(wanted(position, misere), position.word(1))),
            position -> working(position, misere)));
  }

  private static String working(Position position, boolean misere) {
    if (stuck(position)) {
      return "there is no move";
    }
    long n = wanted(position, misere);
    String sum =
        zeckendorf(n).stream().map(part -> Long.toString(part)).collect(Collectors.joining(" + "));
    return "%d = %s, and m = %d".formatted(n, sum.isEmpty() ? "nothing" : sum, position.word(1));
  }

  private static boolean stuck(Position position) {
    return position.word(0) == 0 || position.word(1) == 0;
  }

  /** Returns the number of stones that decide the game: in misère play, all but the last one. */
  private static long wanted(Position position, boolean misere) {
    return misere ? position.word(0) - 1 : position.word(0);
  }

  private static boolean wins(Position position, boolean misere) {
    if (stuck(position)) {
      return misere;
    }
    List<Long> parts = zeckendorf(wanted(position, misere));
    return !parts.isEmpty() && parts.getLast() <= position.word(1);
  }

  /**
   * Lists the winning moves.
   *
   * <p>Taking k wins exactly when the smallest Fibonacci part of the rest is more than 2k. Then the
   * parts of the rest and those of k together are the parts of n. So k is a sum of some smallest
   * parts.
   */
  private static List<String> winning(long n, long most) {
    List<Long> parts = zeckendorf(n);
    List<String> labels = new ArrayList<>();
    long taken = 0;
    for (int i = parts.size() - 1; i >= 0 && parts.get(i) <= most - taken; i--) {
      taken += parts.get(i);
      if (i == 0 || parts.get(i - 1) - taken > taken) {
        labels.add("take " + taken);
      }
    }
    return labels;
  }

  /** Returns the Zeckendorf parts of n, descending. */
  private static List<Long> zeckendorf(long n) {
    List<Long> fibonacci = new ArrayList<>(List.of(1L));
    for (long a = 1, b = 2; b > 0 && b <= n; ) { // b < 0: exceeds 2^63-1
      fibonacci.add(b);
      long next = a + b;
      a = b;
      b = next;
    }
    List<Long> parts = new ArrayList<>();
    long rest = n;
    for (long part : fibonacci.reversed()) {
      if (part <= rest) {
        parts.add(part);
        rest -= part;
      }
    }
    return parts;
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample("n and m to 60", Map.of(), () -> SamplePositions.tuples(2, 0, 60)));
  }
}
