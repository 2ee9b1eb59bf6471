package zermelo.language.interpret;

import java.util.List;
import zermelo.language.check.Program.Choose;
import zermelo.language.check.Program.ChooseRow;
import zermelo.language.check.Program.MoveRule;
import zermelo.language.check.Program.Require;
import zermelo.language.check.Program.Step;
import zermelo.language.check.Term;
import zermelo.language.check.Walk;

/**
 * A move rule as a chain of links: choices and requirements from left to right, then the {@link
 * Changes}, which show their result to the frame's sink. A link returns false to say stop. Nothing
 * is allocated while a chain runs, except for lists and sets.
 */
interface Chain {
  boolean run(Frame frame);

  /** Makes chains out of move rules. */
  record Builder(Evaluate evaluate, List<Bound> bounds) {
    /** The link of one step, with the rest of the chain behind it. */
    private interface Link {
      Chain of(Step step, int choice, Chain next);
    }

    /** Tries all choices. */
    Chain all(MoveRule rule, int number) {
      Changes changes = Changes.of(rule, number, evaluate, bounds);
      return build(rule, changes, (step, choice, next) -> choose(step, next));
    }

    /** Takes the given choices, a {@code Long} or a {@code long[]} each, if they are allowed. */
    Chain one(MoveRule rule, int number, List<Object> given) {
      Changes changes = Changes.of(rule, number, evaluate, bounds);
      return build(rule, changes, (step, choice, next) -> given(step, given.get(choice), next));
    }

    /** Counts a last choice from a range without trying it where {@link Convex} allows that. */
    Chain counting(MoveRule rule, int number, Tally tally) {
      Changes changes = Changes.of(rule, number, evaluate, bounds);
      int last = rule.choices().size() - 1;
      boolean convex = Convex.lastChoice(rule, bounds);
      return build(
          rule,
          changes,
          (step, choice, next) ->
              convex && choice == last && step instanceof Choose choose
                  ? counted(choose, changes, tally)
                  : choose(step, next));
    }

    private Chain build(MoveRule rule, Changes changes, Link link) {
      Chain chain = changes;
      long cost = 1 + changes.cost(); // what is spent before the next choice is reached
      List<Step> steps = rule.steps();
      int choice = rule.choices().size();
      for (int i = steps.size() - 1; i >= 0; i--) {
        Chain next = chain;
        Step step = steps.get(i);
        long own = Walk.weight(Walk.children(step));
        if (step instanceof Require require) {
          Meaning.Truth condition = evaluate.truth(require.condition());
          chain = frame -> !condition.of(frame) || next.run(frame);
          cost += own;
        } else {
          choice--;
          chain = link.of(step, choice, paid(next, cost));
          cost = 1 + own;
        }
      }
      return paid(chain, cost);
    }

    private static Chain paid(Chain next, long cost) {
      return frame -> {
        frame.spend(cost);
        return next.run(frame);
      };
    }

    private Chain choose(Step step, Chain next) {
      return switch (step) {
        case Choose(String name, int slot, Term.Range(Term.Num low, Term.Num high)) -> {
          Meaning.Num from = evaluate.num(low);
          Meaning.Num to = evaluate.num(high);
          yield frame -> range(frame, slot, from.of(frame), to.of(frame), next);
        }
        case Choose(String name, int slot, Term.Many set) -> {
          Meaning.Many many = evaluate.many(set);
          Elements.Visitor visitor =
              (frame, element) -> {
                frame.slots[slot] = element;
                return next.run(frame);
              };
          yield frame -> many.each(frame, visitor);
        }
        case ChooseRow(String name, int cell, Term.Rows set) -> {
          Meaning.Rows rows = evaluate.rows(set);
          Meaning.RowVisitor visitor =
              (frame, row) -> {
                frame.rows[cell] = row;
                return next.run(frame);
              };
          yield frame -> rows.each(frame, visitor);
        }
        case Require require -> throw new IllegalStateException("a requirement chooses nothing");
      };
    }

    private static boolean range(Frame frame, int slot, long from, long to, Chain next) {
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

    private Chain given(Step step, Object value, Chain next) {
      return switch (step) {
        case Choose(String name, int slot, Term.Many set) -> {
          Meaning.Many many = evaluate.many(set);
          yield frame -> {
            if (!(value instanceof Long number) || !many.has(frame, number)) {
              return true;
            }
            frame.slots[slot] = number;
            return next.run(frame);
          };
        }
        case ChooseRow(String name, int cell, Term.Rows set) -> {
          Meaning.Rows rows = evaluate.rows(set);
          yield frame -> {
            if (!(value instanceof long[] row) || !rows.has(frame, row)) {
              return true;
            }
            frame.rows[cell] = row;
            return next.run(frame);
          };
        }
        case Require require -> throw new IllegalStateException("a requirement chooses nothing");
      };
    }

    /** If both ends of the range are legal all between them are; else each one is tried. */
    private Chain counted(Choose choose, Changes changes, Tally tally) {
      Term.Range range = (Term.Range) choose.set();
      Meaning.Num low = evaluate.num(range.low());
      Meaning.Num high = evaluate.num(range.high());
      Chain tried = choose(choose, paid(changes, 1 + changes.cost()));
      return frame -> {
        long from = low.of(frame);
        long to = high.of(frame);
        if (to < from) {
          return true;
        }
        frame.spend(2 * changes.cost());
        frame.slots[choose.slot()] = from;
        boolean legal = changes.legal(frame);
        frame.slots[choose.slot()] = to;
        if (!legal || !changes.legal(frame)) {
          return tried.run(frame);
        }
        tally.add(Math.addExact(Math.subtractExact(to, from), 1));
        return true;
      };
    }
  }
}
