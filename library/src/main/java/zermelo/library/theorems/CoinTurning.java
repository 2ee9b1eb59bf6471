package zermelo.library.theorems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import zermelo.kernel.Oracle;
import zermelo.kernel.Verdict;

/**
 * Games of turning coins: the rightmost coin turned goes from heads to tails. Coins are numbered
 * from 1; words: the set of heads. A position is the sum of its heads taken one at a time (H. W.
 * Lenstra, see Winning Ways, chapter 14), so it is enough to know the nimber of one head.
 *
 * @param head the nimber of a single head
 */
record CoinTurning(Claim claim, LongUnaryOperator head) implements Theorem {
  private static final String DOMAIN = "all sets of heads, normal play";
  private static final String SOURCE =
      "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, " + "chapter 14";

  /** Turn one head, and if you like one coin to the left of it. */
  static CoinTurning turningTurtles() {
    return new CoinTurning(
        new Claim(
            "turning-turtles",
            "turtles are nim",
            "the nimber is the xor of the numbers of the heads",
            DOMAIN,
            SOURCE),
        n -> n);
  }

  /** Turn one head, and if you like one or two coins to the left of it. */
  static CoinTurning mockTurtles() {
    return new CoinTurning(
        new Claim(
            "mock-turtles",
            "odious numbers",
            "the nimber of the head number n is the n-th odious number (an odd number of binary "
                + "ones), that one of 2(n-1) and 2(n-1)+1",
            DOMAIN,
            SOURCE),
        n -> 2 * (n - 1) + (Long.bitCount(n - 1) % 2 == 0 ? 1 : 0));
  }

  /** Turn any run of neighbouring coins whose rightmost is a head. */
  static CoinTurning ruler() {
    return new CoinTurning(
        new Claim(
            "ruler",
            "marks of a ruler",
            "the nimber of the head number n is the largest power of 2 that divides n",
            DOMAIN,
            SOURCE),
        Long::lowestOneBit);
  }

  @Override
  public Optional<Oracle> oracle(Map<String, String> settings, boolean misere) {
    return misere
        ? Optional.empty()
        : Optional.of(
            Formula.total(
                claim,
                position ->
                    Verdict.ofNimber(
                        LongStream.of(Layout.list(position, 0))
                            .map(head)
                            .reduce(0, (a, b) -> a ^ b))));
  }

  @Override
  public List<Sample> samples() {
    return List.of(
        new Sample("every set of heads among 10 coins", Map.of(), () -> Samples.sets(10)));
  }
}
