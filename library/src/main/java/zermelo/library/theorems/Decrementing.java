package zermelo.library.theorems;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Oracle;
import zermelo.kernel.Verdict;
import zermelo.kernel.numbers.Numbers;

/** Decrease one number of a list that is > 1 by 1, then divide all by their gcd. */
public final class Decrementing implements Theorem {
  private static final Claim CLAIM =
      new Claim(
          "decrementing",
          "even numbers counted",
          "an odd number of even elements wins. Else the only hope is to decrease the only odd "
              + "element, if it is the only one and not 1: the list wins exactly when what this "
              + "leaves (halved at least) loses",
          "lists with an odd element, so all lists whose gcd is 1; normal play",
          "AtCoder Grand Contest 010 D, editorial: while two elements are odd no division changes a"
              + " parity");

  @Override
  public Claim claim() {
    return CLAIM;
  }

  @Override
  public Optional<Oracle> oracle(Map<String, String> settings, boolean misere) {
    return misere
        ? Optional.empty()
        : Optional.of(
            Formula.partial(
                CLAIM,
                position -> {
                  long[] list = Layout.list(position, 0);
                  return oddElements(list) == 0
                      ? Optional.empty()
                      : Optional.of(Verdict.win(wins(list)));
                }));
  }

  /**
   * Whether a list with an odd element wins. Follows the only hope down; the list keeps an odd
   * element, for its gcd becomes 1.
   */
  public static boolean wins(long[] start) {
    long[] list = start;
    for (boolean mine = true; ; mine = !mine) {
      long odd = oddElements(list);
      if ((list.length - odd) % 2 == 1) {
        return mine;
      }
      long[] next = Arrays.stream(list).map(element -> element & ~1).toArray();
      long gcd = Arrays.stream(next).reduce(0, Numbers::gcd);
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
  public List<Sample> samples() {
    return List.of(
        new Sample(
            "lists of one number to 40, two to 14, three to 11, four to 6",
            Map.of(),
            () ->
                Stream.of(
                        Samples.lists(1, 1, 40),
                        Samples.lists(2, 1, 14),
                        Samples.lists(3, 1, 11),
                        Samples.lists(4, 1, 6))
                    .flatMap(part -> part)));
  }
}
