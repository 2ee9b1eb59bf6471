package zermelo.solve.plan;

import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Evidence;
import zermelo.kernel.Position;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.Value;

/**
 * Evaluates positions by looking up the values that a search has found.
 *
 * <p>They are in the table of a graph, in arrays by rank, or among the proven values of a proof.
 */
public record TableEvaluator(Function<Position, Optional<Value>> values, Evidence evidence)
    implements PositionEvaluator {

  /**
   * The evaluator of a finished search.
   *
   * @param what the search in words: {@code the whole graph was searched}
   * @param fresh how many positions it visited for this question; 0 if an earlier one had them all
   */
  static TableEvaluator of(Function<Position, Optional<Value>> values, String what, long fresh) {
    String detail = fresh == 0 ? what + ", for an earlier question" : what;
    return new TableEvaluator(values, new Evidence(Evidence.Kind.COMPUTED, detail, fresh));
  }

  @Override
  public Optional<Value> value(Position position) {
    return values.apply(position);
  }
}
