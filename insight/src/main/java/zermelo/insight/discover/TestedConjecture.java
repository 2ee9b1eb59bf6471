package zermelo.insight.discover;

import java.util.Optional;
import zermelo.insight.check.ProofResult;
import zermelo.insight.check.ValuedPosition;
import zermelo.insight.conjecture.Conjecture;
import zermelo.language.claim.Claim;

/**
 * A conjecture and the result of its test on larger positions.
 *
 * @param claim the text of the conjecture, parsed
 * @param exception the first position found that contradicts it
 * @param proof whether it is proved for all positions
 */
public record TestedConjecture(
    Conjecture conjecture, Claim claim, Optional<ValuedPosition> exception, ProofResult proof) {
  public boolean survived() {
    return exception.isEmpty();
  }
}
