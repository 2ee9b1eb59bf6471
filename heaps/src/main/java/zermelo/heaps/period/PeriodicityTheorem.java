package zermelo.heaps.period;

import java.util.Optional;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;

/**
 * A theorem that extends a repetition for ever once it has lasted long enough.
 *
 * <p>It says: if g(n + period) = g(n) + saltus for start <= n < end(start, period), then the
 * equation holds for all n >= start.
 *
 * <p><b>Codes.</b> Let moves take at most k and leave at most h heaps. Then end = h start + (h - 1)
 * period + k, with start >= 1 and saltus 0. For h = 2 this is the theorem of Guy and Smith (The
 * G-values of various games, 1956). Proof: let n >= end, and let the equation hold below n. The
 * heaps of an option of n + period add up to at least h (start + period), so one of them is at
 * least start + period. Taking a period from that heap changes no value and gives an option of n.
 * Conversely, an option of n has a heap of at least start, and adding a period to it gives an
 * option of n + period. The proof needs parts that may be equal. For Grundy's game and similar
 * games this class has no theorem and claims none.
 *
 * <p><b>Finite subtraction sets.</b> A value depends only on the k values before it, where k is the
 * largest number of the set; so end = start + k.
 *
 * <p><b>All but finitely many.</b> Let k be the largest forbidden number. Two heaps of the same
 * value are at most k apart, because otherwise the larger could move to the smaller. So the 2k
 * values before n show whether a value is missing among the options of n. No k + 1 consecutive
 * heaps are without a new value, so these 2k values also show the least new value. Hence end =
 * start + 2k, with any saltus.
 *
 * <p>Octal and hexadecimal games can be arithmetic-periodic too. Their theorems have more
 * conditions and are not used here, so a saltus is never claimed for them.
 *
 * @param name the name of the theorem
 * @param heaps h, the factor of the start; the factor of the period is h - 1
 * @param reach the constant that is added
 * @param least the least start from which the theorem holds
 * @param arithmetic whether a saltus is allowed
 */
public record PeriodicityTheorem(String name, int heaps, int reach, int least, boolean arithmetic) {

  /** No theorem. Its numbers say how long a repetition must last to be reported. */
  public static final PeriodicityTheorem NONE = new PeriodicityTheorem("none", 3, 32, 0, true);

  /** The theorem for a game, if this class has one. */
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

  /** The end of the check: g(n + period) = g(n) + saltus is checked for n below it. */
  public long end(long start, long period) {
    return heaps * Math.max(start, least) + (heaps - 1) * period + reach;
  }
}
