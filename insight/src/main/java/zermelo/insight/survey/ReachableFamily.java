package zermelo.insight.survey;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;

/**
 * All positions that can be reached from the start of a game. Their size is the number of plies.
 *
 * <p>It serves games whose positions are not made of numbers, such as board games.
 */
final class ReachableFamily implements PositionFamily {
  private static final long MANY = 1_000;

  private final ConfiguredGame setup;
  private final long[] numbers;
  private final long[][] lists;
  private final Set<String> seen = new HashSet<>();
  private final List<List<Position>> layers = new ArrayList<>();

  ReachableFamily(ConfiguredGame setup, List<Position> roots, Axis.Values parameters) {
    this.setup = setup;
    this.numbers = parameters.numbers();
    this.lists = parameters.lists();
    layers.add(fresh(roots));
  }

  private List<Position> fresh(List<Position> positions) {
    return positions.stream()
        .filter(position -> seen.add(setup.rules().printWithTurn(position)))
        .toList();
  }

  @Override
  public boolean visit(long size, Predicate<FamilyPosition> visitor) {
    while (layers.size() <= size && !layers.getLast().isEmpty()) {
      List<Position> next = new ArrayList<>();
      for (Position position : layers.getLast()) {
        next.addAll(fresh(options(position)));
      }
      layers.add(next);
    }
    return size >= layers.size()
        || layers.get((int) size).stream()
            .allMatch(
                position -> visitor.test(new FamilyPosition(setup, position, numbers, lists)));
  }

  private List<Position> options(Position position) {
    Rules rules = setup.rules();
    return rules.ending(position) == Ending.OPEN
        ? rules.moves(position, Integer.MAX_VALUE).moves().stream().map(Move::target).toList()
        : List.of();
  }

  @Override
  public Optional<FamilyPosition> at(long... point) {
    return Optional.empty();
  }

  @Override
  public Optional<FamilyPosition> corner(long size) {
    return Optional.empty();
  }

  /** Empty until a visit has reached the last positions. */
  @Override
  public OptionalLong last() {
    return layers.getLast().isEmpty() ? OptionalLong.of(layers.size() - 2L) : OptionalLong.empty();
  }

  @Override
  public Optional<String> complete() {
    return Optional.of("no other position can be reached");
  }

  @Override
  public double count(long size) {
    return layers.stream().limit(size + 1).mapToDouble(List::size).sum();
  }

  @Override
  public long defaultSize() {
    return MANY;
  }

  @Override
  public List<String> names() {
    return List.of();
  }

  @Override
  public List<Integer> places() {
    return List.of();
  }

  @Override
  public boolean numbers() {
    return false;
  }

  @Override
  public Optional<long[]> point(FamilyPosition at) {
    return Optional.empty();
  }

  @Override
  public String upTo(long size) {
    return last().isPresent() && size >= last().getAsLong()
        ? "every position that can be reached"
        : "every position within " + size + " plies of the start";
  }
}
