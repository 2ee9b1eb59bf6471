package zermelo.insight.check;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.insight.survey.FamilyEvaluator;
import zermelo.insight.survey.PositionFamily;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.LimitReached;
import zermelo.language.claim.Claim;
import zermelo.language.claim.Quantity;
import zermelo.language.interpret.TextRules;
import zermelo.language.proof.PeriodCertificate;
import zermelo.language.proof.VerifiedPeriod;

/** Proves claims about a family: the family is finite, or its values are proved to be periodic. */
public final class ClaimProver {
  private final PositionFamily family;
  private final ValueSequence sequence;
  private final FamilyEvaluator evaluator;
  private final Map<PeriodCertificate.ValueKind, PeriodProver.Attempt> attempts =
      new EnumMap<>(PeriodCertificate.ValueKind.class);

  /**
   * Prepares proofs.
   *
   * @param sequence the computed values, up to some size
   * @param evaluator the evaluator that computed them; its time limit ends proofs too
   */
  public ClaimProver(PositionFamily family, ValueSequence sequence, FamilyEvaluator evaluator) {
    this.family = family;
    this.sequence = sequence;
    this.evaluator = evaluator;
  }

  /**
   * Tries to prove a claim.
   *
   * @param size the claim is known to hold for all positions up to this size
   */
  public ProofResult of(Claim claim, long size) {
    try {
      return Cancellation.watching(evaluator::checkTime, () -> withoutClock(claim, size));
    } catch (LimitReached over) {
      return new ProofResult.Unproved("the time ran out before one was found");
    }
  }

  private ProofResult withoutClock(Claim claim, long size) {
    if (family.last().isPresent() && size >= family.last().getAsLong()) {
      return family
          .complete()
          .<ProofResult>map(why -> new ProofResult.Proved(why, Optional.empty()))
          .orElseGet(
              () -> new ProofResult.Unproved("the claim is about more positions than these"));
    }
    if (sequence.isEmpty() || claim.uses().contains(Quantity.REMOTENESS)) {
      return new ProofResult.Unproved("");
    }
    String reason = "";
    for (PeriodCertificate.ValueKind quantity : quantities()) {
      switch (attempts.computeIfAbsent(quantity, this::attempt)) {
        case PeriodProver.Unproved(String why) -> reason = reason.isEmpty() ? why : reason;
        case PeriodProver.Proved(VerifiedPeriod period) -> {
          VerifiedPeriod.ClaimResult result = period.prove(claim.text());
          if (result.fault().isEmpty()) {
            return proved(claim, period, result.mayOverflow());
          }
          if (!result.contradiction().isEmpty()) {
            return new ProofResult.Unproved(result.fault().get(), result.contradiction());
          }
          reason = reason.isEmpty() ? result.fault().get() : reason;
        }
      }
    }
    return new ProofResult.Unproved(reason);
  }

  private ProofResult proved(Claim claim, VerifiedPeriod period, boolean mayOverflow) {
    PeriodCertificate certificate = period.certificate();
    String words =
        "the %s repeat for ever with period %d from %s = %d on%s"
            .formatted(
                certificate.quantity().words(),
                certificate.period(),
                family.names().getFirst(),
                certificate.from(),
                mayOverflow ? ", as long as no number passes 2^63-1" : "");
    return new ProofResult.Proved(
        words, Optional.of(certificate.withClaims(List.of(claim.text()))));
  }

  /**
   * Returns the values to find a period of: Grundy values, then outcomes, which may repeat sooner.
   */
  private List<PeriodCertificate.ValueKind> quantities() {
    if (!(sequence.rules() instanceof TextRules rules) || rules.components().size() != 1) {
      return List.of();
    }
    boolean ends = rules.facts().hasDecisiveEndings() || rules.facts().ties();
    return evaluator.misere() || ends || sequence.nimbers().isEmpty()
        ? List.of(PeriodCertificate.ValueKind.OUTCOME)
        : List.of(PeriodCertificate.ValueKind.GRUNDY, PeriodCertificate.ValueKind.OUTCOME);
  }

  private PeriodProver.Attempt attempt(PeriodCertificate.ValueKind quantity) {
    long[] values =
        quantity == PeriodCertificate.ValueKind.GRUNDY
            ? sequence.nimbers().orElseThrow()
            : sequence.outcomes();
    return new PeriodProver((TextRules) sequence.rules(), evaluator.misere(), sequence.first())
        .prove(quantity, values);
  }
}
