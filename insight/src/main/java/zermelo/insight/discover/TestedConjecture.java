package zermelo.insight.discover;

import java.util.Optional;
import zermelo.insight.check.ProofResult;
import zermelo.insight.check.ValuedPosition;
import zermelo.insight.conjecture.Conjecture;
import zermelo.language.claim.Claim;

/**
 * A form that fitted the search range, with its test result beyond it.
 *
 * @param exception the first position that contradicts it
 * @param proof whether it holds for ever
 */
public record TestedConjecture(
    Conjecture conjecture, Claim claim, Optional<ValuedPosition> exception, ProofResult proof) {
  public boolean survived() {
    return exception.isEmpty();
  }
}
