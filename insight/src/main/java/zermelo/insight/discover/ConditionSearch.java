package zermelo.insight.discover;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import zermelo.insight.discover.Atoms.Atom;

/**
 * Finds conditions that hold exactly at the points that are sought: an atom, or a short list of
 * them. No beam is needed, since each shape prunes itself: the parts of an {@code or} hold only at
 * sought points, those of an {@code and} at all of them, and after the first part only such others
 * matter as take care of the first point that is still wrong.
 */
final class ConditionSearch {
  /** How many atoms a shape tries, the simplest ones, where nothing else prunes. */
  private static final int PARTS = 400;

  private static final int FIRST_PARTS = 200;
  private static final int CASES = 1500;

  /** A list of atoms may cost so much more than a single one and still be worth mentioning. */
  private static final int WORSE = 6;

  private static final int FREE = 10;

  private static final Comparator<Atom> SIMPLEST =
      Comparator.comparingInt(Atom::cost).thenComparing(atom -> atom.condition().toString());

  private final Bits sought;
  private final Bits small;
  private final int budget;
  private int limit;
  private final List<Atom> exact = new ArrayList<>();
  private final List<Atom> others = new ArrayList<>();
  private final List<Condition> found = new ArrayList<>();

  /**
   * @param small the points that exceptions may be made for
   * @param budget what a condition may cost
   */
  ConditionSearch(Bits sought, Bits small, List<Atom> general, List<Atom> made, int budget) {
    this.sought = sought;
    this.small = small;
    this.budget = budget;
    this.limit = budget;
    Map<Bits, Atom> simplest = new LinkedHashMap<>();
    Bits opposite = sought.complement();
    Stream.concat(general.stream(), made.stream())
        .flatMap(atom -> Stream.of(atom, atom.negated()))
        .sorted(SIMPLEST)
        .forEach(
            atom -> {
              if (atom.bits().equals(sought)) {
                if (atom.cost() <= budget || isFree(atom)) exact.add(atom);
              } else if (atom.cost() <= budget && !atom.bits().equals(opposite))
                simplest.putIfAbsent(atom.bits(), atom);
            });
    others.addAll(simplest.values());
  }

  /** Whether an atom is a comparison that only tells a few small points. */
  private boolean isFree(Atom atom) {
    return atom.cost() <= FREE
        && atom.condition() instanceof Condition.Compare compare
        && compare.right() instanceof Term.Constant
        && (sought.isWithin(small) || sought.complement().isWithin(small));
  }

  /** Everything found, the simplest first. */
  List<Condition> run() {
    exact.forEach(atom -> found.add(atom.condition()));
    if (!exact.isEmpty() && isPlain(exact.getFirst().condition()))
      return List.of(exact.getFirst().condition());
    if (!exact.isEmpty()) limit = Math.min(budget, exact.getFirst().cost() + WORSE);
    else limit = Math.min(budget, patched());
    Bits opposite = sought.complement();
    covers(sought, false);
    covers(opposite, true);
    mixed(sought, false);
    mixed(opposite, true);
    cases();
    Set<String> rules = new HashSet<>();
    return found.stream()
        .distinct()
        .sorted(Comparator.comparingInt(Condition::cost).thenComparing(Object::toString))
        .filter(condition -> rules.add(withoutExceptions(condition)))
        .toList();
  }

  /** The rules in a condition: what is the same in forms that differ in exceptions only. */
  private static String withoutExceptions(Condition condition) {
    return switch (condition) {
      case Condition.Or(Condition first, Condition second) when isException(first) ->
          withoutExceptions(second);
      case Condition.And(Condition first, Condition second) when isException(first) ->
          withoutExceptions(second);
      default -> condition.toString();
    };
  }

  private static boolean isException(Condition condition) {
    return condition instanceof Condition.Compare compare
        && compare.left().isName()
        && compare.right() instanceof Term.Constant;
  }

  /** A comparison that could not be simpler. */
  private static boolean isPlain(Condition condition) {
    return isException(condition)
        || (condition instanceof Condition.Compare compare
            && compare.left().isName()
            && compare.right().isName());
  }

  /**
   * What it would cost to take an atom that is almost right and to list where it is wrong. A form
   * that is not far cheaper has no more to say than that list; unless only small points are wrong.
   */
  private int patched() {
    double least = budget;
    for (Atom atom : others) {
      Bits wrong = atom.bits().minus(sought).or(sought.minus(atom.bits()));
      double list = Information.choose(sought.size(), wrong.count()) / 2;
      if (wrong.isWithin(small)) list = Math.max(list, 2 * Information.PATCH);
      least = Math.min(least, atom.cost() + list);
    }
    return (int) least;
  }

  private void report(Condition condition, boolean negated) {
    if (condition.cost() > limit) return;
    found.add(negated ? condition.negated() : condition);
    limit = Math.min(limit, 2 * condition.cost());
  }

  private List<Atom> within(Bits target) {
    return others.stream().filter(atom -> atom.bits().isWithin(target)).toList();
  }

  /**
   * Two or three atoms of which one holds wherever it is sought, and none elsewhere. Some atom
   * covers a third of it, and another half of what is left.
   */
  private void covers(Bits target, boolean negated) {
    List<Atom> parts = within(target);
    int whole = target.count();
    List<Atom> firsts =
        parts.stream()
            .filter(atom -> 3 * atom.bits().count() >= whole)
            .sorted(Comparator.comparingInt(atom -> -atom.bits().count()))
            .limit(FIRST_PARTS)
            .toList();
    for (Atom first : firsts) {
      Bits left = target.minus(first.bits());
      int missing = left.count();
      for (Atom second : parts) {
        if (first.cost() + second.cost() > limit) break;
        int covered = second.bits().countWith(left);
        if (2 * covered < missing || first.bits().isWithin(second.bits())) continue;
        if (covered == missing) either(target, negated, first, second);
        else third(parts, target, first, second, negated);
      }
    }
  }

