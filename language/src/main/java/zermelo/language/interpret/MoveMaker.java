package zermelo.language.interpret;

import java.util.List;
import java.util.stream.IntStream;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.SavedValues;
import zermelo.language.evaluate.SetEvaluator;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.evaluate.TermFunction;
import zermelo.language.program.Program.Again;
import zermelo.language.program.Program.CellAssignment;
import zermelo.language.program.Program.Change;
import zermelo.language.program.Program.ElementAssignment;
import zermelo.language.program.Program.ForEach;
import zermelo.language.program.Program.Gain;
import zermelo.language.program.Program.HeapRepeat;
import zermelo.language.program.Program.HeapSplit;
import zermelo.language.program.Program.ListAssignment;
import zermelo.language.program.Program.MoveRule;
import zermelo.language.program.Program.NumberAssignment;
import zermelo.language.program.Program.SetAssignment;
import zermelo.language.program.Program.Split;
import zermelo.language.program.Program.When;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.syntax.Span;

/**
 * Makes the changes of one stage of a move, runs the rest of the chain, and undoes them.
 *
 * <p>It is a link in the chain of a {@link MoveGenerator}. A fault leaves the frame changed, so the
 * code that catches it must load a position again.
 */
final class MoveMaker implements MoveGenerator {
  private interface Act {
    void on(EvaluationFrame frame);
  }

  private final int stage;
  private final Act[] acts;
  private final int[] slots;
  private final int[] listSlots;
  private final boolean effects; // whether there may be more to undo than the two kinds of slots
  private final long cost;
  private final MoveGenerator next;

  private MoveMaker(int stage, List<Change> changes, TermEvaluator evaluate, MoveGenerator next) {
    this.stage = stage;
    this.acts = changes.stream().map(change -> act(change, evaluate)).toArray(Act[]::new);
    this.slots = changes.stream().flatMapToInt(MoveMaker::numberSlot).distinct().toArray();
    this.listSlots = changes.stream().flatMapToInt(MoveMaker::listSlot).distinct().toArray();
    this.effects = changes.stream().anyMatch(MoveMaker::hasEffects);
    this.cost =
        TermTraversal.weight(
            changes.stream().flatMap(c -> TermTraversal.children(c).stream()).toList());
    this.next = next;
  }

  /** The maker of one stage, followed by the rest of the chain. */
  static MoveMaker of(MoveRule rule, int stage, TermEvaluator evaluate, MoveGenerator next) {
    return new MoveMaker(stage, rule.stages().get(stage).changes(), evaluate, next);
  }

  /** The cost of the changes in steps, without lists and sets. */
  long cost() {
    return cost;
  }

  @Override
  public boolean run(EvaluationFrame frame) {
    SavedValues saved = frame.saved(stage);
    saved.save(frame, slots, listSlots);
    if (effects) {
      saved.saveEffects(frame);
    }
    int splits = frame.splits.count();
    for (Act act : acts) {
      act.on(frame);
    }
    boolean goOn = frame.outside || next.run(frame);
    frame.splits.keep(splits);
    saved.restore(frame, slots, listSlots);
    if (effects) {
      saved.restoreEffects(frame);
    }
    return goOn;
  }

