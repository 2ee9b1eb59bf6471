package zermelo.language.interpret;

import java.util.Map;
import java.util.Optional;
import zermelo.kernel.RulesFault;
import zermelo.language.check.Term;
import zermelo.language.uniform.Constants;

/** Evaluates terms in a frame whose parameters are settled. */
final class SettledConstants implements Constants {
  private final Evaluate evaluate;
  private final Frame frame;

  /**
   * @param frame is written to: nobody else may use it
   */
  SettledConstants(Evaluate evaluate, Frame frame) {
    this.evaluate = evaluate;
    this.frame = frame;
  }

  @Override
  public Optional<Long> number(Term.Num term, Map<Integer, Long> slots) {
    return tried(slots, () -> evaluate.num(term).of(frame));
  }

  @Override
  public Optional<Boolean> truth(Term.Truth term, Map<Integer, Long> slots) {
    return tried(slots, () -> evaluate.truth(term).of(frame));
  }

  @Override
  public Optional<long[]> set(Term.Many term, Map<Integer, Long> slots, int most) {
    return tried(slots, () -> EvaluateSets.listed(frame, evaluate.many(term)).elements())
        .filter(elements -> elements.length <= most);
  }

  private interface Evaluation<T> {
    T get();
  }

  /** What faults or costs too much has no value. */
  private <T> Optional<T> tried(Map<Integer, Long> slots, Evaluation<T> evaluation) {
    slots.forEach((slot, value) -> frame.slots[slot] = value);
    frame.refuel();
    try {
      return Optional.of(evaluation.get());
    } catch (RulesFault | Frame.OutOfFuel none) {
      return Optional.empty();
    }
  }
}
