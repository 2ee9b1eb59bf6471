package zermelo.insight.conjecture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.insight.conjecture.Feature.Kind;
import zermelo.insight.conjecture.FormCondition.Property;
import zermelo.insight.conjecture.FormCondition.Relation;
import zermelo.insight.conjecture.observation.DescriptionLength;
import zermelo.insight.conjecture.observation.PointSet;
import zermelo.kernel.limits.Cancellation;

/**
 * The atoms: simple conditions, such as {@code n mod 4 = 0}, that conjectures combine.
 *
 * <p>Each atom comes with the set of points at which it holds. Most atoms depend on the features
 * alone ({@link #general}); some are made for the points that a search aims at ({@link #madeFor}).
 */
public final class AtomicConditions {
  /**
   * A condition that is defined at every point.
   *
   * @param bits the points at which it holds
   * @param cost its description length in bits
   */
  record AtomicCondition(FormCondition condition, PointSet bits, int cost) {
    AtomicCondition(FormCondition condition, PointSet bits) {
      this(condition, bits, condition.cost());
    }

    AtomicCondition negated() {
      return new AtomicCondition(condition.negated(), bits.complement());
    }
  }

  private static final int SMALL = 8;

  /** Largest number at which a form of one number may change. */
  private static final int LARGEST_BREAK = 64;

  /**
   * Longest set of values that a condition lists. A longer one only repeats the computed points.
   */
  private static final int MEMBERS = 3;

  private static final int MODULUS = 12;
  private static final int MODULUS_OF_ONE = 64;
  private static final int LARGEST = 512;

  private final List<Feature> features;
  private final long[][] points;
  private final int[] moduli;
  private final int size;
  private final boolean one;
  private final List<AtomicCondition> guards = new ArrayList<>();
  private final List<AtomicCondition> atoms = new ArrayList<>();

  AtomicConditions(List<Feature> features, long[][] points, List<Long> constants) {
    this.features = features;
    this.points = points;
    this.moduli =
        IntStream.concat(
                IntStream.rangeClosed(3, MODULUS),
                constants.stream()
                    .filter(c -> c >= MODULUS && c <= LARGEST)
                    .mapToInt(c -> Math.toIntExact(c + 1)))
            .toArray();
    this.size = features.getFirst().column().size();
    this.one =
        features.stream().filter(feature -> feature.term().isName()).count() == 1
            && features.stream().noneMatch(f -> f.term() instanceof FormTerm.Measured);
    for (Feature feature : features)
      if (feature.kind() == Kind.MAIN && feature.column().isTotal()) guard(feature);
    for (Feature feature : features) {
      Cancellation.checkCurrent();
      compareWithNumbers(feature);
      properties(feature);
      if (feature.kind() == Kind.MAIN || feature.kind() == Kind.REMAINDER) remainders(feature);
    }
    compareFeatures();
  }

  /** Returns each atom and its negation, the simplest first. */
  static Stream<AtomicCondition> simplestFirst(Stream<AtomicCondition> atoms) {
    record Written(AtomicCondition atom, String text) {}
    return atoms
        .flatMap(atom -> Stream.of(atom, atom.negated()))
        .map(atom -> new Written(atom, atom.condition().toString()))
        .sorted(
            Comparator.comparingInt((Written written) -> written.atom().cost())
                .thenComparing(Written::text))
        .map(Written::atom);
  }

  /** Returns the atoms that are made without knowing the sought points. */
  List<AtomicCondition> general() {
    return atoms;
  }

  private void guard(Feature feature) {
    add(
        guards,
        new FormCondition.Compare(Relation.EQUAL, feature.term(), FormTerm.constant(0)),
        PointSet.where(size, i -> feature.at(i) == 0));
  }

  private void add(List<AtomicCondition> to, FormCondition condition, PointSet bits) {
    if (!bits.isEmpty() && !bits.isAll()) to.add(new AtomicCondition(condition, bits));
  }

