package zermelo.insight.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;

/**
 * The moves from one large n, written so that they can be compared with those from other n.
 *
 * <p>Each part of an option is written as n minus a constant or as a constant: {@code take: n - 2}.
 * This is read off the moves of this n alone, so about other n it is only a guess. {@link
 * PeriodProver} has the guess verified.
 *
 * @param lines {@code MOVE: SHAPE} or {@code end: VERDICT}, as in a certificate
 * @param reach the largest number taken from n
 * @param low the smaller part of a split ranges from at most this number on; -1 if no move splits
 */
public record MoveObservation(Set<String> lines, long reach, long low) {
  private static final int MAX_MOVES = 100_000;

  /** Observes the moves of the heap or position n. Empty if they cannot be written like this. */
  public static Optional<MoveObservation> of(Rules rules, long n) {
    return PositionIndex.of(rules).flatMap(index -> of(rules, index, n, listed -> {}));
  }

  /**
   * Observes the moves of the position with the index n.
   *
   * @param listed receives the number of moves that were listed
   */
  static Optional<MoveObservation> of(
      Rules rules, PositionIndex index, long n, LongConsumer listed) {
    Optional<Position> at = index.position(n);
    if (at.isEmpty()) {
      return Optional.empty();
    }
    Position position = at.get();
    Ending ending = rules.ending(position);
    if (ending != Ending.OPEN) {
      String end = "end: " + ending.name().toLowerCase(Locale.ROOT);
      return Optional.of(new MoveObservation(Set.of(end), 0, -1));
    }
    MoveList moves = rules.moves(position, MAX_MOVES);
    listed.accept(moves.moves().size());
    if (!moves.complete()) {
      return Optional.empty();
    }
    Map<String, Set<List<Long>>> options = new TreeMap<>();
    for (Move move : moves.moves()) {
      String name = move.label().split(" ", 2)[0];
      options.computeIfAbsent(name, of -> new HashSet<>()).add(sizes(rules, index, move.target()));
    }
    Builder builder = new Builder(n);
    return options.entrySet().stream().allMatch(e -> builder.add(e.getKey(), e.getValue()))
        ? Optional.of(new MoveObservation(builder.lines, builder.reach, builder.low))
        : Optional.empty();
  }

  /** Returns the indices of a position's parts, smallest first. */
  private static List<Long> sizes(Rules rules, PositionIndex index, Position position) {
    return rules.parts(position).stream().map(index::of).sorted().toList();
  }

  private static final class Builder {
    private final long n;
    private final Set<String> lines = new TreeSet<>();
    private long reach = 0;
    private long low = -1;

    Builder(long n) {
      this.n = n;
    }

    boolean add(String move, Set<List<Long>> options) {
      Set<List<Long>> rest = new HashSet<>(options);
      for (List<Long> option : options) {
        if (rest.contains(option)
            && middle(option).isPresent()
            && !takeBreaks(move, option, rest)) {
          return false;
        }
      }
      return rest.stream().allMatch(option -> single(move, option));
    }

    /** Returns a part that is close neither to n nor to 0: then the move splits a heap. */
    private Optional<Long> middle(List<Long> option) {
      return option.stream().filter(part -> 4 * part > n && 4 * part < 3 * n).findFirst();
    }

    /**
     * Writes all splits with the same sum as this one as one line, and removes them from the rest.
     * Returns false if the sizes of their parts have a gap.
     */
    private boolean takeBreaks(String move, List<Long> option, Set<List<Long>> rest) {
      if (option.size() < 2) {
        return false;
      }
      List<Long> beside = option.subList(0, option.size() - 2);
      long sum = option.getLast() + option.get(option.size() - 2);
      long x = sum / 2;
      while (rest.remove(with(beside, x, sum - x))) {
        x--;
      }
      if (4 * x >= n || x == sum / 2) {
        return false;
      }
      lines.add(
          "%s: %sx + (n - %d - x), x from %d".formatted(move, joined(beside), n - sum, x + 1));
      reach = Math.max(reach, n - sum);
      low = Math.max(low, x + 1);
      return true;
    }

    private static List<Long> with(List<Long> beside, long one, long other) {
      List<Long> all = new ArrayList<>(beside);
      all.add(one);
      all.add(other);
      all.sort(null);
      return all;
    }

    private static String joined(List<Long> beside) {
      return beside.stream().map(part -> part + " + ").collect(Collectors.joining());
    }

    private boolean single(String move, List<Long> option) {
      boolean large = !option.isEmpty() && 4 * option.getLast() >= 3 * n;
      if (large) {
        List<Long> beside = option.subList(0, option.size() - 1);
        long less = n - option.getLast();
        reach = Math.max(reach, less);
        String part = "n - " + less;
        lines.add(move + ": " + (beside.isEmpty() ? part : joined(beside) + "(" + part + ")"));
        return beside.isEmpty() || 4 * beside.getLast() <= n;
      }
      String sum = option.stream().map(part -> "" + part).collect(Collectors.joining(" + "));
      lines.add(move + ": " + (option.isEmpty() ? "nothing" : sum));
      return true;
    }
  }
}
