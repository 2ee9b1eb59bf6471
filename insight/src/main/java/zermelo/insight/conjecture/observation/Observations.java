package zermelo.insight.conjecture.observation;

import java.util.ArrayList;
import java.util.Arrays;
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

    /** Returns a member in the claim language. */
    public String member(int i) {
      return (kind == Kind.SET ? "[x in " + name + "]" : name) + "[" + i + "]";
    }

    /**
     * Returns the differences to another list, member by member, less a number. Empty if the lists
     * cannot be subtracted, or if one of these numbers is negative.
     */
    private Optional<ObservedList> minus(ObservedList other, long number) {
      if (name.equals(other.name) || distinct() || other.distinct()) return Optional.empty();
      List<long[]> distances = new ArrayList<>();
      for (int k = 0; k < rows.size(); k++) {
        long[] row = rows.get(k).clone();
        long[] less = other.rows.get(k);
        if (row.length != less.length) return Optional.empty();
        for (int i = 0; i < row.length; i++) {
          row[i] -= less[i] + number;
          if (row[i] < 0) return Optional.empty();
        }
        distances.add(row);
      }
      String minus = number == 0 ? "" : " - " + number;
      String text = "(%s - %s%s)".formatted(name, other.name, minus);
      return Optional.of(new ObservedList(text, Kind.LIST, 0, distances));
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

  private static final int MOST_MEMBERS = 6;

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

  /**
   * Returns the same observations with a number for each member of a list. Empty if there is no
   * list, if a list is not equally long everywhere, or if there are too many members.
   */
  public Optional<Observations> withMembers() {
    List<String> all = new ArrayList<>(names);
    for (ObservedList list : lists) {
      int length = list.rows().isEmpty() ? 0 : list.rows().getFirst().length;
      if (list.rows().stream().anyMatch(row -> row.length != length)) return Optional.empty();
      for (int i = 1; i <= length; i++) all.add(list.member(i));
    }
    if (lists.isEmpty() || all.isEmpty() || all.size() > MOST_MEMBERS) return Optional.empty();
    long[][] wide = new long[points.length][];
    for (int i = 0; i < points.length; i++) {
      wide[i] = Arrays.copyOf(points[i], all.size());
      int next = points[i].length;
      for (ObservedList list : lists)
        for (long member : list.rows().get(i)) wide[i][next++] = member;
    }
    return Optional.of(new Observations(all, wide, outcomes, grundy, constants));
  }

  /**
   * Returns the lists, and for each two that are equally long everywhere the list of the
   * differences of their members, and of the numbers between these, if no difference is negative.
   */
  public List<ObservedList> listsWithDifferences() {
    List<ObservedList> all = new ArrayList<>(lists);
    for (ObservedList less : lists)
      for (ObservedList more : lists)
        for (long between = 0; between <= 1; between++) {
          Optional<ObservedList> distances = more.minus(less, between);
          distances.ifPresent(all::add);
        }
    return all;
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
