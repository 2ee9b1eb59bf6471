package zermelo.insight.conjecture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.insight.conjecture.AtomicConditions.AtomicCondition;
import zermelo.insight.conjecture.observation.DescriptionLength;
import zermelo.insight.conjecture.observation.PointSet;
import zermelo.kernel.limits.Cancellation;

/**
 * Finds terms that have given values at all points.
 *
 * <p>A term is one that {@link TermFitter} fits to a feature, or two or three such terms with a
 * case distinction by atoms. Distinctions are tried only if no single term fits.
 */
public final class TermSearch {
  private static final int CASES = 4000;
  private static final int OUTER_CASES = 20;
  private static final int INNER_CASES = 1500;

  private final long[] values;
  private final long[][] points;
  private final PointSet small;
  private final List<Feature> features;
  private final ValueConflicts conflicts;
  private final List<AtomicCondition> atoms;
  private final int budget;
  private final List<FormTerm> found = new ArrayList<>();

  TermSearch(
      ValuedPoints sample, List<Feature> features, List<AtomicCondition> general, int budget) {
    this.values = sample.values();
    this.points = sample.points();
    this.small = sample.small();
    this.features =
        features.stream()
            .sorted(Comparator.comparingInt(feature -> feature.term().cost()))
            .toList();
    this.conflicts = new ValueConflicts(this.features, values);
    this.budget = budget;
    Set<PointSet> seen = new HashSet<>();
    this.atoms =
        AtomicConditions.simplestFirst(general.stream())
            .filter(atom -> seen.add(atom.bits()))
            .toList();
  }

  /** Returns all terms found, simplest first. */
  List<FormTerm> run() {
    TermFitter fit = new TermFitter(values, PointSet.where(values.length, i -> true));
    fit.simplest(List.of()).ifPresent(found::add);
    if (!found.isEmpty()) return found;
    features.forEach(feature -> fit.of(feature).ifPresent(found::add));
    found.removeIf(term -> term.cost() > budget);
    if (found.isEmpty()) cases();
    if (found.isEmpty()) nested();
    return found.stream()
        .filter(term -> term.cost() <= budget)
        .distinct()
        .sorted(Comparator.comparingInt(FormTerm::cost).thenComparing(Object::toString))
        .toList();
  }

  private void cases() {
    for (AtomicCondition which : limited(CASES)) {
      if (which.cost() >= budget) break;
      if (2 * which.bits().count() > values.length) continue;
      choice(which, which.bits().complement()).ifPresent(found::add);
    }
    found.removeIf(term -> term.cost() > budget);
  }

  /** Fits one term where an atom holds, and another at the remaining points. */
  private Optional<FormTerm> choice(AtomicCondition which, PointSet outside) {
    if (which.bits().isEmpty() || outside.isEmpty()) return Optional.empty();
    Optional<FormTerm> then = fit(which.bits());
    if (then.isEmpty()) return Optional.empty();
    Optional<FormTerm> otherwise = fit(outside);
    if (otherwise.isEmpty()) return Optional.empty();
    PointSet all = which.bits().or(outside);
    if (!pays(which, then.get(), otherwise.get(), all)
        || !pays(which, otherwise.get(), then.get(), all)) return Optional.empty();
    return Optional.of(new FormTerm.Conditional(which.condition(), then.get(), otherwise.get()));
  }

  private Optional<FormTerm> fit(PointSet among) {
    Cancellation.checkCurrent();
    return new TermFitter(values, among).simplest(conflicts.without(among));
  }

  /**
   * Returns whether the distinction {@code which} and the term {@code one} explain enough, compared
   * with the term {@code other} at all points.
   */
  private boolean pays(AtomicCondition which, FormTerm one, FormTerm other, PointSet all) {
    PointSet wrong =
        PointSet.where(values.length, i -> all.has(i) && other.at(points[i]) != values[i]);
    return DescriptionLength.pays((which.cost() + one.cost()) / 2, all, wrong, small);
  }

  /** Fits one term where an atom holds, and a choice of two elsewhere. */
  private void nested() {
    for (AtomicCondition outer : explaining()) {
      Optional<FormTerm> then = fit(outer.bits());
      if (then.isEmpty() || outer.cost() + then.get().cost() > budget) continue;
      PointSet outside = outer.bits().complement();
      Optional<FormTerm> best = Optional.empty();
      for (AtomicCondition inner : limited(INNER_CASES)) {
        PointSet inside = inner.bits().and(outside);
        if (inside.isEmpty()) continue;
        AtomicCondition restricted = new AtomicCondition(inner.condition(), inside);
        Optional<FormTerm> rest = choice(restricted, outside.minus(inside));
        if (rest.isPresent() && (best.isEmpty() || rest.get().cost() < best.get().cost()))
          best = rest;
      }
      PointSet all = outer.bits().or(outside);
      if (best.isPresent() && pays(outer, then.get(), best.get(), all))
        found.add(new FormTerm.Conditional(outer.condition(), then.get(), best.get()));
    }
  }

  /** Returns the atoms that one term fits where they hold, those that hold at most points first. */
  private List<AtomicCondition> explaining() {
    return limited(CASES).stream()
        .sorted(Comparator.comparingInt(atom -> -atom.bits().count()))
        .filter(atom -> atom.cost() < budget && fit(atom.bits()).isPresent())
        .limit(OUTER_CASES)
        .toList();
  }

  private List<AtomicCondition> limited(int most) {
    return atoms.subList(0, Math.min(most, atoms.size()));
  }
}
