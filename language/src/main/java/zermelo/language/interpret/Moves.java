package zermelo.language.interpret;

import java.util.List;
import java.util.OptionalInt;
import zermelo.kernel.Ending;
import zermelo.kernel.RulesFault;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.arithmetic.Functions;
import zermelo.language.check.Program;
import zermelo.language.check.Walk;
import zermelo.language.syntax.Span;

/**
 * The moves and ends of a program, as functions of a frame. Every entry fills the tank anew, so no
 * position can cost more than {@link Fuel#TANK} steps.
 */
final class Moves {
  /** Takes note of the position that a move leads to; false says stop. */
  interface Sink {
    boolean take(Frame frame, int rule);
  }

  private record End(Meaning.Truth condition, Ending ending, long cost, Span span) {}

  private final Program program;
  private final Evaluate evaluate;
  private final Chain.Builder chains;
  private final End[] ends;
  private final Chain[] rules;

  Moves(Program program, Evaluate evaluate, List<Bound> bounds) {
    this.program = program;
    this.evaluate = evaluate;
    this.chains = new Chain.Builder(evaluate, bounds);
    this.ends = program.ends().stream().map(end -> end(end, evaluate)).toArray(End[]::new);
    this.rules = new Chain[program.moves().size()];
    for (int rule = 0; rule < rules.length; rule++) {
      rules[rule] = chains.all(program.moves().get(rule), rule);
    }
  }

  private static End end(Program.End end, Evaluate evaluate) {
    long cost = Walk.weight(List.of(end.condition()));
    return new End(evaluate.truth(end.condition()), end.ending(), cost, end.span());
  }

  Ending ending(Frame frame) {
    OptionalInt first = firstEnd(frame);
    return first.isEmpty() ? Ending.OPEN : ends[first.getAsInt()].ending;
  }

  /** Which of the ends stands here: the first one whose condition holds. */
  OptionalInt firstEnd(Frame frame) {
    frame.refuel();
    for (int i = 0; i < ends.length; i++) {
      try {
        frame.spend(ends[i].cost);
        if (ends[i].condition.of(frame)) {
          return OptionalInt.of(i);
        }
      } catch (Frame.OutOfFuel | Functions.Undefined thrown) {
        throw placed(thrown, ends[i].span);
      }
    }
    return OptionalInt.empty();
  }

  /** Shows every legal move to the sink, in the order of the rules; false if it said stop. */
  boolean each(Frame frame, Sink sink) {
    frame.refuel();
    frame.sink = sink;
    for (int rule = 0; rule < rules.length; rule++) {
      if (!run(rules[rule], rule, frame)) {
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
    frame.sink = sink;
    run(chains.one(program.moves().get(rule), rule, choices), rule, frame);
  }

  /** Adds the number of moves to the tally, which stops the counting when it has enough. */
  boolean count(Frame frame, Tally tally) {
    frame.refuel();
    frame.sink = tally;
    for (int rule = 0; rule < rules.length; rule++) {
      if (!run(chains.counting(program.moves().get(rule), rule, tally), rule, frame)) {
        return false;
      }
    }
    return true;
  }

  private boolean run(Chain chain, int rule, Frame frame) {
    try {
      return chain.run(frame);
    } catch (Frame.OutOfFuel | Functions.Undefined thrown) {
      throw placed(thrown, program.moves().get(rule).span());
    }
  }

  private RulesFault placed(RuntimeException thrown, Span span) {
    String why = thrown instanceof Functions.Undefined undefined ? undefined.why() : Fuel.tooMuch();
    return evaluate.fault(span, why);
  }
}
