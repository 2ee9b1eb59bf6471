package zermelo.insight.check;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import zermelo.insight.survey.Case;
import zermelo.insight.survey.Examiner;
import zermelo.insight.survey.Family;
import zermelo.kernel.BadInput;
import zermelo.kernel.Facts;
import zermelo.language.claim.Claim;
import zermelo.language.claim.PeriodClaim;
import zermelo.language.claim.Quantity;
import zermelo.language.claim.Statement;
import zermelo.solve.Answer;
import zermelo.solve.OutOfBudget;
import zermelo.solve.Result;

/** Holds one claim against the positions of a family, the smallest first. */
public final class ClaimCheck {
  private final Claim claim;
  private final Family family;
  private final Examiner examiner;
  private final Map<Long, Long> sequence = new HashMap<>();
  private long cases;
  private Optional<Finding> found = Optional.empty();

  public ClaimCheck(Claim claim, Family family, Examiner examiner) {
    this.claim = claim;
    this.family = family;
    this.examiner = examiner;
    if (claim instanceof PeriodClaim && family.names().size() != 1) {
      throw new BadInput(
          "a period belongs to a sequence: one number varies, not " + family.names());
    }
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
      family.visit(next, at -> test(at, complete));
      if (found.isPresent()) {
        return found.get();
      }
      done = next;
    }
    boolean whole = family.last().isPresent() && done >= family.last().getAsLong();
    return new Finding.Held(
        cases, done, whole ? Optional.of("these are all there are") : Optional.empty());
  }

  private boolean test(Case at, long complete) {
    Result result = examiner.value(at, claim.uses().contains(Quantity.REMOTENESS));
    switch (result) {
      case OutOfBudget out -> found = Optional.of(new Finding.Stopped(cases, complete, out));
      case Answer answer -> {
        View view = new View(at, answer);
        Optional<String> against = Optional.empty();
        boolean holds =
            switch (claim) {
              case Statement statement -> statement.holds(view);
              case PeriodClaim period -> {
                Optional<Long> earlier = earlier(period, view);
                against = earlier.map(n -> "n = " + n);
                yield earlier.isEmpty();
              }
            };
        if (holds) {
          cases++;
        } else {
          found = Optional.of(refuted(at, complete, against));
        }
      }
    }
    return found.isEmpty();
  }

  private Finding refuted(Case at, long complete, Optional<String> against) {
    return switch (examiner.inFull(at)) {
      case Answer answer -> new Finding.Refuted(cases, at, answer, against);
      case OutOfBudget out -> new Finding.Stopped(cases, complete, out);
    };
  }

  /** The place one period before whose value does not fit. */
  private Optional<Long> earlier(PeriodClaim period, View view) {
    long n = family.point(view.at()).orElseThrow()[0];
    long value = view.of(period.quantity());
    sequence.put(n, value);
    long before = n - period.period();
    Long old = sequence.get(before);
    return before >= period.from() && old != null && old + period.saltus() != value
        ? Optional.of(before)
        : Optional.empty();
  }
}
