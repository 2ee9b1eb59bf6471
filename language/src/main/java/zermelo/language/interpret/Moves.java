package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zermelo.kernel.Ending;
import zermelo.language.check.Program;
import zermelo.language.check.Program.Change;
import zermelo.language.check.Program.Choose;
import zermelo.language.check.Program.ChooseRow;
import zermelo.language.check.Program.MoveRule;
import zermelo.language.check.Program.Require;
import zermelo.language.check.Program.SetElement;
import zermelo.language.check.Program.SetMany;
import zermelo.language.check.Program.SetNum;
import zermelo.language.check.Program.SetRow;
import zermelo.language.check.Program.Split;
import zermelo.language.check.Program.Step;
import zermelo.language.check.Term;
import zermelo.language.syntax.Span;

/**
 * The moves and ends of a program, as functions of a frame. Each move rule is a chain of stages:
 * choices and requirements from left to right, then the changes, then the sink, which sees the
 * frame as the move leaves it. Behind the sink the frame is as it was before.
 */
final class Moves {
  /** Takes note of the position that a move leads to; false says stop. */
  interface Sink {
    boolean take(Frame frame, int rule);
  }

  /** One link of a chain; false says stop. */
  private interface Stage {
    boolean run(Frame frame, Sink sink);
  }

  private interface Act {
    void on(Frame frame);
  }

  private record End(Meaning.Truth condition, Ending ending) {}

  private final Program program;
  private final Evaluate evaluate;
  private final List<Bound> bounds;
  private final End[] ends;
  private final Stage[] chains;

  Moves(Program program, Evaluate evaluate, List<Bound> bounds) {
    this.program = program;
    this.evaluate = evaluate;
    this.bounds = bounds;
    this.ends =
        program.ends().stream()
            .map(end -> new End(evaluate.truth(end.condition()), end.ending()))
            .toArray(End[]::new);
    this.chains = new Stage[program.moves().size()];
    for (int rule = 0; rule < chains.length; rule++) {
      chains[rule] = chain(program.moves().get(rule), rule, List.of());
    }
  }

  Ending ending(Frame frame) {
    for (End end : ends) {
      if (end.condition.of(frame)) {
        return end.ending;
      }
    }
    return Ending.OPEN;
  }

