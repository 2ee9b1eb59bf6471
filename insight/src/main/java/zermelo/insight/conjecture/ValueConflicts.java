package zermelo.insight.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zermelo.insight.conjecture.observation.PointSet;

/**
 * Filters out features that cannot determine the values at a set of points.
 *
 * <p>A feature is refuted by two points at which it is equal but the values differ. A search asks
 * about many sets of points, and most sets contain a pair that refuted a feature before. So the
 * last pairs of each feature are kept, and also some sets of points that refute all features but
 * the injective ones.
 */
final class ValueConflicts {
  private static final int PAIRS = 8;
  private static final int SETS = 16;

  private final long[] values;
  private final List<FeatureConflicts> conflicts;

  /** The features that differ at any two points. No pair refutes them. */
  private final List<Feature> injective;

  private final List<PointSet> refuting = new ArrayList<>();
  private int refuted;

  ValueConflicts(List<Feature> features, long[] values) {
    this.values = values;
    this.conflicts = features.stream().map(FeatureConflicts::new).toList();
    this.injective =
        conflicts.stream()
            .filter(FeatureConflicts::isInjective)
            .map(found -> found.feature)
            .toList();
  }

  /** Returns the features that no pair in this set refutes, in their order. */
  List<Feature> without(PointSet set) {
    for (PointSet points : refuting) if (points.isWithin(set)) return injective;
    List<Feature> left = new ArrayList<>();
    int[] points = set.places();
    boolean[] pairs = new boolean[values.length];
    for (FeatureConflicts found : conflicts)
      if (found.isInjective() || !found.isAmong(set, points, pairs)) left.add(found.feature);
    if (left.size() == injective.size()) keep(PointSet.where(values.length, i -> pairs[i]));
    return left;
  }

  private void keep(PointSet points) {
    if (refuting.size() < SETS) refuting.add(points);
    else refuting.set(refuted++ % SETS, points);
  }

  private final class FeatureConflicts {
    private final Feature feature;

    /** A number by point, equal for points at which the feature is equal. */
    private final int[] group;

    private final int[] lastOfGroup;
    private final int[] one = new int[PAIRS];
    private final int[] other = new int[PAIRS];
    private int found;

    FeatureConflicts(Feature feature) {
      this.feature = feature;
      long[] column = new long[values.length];
      for (int i = 0; i < column.length; i++) column[i] = feature.at(i);
      long[] distinct = Arrays.stream(column).sorted().distinct().toArray();
      group = new int[column.length];
      for (int i = 0; i < group.length; i++) group[i] = Arrays.binarySearch(distinct, column[i]);
      lastOfGroup = new int[distinct.length];
    }

    boolean isInjective() {
      return lastOfGroup.length == group.length;
    }

    /** Returns whether two of the points refute the feature, and marks them in {@code pairs}. */
    boolean isAmong(PointSet set, int[] points, boolean[] pairs) {
      for (int i = 0; i < Math.min(found, PAIRS); i++)
        if (set.has(one[i]) && set.has(other[i])) {
          pairs[one[i]] = true;
          pairs[other[i]] = true;
          return true;
        }
      Arrays.fill(lastOfGroup, -1);
      for (int point : points) {
        int last = lastOfGroup[group[point]];
        if (last >= 0 && values[last] != values[point]) {
          one[found % PAIRS] = last;
          other[found++ % PAIRS] = point;
          pairs[last] = true;
          pairs[point] = true;
          return true;
        }
        lastOfGroup[group[point]] = point;
      }
      return false;
    }
  }
}
