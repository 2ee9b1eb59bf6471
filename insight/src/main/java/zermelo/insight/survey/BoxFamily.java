package zermelo.insight.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The family of all combinations of the values of some variables.
 *
 * <p>The size of a position is the largest size of a variable. Positions of one size come in
 * lexicographic order.
 */
final class BoxFamily implements PositionFamily {
  private static final double MODEST_CASES = 12_000;
  private static final long[] ROUND = {
    10_000, 5_000, 2_000, 1_000, 500, 200, 100, 80, 60, 50, 40, 30, 25, 20, 15, 12, 11, 10, 9, 8, 7,
    6, 5, 4, 3, 2
  };

  private final List<Axis> axes;
  private final int places;
  private final Function<Axis.Values, Optional<FamilyPosition>> maker;
  private final Optional<String> complete;
  private final Optional<PositionFamily> longer;

  /**
   * Creates a family.
   *
   * @param places the number of variables in the vocabulary
   * @param maker creates the position with these values; empty if the rules reject them
   * @param complete see {@link PositionFamily#complete}
   * @param longer see {@link PositionFamily#withLongerLists}
   */
  BoxFamily(
      List<Axis> axes,
      int places,
      Function<Axis.Values, Optional<FamilyPosition>> maker,
      Optional<String> complete,
      Optional<PositionFamily> longer) {
    this.axes = List.copyOf(axes);
    this.places = places;
    this.maker = maker;
    this.complete = complete;
    this.longer = longer;
  }

  @Override
  public Optional<PositionFamily> withLongerLists() {
    return longer;
  }

  @Override
  public boolean visit(long size, Predicate<FamilyPosition> visitor) {
    return visit(0, false, size, Axis.Values.of(places), visitor);
  }

  private boolean visit(
      int at, boolean reached, long size, Axis.Values values, Predicate<FamilyPosition> visitor) {
    if (at == axes.size()) {
      return (!reached && size > 0) || maker.apply(values).map(visitor::test).orElse(true);
    }
    Axis axis = axes.get(at);
    long from = at == axes.size() - 1 && !reached ? size : 0;
    return axis.each(
        from,
        size,
        values,
        () -> visit(at + 1, reached || axis.size(values) == size, size, values, visitor));
  }

  @Override
  public Optional<FamilyPosition> at(long... point) {
    Axis.Values values = Axis.Values.of(places);
    for (int i = 0; i < point.length; i++) {
      if (!(axes.get(i) instanceof Axis.NumberAxis number)
          || point[i] < number.low()
          || point[i] > number.high()) {
        return Optional.empty();
      }
      number.put(point[i], values);
    }
    return maker.apply(values);
  }

  @Override
  public Optional<FamilyPosition> corner(long size) {
    long[] point = new long[axes.size()];
    for (int i = 0; i < point.length; i++) {
      point[i] =
          axes.get(i) instanceof Axis.NumberAxis number ? Math.min(size, number.high()) : size;
    }
    return at(point);
  }

  @Override
  public OptionalLong last() {
    return axes.stream().allMatch(axis -> axis.last().isPresent())
        ? axes.stream().mapToLong(axis -> axis.last().getAsLong()).max().stream().findFirst()
        : OptionalLong.empty();
  }

  @Override
  public Optional<String> complete() {
    return last().isPresent() && restriction().isEmpty() ? complete : Optional.empty();
  }

  @Override
  public String restriction() {
    return axes.stream()
        .map(Axis::restriction)
        .filter(words -> !words.isEmpty())
        .findFirst()
        .map(words -> ", " + words)
        .orElse("");
  }

  @Override
  public long defaultSize() {
    for (long size : ROUND) {
      if (count(size) <= MODEST_CASES) {
        return size;
      }
    }
    return 1;
  }

  @Override
  public double count(long size) {
    return axes.stream().mapToDouble(axis -> axis.count(size)).reduce(1, (a, b) -> a * b);
  }

  @Override
  public List<VariedList> lists() {
    return axes.stream().flatMap(axis -> axis.list().stream()).toList();
  }

  @Override
  public List<String> names() {
    return axes.stream().map(Axis::name).toList();
  }

  @Override
  public List<Integer> places() {
    return axes.stream().map(Axis::place).toList();
  }

  @Override
  public boolean numbers() {
    return axes.stream().allMatch(axis -> axis instanceof Axis.NumberAxis);
  }

  @Override
  public Optional<long[]> point(FamilyPosition at) {
    long[] point = new long[axes.size()];
    for (int i = 0; i < point.length; i++) {
      if (!(axes.get(i) instanceof Axis.NumberAxis number)) {
        return Optional.empty();
      }
      point[i] = at.numbers()[number.place()];
    }
    return Optional.of(point);
  }

  @Override
  public String upTo(long size) {
    List<String> names = new ArrayList<>(axes.stream().map(Axis::name).toList());
    if (names.isEmpty()) {
      return "the start";
    }
    String last = names.removeLast();
    return (names.isEmpty() ? "" : String.join(", ", names) + " and ")
        + last
        + " to "
        + String.format(Locale.ROOT, "%,d", size)
        + restriction();
  }
}
