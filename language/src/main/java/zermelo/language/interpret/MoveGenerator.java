package zermelo.language.interpret;

import java.util.List;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.MoveVisitor;
import zermelo.language.evaluate.SetValue;
import zermelo.language.evaluate.TermEvaluator;
import zermelo.language.evaluate.TermFunction;
import zermelo.language.infer.ConvexChoice;
import zermelo.language.position.BoundedComponent;
import zermelo.language.program.Program.ListChoice;
import zermelo.language.program.Program.MoveRule;
import zermelo.language.program.Program.NumberChoice;
import zermelo.language.program.Program.Requirement;
import zermelo.language.program.Program.Step;
import zermelo.language.program.Term;
import zermelo.language.program.TermTraversal;
import zermelo.language.syntax.SyntaxTree;

/**
 * Generates the moves of a rule: a chain of links that call each other.
 *
 * <p>For {@code move take k in 1..n where odd(k)} the links are: try each k; go on if k is odd;
 * make the change ({@link MoveMaker}); show the position to the frame's sink ({@link MoveResult}).
 * A link returns false to stop. A running chain allocates only lists and sets.
 */
interface MoveGenerator {
  boolean run(EvaluationFrame frame);

  /** Builds chains from move rules. */
  record Builder(TermEvaluator evaluate, List<BoundedComponent> bounds) {
    private long low(int slot) {
      return bounds.stream().filter(bound -> bound.place() == slot).findFirst().orElseThrow().low();
    }

    /** Creates the link of one step, followed by the rest of the chain. */
    private interface Link {
      MoveGenerator of(Step step, int choice, MoveGenerator next);
    }

    /** A chain that tries all choices. */
    MoveGenerator all(MoveRule rule, int number) {
      return build(rule, number, (step, choice, next) -> choose(step, next));
    }

    /**
     * A chain that makes the given choices, a {@code Long} or a {@code long[]} each, if they are
     * allowed.
     */
    MoveGenerator one(MoveRule rule, int number, List<Object> given) {
      return build(rule, number, (step, choice, next) -> given(step, given.get(choice), next));
    }

    /**
     * A chain that counts moves. It counts a last choice from a range without trying it where
     * {@link ConvexChoice} allows that.
     */
    MoveGenerator counting(MoveRule rule, int number, MoveCounter tally) {
      int last = rule.choices().size() - 1;
      boolean convex = rule.later().isEmpty() && ConvexChoice.lastChoice(rule, this::low);
      return build(
          rule,
          number,
          (step, choice, next) ->
              convex && choice == last && step instanceof NumberChoice choose
                  ? counted(choose, rule, number, tally)
                  : choose(step, next));
    }

    private MoveGenerator build(MoveRule rule, int number, Link link) {
      MoveGenerator chain = new MoveResult(rule, number, bounds, evaluate);
      long cost = 1; // the cost before the next choice is reached
      int choice = rule.choices().size();
      for (int stage = rule.stages().size() - 1; stage >= 0; stage--) {
        MoveMaker maker = MoveMaker.of(rule, stage, evaluate, chain);
        chain = maker;
        cost += maker.cost();
        List<Step> steps = rule.stages().get(stage).steps();
        for (int i = steps.size() - 1; i >= 0; i--) {
          MoveGenerator next = chain;
          Step step = steps.get(i);
          long own = TermTraversal.weight(TermTraversal.children(step));
          if (step instanceof Requirement require) {
            TermFunction.TruthFunction condition = evaluate.truth(require.condition());
            chain = frame -> !condition.of(frame) || next.run(frame);
            cost += own;
          } else {
            choice--;
            chain = link.of(step, choice, paid(next, cost));
            cost = 1 + own;
          }
        }
      }
      return restricted(rule, paid(chain, cost));
    }

    private static MoveGenerator restricted(MoveRule rule, MoveGenerator chain) {
      return rule.mover() == SyntaxTree.Mover.EITHER
          ? chain
          : frame -> !rule.allowed(frame.turn) || chain.run(frame);
    }

