package zermelo.insight.check;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import zermelo.insight.survey.PositionFamily;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.language.claim.Claim;
import zermelo.language.claim.PeriodClaim;
import zermelo.language.claim.PositionClaim;

/**
 * Decides whether a claim holds at a position.
 *
 * <p>A claim about a period compares each value with the one a period earlier. So positions must
 * come smallest first; the evaluator remembers their values.
 */
public final class ClaimEvaluator {
  private final Claim claim;
  private final PositionFamily family;
  private final Map<Long, Long> sequence = new HashMap<>();

  public ClaimEvaluator(Claim claim, PositionFamily family) {
    this.claim = claim;
    this.family = family;
    if (claim instanceof PeriodClaim && family.names().size() != 1) {
      throw new BadInput(
          "a period belongs to a sequence in which one number varies; here "
              + (family.names().isEmpty() ? "none does" : String.join(", ", family.names()) + " do")
              + ". Parameters can be given values",
          " with --set");
    }
  }

  /**
   * Returns whether the claim holds at the position.
   *
   * @throws BadInput if the claim is undefined there, like 1 / n at 0
   */
  public boolean agrees(ValuedPosition view) {
    try {
      return switch (claim) {
        case PositionClaim statement -> statement.holds(view);
        case PeriodClaim period -> differing(period, view).isEmpty();
      };
    } catch (RulesFault fault) {
      throw new BadInput(
          "%s, at %s %s. 'if ... then ...' keeps a claim away from there"
              .formatted(fault.getMessage(), view.at().setup().title(), view.at().text()));
    }
  }

  /** Returns the number one period earlier, if the two values contradict the claimed period. */
  private Optional<Long> differing(PeriodClaim period, ValuedPosition view) {
    long n = family.point(view.at()).orElseThrow()[0];
    long value = view.of(period.quantity());
    sequence.put(n, value);
    long before = n - period.period();
    Long old = sequence.get(before);
    return before >= period.from() && old != null && old + period.saltus() != value
        ? Optional.of(before)
        : Optional.empty();
  }

  /** Returns the position one period earlier, if the claim is about a period and fails here. */
  Optional<String> against(ValuedPosition view) {
    return claim instanceof PeriodClaim period
        ? differing(period, view).map(Object::toString)
        : Optional.empty();
  }
}
