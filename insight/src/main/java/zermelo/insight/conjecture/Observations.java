package zermelo.insight.conjecture;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Outcome;

/**
 * What was computed of small cases: points of one, two or three numbers, and for each its outcome
 * and perhaps its Grundy value. The points need not fill a box; what the rules refuse is missing.
 */
public final class Observations {
  private final List<String> names;
  private final long[][] points;
  private final Outcome[] outcomes;
  private final Optional<long[]> grundy;
  private final List<Long> constants;

  /**
   * @param names what the numbers of a point are called in claims, such as n, or a and b
   * @param points each with a number for every name, in the order of enumeration
   * @param outcomes one for each point
   * @param grundy one for each point, or nothing where there are no Grundy values
   */
  public Observations(
      List<String> names, long[][] points, Outcome[] outcomes, Optional<long[]> grundy) {
    this(names, points, outcomes, grundy, List.of());
  }

  /**
   * The same with numbers that the rules are made with, such as a parameter: forms may use them
   * where they are too large to be tried like any other.
   */
  public Observations(
      List<String> names,
      long[][] points,
      Outcome[] outcomes,
      Optional<long[]> grundy,
      List<Long> constants) {
    if (names.isEmpty() || new HashSet<>(names).size() < names.size())
      throw new IllegalArgumentException("names must differ: " + names);
    if (outcomes.length != points.length
        || grundy.filter(values -> values.length != points.length).isPresent())
      throw new IllegalArgumentException("a value for each of " + points.length + " points");
    this.names = List.copyOf(names);
    this.points = new long[points.length][];
    for (int i = 0; i < points.length; i++) {
      if (points[i].length != names.size())
        throw new IllegalArgumentException("point " + i + " has not a number for each of " + names);
      this.points[i] = points[i].clone();
    }
    this.outcomes = outcomes.clone();
    this.grundy = grundy.map(long[]::clone);
    this.constants = List.copyOf(constants);
  }

  /** Numbers that the rules are made with. */
  public List<Long> constants() {
    return constants;
  }

  public List<String> names() {
    return names;
  }

  public int size() {
    return points.length;
  }

  /** The number of a name, by its place among the names, at a point. */
  public long number(int point, int name) {
    return points[point][name];
  }

  public Outcome outcome(int point) {
    return outcomes[point];
  }

  public boolean hasGrundy() {
    return grundy.isPresent();
  }

  public long grundy(int point) {
    return grundy.orElseThrow()[point];
  }
}
