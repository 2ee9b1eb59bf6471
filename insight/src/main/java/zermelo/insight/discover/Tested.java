package zermelo.insight.discover;

import java.util.Optional;
import zermelo.insight.check.Proof;
import zermelo.insight.check.View;
import zermelo.language.claim.Claim;

/**
 * A form that fitted what was searched, and how it fared beyond.
 *
 * @param exception the first position that it is not true of
 * @param proof whether it holds for ever
 */
public record Tested(Conjecture conjecture, Claim claim, Optional<View> exception, Proof proof) {
  public boolean survived() {
    return exception.isEmpty();
  }
}
