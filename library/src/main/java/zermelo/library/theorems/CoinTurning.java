package zermelo.library.theorems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import zermelo.kernel.Oracle;
import zermelo.kernel.Verdict;

/**
 * Games of turning coins: the rightmost coin turned goes from heads to tails. Words: the set of
 * heads. A position is the sum of its heads taken one at a time (H. W. Lenstra, see Winning Ways,
 * chapter 14), so it is enough to know the nimber of one head.
 *
 * @param first the number of the leftmost coin
 * @param head the nimber of a single head
 */
record CoinTurning(Claim claim, int first, LongUnaryOperator head) implements Theorem {
  /** Twice a coin's number must not pass 2^63-1. */
  private static final long LIMIT = 1L << 62;

  private static final String DOMAIN = "all sets of heads with numbers below 2^62, normal play";
  private static final String SOURCE =
      "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, " + "chapter 14";

  /** Turn one head, and if you like one coin to the left of it. */
  static CoinTurning turningTurtles() {
    return new CoinTurning(
        new Claim(
            "turning-turtles",
            "turtles are nim",
            "coins are numbered from 1: the nimber is the xor of the numbers of the heads",
            DOMAIN,
            SOURCE),
        1,
        n -> n);
  }

  /** Turn one head, and if you like one or two coins to the left of it. */
  static CoinTurning mockTurtles() {
    return new CoinTurning(
        new Claim(
            "mock-turtles",
            "odious numbers",
            "coins are numbered from 0: the nimber of the head number n is the odious one (an odd "
                + "number of binary ones) of 2n and 2n+1",
            DOMAIN,
            SOURCE),
        0,
        n -> 2 * n + (Long.bitCount(n) % 2 == 0 ? 1 : 0));
  }

  /** Turn any run of neighbouring coins whose rightmost is a head. */
  static CoinTurning ruler() {
    return new CoinTurning(
        new Claim(
            "ruler",
            "marks of a ruler",
            "coins are numbered from 1: the nimber of the head number n is the largest power of 2 "
                + "that divides n",
            DOMAIN,
            SOURCE),
        1,
        Long::lowestOneBit);
  }

  @Override
  public Optional<Oracle> oracle(Map<String, String> settings, boolean misere) {
    return misere
        ? Optional.empty()
        : Optional.of(Formula.partial(claim, position -> verdict(Layout.list(position, 0))));
  }

  private Optional<Verdict> verdict(long[] heads) {
    return LongStream.of(heads).anyMatch(n -> n >= LIMIT)
        ? Optional.empty()
        : Optional.of(Verdict.ofNimber(LongStream.of(heads).map(head).reduce(0, (x, y) -> x ^ y)));
  }

  @Override
  public List<Sample> samples() {
    return List.of(
        new Sample("every set of heads among 10 coins", Map.of(), () -> Samples.sets(first, 10)));
  }
}
