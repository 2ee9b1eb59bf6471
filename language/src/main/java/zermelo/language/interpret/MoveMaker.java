package zermelo.language.interpret;

import java.util.List;
import java.util.stream.IntStream;
import zermelo.language.check.Program.Change;
import zermelo.language.check.Program.ElementAssignment;
import zermelo.language.check.Program.HeapSplit;
import zermelo.language.check.Program.ListAssignment;
import zermelo.language.check.Program.MoveRule;
import zermelo.language.check.Program.NumberAssignment;
import zermelo.language.check.Program.SetAssignment;
import zermelo.language.check.Term;
import zermelo.language.check.TermTraversal;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.SetEvaluator;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.evaluate.TermFunction;
import zermelo.language.syntax.Span;

/**
 * The last link of a chain: makes the changes of a move, shows the result to the sink, and undoes
 * them.
 *
 * <p>A result outside the bounds is not shown. A fault inside leaves the frame changed; the code
 * that catches it must load a position again.
 */
final class MoveMaker implements MoveGenerator {
  private interface Act {
    void on(EvaluationFrame frame);
  }

  private final int rule;
  private final Act[] acts;
  private final int[] slots;
  private final int[] cells;
  private final BoundedComponent[] changed;
  private final BoundedComponent size;
  private final long cost;

  private MoveMaker(
      int rule, Act[] acts, int[] slots, int[] cells, List<BoundedComponent> bounds, long cost) {
    this.rule = rule;
    this.acts = acts;
    this.slots = slots;
    this.cells = cells;
    this.size = bounds.get(0);
    this.changed =
        bounds.stream()
            .filter(bound -> isChanged(bound, slots, cells))
            .toArray(BoundedComponent[]::new);
    this.cost = cost;
  }

  static MoveMaker of(
      MoveRule rule, int number, TermEvaluator evaluate, List<BoundedComponent> bounds) {
    Act[] acts = rule.changes().stream().map(change -> act(change, evaluate)).toArray(Act[]::new);
    int[] slots = rule.changes().stream().flatMapToInt(MoveMaker::slot).distinct().toArray();
    int[] cells = rule.changes().stream().flatMapToInt(MoveMaker::cell).distinct().toArray();
    List<Term> terms =
        rule.changes().stream().flatMap(c -> TermTraversal.children(c).stream()).toList();
    return new MoveMaker(number, acts, slots, cells, bounds, TermTraversal.weight(terms));
  }

  private static boolean isChanged(BoundedComponent bound, int[] slots, int[] cells) {
    if (!bound.number()) {
      return IntStream.of(cells).anyMatch(cell -> cell == bound.place());
    }
    int copies = bound.own() ? 2 : 1;
    return IntStream.of(slots)
        .anyMatch(slot -> slot >= bound.place() && slot < bound.place() + copies);
  }

  /** The cost of the changes in steps, without lists and sets. */
  long cost() {
    return cost;
  }

  @Override
  public boolean run(EvaluationFrame frame) {
    make(frame);
    boolean goOn = !admitted(frame) || frame.sink.take(frame, rule);
    undo(frame);
    return goOn;
  }

  /** Whether the move with the choices in the frame stays within the bounds. */
  boolean legal(EvaluationFrame frame) {
    make(frame);
    boolean legal = admitted(frame);
    undo(frame);
    return legal;
  }

  private void make(EvaluationFrame frame) {
    for (int i = 0; i < slots.length; i++) {
      frame.slotsBefore[i] = frame.slots[slots[i]];
    }
    for (int i = 0; i < cells.length; i++) {
      frame.rowsBefore[i] = frame.rows[cells[i]];
      frame.setsBefore[i] = frame.sets[cells[i]];
    }
    frame.heapCount = -1;
    for (Act act : acts) {
      act.on(frame);
    }
  }

  private void undo(EvaluationFrame frame) {
    for (int i = 0; i < slots.length; i++) {
      frame.slots[slots[i]] = frame.slotsBefore[i];
    }
    for (int i = 0; i < cells.length; i++) {
      frame.rows[cells[i]] = frame.rowsBefore[i];
      frame.sets[cells[i]] = frame.setsBefore[i];
    }
  }

  /**
   * Whether the changed components are within their bounds. The others were within theirs before.
   */
  private boolean admitted(EvaluationFrame frame) {
    for (int i = 0; i < frame.heapCount; i++) {
      if (!size.admits(frame.heapSizes[i])) {
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

  private static Act act(Change change, TermEvaluator evaluate) {
    return switch (change) {
      case NumberAssignment(int slot, Term.NumberTerm value) -> {
        TermFunction.NumberFunction number = evaluate.num(value);
        yield frame -> frame.slots[slot] = number.of(frame);
      }
      case ElementAssignment(int cell, Term.NumberTerm index, Term.NumberTerm value, Span span) -> {
        TermFunction.NumberFunction at = evaluate.num(index);
        TermFunction.NumberFunction number = evaluate.num(value);
        yield frame -> {
          long[] row = frame.rows[cell].clone();
          frame.spend(row.length);
          long i = at.of(frame);
          if (i < 1 || i > row.length) {
            throw evaluate.fault(
                span, "the list has " + row.length + " elements, there is none at " + i);
          }
          row[(int) i - 1] = number.of(frame);
          frame.rows[cell] = row;
        };
      }
      case ListAssignment(int cell, Term.ListTerm value, Span span) -> {
        TermFunction.ListFunction row = evaluate.row(value);
        yield frame -> {
          long[] result = row.of(frame);
          if (result.length != frame.rows[cell].length) {
            throw evaluate.fault(span, "a move may not change the length of a list");
          }
          frame.rows[cell] = result;
        };
      }
      case SetAssignment(int cell, Term.SetTerm value) -> {
        TermFunction.SetFunction set = evaluate.many(value);
        yield frame -> frame.sets[cell] = SetEvaluator.listed(frame, set);
      }
      case HeapSplit(int slot, List<Term.NumberTerm> sizes) -> {
        TermFunction.NumberFunction[] numbers =
            sizes.stream().map(evaluate::num).toArray(TermFunction.NumberFunction[]::new);
        yield frame -> split(frame, numbers);
      }
    };
  }

  private static void split(EvaluationFrame frame, TermFunction.NumberFunction[] numbers) {
    if (frame.heapSizes.length < numbers.length) {
      frame.heapSizes = new long[numbers.length];
    }
    int count = 0;
    for (TermFunction.NumberFunction number : numbers) {
      long part = number.of(frame);
      if (part != 0) {
        frame.heapSizes[count++] = part;
      }
    }
    frame.heapCount = count;
  }

  private static IntStream slot(Change change) {
    return change instanceof NumberAssignment set ? IntStream.of(set.slot()) : IntStream.empty();
  }

  private static IntStream cell(Change change) {
    return switch (change) {
      case ElementAssignment set -> IntStream.of(set.cell());
      case ListAssignment set -> IntStream.of(set.cell());
      case SetAssignment set -> IntStream.of(set.cell());
      case NumberAssignment set -> IntStream.empty();
      case HeapSplit split -> IntStream.empty();
    };
  }
}