  /** Shows every legal move to the sink, in the order of the rules. */
  boolean each(Frame frame, Sink sink) {
    frame.refuel();
    for (Stage chain : chains) {
      if (!chain.run(frame, sink)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Shows to the sink the one move of a rule with these choices, if it is legal.
   *
   * @param choices a {@code Long} or {@code long[]} for each choice of the rule
   */
  void one(Frame frame, int rule, List<Object> choices, Sink sink) {
    frame.refuel();
    chain(program.moves().get(rule), rule, choices).run(frame, sink);
  }

  /** The chain of a rule; with choices given it takes these instead of trying all. */
  private Stage chain(MoveRule rule, int number, List<Object> given) {
    Stage stage = changes(rule, number);
    List<Step> steps = rule.steps();
    int choice = rule.choices().size();
    for (int i = steps.size() - 1; i >= 0; i--) {
      Stage next = stage;
      Step step = steps.get(i);
      if (step instanceof Require require) {
        Meaning.Truth condition = evaluate.truth(require.condition());
        stage = (frame, sink) -> !condition.of(frame) || next.run(frame, sink);
        continue;
      }
      choice--;
      stage = given.isEmpty() ? choose(step, next) : chosen(step, given.get(choice), next);
    }
    return stage;
  }

  private Stage choose(Step step, Stage next) {
    return switch (step) {
      case Choose(String name, int slot, Term.Many set) -> {
        Meaning.Many many = evaluate.many(set);
        yield (frame, sink) ->
            many.each(
                frame,
                (f, element) -> {
                  f.spend(1);
                  f.slots[slot] = element;
                  return next.run(f, sink);
                });
      }
      case ChooseRow(String name, int cell, Term.Rows set) -> {
        Meaning.Rows rows = evaluate.rows(set);
        yield (frame, sink) ->
            rows.each(
                frame,
                (f, row) -> {
                  f.rows[cell] = row;
                  return next.run(f, sink);
                });
      }
      case Require require -> throw new IllegalStateException("a requirement chooses nothing");
    };
  }

  private Stage chosen(Step step, Object value, Stage next) {
    return switch (step) {
      case Choose(String name, int slot, Term.Many set) -> {
        Meaning.Many many = evaluate.many(set);
        yield (frame, sink) -> {
          if (!(value instanceof Long number) || !many.has(frame, number)) {
            return true;
          }
          frame.slots[slot] = number;
          return next.run(frame, sink);
        };
      }
      case ChooseRow(String name, int cell, Term.Rows set) -> {
        Meaning.Rows rows = evaluate.rows(set);
        yield (frame, sink) -> {
          if (!(value instanceof long[] row) || !rows.has(frame, row)) {
            return true;
          }
          frame.rows[cell] = row;
          return next.run(frame, sink);
        };
      }
      case Require require -> throw new IllegalStateException("a requirement chooses nothing");
    };
  }

  /** The last stage: make the changes, show the result unless it leaves the bounds, undo. */
  private Stage changes(MoveRule rule, int number) {
    List<Act> acts = new ArrayList<>();
    rule.changes().forEach(change -> acts.add(act(change)));
    Act[] all = acts.toArray(Act[]::new);
    int[] slots = changedSlots(rule);
    int[] cells = changedCells(rule);
    boolean splits = rule.changes().stream().anyMatch(change -> change instanceof Split);
    return (frame, sink) -> {
      long[] before = new long[slots.length];
      for (int i = 0; i < slots.length; i++) {
        before[i] = frame.slots[slots[i]];
      }
      long[][] rowsBefore = new long[cells.length][];
      Elements[] setsBefore = new Elements[cells.length];
      for (int i = 0; i < cells.length; i++) {
        rowsBefore[i] = frame.rows[cells[i]];
        setsBefore[i] = frame.sets[cells[i]];
      }
      frame.heapCount = -1;
      for (Act act : all) {
        act.on(frame);
      }
      boolean goOn = !(splits ? splitAdmitted(frame) : admitted(frame)) || sink.take(frame, number);
      for (int i = 0; i < slots.length; i++) {
        frame.slots[slots[i]] = before[i];
      }
      for (int i = 0; i < cells.length; i++) {
        frame.rows[cells[i]] = rowsBefore[i];
        frame.sets[cells[i]] = setsBefore[i];
      }
      return goOn;
    };
  }

  private boolean admitted(Frame frame) {
    for (Bound bound : bounds) {
      if (!bound.admits(frame)) {
        return false;
      }
    }
    return true;
  }

  /** The first component of a heap is its size; a split gives every part the other components. */
  private boolean splitAdmitted(Frame frame) {
    for (int i = 0; i < frame.heapCount; i++) {
      if (!bounds.get(0).admits(frame.heapSizes[i])) {
        return false;
      }
    }
    for (int i = 1; i < bounds.size(); i++) {
      if (!bounds.get(i).admits(frame)) {
        return false;
      }
    }
    return true;
  }

  private Act act(Change change) {
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
          long i = at.of(frame);
          if (i < 1 || i > row.length) {
            throw evaluate.fault(span, "the list has " + row.length + " elements, none at " + i);
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
      long size = number.of(frame);
      if (size != 0) {
        frame.heapSizes[count++] = size;
      }
    }
    frame.heapCount = count;
  }

  private static int[] changedSlots(MoveRule rule) {
    return rule.changes().stream()
        .mapMultiToInt(
            (change, slots) -> {
              if (change instanceof SetNum set) {
                slots.accept(set.slot());
              }
            })
        .distinct()
        .toArray();
  }

  private static int[] changedCells(MoveRule rule) {
    int[] cells =
        rule.changes().stream()
            .mapMultiToInt(
                (change, sink) -> {
                  switch (change) {
                    case SetElement set -> sink.accept(set.cell());
                    case SetRow set -> sink.accept(set.cell());
                    case SetMany set -> sink.accept(set.cell());
                    case SetNum set -> {}
                    case Split split -> {}
                  }
                })
            .distinct()
            .toArray();
    return Arrays.copyOf(cells, cells.length);
  }
}
