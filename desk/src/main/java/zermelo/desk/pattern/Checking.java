package zermelo.desk.pattern;

import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import zermelo.insight.check.ClaimCheck;
import zermelo.insight.check.Finding;
import zermelo.insight.survey.Family;
import zermelo.language.claim.Claim;
import zermelo.language.claim.PeriodClaim;
import zermelo.language.claim.Statement;

/** Holds a claim against the positions of a game, the smallest first. */
public final class Checking {
  private Checking() {}

  /**
   * What came of it.
   *
   * @param family the positions that the claim is about
   */
  public record Checked(Subject.Wish subject, Claim claim, Family family, Finding finding) {
    /** Why a survey ended early. */
    public static String why(Finding.Stopped stopped) {
      return "the survey ends early: " + stopped.why().why();
    }
  }

  /**
   * Holds it against all positions up to a size.
   *
   * @param to the largest number; a modest one if nothing is said
   * @param enough whether the survey has gone on for long enough
   */
  public static Checked check(
      Subject subject, String text, OptionalLong to, BooleanSupplier enough) {
    Subject.Wish wish = subject.wish();
    Claim claim = Claim.read(text, subject.names().vocabulary());
    ClaimCheck.refuseUndefined(claim, subject.names().setup().rules().facts(), wish.misere());
    Set<Integer> mentioned =
        switch (claim) {
          case Statement statement -> statement.variables();
          case PeriodClaim period -> Set.of();
        };
    Family family = subject.names().family(mentioned, wish.heaps(), wish.longest());
    Finding finding =
        new ClaimCheck(claim, family, subject.examiner())
            .upTo(to.orElseGet(family::modest), enough);
    return new Checked(wish, claim, family, finding);
  }
}
