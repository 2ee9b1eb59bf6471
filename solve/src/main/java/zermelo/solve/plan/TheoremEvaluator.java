package zermelo.solve.plan;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Evidence;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.Value;

/**
 * Evaluates whole positions by a closed form.
 *
 * @param parts names winning moves part by part, if the closed form does not name them
 */
public record TheoremEvaluator(ClosedForm closedForm, Optional<PositionEvaluator> parts)
    implements PositionEvaluator {
  @Override
  public Optional<Value> value(Position position) {
    return closedForm
        .verdict(position)
        .map(verdict -> Value.of(verdict.outcome(), -1, verdict.nimber().orElse(-1)));
  }

  @Override
  public Optional<List<String>> winningMoves(Position position) {
    return closedForm
        .winningMoves(position)
        .or(() -> parts.flatMap(knowledge -> knowledge.winningMoves(position)));
  }

  @Override
  public List<String> hints(Position position) {
    return closedForm.hints(position);
  }

  @Override
  public Evidence evidence() {
    return new Evidence(closedForm.kind(), closedForm.name(), 0);
  }
}
