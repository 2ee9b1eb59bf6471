package zermelo.insight.check;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import zermelo.insight.survey.FamilyEvaluator;
import zermelo.insight.survey.FamilyPosition;
import zermelo.insight.survey.PositionFamily;
import zermelo.kernel.Facts;
import zermelo.kernel.input.BadInput;
import zermelo.language.claim.Claim;
import zermelo.language.claim.Quantity;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;

/** Checks one claim at the positions of a family, smallest first, and tries to prove it. */
public final class ClaimCheck {
  private final Claim claim;
  private final PositionFamily family;
  private final FamilyEvaluator evaluator;
  private final ClaimEvaluator test;
  private final ValueSequence sequence;
  private long cases;
  private Optional<ClaimCheckResult> found = Optional.empty();

  public ClaimCheck(Claim claim, PositionFamily family, FamilyEvaluator evaluator) {
    this.claim = claim;
    this.family = family;
    this.evaluator = evaluator;
    this.test = new ClaimEvaluator(claim, family);
    this.sequence = new ValueSequence(family);
  }

  /** Throws if the claim is about a quantity that the game does not have. */
  public static void refuseUndefined(Claim claim, Facts facts, boolean misere) {
    if (claim.uses().contains(Quantity.GRUNDY) && (misere || !facts.grundyApplies())) {
      throw new BadInput(
          "there are no Grundy values "
              + (misere ? "in misère play" : "in a game that is partizan, has ties or a score")
              + "; claim who wins instead: wins, loses, ties, draws");
    }
  }

  /**
   * Checks all positions up to a size.
   *
   * @param enough asked before each size after the first; if true, the check ends as if that size
   *     were beyond the last one
   */
  public ClaimCheckResult upTo(long size, BooleanSupplier enough) {
    long done = -1;
    for (long next = 0; next <= size && !(done >= 0 && enough.getAsBoolean()); next++) {
      if (family.last().isPresent() && next > family.last().getAsLong()) {
        break;
      }
      long complete = done;
      evaluator.visit(family, next, size, at -> look(at, complete));
      if (found.isPresent()) {
        return found.get();
      }
      done = next;
    }
    ProofResult proof = new ClaimProver(family, sequence, evaluator).of(claim, done);
    if (proof instanceof ProofResult.Unproved unproved) {
      refute(unproved.contradiction(), done);
    }
    return found.orElse(new ClaimCheckResult.NoCounterexample(cases, done, proof));
  }

  /** Solves the positions that a failed proof names, to report a counterexample. */
  private void refute(List<Long> contradiction, long complete) {
    long before = cases;
    for (long n : contradiction) {
      if (found.isEmpty()) {
        family.at(n).ifPresent(at -> look(at, complete));
      }
    }
    cases = before;
  }

  private boolean look(FamilyPosition at, long complete) {
    switch (evaluator.value(at, claim.uses().contains(Quantity.REMOTENESS))) {
      case OutOfLimits out ->
          found = Optional.of(new ClaimCheckResult.PartialCheck(cases, complete, out));
      case Answer answer -> {
        ValuedPosition view = new ValuedPosition(at, answer);
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

  private ClaimCheckResult refuted(ValuedPosition view, long complete) {
    return switch (evaluator.inFull(view.at())) {
      case Answer answer ->
          new ClaimCheckResult.Counterexample(cases, view.at(), answer, test.against(view));
      case OutOfLimits out -> new ClaimCheckResult.PartialCheck(cases, complete, out);
    };
  }
}
