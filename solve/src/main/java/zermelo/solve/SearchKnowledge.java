package zermelo.solve;

import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Evidence;
import zermelo.kernel.Position;

/** What a search has found: the table of a graph, or arrays by rank. */
record SearchKnowledge(Function<Position, Optional<Value>> values, Evidence evidence)
    implements Knowledge {

  /** A finished search; {@code fresh} positions were visited for this question. */
  static SearchKnowledge of(Function<Position, Optional<Value>> values, String what, long fresh) {
    String detail = fresh == 0 ? what + ", for an earlier question" : what;
    return new SearchKnowledge(values, new Evidence(Evidence.Kind.COMPUTED, detail, fresh));
  }

  @Override
  public Optional<Value> value(Position position) {
    return values.apply(position);
  }
}
