package zermelo.insight.check;

import java.util.Optional;
import zermelo.insight.survey.Family;
import zermelo.kernel.numbers.Numbers;
import zermelo.language.claim.Claim;
import zermelo.language.claim.PeriodClaim;
import zermelo.language.claim.Quantity;
import zermelo.language.claim.Statement;
import zermelo.language.interpret.TextRules;
import zermelo.language.uniform.Regularity;
import zermelo.language.uniform.Uniformity;

/**
 * Why a claim that holds up to some size holds for ever.
 *
 * <p>If the moves of large positions look alike, the sequence of values can be seen to be periodic
 * ({@link Periodic}); a claim that speaks of n through remainders and comparisons only is then true
 * for ever once it is true for a common period.
 */
public final class Proof {
  private Proof() {}

  /**
   * A proof, if one is at hand, for a claim that agrees with everything seen.
   *
   * @param sequence the values of all positions up to a size
   */
  public static Optional<String> of(Claim claim, Family family, Sequence sequence, long size) {
    if (family.last().isPresent() && size >= family.last().getAsLong()) {
      return Optional.of("there are no other positions");
    }
    return sequence.isEmpty() || claim.uses().contains(Quantity.REMOTENESS)
        ? Optional.empty()
        : period(sequence).flatMap(period -> with(claim, family, sequence, period));
  }

  private static Optional<Periodic> period(Sequence sequence) {
    return sequence.rules() instanceof TextRules rules
        ? rules.uniformity().flatMap(uniformity -> period(sequence, uniformity))
        : Optional.empty();
  }

  /** Outcomes alone tell nothing of a heap that breaks in two. */
  private static Optional<Periodic> period(Sequence sequence, Uniformity uniformity) {
    Optional<long[]> values =
        sequence
            .nimbers()
            .or(
                () ->
                    uniformity.parts() == 1 ? Optional.of(sequence.outcomes()) : Optional.empty());
    return values.flatMap(known -> Periodic.prove(uniformity, sequence.first(), known));
  }

  private static Optional<String> with(
      Claim claim, Family family, Sequence sequence, Periodic periodic) {
    String words =
        "the values repeat for ever with period %d from %s = %d on"
            .formatted(periodic.period(), family.names().getFirst(), periodic.from());
    return switch (claim) {
      case PeriodClaim wanted -> {
        long from = Math.max(periodic.from(), wanted.from());
        boolean seen = from + periodic.period() + wanted.period() <= sequence.end();
        yield seen && wanted.saltus() == 0 ? Optional.of(words) : Optional.empty();
      }
      case Statement statement ->
          statement
              .regularity(family.places().getFirst(), sequence.last())
              .filter(regularity -> seen(regularity, periodic, sequence))
              .map(
                  regularity ->
                      words
                          + ", and so does what the claim says of it, with period "
                          + regularity.modulus());
    };
  }

  private static boolean seen(Regularity claim, Periodic values, Sequence sequence) {
    long common = claim.modulus() / Numbers.gcd(claim.modulus(), values.period());
    long from = Math.max(claim.from(), values.from());
    return common <= sequence.end() && from + common * values.period() <= sequence.end();
  }
}
