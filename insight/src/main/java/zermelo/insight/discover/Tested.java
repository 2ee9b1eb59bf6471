package zermelo.insight.discover;

import java.util.Optional;
import zermelo.insight.check.View;
import zermelo.language.claim.Claim;

/**
 * A form that fitted what was searched, and how it fared beyond.
 *
 * @param exception the first position that it is not true of
 * @param proof why it holds for ever, where that is known
 */
public record Tested(
    Conjecture conjecture, Claim claim, Optional<View> exception, Optional<String> proof) {
  public boolean survived() {
    return exception.isEmpty();
  }
}
