package zermelo.language.infer;

import java.util.List;
import java.util.OptionalLong;
import zermelo.language.check.Program.Component;

/**
 * How high a number can get.
 *
 * @param known whether it surely stays at or below the greater of its value at the start and {@code
 *     most}
 */
public record Ceiling(boolean known, long most) {
  static final Ceiling UNKNOWN = new Ceiling(false, 0);

  /** The ceiling of a component of one number, for the moves with these effects. */
  static Ceiling of(Component component, Settled.Range range, List<Effect> effects, Settled all) {
    long most = range.low();
    for (Effect effect : effects) {
      for (Effect.State after : effect.afters()) {
        OptionalLong needed = needed(component, range, effect, after, all);
        if (needed.isEmpty()) {
          return UNKNOWN;
        }
        most = Math.max(most, needed.getAsLong());
      }
    }
    return new Ceiling(true, most);
  }

  private static OptionalLong needed(
      Component component, Settled.Range range, Effect effect, Effect.State after, Settled all) {
    Linear now = after.reader().slot(component.place());
    Linear before = effect.before().reader().slot(component.place());
    if (effect.knowledge().provesAtMost(now, before)) {
      return OptionalLong.of(range.low());
    }
    return all.slots().values().stream()
        .mapToLong(Long::longValue)
        .sorted()
        .filter(value -> effect.knowledge().provesAtMost(now, Linear.of(value)))
        .findFirst();
  }
}
