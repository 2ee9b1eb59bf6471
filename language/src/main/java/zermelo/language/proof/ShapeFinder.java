package zermelo.language.proof;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.language.program.Program;
import zermelo.language.program.Term;

/**
 * Finds the shape ({@link MoveShape}) of every move for n = first + step * t, t = 0, 1, 2, ....
 *
 * <p>It evaluates the rules for all these n at once. In each move, the range of at most one choice
 * may grow with n. That range is split where a condition changes, so that every condition is
 * decided within each piece.
 */
final class ShapeFinder {
  private static final int MOST_PIECES = 64;
  private static final int MOST_SHAPES = 4_000;

  private final ExactRules rules;
  private final LinearForm n;
  private boolean mayOverflow;

  ShapeFinder(ExactRules rules, BigInteger first, BigInteger step) {
    this.rules = rules;
    this.n = new LinearForm(first, step, BigInteger.ZERO);
  }

  /**
   * The behaviour of the rules at all these n.
   *
   * @param moves the shapes of each kind of move by its name, in normal form; empty at an end
   * @param mayOverflow whether some intermediate number may be larger than n
   */
  record Shapes(Ending ending, Map<String, List<MoveShape>> moves, boolean mayOverflow) {}

  Shapes find() {
    ExactEvaluator ends = rules.at(n);
    Ending ending = rules.ending(ends);
    mayOverflow |= ends.mayOverflow();
    Map<String, List<MoveShape>> moves = new LinkedHashMap<>();
    if (ending == Ending.OPEN) {
      for (Program.MoveRule rule : rules.program().moves()) {
        moves.computeIfAbsent(rule.name(), name -> new ArrayList<>()).addAll(shapes(rule));
      }
    }
    moves.replaceAll((name, shapes) -> MoveShape.normal(shapes));
    return new Shapes(ending, moves, mayOverflow);
  }

  private List<MoveShape> shapes(Program.MoveRule rule) {
    List<MoveShape> found = new ArrayList<>();
    ExactEvaluator evaluator = rules.at(n);
    try {
      rules.moves(
          rule,
          evaluator,
          (e, range, slot, next) -> walk(e, range, slot, next, found),
          (parts, e) -> add(shapes(parts, e), found));
    } catch (ProofSignal.Refusal why) {
      throw new ProofSignal.Refusal(
          "in the move '" + rule.name() + "', " + why.why(), why.retryFrom());
    }
    mayOverflow |= evaluator.mayOverflow();
    return found;
  }

  private static void add(List<MoveShape> more, List<MoveShape> found) {
    found.addAll(more);
    if (found.size() > MOST_SHAPES) {
      throw new ProofSignal.Refusal("it leaves more than " + MOST_SHAPES + " different things");
    }
  }

  private void walk(
      ExactEvaluator evaluator,
      ExactSet.Range range,
      int slot,
      Runnable next,
      List<MoveShape> found) {
    LinearForm width = range.high().minus(range.low());
    if (width.isConstant()) {
      ExactRules.each(evaluator, evaluator.elements(range), slot, next);
    } else if (evaluator.comparison().range().isPresent()) {
      throw new ProofSignal.Refusal("two choices grow with n");
    } else if (evaluator.compare(Term.Comparison.AT_LEAST, width)) {
      pieces(evaluator, range, slot, next, found);
    }
  }

  /**
   * Evaluates a growing range piece by piece. The results of a piece in which a condition changes
   * are discarded, and the piece is split.
   */
  private static void pieces(
      ExactEvaluator evaluator,
      ExactSet.Range range,
      int slot,
      Runnable next,
      List<MoveShape> found) {
    Deque<ExactSet.Range> waiting = new ArrayDeque<>(List.of(range));
    for (int done = 0; !waiting.isEmpty(); done++) {
      if (done > MOST_PIECES) {
        throw new ProofSignal.Refusal("a choice that grows with n falls into too many cases");
      }
      ExactSet.Range piece = waiting.removeLast();
      int before = found.size();
      try {
        if (piece.high().minus(piece.low()).isConstant()) {
          ExactRules.each(evaluator, evaluator.elements(piece), slot, next);
        } else {
          evaluator.comparison().range(Optional.of(piece));
          evaluator.put(slot, LinearForm.CHOICE);
          next.run();
        }
      } catch (ProofSignal.SplitRange split) {
        found.subList(before, found.size()).clear();
        LinearForm below = split.place.minus(LinearForm.ONE);
        waiting.add(new ExactSet.Range(piece.low(), below));
        waiting.add(new ExactSet.Range(split.place, piece.high()));
      } finally {
        evaluator.comparison().range(Optional.empty());
      }
    }
  }

