package zermelo.library.theorems.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
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
 * Theorem for Wythoff's game: take any number from one of two heaps, or the same number from both.
 * The words of a position are the heaps a and b.
 */
public final class WythoffTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "wythoff",
          "golden pairs",
          "the second player wins exactly at the pairs floor(k*phi), floor(k*phi)+k, phi = "
              + "(1+sqrt 5)/2; in misère play at (0,1), (2,2) and these pairs from k = 2 on",
          "all a and b, normal and misère play, in exact integers",
          "W. A. Wythoff, A modification of the game of nim, Nieuw Archief voor Wiskunde 7 (1907); "
              + "misère: A. S. Fraenkel, Wythoff games, continued fractions, cedar trees and "
              + "Fibonacci searches (1984)");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    WythoffPairs lost = new WythoffPairs(misere);
    return Optional.of(
        AnnotatedClosedForm.withWorking(
            FormulaClosedForm.withMoves(
                CLAIM,
                position -> Verdict.win(!loses(lost, position)),
                position -> winning(lost, position.word(0), position.word(1))),
            position -> working(lost, position.word(0), position.word(1))));
  }

  private static String working(WythoffPairs lost, long a, long b) {
    long k = Math.abs(a - b);
    OptionalLong smaller = lost.smallerOf(k);
    String pair = smaller.isPresent() ? Long.toString(smaller.getAsLong()) : "a number past 2^63-1";
    return "the difference is k = %d; the lost pair with that difference begins with %s, and the smaller number here is %d"
        .formatted(k, pair, Math.min(a, b));
  }

  private static boolean loses(WythoffPairs lost, Position position) {
    return lost.partner(position.word(0)).equals(OptionalLong.of(position.word(1)));
  }

  /**
   * Lists the winning moves: one heap to the partner of the other, or both to the pair of their
   * difference.
   */
  private static List<String> winning(WythoffPairs lost, long a, long b) {
    List<String> labels = new ArrayList<>();
    add(labels, "left ", a, lost.partner(b));
    add(labels, "right ", b, lost.partner(a));
    add(labels, "both ", Math.min(a, b), lost.smallerOf(Math.abs(a - b)));
    return labels;
  }

  private static void add(List<String> labels, String move, long from, OptionalLong to) {
    if (to.isPresent() && to.getAsLong() < from) {
      labels.add(move + (from - to.getAsLong()));
    }
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample("a and b to 60", Map.of(), () -> SamplePositions.tuples(2, 0, 60)));
  }
}