  private void third(List<Atom> parts, Bits target, Atom first, Atom second, boolean negated) {
    Bits rest = target.minus(first.bits()).minus(second.bits());
    int point = rest.first();
    for (Atom third : parts) {
      if (first.cost() + second.cost() + third.cost() > limit) break;
      if (third.bits().has(point)
          && rest.isWithin(third.bits())
          && !second.bits().isWithin(first.bits().or(third.bits()))
          && !first.bits().isWithin(second.bits().or(third.bits())))
        either(target, negated, first, second, third);
    }
  }

  private void either(Bits target, boolean negated, Atom... parts) {
    for (Atom part : parts) {
      Bits rest = Bits.where(target.size(), i -> false);
      for (Atom other : parts) if (!other.equals(part)) rest = rest.or(other.bits());
      if (!Information.pays(part.cost(), rest.complement(), target.minus(rest), small)) return;
    }
    report(ordered(parts), negated);
  }

  /** One atom, or two others at once. */
  private void mixed(Bits target, boolean negated) {
    Bits outside = target.complement();
    for (Atom first : within(target).stream().limit(FIRST_PARTS).toList()) {
      Bits left = target.minus(first.bits());
      List<Atom> parts =
          others.stream()
              .filter(atom -> left.isWithin(atom.bits()) && atom.bits().meets(outside))
              .toList();
      for (int i = 0; i < parts.size(); i++) {
        Atom second = parts.get(i);
        if (first.cost() + 2 * second.cost() > limit) break;
        Bits wrong = second.bits().and(outside);
        int point = wrong.first();
        for (int j = i + 1; j < parts.size(); j++) {
          Atom third = parts.get(j);
          if (first.cost() + second.cost() + third.cost() > limit) break;
          if (third.bits().has(point) || third.bits().meets(wrong)) continue;
          if (first.bits().isWithin(second.bits().and(third.bits()))) continue;
          if (!paysInMixed(target, first, second, third)) continue;
          Condition both = new Condition.And(second.condition(), third.condition());
          report(new Condition.Or(first.condition(), both), negated);
        }
      }
    }
  }

  private boolean paysInMixed(Bits target, Atom first, Atom second, Atom third) {
    Bits both = second.bits().and(third.bits());
    Bits withoutSecond = third.bits().minus(first.bits());
    Bits withoutThird = second.bits().minus(first.bits());
    return Information.pays(first.cost(), both.complement(), target.minus(both), small)
        && Information.pays(second.cost(), withoutSecond, withoutSecond.minus(target), small)
        && Information.pays(third.cost(), withoutThird, withoutThird.minus(target), small);
  }

  /** One atom where another holds, a third where it does not; or two on one of the sides. */
  private void cases() {
    for (Atom which : others.subList(0, Math.min(CASES, others.size()))) {
      Bits inside = which.bits();
      if (2 * inside.count() > inside.size()) continue;
      Bits outside = inside.complement();
      if (!sought.meets(inside) || inside.isWithin(sought)) continue;
      if (!sought.meets(outside) || outside.isWithin(sought)) continue;
      Optional<Atom> then = agreeing(inside);
      Optional<Atom> otherwise = agreeing(outside);
      if (then.isEmpty() && otherwise.isPresent()) then = pair(inside);
      if (then.isPresent()
          && otherwise.isPresent()
          && pays(which, then.get(), otherwise.get())
          && pays(which, otherwise.get(), then.get()))
        report(
            new Condition.Which(
                which.condition(), then.get().condition(), otherwise.get().condition()),
            false);
    }
  }

  /** Whether the cases and the first of the two pay, if the other were all there is. */
  private boolean pays(Atom which, Atom one, Atom other) {
    Bits all = sought.or(sought.complement());
    Bits wrong = other.bits().minus(sought).or(sought.minus(other.bits()));
    return Information.pays((which.cost() + one.cost()) / 2, all, wrong, small);
  }

  private Optional<Atom> agreeing(Bits among) {
    for (Atom atom : others) if (atom.bits().agrees(sought, among)) return Optional.of(atom);
    return Optional.empty();
  }

  /** The simplest two atoms of which one holds at the sought points among some. */
  private Optional<Atom> pair(Bits among) {
    Bits target = sought.and(among);
    Bits wrong = among.minus(sought);
    List<Atom> parts =
        others.stream()
            .filter(atom -> atom.bits().meets(target) && !atom.bits().meets(wrong))
            .limit(PARTS)
            .toList();
    Optional<Atom> best = Optional.empty();
    for (Atom first : parts) {
      Bits left = target.minus(first.bits());
      for (Atom second : parts) {
        if (best.isPresent() && first.cost() + second.cost() + 2 >= best.get().cost()) break;
        if (left.isWithin(second.bits()))
          best = Optional.of(new Atom(ordered(first, second), first.bits().or(second.bits())));
      }
    }
    return best;
  }

  /** Exceptions first, then the simple before the complicated. */
  private static Condition ordered(Atom... atoms) {
    return Stream.of(atoms)
        .sorted(
            Comparator.comparing((Atom atom) -> !isException(atom.condition()))
                .thenComparing(SIMPLEST))
        .map(Atom::condition)
        .reduce(Condition.Or::new)
        .orElseThrow();
  }
}
