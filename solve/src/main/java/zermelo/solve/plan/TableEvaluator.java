package zermelo.solve.plan;

import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Evidence;
import zermelo.kernel.Position;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.Value;

/** Evaluates positions by the result of a search: the table of a graph, or arrays by rank. */
public record TableEvaluator(Function<Position, Optional<Value>> values, Evidence evidence)
    implements PositionEvaluator {

  /** The evaluator of a finished search that visited {@code fresh} positions for this question. */
  static TableEvaluator of(Function<Position, Optional<Value>> values, String what, long fresh) {
    String detail = fresh == 0 ? what + ", for an earlier question" : what;
    return new TableEvaluator(values, new Evidence(Evidence.Kind.COMPUTED, detail, fresh));
  }

  @Override
  public Optional<Value> value(Position position) {
    return values.apply(position);
  }
}
