package zermelo.language.evaluate;

import zermelo.kernel.RulesFault;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.arithmetic.FunctionEvaluator;
import zermelo.language.check.Term;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;

/**
 * A truth outside any rules: values are written into its slots and cells, and then it holds or not,
 * with the meaning that it has in rules. It has a frame of its own, so it serves one thread.
 */
public final class ConditionEvaluator {
  private final Source source;
  private final EvaluationFrame frame;
  private final TermFunction.TruthFunction truth;

  public ConditionEvaluator(Source source, Term.TruthTerm truth, int slots, int cells) {
    this.source = source;
    this.frame = new EvaluationFrame(slots, cells);
    this.truth = new TermEvaluator(source).truth(truth);
  }

  public void number(int slot, long value) {
    frame.slots[slot] = value;
  }

  /** The array is read, not copied; it must stay as it is until {@link #holds} returns. */
  public void list(int cell, long[] elements) {
    frame.rows[cell] = elements;
  }

  /** The elements ascend; the array is read, not copied. */
  public void set(int cell, long[] elements) {
    frame.sets[cell] = new ListedSet(elements);
  }

  /**
   * Whether it is true of what was written last.
   *
   * @throws RulesFault where arithmetic fails, or the answer costs more than looking at a position
   *     may cost
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
