package zermelo.insight.discover;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import zermelo.insight.conjecture.observation.Observations;
import zermelo.kernel.Outcome;
import zermelo.language.claim.Claim;
import zermelo.language.claim.ClaimVocabulary;
import zermelo.language.claim.ClaimVocabulary.Kind;
import zermelo.language.claim.ClaimVocabulary.Variable;
import zermelo.language.claim.ClaimedPosition;
import zermelo.language.claim.PeriodClaim;
import zermelo.language.claim.PositionClaim;
import zermelo.language.claim.Quantity;

/** Checks the text of a conjecture against observations, through the claim language. */
public final class ConjectureChecker {
  private final Observations observations;

  public ConjectureChecker(Observations observations) {
    this.observations = observations;
  }

  /** Returns the first point that contradicts a claim. */
  public Optional<List<Long>> exception(String text) {
    List<Variable> variables =
        observations.names().stream().map(name -> Variable.component(name, Kind.NUMBER)).toList();
    Claim claim = Claim.read(text, new ClaimVocabulary(variables));
    for (int i = 0; i < observations.size(); i++)
      if (!holds(claim, i)) return Optional.of(point(i));
    return Optional.empty();
  }

  private boolean holds(Claim claim, int point) {
    return switch (claim) {
      case PositionClaim statement -> statement.holds(situation(point));
      case PeriodClaim period -> holds(period, point);
    };
  }

  private boolean holds(PeriodClaim claim, int point) {
    int before = (int) (point - claim.period());
    if (before < 0 || observations.number(before, 0) < claim.from()) return true;
    return claim.quantity() == Quantity.GRUNDY
        ? observations.grundy(point) == observations.grundy(before) + claim.saltus()
        : observations.outcome(point) == observations.outcome(before);
  }

  private List<Long> point(int point) {
    return LongStream.range(0, observations.names().size())
        .map(name -> observations.number(point, (int) name))
        .boxed()
        .toList();
  }

  private ClaimedPosition situation(int point) {
    return new ClaimedPosition() {
      @Override
      public long number(int variable) {
        return observations.number(point, variable);
      }

      @Override
      public long[] numbers(int variable) {
        throw new UnsupportedOperationException("there are only numbers");
      }

      @Override
      public Outcome outcome() {
        return observations.outcome(point);
      }

      @Override
      public long grundy() {
        return observations.grundy(point);
      }

      @Override
      public long remoteness() {
        throw new UnsupportedOperationException("not used by this test");
      }
    };
  }
}