    private static MoveGenerator paid(MoveGenerator next, long cost) {
      return frame -> {
        frame.spend(cost);
        return next.run(frame);
      };
    }

    private MoveGenerator choose(Step step, MoveGenerator next) {
      return switch (step) {
        case NumberChoice(
                String name,
                int slot,
                Term.Range(Term.NumberTerm low, Term.NumberTerm high)) -> {
          TermFunction.NumberFunction from = evaluate.num(low);
          TermFunction.NumberFunction to = evaluate.num(high);
          yield frame -> range(frame, slot, from.of(frame), to.of(frame), next);
        }
        case NumberChoice(String name, int slot, Term.SetTerm set) -> {
          TermFunction.SetFunction many = evaluate.many(set);
          SetValue.Visitor visitor =
              (frame, element) -> {
                frame.slots[slot] = element;
                return next.run(frame);
              };
          yield frame -> many.each(frame, visitor);
        }
        case ListChoice(String name, int slot, Term.ListSetTerm set) -> {
          TermFunction.ListSetFunction rows = evaluate.rows(set);
          TermFunction.ListVisitor visitor =
              (frame, row) -> {
                frame.lists[slot] = row;
                return next.run(frame);
              };
          yield frame -> rows.each(frame, visitor);
        }
        case Requirement require ->
            throw new IllegalStateException("a requirement chooses nothing");
      };
    }

    private static boolean range(
        EvaluationFrame frame, int slot, long from, long to, MoveGenerator next) {
      for (long element = from; element <= to; element++) {
        frame.slots[slot] = element;
        if (!next.run(frame)) {
          return false;
        }
        if (element == Long.MAX_VALUE) {
          return true;
        }
      }
      return true;
    }

    private MoveGenerator given(Step step, Object value, MoveGenerator next) {
      return switch (step) {
        case NumberChoice(String name, int slot, Term.SetTerm set) -> {
          TermFunction.SetFunction many = evaluate.many(set);
          yield frame -> {
            if (!(value instanceof Long number) || !many.has(frame, number)) {
              return true;
            }
            frame.slots[slot] = number;
            return next.run(frame);
          };
        }
        case ListChoice(String name, int slot, Term.ListSetTerm set) -> {
          TermFunction.ListSetFunction rows = evaluate.rows(set);
          yield frame -> {
            if (!(value instanceof long[] row) || !rows.has(frame, row)) {
              return true;
            }
            frame.lists[slot] = row;
            return next.run(frame);
          };
        }
        case Requirement require ->
            throw new IllegalStateException("a requirement chooses nothing");
      };
    }

    /**
     * Counts a range. If both ends are legal, so are all numbers between them; otherwise each is
     * tried.
     */
    private MoveGenerator counted(
        NumberChoice choose, MoveRule rule, int number, MoveCounter tally) {
      Term.Range range = (Term.Range) choose.set();
      MoveMaker changes =
          MoveMaker.of(rule, 0, evaluate, new MoveResult(rule, number, bounds, evaluate));
      TermFunction.NumberFunction low = evaluate.num(range.low());
      TermFunction.NumberFunction high = evaluate.num(range.high());
      MoveGenerator tried = choose(choose, paid(changes, 1 + changes.cost()));
      return frame -> {
        long from = low.of(frame);
        long to = high.of(frame);
        if (to < from) {
          return true;
        }
        frame.spend(2 * changes.cost());
        frame.slots[choose.slot()] = from;
        boolean legal = isLegal(changes, frame);
        frame.slots[choose.slot()] = to;
        if (!legal || !isLegal(changes, frame)) {
          return tried.run(frame);
        }
        tally.add(Math.addExact(Math.subtractExact(to, from), 1));
        return true;
      };
    }

    /** Whether the move with the choices in the frame is shown to the sink. */
    private static boolean isLegal(MoveMaker changes, EvaluationFrame frame) {
      MoveVisitor sink = frame.sink;
      frame.sink = (shown, rule) -> false;
      boolean legal = !changes.run(frame);
      frame.sink = sink;
      return legal;
    }
  }
}
