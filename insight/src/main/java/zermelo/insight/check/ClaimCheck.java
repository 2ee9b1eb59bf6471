package zermelo.insight.check;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import zermelo.insight.survey.Case;
import zermelo.insight.survey.Examiner;
import zermelo.insight.survey.Family;
import zermelo.kernel.BadInput;
import zermelo.kernel.Facts;
import zermelo.language.claim.Claim;
import zermelo.language.claim.Quantity;
import zermelo.solve.Answer;
import zermelo.solve.OutOfBudget;

/** Holds one claim against the positions of a family, the smallest first. */
public final class ClaimCheck {
  private final Claim claim;
  private final Family family;
  private final Examiner examiner;
  private final ClaimTest test;
  private final Sequence sequence;
  private long cases;
  private Optional<Finding> found = Optional.empty();

  public ClaimCheck(Claim claim, Family family, Examiner examiner) {
    this.claim = claim;
    this.family = family;
    this.examiner = examiner;
    this.test = new ClaimTest(claim, family);
    this.sequence = new Sequence(family);
  }

  /** Refuses claims about what a game does not have. */
  public static void refuseUndefined(Claim claim, Facts facts, boolean misere) {
    if (claim.uses().contains(Quantity.GRUNDY) && (misere || !facts.grundyApplies())) {
      throw new BadInput(
          "there are no Grundy values "
              + (misere ? "in misère play" : "in a game that is partizan, has ties or a score")
              + "; claim who wins instead: wins, loses, ties, draws");
    }
  }

  /**
   * Looks at all positions up to a size.
   *
   * @param enough asked before each size: true ends the survey there, as if it were the last
   */
  public Finding upTo(long size, BooleanSupplier enough) {
    long done = -1;
    for (long next = 0; next <= size && !(done >= 0 && enough.getAsBoolean()); next++) {
      if (family.last().isPresent() && next > family.last().getAsLong()) {
        break;
      }
      long complete = done;
      examiner.visit(family, next, size, at -> look(at, complete));
      if (found.isPresent()) {
        return found.get();
      }
      done = next;
    }
    Proof proof = new Proof.Finder(family, sequence, examiner.misere()).of(claim, done);
    return new Finding.Held(cases, done, proof);
  }

  private boolean look(Case at, long complete) {
    switch (examiner.value(at, claim.uses().contains(Quantity.REMOTENESS))) {
      case OutOfBudget out -> found = Optional.of(new Finding.Stopped(cases, complete, out));
      case Answer answer -> {
        View view = new View(at, answer);
        if (test.agrees(view)) {
          cases++;
          sequence.add(view);
        } else {
          found = Optional.of(refuted(view, complete));
        }
      }
    }
    return found.isEmpty();
  }

  private Finding refuted(View view, long complete) {
    return switch (examiner.inFull(view.at())) {
      case Answer answer -> new Finding.Refuted(cases, view.at(), answer, test.against(view));
      case OutOfBudget out -> new Finding.Stopped(cases, complete, out);
    };
  }
}
