package zermelo.insight.check;

import java.util.List;
import java.util.Optional;
import zermelo.language.proof.PeriodCertificate;

/** Whether a claim is proved for all positions, not only up to the checked size. */
public sealed interface ProofResult {
  /**
   * The claim holds for all positions.
   *
   * @param why the proof in words
   * @param certificate the certificate, if the proof rests on a period
   */
  record Proved(String why, Optional<PeriodCertificate> certificate) implements ProofResult {}

  /**
   * There is no proof.
   *
   * @param why completes "there is no proof, because"; empty if no proof was attempted
   * @param contradiction if a period of the values contradicts the claim, the numbers where it
   *     does: one, or two that should have equal values
   */
  record Unproved(String why, List<Long> contradiction) implements ProofResult {
    public Unproved(String why) {
      this(why, List.of());
    }

    /** Returns the reason as the end of a sentence. */
    public String because() {
      return why.isEmpty() ? "" : ": there is no proof, because " + why;
    }
  }

  /** Returns the proof in words, if there is one. */
  default Optional<String> reason() {
    return this instanceof Proved proved ? Optional.of(proved.why()) : Optional.empty();
  }
}
