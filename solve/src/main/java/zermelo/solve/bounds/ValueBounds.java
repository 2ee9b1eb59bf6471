package zermelo.solve.bounds;

import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Outcome;
import zermelo.solve.Outcomes;
import zermelo.solve.ProvenBounds;

/**
 * What is proven about the value of a position, on a {@link ValueScale}.
 *
 * @param lower the value is at least this
 * @param upper the value is at most this
 */
record ValueBounds(int lower, int upper) {
  /** Nothing is known. */
  static final ValueBounds UNKNOWN = new ValueBounds(-ValueScale.INFINITE, ValueScale.INFINITE);

  /** These bounds, narrowed by the result of the question "more than alpha?". */
  ValueBounds with(int alpha, int result) {
    ValueBounds narrower =
        result > alpha
            ? new ValueBounds(Math.max(lower, result), upper)
            : new ValueBounds(lower, Math.min(upper, result));
    if (narrower.equals(this) || narrower.lower > narrower.upper) {
      throw new IllegalStateException(
          "a search contradicts itself: %s, more than %d? %d".formatted(this, alpha, result));
    }
    return narrower;
  }

  boolean exact() {
    return lower == upper;
  }

  /** The outcome, if the bounds decide it. */
  Optional<Outcome> outcome() {
    return Integer.signum(lower) == Integer.signum(upper)
        ? Optional.of(ValueScale.outcome(lower))
        : Optional.empty();
  }

  /** These bounds as part of an answer. The lead of the player to move is added to margins. */
  ProvenBounds of(ValueScale scale, int lead) {
    if (!scale.scored()) {
      return ProvenBounds.of(ValueScale.outcome(lower), ValueScale.outcome(upper));
    }
    boolean least = lower > -ValueScale.INFINITE;
    boolean most = upper < ValueScale.INFINITE;
    return new ProvenBounds(
        least ? Outcomes.ofMargin(lower + lead) : Outcome.LOSE,
        most ? Outcomes.ofMargin(upper + lead) : Outcome.WIN,
        least ? OptionalInt.of(lower + lead) : OptionalInt.empty(),
        most ? OptionalInt.of(upper + lead) : OptionalInt.empty());
  }
}
