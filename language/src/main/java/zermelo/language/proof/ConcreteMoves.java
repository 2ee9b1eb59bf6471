package zermelo.language.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.language.program.Program;

/**
 * The moves of a single n, evaluated with big integers.
 *
 * <p>They check results that were proved for all n at once ({@link FarSampleCheck}).
 *
 * @param options the parts that each move leaves, in ascending order
 * @param complete whether these are all; of a long range only the ends and the middle are tried
 */
record ConcreteMoves(Ending ending, Set<List<Long>> options, boolean complete) {
  /** Finds the moves of n. A range of more than about {@code 2 * longRange} choices is long. */
  static ConcreteMoves of(ExactRules rules, long n, int longRange) {
    return new Finder(rules, n, longRange).find();
  }

  private static final class Finder {
    private final ExactRules rules;
    private final long n;
    private final int longRange;
    private final Set<List<Long>> options = new HashSet<>();
    private boolean complete = true;

    Finder(ExactRules rules, long n, int longRange) {
      this.rules = rules;
      this.n = n;
      this.longRange = longRange;
    }

    ConcreteMoves find() {
      if (n == 0 && rules.program().splits()) {
        return new ConcreteMoves(Ending.OPEN, options, true); // if heaps split, 0 is not a heap
      }
      Ending ending = rules.ending(rules.at(LinearForm.of(n)));
      if (ending == Ending.OPEN) {
        for (Program.MoveRule rule : rules.program().moves()) {
          rules.moves(
              rule, rules.at(LinearForm.of(n)), this::walk, (parts, evaluator) -> add(parts));
        }
      }
      return new ConcreteMoves(ending, options, complete);
    }

    private void add(List<LinearForm> parts) {
      options.add(
          parts.stream()
              .map(part -> ExactFunctions.within(part.constant()).longValue())
              .sorted()
              .toList());
    }

    private void walk(ExactEvaluator evaluator, ExactSet.Range range, int slot, Runnable next) {
      BigInteger low = range.low().constant();
      BigInteger high = range.high().constant();
      BigInteger each = BigInteger.valueOf(longRange);
      List<ExactSet.Range> pieces = new ArrayList<>();
      if (high.subtract(low).compareTo(each.shiftLeft(1)) <= 0) {
        pieces.add(range);
      } else {
        complete = false;
        pieces.add(between(low, low.add(each)));
        BigInteger middle = low.add(high).shiftRight(1);
        pieces.add(between(middle.subtract(BigInteger.TWO), middle.add(BigInteger.TWO)));
        pieces.add(between(high.subtract(each), high));
      }
      pieces.forEach(piece -> ExactRules.each(evaluator, evaluator.elements(piece), slot, next));
    }

    private static ExactSet.Range between(BigInteger low, BigInteger high) {
      return new ExactSet.Range(LinearForm.of(low), LinearForm.of(high));
    }
  }
}
