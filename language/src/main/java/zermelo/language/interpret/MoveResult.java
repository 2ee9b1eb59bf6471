package zermelo.language.interpret;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.position.BoundedComponent;
import zermelo.language.program.Program.Change;
import zermelo.language.program.Program.MoveRule;
import zermelo.language.program.Program.Split;

/**
 * The last link of a chain: shows the position after a move to the frame's sink.
 *
 * <p>A position outside the bounds of its components is not shown: that move is not legal. Only
 * changed components are checked, because the others were within their bounds before.
 */
final class MoveResult implements MoveGenerator {
  /** The most points of one move, so that solvers can add them up. */
  private static final long MOST_POINTS = 1_000_000;

  private final MoveRule rule;
  private final int number;
  private final TermEvaluator evaluate;
  private final BoundedComponent[] split; // the numbers in which the move splits its heap
  private final BoundedComponent[] changed; // lists, sets and boards

  // The changed numbers, one entry for each copy.
  private final int[] slots;
  private final long[] low;
  private final long[] high;

  MoveResult(MoveRule rule, int number, List<BoundedComponent> bounds, TermEvaluator evaluate) {
    this.rule = rule;
    this.number = number;
    this.evaluate = evaluate;
    List<Change> changes = rule.stages().stream().flatMap(s -> s.changes().stream()).toList();
    this.split = splitIn(changes, bounds);
    int[] listSlots = changes.stream().flatMapToInt(MoveMaker::listSlot).distinct().toArray();
    this.changed =
        bounds.stream()
            .filter(Predicate.not(BoundedComponent::number))
            .filter(bound -> IntStream.of(listSlots).anyMatch(slot -> isIn(bound, slot)))
            .toArray(BoundedComponent[]::new);
    this.slots =
        changes.stream()
            .flatMapToInt(MoveMaker::numberSlot)
            .distinct()
            .filter(slot -> bounds.stream().anyMatch(bound -> bound.number() && isIn(bound, slot)))
            .toArray();
    this.low = IntStream.of(slots).mapToLong(slot -> number(bounds, slot).low()).toArray();
    this.high = IntStream.of(slots).mapToLong(slot -> number(bounds, slot).high()).toArray();
  }

  private static boolean isIn(BoundedComponent bound, int place) {
    return place >= bound.place() && place < bound.place() + bound.copies();
  }

  private static BoundedComponent number(List<BoundedComponent> bounds, int slot) {
    return bounds.stream()
        .filter(bound -> bound.number() && isIn(bound, slot))
        .findFirst()
        .orElseThrow();
  }

  private static BoundedComponent[] splitIn(List<Change> changes, List<BoundedComponent> bounds) {
    return bounds.stream()
        .filter(
            bound ->
                changes.stream()
                    .anyMatch(
                        change -> change instanceof Split split && split.slot() == bound.place()))
        .toArray(BoundedComponent[]::new);
  }

  @Override
  public boolean run(EvaluationFrame frame) {
    if (Math.abs(frame.gain) > MOST_POINTS) {
      throw evaluate.fault(
          rule.span(), "a move gains %d points at most, not %d".formatted(MOST_POINTS, frame.gain));
    }
    return !isAdmitted(frame) || frame.sink.take(frame, number);
  }

  private boolean isAdmitted(EvaluationFrame frame) {
    for (int i = 0; i < slots.length; i++) {
      long value = frame.slots[slots[i]];
      if (value < low[i] || value > high[i]) {
        return false;
      }
    }
    for (BoundedComponent number : split) {
      if (!frame.splits.within(number.place(), number.low(), number.high())) {
        return false;
      }
    }
    for (BoundedComponent bound : changed) {
      if (!bound.admits(frame)) {
        return false;
      }
    }
    return true;
  }
}
