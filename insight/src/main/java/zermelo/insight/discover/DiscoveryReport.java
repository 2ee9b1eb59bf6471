package zermelo.insight.discover;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.insight.check.ValuedPosition;
import zermelo.insight.conjecture.Conjecture;
import zermelo.insight.survey.PositionFamily;
import zermelo.solve.OutOfLimits;

/**
 * The result of a search for closed forms in one family of positions.
 *
 * @param forms the forms that fitted, simplest first, with their test results
 * @param tooFew the subjects with too few values for a pattern to stand out
 * @param seen all computed positions, smallest first, without the scattered ones
 * @param stopped the limit that ended the computation early, if one did
 * @param unsearched whether the time was over before the search for forms ended
 */
public record DiscoveryReport(
    PositionFamily family,
    Coverage coverage,
    List<TestedConjecture> forms,
    Set<Conjecture.Subject> tooFew,
    List<ValuedPosition> seen,
    Optional<OutOfLimits> stopped,
    boolean unsearched) {

  /**
   * The positions that forms were fitted to and tested on.
   *
   * @param searched the size up to which forms were fitted
   * @param fitted the number of positions up to that size
   * @param tested the size up to which forms were tested on all positions
   * @param scattered the number of larger positions that forms were tested on
   * @param far the largest size of these scattered positions
   * @param longer the number of positions with longer lists that forms were tested on
   */
  public record Coverage(
      long searched, int fitted, long tested, int scattered, long far, int longer) {}

  /** Returns the forms that no tested position contradicts, simplest first. */
  public List<TestedConjecture> found(Conjecture.Subject subject) {
    return of(subject).stream().filter(TestedConjecture::survived).toList();
  }

  /** Returns the forms that a tested position contradicts. */
  public List<TestedConjecture> refuted(Conjecture.Subject subject) {
    return of(subject).stream().filter(form -> !form.survived()).toList();
  }

  private List<TestedConjecture> of(Conjecture.Subject subject) {
    return forms.stream().filter(form -> form.conjecture().subject() == subject).toList();
  }

  /** Returns whether no form was found because there were too few values. */
  public boolean undecided(Conjecture.Subject subject) {
    return found(subject).isEmpty() && tooFew.contains(subject);
  }

  /** Returns whether forms were fitted to the whole family, so that nothing is left to test. */
  public boolean all() {
    return family.last().isPresent() && coverage.searched >= family.last().getAsLong();
  }

  public boolean hasGrundy() {
    return !seen.isEmpty() && seen.stream().allMatch(v -> v.answer().nimber().isPresent());
  }

  public boolean nothing() {
    return forms.stream().noneMatch(TestedConjecture::survived);
  }
}
