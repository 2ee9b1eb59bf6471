package zermelo.language.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;

/**
 * Checks proved shapes and values by brute force at single large n.
 *
 * <p>The samples are around the largest constants of the rules, their sums, differences, multiples
 * and least common multiples, at powers of two, and whole periods past the beginning. A proof does
 * not need this check; it guards against mistakes in the proof.
 */
final class FarSampleCheck {
  private static final int MAX_SAMPLES = 160;
  private static final int MOST_CONSTANTS = 6;

  /** Of ranges longer than about twice this, only the ends and the middle are checked. */
  private static final int LONG_RANGE = 8;

  private static final BigInteger LARGEST = BigInteger.valueOf(Long.MAX_VALUE);

  private final ExactRules rules;
  private final VerifiedMoves moves;
  private final List<Long> samples = new ArrayList<>();
  private int checked;

  /**
   * Selects the samples.
   *
   * @param beginnings numbers from which on some n are checked
   */
  FarSampleCheck(ExactRules rules, VerifiedMoves moves, List<Long> beginnings) {
    this.rules = rules;
    this.moves = moves;
    Set<Long> all = new LinkedHashSet<>();
    for (int exponent = 6; exponent < 63; exponent++) {
      add(BigInteger.ONE.shiftLeft(exponent), 0, 0, all);
    }
    beginnings.forEach(n -> add(BigInteger.valueOf(n), 0, 3, all));
    combinations(constants()).forEach(centre -> add(centre, -1, 2, all));
    all.stream().limit(MAX_SAMPLES).forEach(samples::add);
  }

  private void add(BigInteger centre, int from, int to, Set<Long> all) {
    for (int more = from; more <= to; more++) {
      BigInteger place = centre.add(BigInteger.valueOf(more));
      if (place.compareTo(BigInteger.valueOf(moves.threshold())) >= 0
          && place.compareTo(LARGEST) <= 0) {
        all.add(place.longValue());
      }
    }
  }

  /** The number of samples that were checked. */
  int samples() {
    return checked;
  }

  /** The numbers in the rules and in their parameters. */
  private Set<BigInteger> constants() {
    Set<BigInteger> found = new TreeSet<>();
    Program program = rules.program();
    Stream<Term> terms =
        Stream.concat(
            program.ends().stream().map(Program.End::condition),
            program.moves().stream()
                .flatMap(
                    rule ->
                        Stream.concat(
                            rule.steps().stream()
                                .flatMap(step -> TermTraversal.children(step).stream()),
                            rule.changes().stream()
                                .flatMap(change -> TermTraversal.children(change).stream()))));
    terms.forEach(term -> collect(term, found));
    for (Program.Param param : program.params()) {
      String value = rules.setting(param);
      if (value.matches("\\d{1,18}")) {
        found.add(new BigInteger(value));
      }
    }
    found.removeIf(constant -> constant.compareTo(BigInteger.TWO) < 0);
    return found;
  }

  private static void collect(Term term, Set<BigInteger> found) {
    TermTraversal.any(
        term,
        inner -> {
          if (inner instanceof Term.Constant(long value)) {
            found.add(BigInteger.valueOf(value).abs());
          }
          return false;
        });
  }

  /** Combines the largest constants only: small ones are within the window. */
  private static Set<BigInteger> combinations(Set<BigInteger> constants) {
    List<BigInteger> some = new ArrayList<>(constants);
    some = some.subList(Math.max(0, some.size() - MOST_CONSTANTS), some.size()).reversed();
    Set<BigInteger> found = new LinkedHashSet<>(some);
    for (BigInteger a : some) {
      for (BigInteger b : some) {
        found.add(a.subtract(b).abs());
        found.add(ExactFunctions.lcm(a, b));
        found.add(a.add(b));
      }
      for (int factor = 2; factor <= 5; factor++) {
        found.add(a.multiply(BigInteger.valueOf(factor)));
      }
    }
    return found;
  }

  /**
   * Compares the moves of each sample with the shapes, and its value with the claimed one.
   *
   * @param period the claimed values; if absent, only the moves are compared
   */
  void attempt(Optional<VerifiedPeriod> period) {
    for (long n : samples) {
      ConcreteMoves found;
      try {
        found = ConcreteMoves.of(rules, n, LONG_RANGE);
      } catch (ProofSignal.Refusal rulesFail) {
        continue; // A number passes 2^63-1: this n has no moves to compare.
      }
      checked++;
      compare(n, found);
      if (found.complete()) {
        period.ifPresent(claimed -> compare(n, found, claimed));
      }
    }
  }

  private void compare(long n, ConcreteMoves found) {
    boolean same =
        found.ending() == moves.ending(n)
            && found.options().stream()
                .allMatch(option -> moves.shapes(n).stream().anyMatch(s -> s.has(n, option)));
    if (same && found.complete()) {
      Set<List<Long>> stated = new HashSet<>();
      for (MoveShape shape : moves.shapes(n)) {
        if (shape.count(n) <= found.options().size()) {
          shape.options(n, stated::add);
        }
      }
      same = stated.equals(found.options());
    }
    if (!same) {
      throw new ProofSignal.Refusal(
          "the moves of n = " + n + " are others than those of the proof");
    }
  }

  private static void compare(long n, ConcreteMoves found, VerifiedPeriod period) {
    OptionValues values = period.optionValues();
    found.options().forEach(values::add);
    if (values.value(found.ending()) != period.value(n)) {
      throw new ProofSignal.Refusal(
          "the value of n = " + n + " is another one than the proof says");
    }
  }
}
