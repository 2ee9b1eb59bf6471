package zermelo.language.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import zermelo.kernel.Ending;

/**
 * The proved shapes of all moves from a threshold on, for each remainder of n by the modulus.
 *
 * <p>They are proved by evaluating the rules for all n of a remainder at once ({@link
 * ShapeFinder}).
 */
final class VerifiedMoves {
  private final long threshold;
  private final List<Ending> endings = new ArrayList<>();
  private final List<List<MoveShape>> shapes = new ArrayList<>();
  private boolean mayOverflow;
  private int needed = 1;

  /**
   * Proves the stated shapes.
   *
   * @param stated the lines of a certificate for each remainder; refused if they are false
   */
  VerifiedMoves(ExactRules rules, long threshold, List<Set<String>> stated) {
    this.threshold = threshold;
    int factor = 1;
    while (!prove(rules, stated, factor)) {
      factor = larger(factor, stated.size());
    }
  }

  private int larger(int factor, int modulus) {
    BigInteger steps =
        BigInteger.valueOf((long) factor * modulus).multiply(BigInteger.valueOf(needed));
    if (steps.compareTo(BigInteger.valueOf(PeriodVerifier.MOST_STEPS)) > 0) {
      throw PeriodVerifier.tooManyRemainders(steps);
    }
    return factor * needed;
  }

  /** Whether a step of {@code factor} moduli was enough to decide everything. */
  private boolean prove(ExactRules rules, List<Set<String>> stated, int factor) {
    endings.clear();
    shapes.clear();
    long step = (long) stated.size() * factor;
    try {
      for (long remainder = 0; remainder < step; remainder++) {
        prove(rules, stated, remainder, step);
      }
      return true;
    } catch (ProofSignal.LargerStep larger) {
      if (larger.factor.bitLength() > 30) {
        throw PeriodVerifier.tooManyRemainders(larger.factor);
      }
      needed = larger.factor.intValue();
      return false;
    }
  }

  private void prove(ExactRules rules, List<Set<String>> stated, long remainder, long step) {
    long first = threshold + Math.floorMod(remainder - threshold, step);
    ShapeFinder.Shapes found =
        new ShapeFinder(rules, BigInteger.valueOf(first), BigInteger.valueOf(step)).find();
    mayOverflow |= found.mayOverflow();
    Set<String> lines = lines(found);
    int modulus = stated.size();
    Set<String> said = stated.get((int) (remainder % modulus));
    if (!lines.equals(said)) {
      Set<String> unsaid = new TreeSet<>(lines);
      unsaid.removeAll(said);
      Set<String> untrue = new TreeSet<>(said);
      untrue.removeAll(lines);
      throw new ProofSignal.Refusal(
          "for n mod %d = %d some large n %s"
              .formatted(
                  step,
                  remainder,
                  unsaid.isEmpty()
                      ? "has no '" + untrue.iterator().next() + "'"
                      : "has '" + unsaid.iterator().next() + "', which was not seen before"));
    }
    if (remainder < modulus) {
      endings.add(found.ending());
      shapes.add(found.moves().values().stream().flatMap(List::stream).distinct().toList());
    }
  }

  private static Set<String> lines(ShapeFinder.Shapes found) {
    Set<String> lines = new TreeSet<>();
    if (found.ending() != Ending.OPEN) {
      lines.add("end: " + found.ending().name().toLowerCase(Locale.ROOT));
    }
    found
        .moves()
        .forEach((name, all) -> all.forEach(shape -> lines.add(name + ": " + shape.text())));
    return lines;
  }

  long threshold() {
    return threshold;
  }

  Ending ending(long n) {
    return endings.get((int) (n % endings.size()));
  }

  List<MoveShape> shapes(long n) {
    return shapes.get((int) (n % shapes.size()));
  }

  /** The distinct shapes of all remainders. */
  List<MoveShape> all() {
    return shapes.stream().flatMap(List::stream).distinct().toList();
  }

  boolean mayOverflow() {
    return mayOverflow;
  }
}
