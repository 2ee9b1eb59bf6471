package zermelo.language.evaluate;

import zermelo.kernel.RulesFault;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.arithmetic.FunctionEvaluator;
import zermelo.language.program.Term;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;

/**
 * Evaluates a condition outside any rules, with the meaning that it has in rules.
 *
 * <p>The caller writes values into the slots and then calls {@link #holds}. Not thread-safe: the
 * evaluator has one frame, which every call overwrites.
 */
public final class ConditionEvaluator {
  private final Source source;
  private final EvaluationFrame frame;
  private final TermFunction.TruthFunction truth;

  public ConditionEvaluator(Source source, Term.TruthTerm truth, int slots, int listSlots) {
    this.source = source;
    this.frame = new EvaluationFrame(slots, listSlots);
    this.truth = new TermEvaluator(source).truth(truth);
  }

  public void number(int slot, long value) {
    frame.slots[slot] = value;
  }

  /** Writes a list. The array is not copied; it must not change until {@link #holds} returns. */
  public void list(int slot, long[] elements) {
    frame.lists[slot] = elements;
  }

  /** Writes a set. The elements must be ascending; the array is not copied. */
  public void set(int slot, long[] elements) {
    frame.sets[slot] = new ListedSet(elements);
  }

  /**
   * Whether the condition is true for the values written last.
   *
   * @throws RulesFault where arithmetic fails, or the evaluation costs more than one position may
   *     cost
   */
  public boolean holds() {
    frame.refuel();
    try {
      return truth.of(frame);
    } catch (FunctionEvaluator.Undefined undefined) {
      throw new RulesFault(source.place(new Span(0, 0)) + ": " + undefined.why());
    } catch (EvaluationFrame.OutOfFuel tooMuch) {
      throw new RulesFault(source.place(new Span(0, 0)) + ": " + Fuel.tooMuch());
    }
  }
}
