package zermelo.insight.discover;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.insight.discover.Atoms.Atom;

/** Finds terms that have given values at all points: of one feature, or by two or three cases. */
final class TermSearch {
  private static final int CASES = 4000;
  private static final int OUTER_CASES = 40;
  private static final int INNER_CASES = 150;

  private final long[] values;
  private final long[][] points;
  private final Bits small;
  private final List<Feature> features;
  private final List<Atom> atoms;
  private final int budget;
  private final List<Term> found = new ArrayList<>();

  TermSearch(Sample sample, List<Feature> features, List<Atom> general, int budget) {
    this.values = sample.values();
    this.points = sample.points();
    this.small = sample.small();
    this.features =
        features.stream()
            .sorted(Comparator.comparingInt(feature -> feature.term().cost()))
            .toList();
    this.budget = budget;
    Set<Bits> seen = new HashSet<>();
    this.atoms =
        general.stream()
            .flatMap(atom -> Stream.of(atom, atom.negated()))
            .sorted(
                Comparator.comparingInt(Atom::cost)
                    .thenComparing(atom -> atom.condition().toString()))
            .filter(atom -> seen.add(atom.bits()))
            .toList();
  }

  /** Everything found, the simplest first. */
  List<Term> run() {
    int[] all = IntStream.range(0, values.length).toArray();
    Fit fit = new Fit(values, all);
    fit.simplest(List.of()).ifPresent(found::add);
    if (!found.isEmpty()) return found;
    features.forEach(feature -> fit.of(feature).ifPresent(found::add));
    found.removeIf(term -> term.cost() > budget);
    if (found.isEmpty()) cases();
    if (found.isEmpty()) nested();
    return found.stream()
        .filter(term -> term.cost() <= budget)
        .distinct()
        .sorted(Comparator.comparingInt(Term::cost).thenComparing(Object::toString))
        .toList();
  }

  private void cases() {
    for (Atom which : limited(CASES)) {
      if (which.cost() >= budget) break;
      if (2 * which.bits().count() > values.length) continue;
      choice(which, which.bits().complement()).ifPresent(found::add);
    }
    found.removeIf(term -> term.cost() > budget);
  }

  /** One term where an atom holds, another at the remaining points. */
  private Optional<Term> choice(Atom which, Bits outside) {
    if (which.bits().isEmpty() || outside.isEmpty()) return Optional.empty();
    Optional<Term> then = fit(which.bits());
    if (then.isEmpty()) return Optional.empty();
    Optional<Term> otherwise = fit(outside);
    if (otherwise.isEmpty()) return Optional.empty();
    Bits all = which.bits().or(outside);
    if (!pays(which, then.get(), otherwise.get(), all)
        || !pays(which, otherwise.get(), then.get(), all)) return Optional.empty();
    return Optional.of(new Term.Choice(which.condition(), then.get(), otherwise.get()));
  }

  private Optional<Term> fit(Bits among) {
    return new Fit(values, among.places()).simplest(features);
  }

  /** Whether the cases and the first of two terms pay, if the other were all there is. */
  private boolean pays(Atom which, Term one, Term other, Bits all) {
    Bits wrong = Bits.where(values.length, i -> all.has(i) && other.at(points[i]) != values[i]);
    return Information.pays((which.cost() + one.cost()) / 2, all, wrong, small);
  }

  private void nested() {
    for (Atom outer : limited(OUTER_CASES)) {
      if (2 * outer.bits().count() > values.length) continue;
      Optional<Term> then = fit(outer.bits());
      if (then.isEmpty() || outer.cost() + then.get().cost() > budget) continue;
      Bits outside = outer.bits().complement();
      Optional<Term> best = Optional.empty();
      for (Atom inner : limited(INNER_CASES)) {
        Bits inside = inner.bits().and(outside);
        if (inside.isEmpty()) continue;
        Atom restricted = new Atom(inner.condition(), inside);
        Optional<Term> rest = choice(restricted, outside.minus(inside));
        if (rest.isPresent() && (best.isEmpty() || rest.get().cost() < best.get().cost()))
          best = rest;
      }
      Bits all = outer.bits().or(outside);
      if (best.isPresent() && pays(outer, then.get(), best.get(), all))
        found.add(new Term.Choice(outer.condition(), then.get(), best.get()));
    }
  }

  private List<Atom> limited(int most) {
    return atoms.subList(0, Math.min(most, atoms.size()));
  }
}
