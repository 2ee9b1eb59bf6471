package zermelo.language.infer;

import java.util.List;
import java.util.OptionalLong;
import zermelo.language.program.Program.Component;

/**
 * An upper bound of a number during play.
 *
 * @param known whether the number surely stays at or below the greater of its value at the start
 *     and {@code most}
 */
public record UpperBound(boolean known, long most) {
  static final UpperBound UNKNOWN = new UpperBound(false, 0);

  /** The upper bound of a number component under the given moves. */
  static UpperBound of(
      Component component,
      ProofAssumptions.Range range,
      List<SymbolicMove> effects,
      ProofAssumptions all) {
    long most = range.low();
    for (SymbolicMove effect : effects) {
      for (SymbolicMove.State after : effect.afters()) {
        OptionalLong needed = needed(component, range, effect, after, all);
        if (needed.isEmpty()) {
          return UNKNOWN;
        }
        most = Math.max(most, needed.getAsLong());
      }
    }
    return new UpperBound(true, most);
  }

  private static OptionalLong needed(
      Component component,
      ProofAssumptions.Range range,
      SymbolicMove effect,
      SymbolicMove.State after,
      ProofAssumptions all) {
    LinearExpression now = after.reader().slot(component.place());
    LinearExpression before = effect.before().reader().slot(component.place());
    if (effect.knowledge().provesAtMost(now, before)) {
      return OptionalLong.of(range.low());
    }
    return all.slots().values().stream()
        .mapToLong(Long::longValue)
        .sorted()
        .filter(value -> effect.knowledge().provesAtMost(now, LinearExpression.of(value)))
        .findFirst();
  }
}