  private static Act act(Change change, TermEvaluator evaluate) {
    return switch (change) {
      case NumberAssignment(int slot, Term.NumberTerm value) -> {
        TermFunction.NumberFunction number = evaluate.num(value);
        yield frame -> frame.slots[slot] = number.of(frame);
      }
      case ElementAssignment(int slot, Term.NumberTerm index, Term.NumberTerm value, Span span) -> {
        TermFunction.NumberFunction at = evaluate.num(index);
        TermFunction.NumberFunction number = evaluate.num(value);
        yield frame -> {
          long[] row = frame.lists[slot].clone();
          frame.spend(row.length);
          long i = at.of(frame);
          if (i < 1 || i > row.length) {
            throw evaluate.fault(
                span, "the list has " + row.length + " elements, there is none at " + i);
          }
          row[(int) i - 1] = number.of(frame);
          frame.lists[slot] = row;
        };
      }
      case ListAssignment assignment -> {
        TermFunction.ListFunction row = evaluate.list(assignment.value());
        int slot = assignment.slot();
        boolean resizes = assignment.resizes();
        yield frame -> {
          long[] result = row.of(frame);
          if (!resizes && result.length != frame.lists[slot].length) {
            throw evaluate.fault(
                assignment.span(),
                "a move may not change the length of a list, except with slice, join or [x in"
                    + " ...]");
          }
          frame.lists[slot] = result;
        };
      }
      case SetAssignment(int slot, Term.SetTerm value) -> {
        TermFunction.SetFunction set = evaluate.many(value);
        yield frame -> frame.sets[slot] = SetEvaluator.listed(frame, set);
      }
      case HeapSplit(int slot, List<Term.NumberTerm> sizes) -> {
        TermFunction.NumberFunction[] numbers =
            sizes.stream().map(evaluate::num).toArray(TermFunction.NumberFunction[]::new);
        yield frame -> frame.splits.split(frame, slot, numbers);
      }
      case HeapRepeat(int slot, Term.NumberTerm count, Term.NumberTerm size) -> {
        TermFunction.NumberFunction times = evaluate.num(count);
        TermFunction.NumberFunction part = evaluate.num(size);
        yield frame -> frame.splits.repeat(frame, slot, times.of(frame), part.of(frame));
      }
      case CellAssignment(int slot, Term.NumberTerm cell, Term.NumberTerm symbol) -> {
        TermFunction.NumberFunction at = evaluate.num(cell);
        TermFunction.NumberFunction mark = evaluate.num(symbol);
        yield frame -> put(frame, slot, (int) at.of(frame), mark.of(frame));
      }
      case ForEach(int slot, Term.SetTerm set, List<Change> changes) -> {
        TermFunction.SetFunction many = evaluate.many(set);
        Act[] inner = changes.stream().map(c -> act(c, evaluate)).toArray(Act[]::new);
        yield frame -> {
          for (long element : SetEvaluator.listed(frame, many).elements()) {
            frame.spend(2L + inner.length);
            frame.slots[slot] = element;
            for (Act each : inner) {
              each.on(frame);
            }
          }
        };
      }
      case When(Term.TruthTerm condition, List<Change> changes) -> {
        TermFunction.TruthFunction test = evaluate.truth(condition);
        Act[] inner = changes.stream().map(c -> act(c, evaluate)).toArray(Act[]::new);
        yield frame -> {
          if (test.of(frame)) {
            for (Act each : inner) {
              each.on(frame);
            }
          }
        };
      }
      case Gain(Term.NumberTerm points) -> {
        TermFunction.NumberFunction number = evaluate.num(points);
        yield frame -> frame.gain = Math.addExact(frame.gain, number.of(frame));
      }
      case Again(Term.TruthTerm condition) -> {
        TermFunction.TruthFunction test = evaluate.truth(condition);
        yield frame -> frame.again |= test.of(frame);
      }
    };
  }

  private static void put(EvaluationFrame frame, int slot, int cell, long symbol) {
    if (cell == 0 || symbol < 0) {
      frame.outside = true;
      return;
    }
    long[] board = frame.lists[slot].clone();
    frame.spend(board.length / 8 + 1);
    board[cell - 1] = symbol;
    frame.lists[slot] = board;
  }

  /** Whether a change may gain points, give another turn, or put something outside the board. */
  static boolean hasEffects(Change change) {
    return switch (change) {
      case Gain gain -> true;
      case Again again -> true;
      case CellAssignment set -> true;
      case ForEach each -> each.changes().stream().anyMatch(MoveMaker::hasEffects);
      case When when -> when.changes().stream().anyMatch(MoveMaker::hasEffects);
      default -> false;
    };
  }

  /** The number slots that a change may write. */
  static IntStream numberSlot(Change change) {
    return switch (change) {
      case NumberAssignment set -> IntStream.of(set.slot());
      case ForEach each -> each.changes().stream().flatMapToInt(MoveMaker::numberSlot);
      case When when -> when.changes().stream().flatMapToInt(MoveMaker::numberSlot);
      default -> IntStream.empty();
    };
  }

  /** The list slots that a change may write. */
  static IntStream listSlot(Change change) {
    return switch (change) {
      case ElementAssignment set -> IntStream.of(set.slot());
      case ListAssignment set -> IntStream.of(set.slot());
      case SetAssignment set -> IntStream.of(set.slot());
      case CellAssignment set -> IntStream.of(set.slot());
      case ForEach each -> each.changes().stream().flatMapToInt(MoveMaker::listSlot);
      case When when -> when.changes().stream().flatMapToInt(MoveMaker::listSlot);
      case NumberAssignment set -> IntStream.empty();
      case Split split -> IntStream.empty();
      case Gain gain -> IntStream.empty();
      case Again again -> IntStream.empty();
    };
  }
}
