package zermelo.insight.conjecture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import zermelo.insight.conjecture.AtomicConditions.AtomicCondition;
import zermelo.insight.conjecture.observation.DescriptionLength;
import zermelo.insight.conjecture.observation.PointSet;
import zermelo.kernel.limits.Cancellation;

/**
 * Finds conditions that hold exactly at given points, the sought ones.
 *
 * <p>A condition is an atom ({@link AtomicConditions}) or two to four atoms in one of a few shapes:
 * {@code p or q or r}, {@code p or (q and r)}, {@code if p then q else r}, and negations. Each
 * shape prunes itself, so no heuristic cut-off is needed: every part of an {@code or} holds only at
 * sought points, every part of an {@code and} holds at all of them, and the last part must correct
 * the first point that is still wrong.
 */
public final class ConditionSearch {
  /** Number of atoms, simplest first, from which pairs are formed. */
  private static final int PARTS = 400;

  private static final int FIRST_PARTS = 200;
  private static final int CASES = 1500;

  /** A combination of atoms may cost this many bits more than a single atom that fits. */
  private static final int WORSE = 6;

  private static final int FREE = 10;

  private static final Comparator<AtomicCondition> SIMPLEST =
      Comparator.comparingInt(AtomicCondition::cost)
          .thenComparing(atom -> atom.condition().toString());

  private final PointSet sought;
  private final PointSet small;
  private final int budget;
  private int limit;
  private final List<AtomicCondition> exact = new ArrayList<>();
  private final List<AtomicCondition> others = new ArrayList<>();
  private final List<FormCondition> found = new ArrayList<>();

  /**
   * Prepares a search.
   *
   * @param sought the points at which the condition must hold, and nowhere else
   * @param small the points with small numbers; conditions may list exceptions among them
   * @param general atoms for any set of points
   * @param made atoms made for these sought points
   * @param budget the largest cost of a condition, in bits
   */
  ConditionSearch(
      PointSet sought,
      PointSet small,
      List<AtomicCondition> general,
      List<AtomicCondition> made,
      int budget) {
    this.sought = sought;
    this.small = small;
    this.budget = budget;
    this.limit = budget;
    Map<PointSet, AtomicCondition> simplest = new LinkedHashMap<>();
    PointSet opposite = sought.complement();
    AtomicConditions.simplestFirst(Stream.concat(general.stream(), made.stream()))
        .forEach(
            atom -> {
              if (atom.bits().equals(sought)) {
                if (atom.cost() <= budget || isFree(atom)) exact.add(atom);
              } else if (atom.cost() <= budget && !atom.bits().equals(opposite))
                simplest.putIfAbsent(atom.bits(), atom);
            });
    others.addAll(simplest.values());
  }

  /** Returns whether an atom is a comparison that only separates a few small points. */
  private boolean isFree(AtomicCondition atom) {
    return atom.cost() <= FREE
        && atom.condition() instanceof FormCondition.Compare compare
        && compare.right() instanceof FormTerm.Constant
        && (sought.isWithin(small) || sought.complement().isWithin(small));
  }

  /** Returns all conditions found, simplest first. */
  List<FormCondition> run() {
    exact.forEach(atom -> found.add(atom.condition()));
    if (!exact.isEmpty() && isPlain(exact.getFirst().condition()))
      return List.of(exact.getFirst().condition());
    if (!exact.isEmpty()) limit = Math.min(budget, exact.getFirst().cost() + WORSE);
    else limit = Math.min(budget, patched());
    PointSet opposite = sought.complement();
    covers(sought, false);
    covers(opposite, true);
    mixed(sought, false);
    mixed(opposite, true);
    cases();
    Set<String> rules = new HashSet<>();
    return found.stream()
        .distinct()
        .sorted(Comparator.comparingInt(FormCondition::cost).thenComparing(Object::toString))
        .filter(condition -> rules.add(withoutExceptions(condition)))
        .toList();
  }

  /**
   * Returns the condition without exceptions such as {@code n = 0}. Of forms that differ only in
   * exceptions, the simplest is kept.
   */
  private static String withoutExceptions(FormCondition condition) {
    return switch (condition) {
      case FormCondition.Or(FormCondition first, FormCondition second) when isException(first) ->
          withoutExceptions(second);
      case FormCondition.And(FormCondition first, FormCondition second) when isException(first) ->
          withoutExceptions(second);
      default -> condition.toString();
    };
  }

  private static boolean isException(FormCondition condition) {
    return condition instanceof FormCondition.Compare compare
        && compare.left().isName()
        && compare.right() instanceof FormTerm.Constant;
  }

