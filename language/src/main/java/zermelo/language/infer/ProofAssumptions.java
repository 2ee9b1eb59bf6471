package zermelo.language.infer;

import java.util.List;
import java.util.Map;

/**
 * The parameter values and bounds for which facts are proved.
 *
 * @param slots the value of every parameter that is a number or a truth (0 or 1), by its slot
 * @param bounds the bounds of the components, in their order
 */
public record ProofAssumptions(Map<Integer, Long> slots, List<Range> bounds) {
  /** The least and the greatest value. {@link Long#MAX_VALUE} means no upper bound. */
  public record Range(long low, long high) {}

  public ProofAssumptions {
    slots = Map.copyOf(slots);
    bounds = List.copyOf(bounds);
  }
}