  /** Adds a condition. Where it is undefined, a guard in front of it decides. */
  private void add(
      List<AtomicCondition> to, FormCondition condition, PointSet bits, PointSet undefined) {
    if (undefined.isEmpty()) {
      add(to, condition, bits);
      return;
    }
    for (AtomicCondition guard : guards)
      if (undefined.isWithin(guard.bits())) {
        add(to, new FormCondition.Or(guard.condition(), condition), bits.or(guard.bits()));
        FormCondition outside = guard.negated().condition();
        add(to, new FormCondition.And(outside, condition), bits.minus(guard.bits()));
        return;
      }
  }

  private void compareWithNumbers(Feature feature) {
    PointSet undefined = feature.column().undefined();
    boolean axis = one && feature.term().isName();
    for (int number = 0; number <= (axis ? LARGEST_BREAK : SMALL); number++) {
      int c = number;
      for (Relation relation : List.of(Relation.EQUAL, Relation.AT_MOST)) {
        if (relation == Relation.AT_MOST ? c == 0 : c > SMALL) continue;
        add(
            atoms,
            new FormCondition.Compare(relation, feature.term(), FormTerm.constant(c)),
            PointSet.where(size, i -> feature.isDefined(i) && relation.of(feature.at(i), c)),
            undefined);
      }
    }
  }

  private void properties(Feature feature) {
    PointSet undefined = feature.column().undefined();
    for (Property property : Property.values()) {
      boolean parity = property == Property.ODD;
      boolean main = feature.kind() == Kind.MAIN && property != Property.EVEN;
      if (parity || main) property(feature, property, undefined);
    }
    if (one && feature.term().isName())
      for (int shift = -1; shift <= 1; shift += 2) {
        FormTerm term = feature.term().plus(shift);
        int d = shift;
        for (Property property :
            List.of(Property.PRIME, Property.SQUARE, Property.POWER_OF_TWO, Property.FIBONACCI))
          add(
              atoms,
              new FormCondition.HasProperty(term, property, true),
              PointSet.where(size, i -> property.of(feature.at(i) + d)));
      }
  }

  private void property(Feature feature, Property property, PointSet undefined) {
    add(
        atoms,
        new FormCondition.HasProperty(feature.term(), property, true),
        PointSet.where(size, i -> feature.isDefined(i) && property.of(feature.at(i))),
        undefined);
  }

  private void remainders(Feature feature) {
    if (!feature.column().isTotal()) return;
    for (int modulus : moduli)
      for (int remainder = 0; remainder < modulus; remainder++) {
        int m = modulus;
        int r = remainder;
        add(
            atoms,
            new FormCondition.Compare(Relation.EQUAL, feature.term().mod(m), FormTerm.constant(r)),
            PointSet.where(size, i -> Math.floorMod(feature.at(i), (long) m) == r));
      }
  }

  private void compareFeatures() {
    List<Feature> compared =
        features.stream().filter(feature -> feature.kind() != Kind.PLAIN).toList();
    for (int i = 0; i < compared.size(); i++) {
      Cancellation.checkCurrent();
      for (int j = i + 1; j < compared.size(); j++) {
        if (!comparable(compared.get(i), compared.get(j))) continue;
        boolean turned = isRemainder(compared.get(j));
        Feature left = compared.get(turned ? j : i);
        Feature right = compared.get(turned ? i : j);
        if (isPart(left, right)) continue;
        PointSet undefined = left.column().undefined().or(right.column().undefined());
        for (Relation relation : List.of(Relation.EQUAL, Relation.LESS, Relation.AT_MOST))
          add(
              atoms,
              new FormCondition.Compare(relation, left.term(), right.term()),
              PointSet.where(
                  size,
                  k ->
                      left.isDefined(k)
                          && right.isDefined(k)
                          && relation.of(left.at(k), right.at(k))),
              undefined);
      }
    }
  }

  private static boolean comparable(Feature one, Feature other) {
    return (one.kind() != Kind.REMAINDER || other.term().isName())
        && (other.kind() != Kind.REMAINDER || one.term().isName());
  }

  /**
   * Returns whether a variable is compared with a sum that contains it: {@code b = a + b} says only
   * something about a.
   */
  private static boolean isPart(Feature left, Feature right) {
    return left.term().isName()
        && right.term() instanceof FormTerm.Symmetric even
        && even.term() instanceof FormTerm.Binary;
  }

