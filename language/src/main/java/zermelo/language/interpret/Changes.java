package zermelo.language.interpret;

import java.util.List;
import java.util.stream.IntStream;
import zermelo.language.check.Program.Change;
import zermelo.language.check.Program.MoveRule;
import zermelo.language.check.Program.SetElement;
import zermelo.language.check.Program.SetMany;
import zermelo.language.check.Program.SetNum;
import zermelo.language.check.Program.SetRow;
import zermelo.language.check.Program.Split;
import zermelo.language.check.Term;
import zermelo.language.check.Walk;
import zermelo.language.syntax.Span;

/**
 * The last link of a chain: makes the changes of a move, shows the result to the sink unless it
 * leaves the bounds, and undoes them. A fault inside leaves the frame changed; whoever catches one
 * loads a position anew.
 */
final class Changes implements Chain {
  private interface Act {
    void on(Frame frame);
  }

  private final int rule;
  private final Act[] acts;
  private final int[] slots;
  private final int[] cells;
  private final Bound[] changed;
  private final Bound size;
  private final long cost;

  private Changes(int rule, Act[] acts, int[] slots, int[] cells, List<Bound> bounds, long cost) {
    this.rule = rule;
    this.acts = acts;
    this.slots = slots;
    this.cells = cells;
    this.size = bounds.get(0);
    this.changed =
        bounds.stream().filter(bound -> isChanged(bound, slots, cells)).toArray(Bound[]::new);
    this.cost = cost;
  }

  static Changes of(MoveRule rule, int number, Evaluate evaluate, List<Bound> bounds) {
    Act[] acts = rule.changes().stream().map(change -> act(change, evaluate)).toArray(Act[]::new);
    int[] slots = rule.changes().stream().flatMapToInt(Changes::slot).distinct().toArray();
    int[] cells = rule.changes().stream().flatMapToInt(Changes::cell).distinct().toArray();
    List<Term> terms = rule.changes().stream().flatMap(c -> Walk.children(c).stream()).toList();
    return new Changes(number, acts, slots, cells, bounds, Walk.weight(terms));
  }

  private static boolean isChanged(Bound bound, int[] slots, int[] cells) {
    if (!bound.number()) {
      return IntStream.of(cells).anyMatch(cell -> cell == bound.place());
    }
    int copies = bound.own() ? 2 : 1;
    return IntStream.of(slots)
        .anyMatch(slot -> slot >= bound.place() && slot < bound.place() + copies);
  }

  /** The steps that looking at the changes costs, lists and sets aside. */
  long cost() {
    return cost;
  }

  @Override
  public boolean run(Frame frame) {
    make(frame);
    boolean goOn = !admitted(frame) || frame.sink.take(frame, rule);
    undo(frame);
    return goOn;
  }

  /** Whether the move with the choices in the frame stays within the bounds. */
  boolean legal(Frame frame) {
    make(frame);
    boolean legal = admitted(frame);
    undo(frame);
    return legal;
  }

  private void make(Frame frame) {
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

  private void undo(Frame frame) {
    for (int i = 0; i < slots.length; i++) {
      frame.slots[slots[i]] = frame.slotsBefore[i];
    }
    for (int i = 0; i < cells.length; i++) {
      frame.rows[cells[i]] = frame.rowsBefore[i];
      frame.sets[cells[i]] = frame.setsBefore[i];
    }
  }

  /** What did not change was within its bounds before. */
  private boolean admitted(Frame frame) {
    for (int i = 0; i < frame.heapCount; i++) {
      if (!size.admits(frame.heapSizes[i])) {
        return false;
      }
    }
    for (Bound bound : changed) {
      if (!bound.admits(frame)) {
        return false;
      }
    }
    return true;
  }

  private static Act act(Change change, Evaluate evaluate) {
    return switch (change) {
      case SetNum(int slot, Term.Num value) -> {
        Meaning.Num number = evaluate.num(value);
        yield frame -> frame.slots[slot] = number.of(frame);
      }
      case SetElement(int cell, Term.Num index, Term.Num value, Span span) -> {
        Meaning.Num at = evaluate.num(index);
        Meaning.Num number = evaluate.num(value);
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
      case SetRow(int cell, Term.Row value, Span span) -> {
        Meaning.Row row = evaluate.row(value);
        yield frame -> {
          long[] result = row.of(frame);
          if (result.length != frame.rows[cell].length) {
            throw evaluate.fault(span, "a move may not change the length of a list");
          }
          frame.rows[cell] = result;
        };
      }
      case SetMany(int cell, Term.Many value) -> {
        Meaning.Many set = evaluate.many(value);
        yield frame -> frame.sets[cell] = EvaluateSets.listed(frame, set);
      }
      case Split(int slot, List<Term.Num> sizes) -> {
        Meaning.Num[] numbers = sizes.stream().map(evaluate::num).toArray(Meaning.Num[]::new);
        yield frame -> split(frame, numbers);
      }
    };
  }

  private static void split(Frame frame, Meaning.Num[] numbers) {
    if (frame.heapSizes.length < numbers.length) {
      frame.heapSizes = new long[numbers.length];
    }
    int count = 0;
    for (Meaning.Num number : numbers) {
      long part = number.of(frame);
      if (part != 0) {
        frame.heapSizes[count++] = part;
      }
    }
    frame.heapCount = count;
  }

  private static IntStream slot(Change change) {
    return change instanceof SetNum set ? IntStream.of(set.slot()) : IntStream.empty();
  }

  private static IntStream cell(Change change) {
    return switch (change) {
      case SetElement set -> IntStream.of(set.cell());
      case SetRow set -> IntStream.of(set.cell());
      case SetMany set -> IntStream.of(set.cell());
      case SetNum set -> IntStream.empty();
      case Split split -> IntStream.empty();
    };
  }
}
