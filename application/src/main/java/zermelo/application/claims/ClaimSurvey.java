package zermelo.application.claims;

import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import zermelo.insight.check.ClaimCheck;
import zermelo.insight.check.ClaimCheckResult;
import zermelo.insight.survey.PositionFamily;
import zermelo.language.claim.Claim;
import zermelo.language.claim.PeriodClaim;
import zermelo.language.claim.PositionClaim;

/** Checks a claim against the positions of a game, smallest first. */
public final class ClaimSurvey {
  private ClaimSurvey() {}

  /**
   * A claim with the result of its check.
   *
   * @param family the positions that the claim is about
   */
  public record CheckedClaim(
      SurveySubject.SurveyRequest subject,
      Claim claim,
      PositionFamily family,
      ClaimCheckResult finding) {
    /** Describes why the check stopped early. */
    public static String why(ClaimCheckResult.PartialCheck stopped) {
      return "the survey ends early: " + stopped.why().reason();
    }
  }

  /**
   * Checks a claim against all positions up to a size.
   *
   * @param to the largest number; if absent, the family's modest default
   * @param enough returns true when the check has run for long enough
   */
  public static CheckedClaim check(
      SurveySubject subject, String text, OptionalLong to, BooleanSupplier enough) {
    SurveySubject.SurveyRequest request = subject.request();
    Claim claim = Claim.read(text, subject.names().vocabulary());
    ClaimCheck.refuseUndefined(claim, subject.names().setup().rules().facts(), request.misere());
    Set<Integer> mentioned =
        switch (claim) {
          case PositionClaim statement -> statement.variables();
          case PeriodClaim period -> Set.of();
        };
    PositionFamily family = subject.family(mentioned, request.heaps());
    ClaimCheckResult finding =
        new ClaimCheck(claim, family, subject.examiner())
            .upTo(to.orElseGet(family::defaultSize), enough);
    return new CheckedClaim(request, claim, family, finding);
  }
}