  /** Returns whether a condition is a comparison of the simplest kind. */
  private static boolean isPlain(FormCondition condition) {
    return isException(condition)
        || (condition instanceof FormCondition.Compare compare
            && compare.left().isName()
            && compare.right().isName());
  }

  /**
   * Returns the cost of the best almost correct atom plus about half that of listing its wrong
   * points.
   *
   * <p>A combination of atoms that costs more says no more than such a list. Where only small
   * points are wrong, the list counts as dear, because exceptions among small numbers are usual.
   */
  private int patched() {
    double least = budget;
    for (AtomicCondition atom : others) {
      PointSet wrong = atom.bits().minus(sought).or(sought.minus(atom.bits()));
      double list = DescriptionLength.choose(sought.size(), wrong.count()) / 2;
      if (wrong.isWithin(small)) list = Math.max(list, 2 * DescriptionLength.PATCH);
      least = Math.min(least, atom.cost() + list);
    }
    return (int) least;
  }

  private void report(FormCondition condition, boolean negated) {
    if (condition.cost() > limit) return;
    found.add(negated ? condition.negated() : condition);
    limit = Math.min(limit, 2 * condition.cost());
  }

  private List<AtomicCondition> within(PointSet target) {
    return others.stream().filter(atom -> atom.bits().isWithin(target)).toList();
  }

  /**
   * Finds two or three atoms whose union is the target.
   *
   * <p>One of the atoms covers at least a third of it, and another at least half of the rest.
   */
  private void covers(PointSet target, boolean negated) {
    List<AtomicCondition> parts = within(target);
    int whole = target.count();
    List<AtomicCondition> firsts =
        parts.stream()
            .filter(atom -> 3 * atom.bits().count() >= whole)
            .sorted(Comparator.comparingInt(atom -> -atom.bits().count()))
            .limit(FIRST_PARTS)
            .toList();
    for (AtomicCondition first : firsts) {
      Cancellation.checkCurrent();
      PointSet left = target.minus(first.bits());
      int missing = left.count();
      for (AtomicCondition second : parts) {
        if (first.cost() + second.cost() > limit) break;
        int covered = second.bits().countWith(left);
        if (2 * covered < missing || first.bits().isWithin(second.bits())) continue;
        if (covered == missing) either(target, negated, first, second);
        else third(parts, target, first, second, negated);
      }
    }
  }

  private void third(
      List<AtomicCondition> parts,
      PointSet target,
      AtomicCondition first,
      AtomicCondition second,
      boolean negated) {
    PointSet rest = target.minus(first.bits()).minus(second.bits());
    int point = rest.first();
    for (AtomicCondition third : parts) {
      if (first.cost() + second.cost() + third.cost() > limit) break;
      if (third.bits().has(point)
          && rest.isWithin(third.bits())
          && !second.bits().isWithin(first.bits().or(third.bits()))
          && !first.bits().isWithin(second.bits().or(third.bits())))
        either(target, negated, first, second, third);
    }
  }

  private void either(PointSet target, boolean negated, AtomicCondition... parts) {
    for (AtomicCondition part : parts) {
      PointSet rest = PointSet.where(target.size(), i -> false);
      for (AtomicCondition other : parts) if (!other.equals(part)) rest = rest.or(other.bits());
      if (!DescriptionLength.pays(part.cost(), rest.complement(), target.minus(rest), small))
        return;
    }
    report(ordered(parts), negated);
  }

  /** Finds one atom combined by {@code or} with the conjunction of two others. */
  private void mixed(PointSet target, boolean negated) {
    PointSet outside = target.complement();
    for (AtomicCondition first : within(target).stream().limit(FIRST_PARTS).toList()) {
      PointSet left = target.minus(first.bits());
      List<AtomicCondition> parts =
          others.stream()
              .filter(atom -> left.isWithin(atom.bits()) && atom.bits().meets(outside))
              .toList();
      Cancellation.checkCurrent();
      for (int i = 0; i < parts.size(); i++) {
        AtomicCondition second = parts.get(i);
        if (first.cost() + 2 * second.cost() > limit) break;
        PointSet wrong = second.bits().and(outside);
        int point = wrong.first();
        for (int j = i + 1; j < parts.size(); j++) {
          AtomicCondition third = parts.get(j);
          if (first.cost() + second.cost() + third.cost() > limit) break;
          if (third.bits().has(point) || third.bits().meets(wrong)) continue;
          if (first.bits().isWithin(second.bits().and(third.bits()))) continue;
          if (!paysInMixed(target, first, second, third)) continue;
          FormCondition both = new FormCondition.And(second.condition(), third.condition());
          report(new FormCondition.Or(first.condition(), both), negated);
        }
      }
    }
  }

