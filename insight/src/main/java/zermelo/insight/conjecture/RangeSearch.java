package zermelo.insight.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import zermelo.insight.conjecture.AtomicConditions.AtomicCondition;
import zermelo.insight.conjecture.FormCondition.Relation;
import zermelo.insight.conjecture.observation.DescriptionLength;
import zermelo.insight.conjecture.observation.PointSet;

/**
 * Finds forms of one number that change at a few numbers: {@code if n <= 20 then n mod 3 = 0 else n
 * mod 7 = 2}.
 *
 * <p>Ranges are found from the largest number down. Each is as long as one simple form fits: what
 * fits a range fits each part of it, so the first number of a range is found by bisection.
 */
final class RangeSearch {
  private static final int MOST_RANGES = 5;

  /** The values of a range must take this many times the bits of its form. */
  private static final int BITS = 2;

  /** A modulus must go round so often in a range. */
  private static final int ROUNDS = 3;

  private final ValuedPoints sample;
  private final List<Feature> features;
  private final AtomicConditions atoms;
  private final int budget;
  private final int size;
  private final FormTerm number;

  RangeSearch(ValuedPoints sample, List<Feature> features, AtomicConditions atoms, int budget) {
    this.sample = sample;
    this.features = features;
    this.atoms = atoms;
    this.budget = budget;
    this.size = sample.size();
    this.number = new FormTerm.Variable(sample.names().getFirst(), 0, 1);
  }

  /** A form for the points from one index on. */
  private record Range<T>(int from, T form) {}

  private interface Fit<T> {
    /** Returns the simplest form that fits the points from one index up to another, without it. */
    Optional<T> of(int from, int to);
  }

  /** Returns the ranges, the one of the smallest numbers first; none if there are too many. */
  private <T> List<Range<T>> ranges(Fit<T> fit) {
    List<Range<T>> ranges = new ArrayList<>();
    int end = size;
    while (end > 0 && ranges.size() < MOST_RANGES) {
      int fitting = end;
      int failing = -1;
      Optional<T> form = Optional.empty();
      while (fitting - failing > 1) {
        int from = (fitting + failing) / 2;
        Optional<T> here = fit.of(from, end);
        if (here.isPresent()) {
          form = here;
          fitting = from;
        } else failing = from;
      }
      if (form.isEmpty()) return List.of();
      ranges.addFirst(new Range<>(fitting, form.get()));
      end = fitting;
    }
    return end == 0 && ranges.size() > 1 ? ranges : List.of();
  }

  private PointSet among(int from, int to) {
    return PointSet.where(size, i -> i >= from && i < to);
  }

  private FormCondition isBefore(Range<?> range) {
    long last = sample.points()[range.from()][0] - 1;
    return new FormCondition.Compare(Relation.AT_MOST, number, FormTerm.constant(last));
  }

  /** Returns whether the data of each range are worth its form and the number where it ends. */
  private <T> boolean pay(List<Range<T>> ranges, long[] values, ToIntFunction<T> cost) {
    int end = size;
    for (Range<T> range : ranges.reversed()) {
      int bits = cost.applyAsInt(range.form()) + FormTerm.bits(end);
      long[] here = Arrays.copyOfRange(values, range.from(), end);
      boolean exceptions =
          bits <= DescriptionLength.PATCH && among(range.from(), end).isWithin(sample.small());
      if (!exceptions && BITS * bits > DescriptionLength.of(here)) return false;
      end = range.from();
    }
    return true;
  }

  /** Finds a term with the values to explain. */
  List<FormTerm> terms() {
    ValueConflicts conflicts = new ValueConflicts(features, sample.values());
    List<Range<FormTerm>> ranges =
        ranges(
            (from, to) -> {
              PointSet points = among(from, to);
              return new TermFitter(sample.values(), points).simplest(conflicts.without(points));
            });
    if (ranges.isEmpty() || !pay(ranges, sample.values(), FormTerm::cost)) return List.of();
    FormTerm whole = ranges.getLast().form();
    for (int k = ranges.size() - 2; k >= 0; k--)
      whole = new FormTerm.Conditional(isBefore(ranges.get(k + 1)), ranges.get(k).form(), whole);
    return whole.cost() <= budget ? List.of(whole) : List.of();
  }

  /** Finds a condition that holds exactly at the sought points. */
  List<FormCondition> conditions(PointSet sought) {
    List<AtomicCondition> general =
        AtomicConditions.simplestFirst(atoms.general().stream()).toList();
    List<Range<FormCondition>> ranges = ranges((from, to) -> condition(general, sought, from, to));
    long[] values = LongStream.range(0, size).map(i -> sought.has((int) i) ? 1 : 0).toArray();
    if (ranges.isEmpty() || !pay(ranges, values, FormCondition::cost)) return List.of();
    FormCondition whole = ranges.getLast().form();
    for (int k = ranges.size() - 2; k >= 0; k--)
      whole =
          new FormCondition.Conditional(isBefore(ranges.get(k + 1)), ranges.get(k).form(), whole);
    return whole.cost() <= budget ? List.of(whole) : List.of();
  }

  private Optional<FormCondition> condition(
      List<AtomicCondition> general, PointSet sought, int from, int to) {
    PointSet here = among(from, to);
    Optional<FormCondition> known =
        general.stream()
            .filter(atom -> atom.bits().agrees(sought, here))
            .findFirst()
            .map(AtomicCondition::condition);
    return Stream.concat(known.stream(), remainders(sought, from, to).stream())
        .min(Comparator.comparingInt(FormCondition::cost));
  }

  /** Returns the least modulus whose remainders decide all points of a range. */
  private Optional<FormCondition> remainders(PointSet sought, int from, int to) {
    long first = sample.start();
    for (int modulus = 3; ROUNDS * modulus <= to - from; modulus++) {
      NavigableSet<Long> yes = new TreeSet<>();
      NavigableSet<Long> no = new TreeSet<>();
      for (int i = from; i < to; i++)
        (sought.has(i) ? yes : no).add(Math.floorMod(first + i, (long) modulus));
      if (!yes.isEmpty() && !no.isEmpty() && yes.stream().noneMatch(no::contains))
        return Optional.of(AtomicConditions.remainderIn(number.mod(modulus), modulus, yes));
    }
    return Optional.empty();
  }
}
