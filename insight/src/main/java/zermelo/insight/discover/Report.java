package zermelo.insight.discover;

import java.util.List;
import java.util.Optional;
import zermelo.insight.check.View;
import zermelo.insight.survey.Family;
import zermelo.solve.OutOfBudget;

/**
 * What was found in a family of positions.
 *
 * @param searched the size up to which forms were fitted
 * @param tested the size up to which they were tried then
 * @param scattered on how many larger positions they were tried too, and {@code far} how large
 *     these were
 * @param forms those that fitted, the simplest first, with how they fared
 * @param seen every position looked at, the smallest first
 * @param stopped why the test ended early, if the budget ran out
 */
public record Report(
    Family family,
    long searched,
    long tested,
    int scattered,
    long far,
    List<Tested> forms,
    List<View> seen,
    Optional<OutOfBudget> stopped) {

  /** The forms without exception, the simplest first. */
  public List<Tested> found(Conjecture.Subject subject) {
    return of(subject).stream().filter(Tested::survived).toList();
  }

  /** The forms that failed later. */
  public List<Tested> refuted(Conjecture.Subject subject) {
    return of(subject).stream().filter(form -> !form.survived()).toList();
  }

  private List<Tested> of(Conjecture.Subject subject) {
    return forms.stream().filter(form -> form.conjecture().subject() == subject).toList();
  }

  public boolean hasGrundy() {
    return !seen.isEmpty() && seen.stream().allMatch(v -> v.answer().nimber().isPresent());
  }

  public boolean nothing() {
    return forms.stream().noneMatch(Tested::survived);
  }
}