  private List<MoveShape> shapes(List<LinearForm> parts, ExactEvaluator evaluator) {
    List<Long> constants = new ArrayList<>();
    List<LinearForm> varying = new ArrayList<>();
    for (LinearForm part : parts) {
      if (part.isConstant()) {
        constants.add(exact(part.constant()));
      } else {
        varying.add(part);
      }
    }
    constants.sort(null);
    if (constants.stream().anyMatch(c -> n.constant().compareTo(BigInteger.valueOf(c)) <= 0)) {
      throw new ProofSignal.Refusal("a move leaves a number that is not below n = " + n.constant());
    }
    if (varying.isEmpty()) {
      return List.of(new MoveShape.ConstantShape(constants));
    }
    if (varying.size() == 1 && !varying.getFirst().hasChoice()) {
      return List.of(whole(constants, varying.getFirst()));
    }
    if (varying.size() == 2) {
      return broken(constants, varying.getFirst(), varying.getLast(), evaluator);
    }
    throw new ProofSignal.Refusal(
        "what is left grows with n in a way that is not understood: it should be one part, n less"
            + " a number, or two parts that together are n less a number");
  }

  private MoveShape whole(List<Long> constants, LinearForm part) {
    long less = less(part);
    if (less < 1) {
      throw new ProofSignal.Refusal("a part is not smaller than n");
    }
    return new MoveShape.SingleShape(constants, less);
  }

  /** The difference between n and the form. Refused unless it is the same for all n. */
  private long less(LinearForm form) {
    LinearForm less = n.minus(form);
    if (!less.isConstant()) {
      throw new ProofSignal.Refusal("what is left is neither a number nor n less a number");
    }
    return exact(less.constant());
  }

  private List<MoveShape> broken(
      List<Long> constants, LinearForm one, LinearForm other, ExactEvaluator evaluator) {
    long less = less(one.plus(other)); // refused unless the choice cancels
    if (!one.perChoice().abs().equals(BigInteger.ONE)) {
      throw new ProofSignal.Refusal(
          "two parts grow with n, and no choice says where the heap splits");
    }
    LinearForm rising = one.perChoice().signum() > 0 ? one : other;
    LinearForm sum = one.plus(other);
    ExactSet.Range range = evaluator.comparison().range().orElseThrow();
    LinearForm from = rising.at(range.low());
    LinearForm to = rising.at(range.high());
    LinearForm mirrored = sum.minus(to);
    // The pairs {x, sum - x} with x in from..to are those with x in mirrored..(sum - from).
    boolean reachesUp = from.isConstant() && reaches(to, sum, evaluator);
    boolean reachesDown = mirrored.isConstant() && reaches(sum.minus(from), sum, evaluator);
    if (!reachesUp && !reachesDown) {
      throw new ProofSignal.Refusal("a heap splits in two, but not everywhere up to the middle");
    }
    List<Long> lows = new ArrayList<>();
    if (from.isConstant() && reachesUp) {
      lows.add(exact(from.constant()));
    }
    if (mirrored.isConstant() && reachesDown) {
      lows.add(exact(mirrored.constant()));
    }
    long low = lows.stream().mapToLong(x -> x).min().orElseThrow();
    // No part may be smaller than low, also on the side that does not reach the middle. Then each
    // part is at most sum - low, which must be below n.
    boolean allSeen =
        (reachesUp || evaluator.compare(Term.Comparison.AT_LEAST, from.minus(LinearForm.of(low))))
            && (reachesDown
                || evaluator.compare(Term.Comparison.AT_LEAST, mirrored.minus(LinearForm.of(low))));
    if (low < 0 || less + low < 1 || !allSeen) {
      throw new ProofSignal.Refusal("a heap splits into parts that are not smaller than n");
    }
    return List.of(new MoveShape.PairShape(constants, less, low));
  }

  /** Whether first parts up to {@code to} reach half of the sum, so that no split is missing. */
  private static boolean reaches(LinearForm to, LinearForm sum, ExactEvaluator evaluator) {
    LinearForm twice = to.times(BigInteger.TWO).plus(LinearForm.ONE);
    return evaluator.compare(Term.Comparison.AT_LEAST, twice.minus(sum));
  }

  private static long exact(BigInteger number) {
    return ExactFunctions.within(number).longValue();
  }
}
