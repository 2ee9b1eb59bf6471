package zermelo.library.theorems.numbers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.AnnotatedClosedForm;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for Euclid's game: subtract a positive multiple of the smaller number from the larger,
 * down to 0. Words: a, b.
 */
public final class EuclidTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "euclid",
          "golden ratio",
          "with a 0 there is no move; else the first player wins exactly when the numbers are equal"
              + " or the larger is more than phi = (1+sqrt 5)/2 times the smaller; in misère play"
              + " equal numbers lose and the rest is the same",
          "all a and b, normal and misère play; larger > phi * smaller is tested on integers as "
              + "larger * (larger - smaller) > smaller^2",
          "A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm, Math. Gazette 53"
              + " (1969)");

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
                position -> Verdict.win(wins(position.word(0), position.word(1), misere)),
                position -> winning(position.word(0), position.word(1), misere)),
            position -> working(position.word(0), position.word(1))));
  }

  private static String working(long a, long b) {
    long larger = Math.max(a, b);
    long smaller = Math.min(a, b);
    if (smaller == 0 || smaller == larger) {
      return smaller == 0 ? "one number is 0" : "the numbers are equal";
    }
    return String.format(
        Locale.ROOT,
        "%d / %d = %.6f is %s than phi = 1.618034",
        larger,
        smaller,
        (double) larger / (double) smaller,
        moreThanPhi(larger, smaller) ? "more" : "less");
  }

  private static boolean wins(long a, long b, boolean misere) {
    long larger = Math.max(a, b);
    long smaller = Math.min(a, b);
    if (smaller == 0) {
      return misere;
    }
    return larger == smaller ? !misere : moreThanPhi(larger, smaller);
  }

  private static boolean moreThanPhi(long larger, long smaller) {
    long rest = larger - smaller;
    int high = Long.compare(Math.multiplyHigh(larger, rest), Math.multiplyHigh(smaller, smaller));
    return high != 0 ? high > 0 : Long.compareUnsigned(larger * rest, smaller * smaller) > 0;
  }

  private static List<String> winning(long a, long b, boolean misere) {
    List<String> labels = new ArrayList<>();
    if (a >= b && b > 0) {
      addMoves(labels, "left ", a, b, misere);
    }
    if (b > a && a > 0) {
      addMoves(labels, "right ", b, a, misere);
    }
    return labels;
  }

  /**
   * Adds the winning moves. To leave at least twice the smaller number loses, so only the last two
   * multiples can win.
   */
  private static void addMoves(
      List<String> labels, String move, long larger, long smaller, boolean misere) {
    long most = larger / smaller;
    for (long left = Math.min(1, most - 1); left >= 0; left--) {
      long k = most - left; // counted from above: k itself may be 2^63-1
      if (!wins(larger - k * smaller, smaller, misere)) {
        labels.add(move + k);
      }
    }
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample("a and b to 80", Map.of(), () -> SamplePositions.tuples(2, 0, 80)));
  }
}
