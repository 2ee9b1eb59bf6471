package zermelo.insight.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import zermelo.insight.conjecture.ListMeasures.ListMeasure;
import zermelo.insight.conjecture.observation.Observations;
import zermelo.insight.conjecture.observation.Observations.ObservedList;
import zermelo.insight.conjecture.observation.PointSet;

/**
 * The points of an observation, each with the value to explain: an outcome code or a Grundy value.
 *
 * <p>Variables on which the value does not depend are left out, if there are no lists and enough
 * points remain. Otherwise they would hide a form or count its evidence twice. Quantities of lists
 * stand in the points, after the variables.
 */
public final class ValuedPoints {
  /** Fewest points that can show a pattern. */
  static final int FEWEST = 20;

  private final List<String> names;
  private final List<FormTerm> measured;
  private final long[][] points;
  private final long[] values;

  private ValuedPoints(
      List<String> names, List<FormTerm> measured, long[][] points, long[] values) {
    this.names = names;
    this.measured = measured;
    this.points = points;
    this.values = values;
  }

  /** The value to explain, by the index of a point. */
  interface Value {
    long of(int point);
  }

  static ValuedPoints of(Observations observations, Value value) {
    List<String> names = observations.names();
    long[][] points = new long[observations.size()][names.size()];
    for (int i = 0; i < points.length; i++)
      for (int k = 0; k < names.size(); k++) points[i][k] = observations.number(i, k);
    long[] values = IntStream.range(0, points.length).mapToLong(value::of).toArray();
    if (!observations.lists().isEmpty()) return withLists(observations, points, values);
    ValuedPoints sample = new ValuedPoints(names, List.of(), points, values);
    for (int k = names.size() - 1; k >= 0; k--) sample = sample.without(k);
    return sample;
  }

  /** Adds a number to each point for each quantity of each list. */
  private static ValuedPoints withLists(Observations observations, long[][] points, long[] values) {
    List<FormTerm> measured = new ArrayList<>();
    List<long[]> columns = new ArrayList<>();
    int first = observations.names().size();
    for (ObservedList list : observations.listsWithDifferences())
      for (ListMeasure measure : ListMeasures.of(list, observations.names())) {
        measured.add(new FormTerm.Measured(measure, first + measured.size()));
        columns.add(ListMeasures.column(measure, list, points));
      }
    long[][] wide = new long[points.length][];
    for (int i = 0; i < wide.length; i++) {
      wide[i] = Arrays.copyOf(points[i], first + columns.size());
      for (int k = 0; k < columns.size(); k++) wide[i][first + k] = columns.get(k)[i];
    }
    return new ValuedPoints(observations.names(), List.copyOf(measured), wide, values);
  }

  /**
   * Returns the quantities of lists. Their values stand in the points after those of the variables.
   */
  List<FormTerm> measured() {
    return measured;
  }

  /** Returns the terms from which forms are made. */
  List<Feature> features(List<Long> constants) {
    return FeatureBuilder.of(this, constants);
  }

  List<String> names() {
    return names;
  }

  int size() {
    return points.length;
  }

  long[][] points() {
    return points;
  }

  long[] values() {
    return values;
  }

  PointSet where(long value) {
    return PointSet.where(values.length, i -> values[i] == value);
  }

  /** Leaves out a variable if the value does not depend on it. */
  private ValuedPoints without(int name) {
    if (names.size() == 1) return this;
    Map<List<Long>, Integer> first = new LinkedHashMap<>();
    for (int i = 0; i < points.length; i++) {
      List<Long> rest = new ArrayList<>(LongStream.of(points[i]).boxed().toList());
      rest.remove(name);
      Integer known = first.putIfAbsent(rest, i);
      if (known != null && values[known] != values[i]) return this;
    }
    if (first.size() < FEWEST || first.size() == points.length) return this;
    List<String> left = new ArrayList<>(names);
    left.remove(name);
    long[][] fewer =
        first.keySet().stream()
            .map(point -> point.stream().mapToLong(Long::longValue).toArray())
            .toArray(long[][]::new);
    long[] kept = first.values().stream().mapToLong(i -> values[i]).toArray();
    return new ValuedPoints(List.copyOf(left), List.of(), fewer, kept);
  }

  /**
   * Returns the points whose numbers are all small: in the lowest eighth of their range, or at most
   * 2 above its minimum.
   */
  PointSet small() {
    long[] most = new long[points[0].length];
    for (int k = 0; k < most.length; k++) {
      int name = k;
      LongSummaryStatistics range =
          Stream.of(points)
              .mapToLong(point -> point[name])
              .filter(value -> value != FormTerm.UNDEFINED)
              .summaryStatistics();
      most[k] = range.getMin() + Math.max(2, (range.getMax() - range.getMin()) / 8);
    }
    return PointSet.where(
        points.length, i -> IntStream.range(0, most.length).allMatch(k -> points[i][k] <= most[k]));
  }

  /** Returns whether the points are consecutive numbers. */
  boolean isSequence() {
    return names.size() == 1
        && measured.isEmpty()
        && IntStream.range(1, points.length).allMatch(i -> points[i][0] == points[i - 1][0] + 1);
  }

  /** Returns the first number of a sequence. */
  long start() {
    return points[0][0];
  }

  long[] distinct() {
    return Arrays.stream(values).distinct().sorted().toArray();
  }
}
