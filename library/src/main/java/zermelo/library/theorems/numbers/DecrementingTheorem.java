package zermelo.library.theorems.numbers;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/** Theorem for a list of numbers: decrease one that is > 1 by 1, then divide all by their gcd. */
public final class DecrementingTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "decrementing",
          "even numbers counted",
          "an odd number of even elements wins. Else the only hope is to decrease the only odd "
              + "element, if it is the only one and not 1: the list wins exactly when what this "
              + "leaves (halved at least) loses",
          "lists with an odd element, so all lists whose gcd is 1; normal play",
          "AtCoder Grand Contest 010 D, editorial: while two elements are odd no division changes a"
              + " parity");

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return misere
        ? Optional.empty()
        : Optional.of(
            FormulaClosedForm.partial(
                CLAIM,
                position -> {
                  long[] list = TheoremArguments.list(position, 0);
                  return oddElements(list) == 0
                      ? Optional.empty()
                      : Optional.of(Verdict.win(wins(list)));
                }));
  }

  /**
   * Returns whether a list with an odd element wins.
   *
   * <p>It follows the only move that may win, again and again. The list keeps an odd element,
   * because its gcd becomes 1.
   */
  public static boolean wins(long[] start) {
    long[] list = start;
    for (boolean mine = true; ; mine = !mine) {
      long odd = oddElements(list);
      if ((list.length - odd) % 2 == 1) {
        return mine;
      }
      long[] next = Arrays.stream(list).map(element -> element & ~1).toArray();
      long gcd = Arrays.stream(next).reduce(0, NumberTheory::gcd);
      if (odd > 1 || Arrays.stream(next).anyMatch(element -> element == 0)) {
        return !mine;
      }
      list = Arrays.stream(next).map(element -> element / gcd).toArray();
    }
  }

  private static long oddElements(long[] list) {
    return Arrays.stream(list).filter(element -> element % 2 == 1).count();
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample(
            "lists of one number to 40, two to 14, three to 11, four to 6",
            Map.of(),
            () ->
                Stream.of(
                        SamplePositions.lists(1, 1, 40),
                        SamplePositions.lists(2, 1, 14),
                        SamplePositions.lists(3, 1, 11),
                        SamplePositions.lists(4, 1, 6))
                    .flatMap(part -> part)));
  }
}