  private static boolean isRemainder(Feature feature) {
    return feature.term() instanceof FormTerm.Binary binary
        && binary.operator() == FormTerm.Operator.MOD;
  }

  /**
   * Builds atoms that try to hold exactly at the sought points, such as {@code n mod 7 in {0, 2}}.
   *
   * <p>Two sets of remainders or values are tried: those that occur only at sought points, and
   * those that occur at some sought point. If the two sets are equal, the atom holds exactly at the
   * sought points.
   */
  List<AtomicCondition> madeFor(PointSet sought) {
    List<AtomicCondition> made = new ArrayList<>();
    for (Feature feature : features) {
      Cancellation.checkCurrent();
      values(made, feature, sought);
      if (feature.kind() != Kind.MAIN || !feature.column().isTotal()) continue;
      List<Integer> exact = new ArrayList<>();
      for (int modulus : one ? moduliOfOne() : moduli) {
        int m = modulus;
        if (exact.stream().anyMatch(known -> m % known == 0)) continue;
        if (remainders(made, feature, m, sought)) exact.add(m);
        else if (one && exceptions(made, feature, m, sought)) exact.add(m);
      }
      if (one && exact.isEmpty()) largeModulus(made, feature, sought);
    }
    if (one) sequences(made, sought);
    relations(made, sought);
    return made;
  }

  /** Adds the condition that a number is a term of a quadratic or geometric sequence. */
  private void sequences(List<AtomicCondition> made, PointSet sought) {
    Feature feature = features.stream().filter(f -> f.term().isName()).findFirst().orElseThrow();
    for (PointSet set : List.of(sought, sought.complement())) {
      long[] x = IntStream.range(0, size).filter(set::has).mapToLong(feature::at).toArray();
      for (FormCondition term : QuadraticSequence.terms(feature.term(), x)) add(made, term);
    }
  }

  /** Adds a condition with the points where it holds. */
  private void add(List<AtomicCondition> made, FormCondition condition) {
    add(made, condition, PointSet.where(size, i -> condition.at(points[i]) == FormCondition.YES));
  }

  /** Adds linear equations between the variables that hold at all sought points. */
  private void relations(List<AtomicCondition> made, PointSet sought) {
    List<Feature> names = features.stream().filter(feature -> feature.term().isName()).toList();
    for (LinearRelation relation : LinearRelation.of(names, sought))
      add(made, relation.condition(names));
  }

  private int[] moduliOfOne() {
    return IntStream.rangeClosed(3, Math.min(MODULUS_OF_ONE, size / 4)).toArray();
  }

  /** Adds a modulus beyond the usual ones, but only if its remainders decide every point. */
  private void largeModulus(List<AtomicCondition> made, Feature feature, PointSet sought) {
    for (int modulus = MODULUS_OF_ONE + 1; modulus <= Math.min(LARGEST, size / 4); modulus++) {
      List<AtomicCondition> atoms = new ArrayList<>();
      if (remainders(atoms, feature, modulus, sought)) {
        made.addAll(atoms);
        return;
      }
    }
  }

  private boolean remainders(
      List<AtomicCondition> made, Feature feature, int modulus, PointSet sought) {
    int[] yes = new int[modulus];
    int[] all = new int[modulus];
    for (int i = 0; i < size; i++) {
      int r = (int) Math.floorMod(feature.at(i), (long) modulus);
      all[r]++;
      if (sought.has(i)) yes[r]++;
    }
    NavigableSet<Long> always = new TreeSet<>();
    NavigableSet<Long> ever = new TreeSet<>();
    for (int r = 0; r < modulus; r++) {
      if (all[r] > 0 && yes[r] == all[r]) always.add((long) r);
      if (yes[r] > 0) ever.add((long) r);
    }
    FormTerm term = feature.term().mod(modulus);
    addRemainders(made, feature, term, modulus, always);
    if (!ever.equals(always)) addRemainders(made, feature, term, modulus, ever);
    return ever.equals(always);
  }

