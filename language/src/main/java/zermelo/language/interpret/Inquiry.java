package zermelo.language.interpret;

import zermelo.kernel.RulesFault;
import zermelo.language.arithmetic.Functions;
import zermelo.language.check.Program.MoveRule;
import zermelo.language.infer.SetQueries;

/** Runs the rules of {@link SetQueries} and takes what they find. It serves one thread. */
final class Inquiry {
  /** What the rules may cost each time, in steps. */
  private static final long EFFORT = 5_000;

  private final Frame frame;
  private final int result;
  private final Chain.Builder chains;

  Inquiry(TextRules rules, int result) {
    this.frame = rules.newFrame(result + 1);
    this.result = result;
    this.chains = new Chain.Builder(new Evaluate(rules.program().source()), rules.bounds());
  }

  /** What is asked for whatever the position; all elements if that cannot be told. */
  static long[] always(TextRules rules, SetQueries queries, SetBits bits) {
    Inquiry inquiry = new Inquiry(rules, queries.result());
    long[] mask = bits.none();
    inquiry.frame.refuel(EFFORT);
    for (SetQueries.Question question : queries.always()) {
      Chain chain = inquiry.chain(question.element());
      if (!inquiry.each(chain, element -> bits.add(question.cell(), element, mask))) {
        return bits.all();
      }
    }
    return mask;
  }

  /** A rule that can be run. */
  Chain chain(MoveRule rule) {
    return chains.all(rule, 0);
  }

  /** Takes a number that a rule finds. */
  interface Finder {
    void found(long value);
  }

  /** Begins with a value of a number: the mover's, and the other player's if there is such. */
  void begin(Bound number, long value) {
    frame.refuel(EFFORT);
    frame.slots[number.place()] = value;
    if (number.own()) {
      frame.slots[number.place() + 1] = value;
    }
  }

  /** All that a rule finds; false if it fails, or costs too much. */
  boolean each(Chain rule, Finder finder) {
    frame.sink =
        (found, number) -> {
          finder.found(found.slots[result]);
          return true;
        };
    try {
      return rule.run(frame);
    } catch (RulesFault | Functions.Undefined | Frame.OutOfFuel unknown) {
      return false;
    }
  }
}
