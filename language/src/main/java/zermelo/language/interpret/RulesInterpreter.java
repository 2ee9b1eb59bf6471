package zermelo.language.interpret;

import java.util.List;
import java.util.OptionalInt;
import zermelo.kernel.Ending;
import zermelo.kernel.RulesFault;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.arithmetic.FunctionEvaluator;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.MoveVisitor;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.evaluate.TermFunction;
import zermelo.language.position.BoundedComponent;
import zermelo.language.program.Program;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.syntax.Span;

/**
 * Evaluates the moves and ends of a program on a frame.
 *
 * <p>Every entry point refuels the frame, so no position can cost more than {@link Fuel#MAX_STEPS}
 * steps.
 */
public final class RulesInterpreter {
  private record End(TermFunction.TruthFunction condition, long cost, Program.End end) {
    Span span() {
      return end.span();
    }
  }

  private final Program program;
  private final TermEvaluator evaluate;
  private final MoveGenerator.Builder chains;
  private final End[] ends;
  private final MoveGenerator[] rules;
  private final boolean alternatives;

  RulesInterpreter(Program program, TermEvaluator evaluate, List<BoundedComponent> bounds) {
    this.program = program;
    this.evaluate = evaluate;
    this.chains = new MoveGenerator.Builder(evaluate, bounds);
    this.alternatives = program.moves().stream().anyMatch(Program.MoveRule::otherwise);
    this.rules = new MoveGenerator[program.moves().size()];
    for (int rule = 0; rule < rules.length; rule++) {
      rules[rule] = chains.all(program.moves().get(rule), rule);
    }
    this.ends = program.ends().stream().map(this::end).toArray(End[]::new);
  }

  private End end(Program.End end) {
    long cost = TermTraversal.weight(List.of(end.condition()));
    TermFunction.TruthFunction condition =
        end.condition() instanceof Term.Stuck ? this::stuck : evaluate.truth(end.condition());
    return new End(condition, cost, end);
  }

  public Ending ending(EvaluationFrame frame) {
    OptionalInt first = firstEnd(frame);
    return first.isEmpty() ? Ending.OPEN : ends[first.getAsInt()].end().ending(frame.turn);
  }

  /** The index of the first end whose condition is true. */
  OptionalInt firstEnd(EvaluationFrame frame) {
    frame.begin();
    for (int i = 0; i < ends.length; i++) {
      try {
        frame.spend(ends[i].cost);
        if (ends[i].condition.of(frame)) {
          return OptionalInt.of(i);
        }
      } catch (EvaluationFrame.OutOfFuel | FunctionEvaluator.Undefined thrown) {
        throw placed(thrown, ends[i].span());
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Shows every legal move to the sink, in the order of the rules. Returns false if the sink
   * stopped.
   */
  public boolean each(EvaluationFrame frame, MoveVisitor sink) {
    frame.begin();
    Shown shown = new Shown(sink);
    frame.sink = alternatives ? shown : sink;
    for (int rule = 0; rule < rules.length; rule++) {
      if (shown.any && program.moves().get(rule).otherwise()) {
        continue;
      }
      if (!run(rules[rule], rule, frame)) {
        return false;
      }
    }
    return true;
  }

  /** A sink that only notes whether a move came. */
  private static final class Shown implements MoveVisitor {
    private final MoveVisitor sink;
    private boolean any;

    Shown(MoveVisitor sink) {
      this.sink = sink;
    }

    @Override
    public boolean take(EvaluationFrame frame, int rule) {
      any = true;
      return sink.take(frame, rule);
    }
  }

  /**
   * Shows the move of a rule with these choices to the sink, if it is legal.
   *
   * @param choices a {@code Long} or {@code long[]} for each choice of the rule
   */
  void one(EvaluationFrame frame, int rule, List<Object> choices, MoveVisitor sink) {
    frame.begin();
    if (program.moves().get(rule).otherwise() && anyBefore(frame, rule)) {
      return;
    }
    frame.sink = sink;
    run(chains.one(program.moves().get(rule), rule, choices), rule, frame);
  }

  private boolean stuck(EvaluationFrame frame) {
    return !anyBefore(frame, rules.length);
  }

  /** Whether one of the first rules has a legal move. */
  private boolean anyBefore(EvaluationFrame frame, int rule) {
    frame.sink = (shown, number) -> false;
    for (int before = 0; before < rule; before++) {
      if (!run(rules[before], before, frame)) {
        return true;
      }
    }
    return false;
  }

  /** The value of a number of the text, such as its score, for the position in the frame. */
  long number(EvaluationFrame frame, Term.NumberTerm term) {
    frame.refuel();
    try {
      return evaluate.num(term).of(frame);
    } catch (EvaluationFrame.OutOfFuel | FunctionEvaluator.Undefined thrown) {
      throw placed(thrown, new Span(0, 0));
    }
  }

  /** Whether a condition of the text holds for the position in the frame. */
  boolean truth(EvaluationFrame frame, Term.TruthTerm term) {
    frame.refuel();
    try {
      return evaluate.truth(term).of(frame);
    } catch (EvaluationFrame.OutOfFuel | FunctionEvaluator.Undefined thrown) {
      throw placed(thrown, new Span(0, 0));
    }
  }

  /** Adds the number of moves to the counter. Returns false if the counter stopped. */
  boolean count(EvaluationFrame frame, MoveCounter tally) {
    if (alternatives) {
      return each(frame, tally);
    }
    frame.begin();
    frame.sink = tally;
    for (int rule = 0; rule < rules.length; rule++) {
      if (!run(chains.counting(program.moves().get(rule), rule, tally), rule, frame)) {
        return false;
      }
    }
    return true;
  }

  private boolean run(MoveGenerator chain, int rule, EvaluationFrame frame) {
    try {
      return chain.run(frame);
    } catch (EvaluationFrame.OutOfFuel | FunctionEvaluator.Undefined thrown) {
      throw placed(thrown, program.moves().get(rule).span());
    }
  }

  private RulesFault placed(RuntimeException thrown, Span span) {
    String why =
        thrown instanceof FunctionEvaluator.Undefined undefined ? undefined.why() : Fuel.tooMuch();
    return evaluate.fault(span, why);
  }
}
