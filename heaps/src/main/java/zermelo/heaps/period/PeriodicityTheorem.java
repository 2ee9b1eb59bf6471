package zermelo.heaps.period;

import java.util.Optional;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;

/**
 * The theorem by which a repetition, once it has lasted long enough, lasts for ever: if g(n +
 * period) = g(n) + saltus for start <= n < end(start, period), then for all n >= start.
 *
 * <p><b>Codes.</b> Let moves take at most k and leave at most h heaps; end = h start + (h - 1)
 * period + k, start >= 1, saltus 0. For h = 2 this is the theorem of Guy and Smith (The G-values of
 * various games, 1956). Proof: let n >= end, and the claim be true below n. An option of n + period
 * leaves heaps of together at least h (start + period), so one is at least start + period; taking a
 * period from it changes no value, and gives an option of n. An option of n leaves one of at least
 * start, and adding a period to it gives an option of n + period. It needs parts that may be equal:
 * for Grundy's game and its like there is no such theorem here, and none is claimed.
 *
 * <p><b>Finite subtraction sets.</b> A value depends on the k values before it; end = start + k.
 *
 * <p><b>All but finitely many.</b> Let k be the largest forbidden number. Two heaps of one value
 * are at most k apart, or the larger could move to the smaller; so whether a value is missing among
 * the options of n shows in the 2k values before n, and as no k + 1 heaps in a row are without a
 * new value, so does the least new one. Hence end = start + 2k, with any saltus.
 *
 * <p>Octal and hexadecimal games can be arithmetic-periodic too; their theorems have more
 * conditions and are not used here, so a saltus is never claimed for them.
 *
 * @param name what to call it
 * @param heaps h, by which the start is multiplied; the period by one less
 * @param reach what is added
 * @param least the least start that it can be used from
 * @param arithmetic whether a saltus is allowed
 */
public record PeriodicityTheorem(String name, int heaps, int reach, int least, boolean arithmetic) {

  /** No theorem: how long a repetition lasts that is worth being told of. */
  public static final PeriodicityTheorem NONE = new PeriodicityTheorem("none", 3, 32, 0, true);

  /** The theorem for a game, if there is one here. */
  public static Optional<PeriodicityTheorem> of(HeapCode code) {
    return switch (code) {
      case SubtractionGame set when set.allBut() ->
          Optional.of(
              new PeriodicityTheorem(
                  "window of an all-but set", 1, Math.max(1, 2 * set.largest()), 0, true));
      case SubtractionGame set ->
          Optional.of(
              new PeriodicityTheorem("window of a subtraction set", 1, set.largest(), 0, false));
      case TakeAndBreak digits when digits.unequal() && digits.heaps() > 1 -> Optional.empty();
      case TakeAndBreak digits ->
          Optional.of(
              new PeriodicityTheorem(
                  digits.heaps() == 2 ? "Guy-Smith" : "Guy-Smith for " + digits.heaps() + " heaps",
                  Math.max(1, digits.heaps()),
                  digits.reach(),
                  1,
                  false));
    };
  }

  /** The first n for which nothing need be checked. */
  public long end(long start, long period) {
    return heaps * Math.max(start, least) + (heaps - 1) * period + reach;
  }
}
