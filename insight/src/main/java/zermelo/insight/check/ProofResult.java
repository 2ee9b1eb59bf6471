package zermelo.insight.check;

import java.util.List;
import java.util.Optional;
import zermelo.language.proof.PeriodCertificate;

/** Whether a claim that holds up to some size holds for ever. */
public sealed interface ProofResult {
  /**
   * The claim holds for ever.
   *
   * @param certificate the certificate, if the proof rests on a period
   */
  record Proved(String why, Optional<PeriodCertificate> certificate) implements ProofResult {}

  /**
   * It is not known whether the claim holds for ever.
   *
   * @param why completes "there is no proof, because"; empty if no proof was attempted
   * @param contradiction if a period of the values contradicts the claim, the numbers whose values
   *     do: one, or two that should be equal
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

  /** Returns the reason why the claim holds for ever, if that is known. */
  default Optional<String> reason() {
    return this instanceof Proved proved ? Optional.of(proved.why()) : Optional.empty();
  }
}
