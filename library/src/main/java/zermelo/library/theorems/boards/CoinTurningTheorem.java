package zermelo.library.theorems.boards;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.theorems.FormulaClosedForm;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for coin-turning games: the rightmost coin turned goes from heads to tails.
 *
 * <p>Words: the set of heads. A position is the sum of its single heads (H. W. Lenstra, see Winning
 * Ways, chapter 14). So the nimber of one head suffices.
 *
 * @param first the number of the leftmost coin
 * @param head returns the nimber of a single head
 */
public record CoinTurningTheorem(TheoremDescription claim, int first, LongUnaryOperator head)
    implements Theorem {
  /** Twice a coin's number must not exceed 2^63-1. */
  private static final long LIMIT = 1L << 62;

  private static final String DOMAIN = "all sets of heads with numbers below 2^62, normal play";
  private static final String SOURCE =
      "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, " + "chapter 14";

  /** Turn one head and, optionally, one coin to the left of it. */
  public static CoinTurningTheorem turningTurtles() {
    return new CoinTurningTheorem(
        new TheoremDescription(
            "turning-turtles",
            "turtles are nim",
            "coins are numbered from 1: the nimber is the xor of the numbers of the heads",
            DOMAIN,
            SOURCE),
        1,
        n -> n);
  }

  /** Turn one head and, optionally, one or two coins to the left of it. */
  public static CoinTurningTheorem mockTurtles() {
    return new CoinTurningTheorem(
        new TheoremDescription(
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
  public static CoinTurningTheorem ruler() {
    return new CoinTurningTheorem(
        new TheoremDescription(
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
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    return misere
        ? Optional.empty()
        : Optional.of(
            FormulaClosedForm.partial(
                claim, position -> verdict(TheoremArguments.list(position, 0))));
  }

  private Optional<Verdict> verdict(long[] heads) {
    return LongStream.of(heads).anyMatch(n -> n >= LIMIT)
        ? Optional.empty()
        : Optional.of(Verdict.ofNimber(LongStream.of(heads).map(head).reduce(0, (x, y) -> x ^ y)));
  }

  @Override
  public List<TheoremSample> samples() {
    return List.of(
        new TheoremSample(
            "every set of heads among 10 coins", Map.of(), () -> SamplePositions.sets(first, 10)));
  }
}
