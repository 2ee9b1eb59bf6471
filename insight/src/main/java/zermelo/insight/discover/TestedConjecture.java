package zermelo.insight.discover;

import java.util.Optional;
import zermelo.insight.check.ProofResult;
import zermelo.insight.check.ValuedPosition;
import zermelo.insight.conjecture.Conjecture;
import zermelo.language.claim.Claim;

/**
 * A form that fitted what was searched, and how it fared beyond.
 *
 * @param exception the first position that it is not true of
 * @param proof whether it holds for ever
 */
public record TestedConjecture(
    Conjecture conjecture, Claim claim, Optional<ValuedPosition> exception, ProofResult proof) {
  public boolean survived() {
    return exception.isEmpty();
  }
}