  private void addRemainders(
      List<AtomicCondition> made,
      Feature feature,
      FormTerm term,
      int modulus,
      NavigableSet<Long> set) {
    if (set.isEmpty() || set.size() == modulus) return;
    PointSet bits =
        PointSet.where(size, i -> set.contains(Math.floorMod(feature.at(i), (long) modulus)));
    add(made, remainderIn(term, modulus, set), bits);
  }

  /** Returns the condition that a remainder is in a set. */
  static FormCondition remainderIn(FormTerm term, int modulus, NavigableSet<Long> set) {
    if (set.size() == 1)
      return new FormCondition.Compare(Relation.EQUAL, term, FormTerm.constant(set.first()));
    if (set.size() == modulus - 1)
      for (long r = 0; r < modulus; r++)
        if (!set.contains(r))
          return new FormCondition.Compare(Relation.UNEQUAL, term, FormTerm.constant(r));
    int bits = (int) Math.ceil(DescriptionLength.choose(modulus, set.size())) + 1;
    return new FormCondition.Membership(term, List.copyOf(set), true, bits);
  }

  /** Adds a set of remainders that decides from some number on, with a few smaller exceptions. */
  private boolean exceptions(
      List<AtomicCondition> made, Feature feature, int modulus, PointSet sought) {
    NavigableSet<Long> set = new TreeSet<>();
    NavigableSet<Long> others = new TreeSet<>();
    for (int i = size - 1; i >= size / 2; i--)
      (sought.has(i) ? set : others).add(Math.floorMod(feature.at(i), (long) modulus));
    if (set.isEmpty() || others.isEmpty() || set.stream().anyMatch(others::contains)) return false;
    NavigableSet<Long> more = new TreeSet<>();
    NavigableSet<Long> fewer = new TreeSet<>();
    for (int i = 0; i < size / 2; i++) {
      boolean in = set.contains(Math.floorMod(feature.at(i), (long) modulus));
      if (sought.has(i) && !in) more.add(feature.at(i));
      if (!sought.has(i) && in) fewer.add(feature.at(i));
    }
    if (more.size() + fewer.size() > 5) return false;
    for (NavigableSet<Long> odd : List.of(more, fewer))
      if (!odd.isEmpty() && odd.last() > feature.at(size / 8)) return false;
    FormCondition condition = remainderIn(feature.term().mod(modulus), modulus, set);
    if (!fewer.isEmpty())
      condition = new FormCondition.And(valueIn(feature.term(), fewer).negated(), condition);
    if (!more.isEmpty()) condition = new FormCondition.Or(valueIn(feature.term(), more), condition);
    made.add(new AtomicCondition(condition, sought));
    return true;
  }

  private static FormCondition valueIn(FormTerm term, NavigableSet<Long> set) {
    if (set.size() == 1)
      return new FormCondition.Compare(Relation.EQUAL, term, FormTerm.constant(set.first()));
    if (set.first() == 0 && set.last() == set.size() - 1)
      return new FormCondition.Compare(Relation.AT_MOST, term, FormTerm.constant(set.last()));
    int bits = set.stream().mapToInt(FormTerm::bits).sum();
    return new FormCondition.Membership(term, List.copyOf(set), true, bits);
  }

  private void values(List<AtomicCondition> made, Feature feature, PointSet sought) {
    TreeMap<Long, int[]> counts = new TreeMap<>();
    PointSet undefined = feature.column().undefined();
    for (int i = 0; i < size; i++) {
      if (!feature.isDefined(i)) continue;
      int[] count = counts.computeIfAbsent(feature.at(i), value -> new int[2]);
      count[0]++;
      if (sought.has(i)) count[1]++;
      if (counts.size() > 24) return;
    }
    NavigableSet<Long> always = new TreeSet<>();
    NavigableSet<Long> ever = new TreeSet<>();
    counts.forEach(
        (value, count) -> {
          if (count[0] == count[1]) always.add(value);
          if (count[1] > 0) ever.add(value);
        });
    for (NavigableSet<Long> set : List.of(always, ever))
      if (set.size() > 1 && set.size() <= MEMBERS && set.size() < counts.size() - 1)
        add(
            made,
            valueIn(feature.term(), set),
            PointSet.where(size, i -> feature.isDefined(i) && set.contains(feature.at(i))),
            undefined);
  }
}
