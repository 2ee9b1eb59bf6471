package zermelo.insight.conjecture.observation;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.Outcome;

/**
 * The computed small cases: points with their outcomes and, where known, their Grundy values.
 *
 * <p>A point is the numbers of one position. The points need not fill a box: where the rules reject
 * a position, there is none.
 */
public final class Observations {
  /**
   * A list, bag or set of the positions, with its members at every point.
   *
   * @param low the least number that it may hold
   * @param rows its members, by point
   */
  public record ObservedList(String name, Kind kind, long low, List<long[]> rows) {
    /** Whether the order of the members matters, and whether a number may occur twice. */
    public enum Kind {
      LIST,
      BAG,
      SET,
      /** The cells of a strip that hold a symbol: a list in ascending order without repetitions. */
      CELLS
    }

    public ObservedList {
      rows = List.copyOf(rows);
    }

    /** Returns the number of members in the claim language. */
    public String size() {
      return (kind == Kind.SET ? "size(" : "length(") + name + ")";
    }

    /** Whether the members may come in any order. */
    public boolean ordered() {
      return kind == Kind.LIST;
    }

    /** Whether no number occurs twice. */
    public boolean distinct() {
      return kind == Kind.SET || kind == Kind.CELLS;
    }
  }

  private final List<String> names;
  private final long[][] points;
  private final Outcome[] outcomes;
  private final Optional<long[]> grundy;
  private final List<Long> constants;
  private final List<ObservedList> lists;

  /**
   * Creates observations.
   *
   * @param names the names of a point's numbers in claims, such as n, or a and b
   * @param points each with a number for every name, in the order of enumeration
   * @param outcomes one for each point
   * @param grundy one for each point; empty if there are no Grundy values
   */
  public Observations(
      List<String> names, long[][] points, Outcome[] outcomes, Optional<long[]> grundy) {
    this(names, points, outcomes, grundy, List.of());
  }

  /**
   * Creates observations with the constants of the rules, such as a parameter.
   *
   * <p>Forms may use these constants even if they are too large to be tried like other numbers.
   */
  public Observations(
      List<String> names,
      long[][] points,
      Outcome[] outcomes,
      Optional<long[]> grundy,
      List<Long> constants) {
    this(names, points, outcomes, grundy, constants, List.of());
  }

  /**
   * Creates observations of positions that have lists or sets.
   *
   * @param lists beside the numbers
   */
  public Observations(
      List<String> names,
      long[][] points,
      Outcome[] outcomes,
      Optional<long[]> grundy,
      List<Long> constants,
      List<ObservedList> lists) {
    if (names.size() + lists.size() == 0 || new HashSet<>(names).size() < names.size())
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
    this.lists = List.copyOf(lists);
  }

  /** Returns the lists and sets of the positions. */
  public List<ObservedList> lists() {
    return lists;
  }

  /** Returns the constants of the rules. */
  public List<Long> constants() {
    return constants;
  }

  public List<String> names() {
    return names;
  }

  public int size() {
    return points.length;
  }

  /** Returns a number of a point, by the index of its name. */
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