  private boolean paysInMixed(
      PointSet target, AtomicCondition first, AtomicCondition second, AtomicCondition third) {
    PointSet both = second.bits().and(third.bits());
    PointSet withoutSecond = third.bits().minus(first.bits());
    PointSet withoutThird = second.bits().minus(first.bits());
    return DescriptionLength.pays(first.cost(), both.complement(), target.minus(both), small)
        && DescriptionLength.pays(second.cost(), withoutSecond, withoutSecond.minus(target), small)
        && DescriptionLength.pays(third.cost(), withoutThird, withoutThird.minus(target), small);
  }

  /**
   * Finds case distinctions: {@code if p then q else r}.
   *
   * <p>One of q and r may also be a pair of atoms.
   */
  private void cases() {
    for (AtomicCondition which : others.subList(0, Math.min(CASES, others.size()))) {
      Cancellation.checkCurrent();
      PointSet inside = which.bits();
      if (2 * inside.count() > inside.size()) continue;
      PointSet outside = inside.complement();
      if (!sought.meets(inside) || inside.isWithin(sought)) continue;
      if (!sought.meets(outside) || outside.isWithin(sought)) continue;
      Optional<AtomicCondition> then = agreeing(inside);
      Optional<AtomicCondition> otherwise = agreeing(outside);
      int left = limit - which.cost();
      if (then.isEmpty() && otherwise.isPresent())
        then = pair(inside, left - otherwise.get().cost());
      else if (otherwise.isEmpty() && then.isPresent())
        otherwise = pair(outside, left - then.get().cost());
      if (then.isPresent()
          && otherwise.isPresent()
          && pays(which, then.get(), otherwise.get())
          && pays(which, otherwise.get(), then.get()))
        report(
            new FormCondition.Conditional(
                which.condition(), then.get().condition(), otherwise.get().condition()),
            false);
    }
  }

  /**
   * Returns whether the distinction {@code which} and the case {@code one} explain enough, compared
   * with the case {@code other} at all points.
   */
  private boolean pays(AtomicCondition which, AtomicCondition one, AtomicCondition other) {
    PointSet all = sought.or(sought.complement());
    PointSet wrong = other.bits().minus(sought).or(sought.minus(other.bits()));
    return DescriptionLength.pays((which.cost() + one.cost()) / 2, all, wrong, small);
  }

  private Optional<AtomicCondition> agreeing(PointSet among) {
    for (AtomicCondition atom : others)
      if (atom.bits().agrees(sought, among)) return Optional.of(atom);
    return Optional.empty();
  }

  /**
   * Finds the simplest two atoms whose union or intersection agrees with the sought points in a
   * set.
   *
   * @param most the largest useful cost of the two
   */
  private Optional<AtomicCondition> pair(PointSet among, int most) {
    Optional<AtomicCondition> either = union(sought.and(among), among.minus(sought), most);
    Optional<AtomicCondition> both =
        union(among.minus(sought), sought.and(among), most + 2).map(AtomicCondition::negated);
    if (either.isEmpty() || both.isEmpty()) return either.or(() -> both);
    return either.get().cost() <= both.get().cost() ? either : both;
  }

  /**
   * Finds the simplest two atoms of which one holds at each target point, and none at a wrong one.
   */
  private Optional<AtomicCondition> union(PointSet target, PointSet wrong, int most) {
    List<AtomicCondition> parts =
        others.stream()
            .takeWhile(atom -> atom.cost() < most)
            .filter(atom -> atom.bits().meets(target) && !atom.bits().meets(wrong))
            .limit(PARTS)
            .toList();
    Optional<AtomicCondition> best = Optional.empty();
    int point = target.first();
    for (AtomicCondition first : parts) {
      if (!first.bits().has(point)) continue;
      Cancellation.checkCurrent();
      PointSet left = target.minus(first.bits());
      int open = left.first();
      for (AtomicCondition second : parts) {
        int cost = first.cost() + second.cost();
        if (cost > most || (best.isPresent() && cost + 2 >= best.get().cost())) break;
        if (second.bits().has(open) && left.isWithin(second.bits()))
          best =
              Optional.of(
                  new AtomicCondition(ordered(first, second), first.bits().or(second.bits())));
      }
    }
    return best;
  }

  /** Joins atoms: exceptions first, then the simpler ones. */
  private static FormCondition ordered(AtomicCondition... atoms) {
    return Stream.of(atoms)
        .sorted(
            Comparator.comparing((AtomicCondition atom) -> !isException(atom.condition()))
                .thenComparing(SIMPLEST))
        .map(AtomicCondition::condition)
        .reduce(FormCondition.Or::new)
        .orElseThrow();
  }
}
