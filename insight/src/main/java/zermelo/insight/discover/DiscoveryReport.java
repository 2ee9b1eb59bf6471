package zermelo.insight.discover;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.insight.check.ValuedPosition;
import zermelo.insight.conjecture.Conjecture;
import zermelo.insight.survey.PositionFamily;
import zermelo.solve.OutOfLimits;

/**
 * The discoveries in a family of positions.
 *
 * @param searched the size up to which forms were fitted
 * @param fitted the number of positions up to that size
 * @param tested the size up to which forms were tested
 * @param scattered the number of larger positions that forms were tested on, up to the size {@code
 *     far}
 * @param forms the forms that fitted, simplest first, with their test results
 * @param tooFew the subjects with too few values for a pattern to stand out
 * @param seen all computed positions, smallest first
 * @param stopped the limit that ended the test early, if one did
 * @param unsearched whether the time ended before the search for forms
 */
public record DiscoveryReport(
    PositionFamily family,
    long searched,
    int fitted,
    long tested,
    int scattered,
    long far,
    List<TestedConjecture> forms,
    Set<Conjecture.Subject> tooFew,
    List<ValuedPosition> seen,
    Optional<OutOfLimits> stopped,
    boolean unsearched) {

  /** Returns the forms without a counterexample, simplest first. */
  public List<TestedConjecture> found(Conjecture.Subject subject) {
    return of(subject).stream().filter(TestedConjecture::survived).toList();
  }

  /** Returns the forms that failed a later test. */
  public List<TestedConjecture> refuted(Conjecture.Subject subject) {
    return of(subject).stream().filter(form -> !form.survived()).toList();
  }

  private List<TestedConjecture> of(Conjecture.Subject subject) {
    return forms.stream().filter(form -> form.conjecture().subject() == subject).toList();
  }

  /** Returns whether nothing was found because there were too few values. */
  public boolean undecided(Conjecture.Subject subject) {
    return found(subject).isEmpty() && tooFew.contains(subject);
  }

  /** Returns whether the family has no more positions than were fitted. */
  public boolean all() {
    return family.last().isPresent() && searched >= family.last().getAsLong();
  }

  public boolean hasGrundy() {
    return !seen.isEmpty() && seen.stream().allMatch(v -> v.answer().nimber().isPresent());
  }

  public boolean nothing() {
    return forms.stream().noneMatch(TestedConjecture::survived);
  }
}
