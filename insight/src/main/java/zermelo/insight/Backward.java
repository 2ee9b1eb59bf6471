package zermelo.insight;

import java.util.Optional;
import zermelo.kernel.Position;
import zermelo.play.Proofs;
import zermelo.play.Truth;
import zermelo.solve.Answer;

/** What the positions of a game are worth, asked for from its end to its start. */
final class Backward {
  /** So many positions in a row that nobody can judge end the search: earlier ones are harder. */
  private static final int PATIENCE = 3;

  private final Truth truth;
  private final Proofs proofs;
  private boolean small = true;
  private int failures;

  Backward(Truth truth, Proofs proofs) {
    this.truth = truth;
    this.proofs = proofs;
  }

  Optional<Answer> of(Position position) {
    Optional<Answer> found = small ? truth.of(position) : Optional.empty();
    small = found.isPresent();
    if (!small && failures < PATIENCE) {
      found = proofs.of(position);
      failures = found.isPresent() ? 0 : failures + 1;
    }
    return found;
  }
}
