package zermelo.insight.discover;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.insight.check.ValuedPosition;
import zermelo.insight.conjecture.Conjecture;
import zermelo.insight.survey.PositionFamily;
import zermelo.solve.OutOfLimits;

/**
 * What was found in a family of positions.
 *
 * @param searched the size up to which forms were fitted
 * @param fitted how many positions there are up to that size
 * @param tested the size up to which they were tried then
 * @param scattered on how many larger positions they were tried too, and {@code far} how large
 *     these were
 * @param forms those that fitted, the simplest first, with how they fared
 * @param tooFew of what so few values were fitted that no pattern could stand out
 * @param seen every position looked at, the smallest first
 * @param stopped why the test ended early, if the budget ran out
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
    Optional<OutOfLimits> stopped) {

  /** The forms without exception, the simplest first. */
  public List<TestedConjecture> found(Conjecture.Subject subject) {
    return of(subject).stream().filter(TestedConjecture::survived).toList();
  }

  /** The forms that failed later. */
  public List<TestedConjecture> refuted(Conjecture.Subject subject) {
    return of(subject).stream().filter(form -> !form.survived()).toList();
  }

  private List<TestedConjecture> of(Conjecture.Subject subject) {
    return forms.stream().filter(form -> form.conjecture().subject() == subject).toList();
  }

  /** Whether nothing was found because there were too few values to judge. */
  public boolean undecided(Conjecture.Subject subject) {
    return found(subject).isEmpty() && tooFew.contains(subject);
  }

  /** Whether the family has no more positions than were fitted. */
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
