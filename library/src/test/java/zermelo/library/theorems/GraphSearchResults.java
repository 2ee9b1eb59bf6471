package zermelo.library.theorems;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;

/**
 * Decides all reachable positions by repeated passes over their moves until nothing changes.
 *
 * <p>All undecided positions are ties if the game has a tied ending, and draws otherwise.
 */
public final class GraphSearchResults implements SearchResults {
  private final Map<Position, List<Position>> options = new HashMap<>();
  private final List<Position> childrenFirst = new ArrayList<>();
  private final Map<Position, Outcome> outcomes = new HashMap<>();
  private final Map<Position, Long> nimbers = new HashMap<>();
  private final PlainRules rules;
  private final boolean misere;

  public GraphSearchResults(PlainRules rules, Collection<Position> starts, boolean misere) {
    this.rules = rules;
    this.misere = misere;
    starts.forEach(start -> reach(rules.canonical(start)));
    decideAll();
  }

  @Override
  public Outcome outcome(Position position) {
    return Optional.ofNullable(outcomes.get(rules.canonical(position))).orElseThrow();
  }

  @Override
  public long nimber(Position position) {
    if (nimbers.isEmpty()) {
      childrenFirst.forEach(this::computeNimber);
    }
    return Optional.ofNullable(nimbers.get(rules.canonical(position))).orElseThrow();
  }

  private void decideAll() {
    for (int known = -1; known < outcomes.size(); ) {
      known = outcomes.size();
      childrenFirst.forEach(this::decide);
    }
    boolean ties = childrenFirst.stream().anyMatch(p -> rules.ending(p) == Ending.TIED);
    Outcome rest = ties ? Outcome.TIE : Outcome.DRAW;
    childrenFirst.forEach(position -> outcomes.putIfAbsent(position, rest));
  }

  private void decide(Position position) {
    Ending ending = rules.ending(position);
    List<Position> to = options(position);
    switch (misere ? ending.misere() : ending) {
      case LOST -> outcomes.put(position, Outcome.LOSE);
      case WON -> outcomes.put(position, Outcome.WIN);
      case TIED -> {}
      case OPEN -> {
        if (to.isEmpty()) {
          outcomes.put(position, misere ? Outcome.WIN : Outcome.LOSE);
        } else if (to.stream().anyMatch(option -> outcomes.get(option) == Outcome.LOSE)) {
          outcomes.put(position, Outcome.WIN);
        } else if (to.stream().allMatch(option -> outcomes.get(option) == Outcome.WIN)) {
          outcomes.put(position, Outcome.LOSE);
        }
      }
    }
  }

  private void computeNimber(Position position) {
    Set<Long> seen = new HashSet<>();
    options(position).forEach(option -> seen.add(nimbers.get(option)));
    long mex = 0;
    while (seen.contains(mex)) {
      mex++;
    }
    nimbers.put(position, mex);
  }

  private List<Position> options(Position position) {
    return options.getOrDefault(position, List.of());
  }

  /** Adds the position and its followers, each after the positions that it leads to. */
  private void reach(Position start) {
    Deque<Position> path = new ArrayDeque<>(List.of(start));
    Set<Position> open = new HashSet<>();
    while (!path.isEmpty()) {
      Position position = path.element();
      if (options.containsKey(position)) {
        path.pop();
        if (open.remove(position)) {
          childrenFirst.add(position);
        }
        continue;
      }
      open.add(position);
      List<Position> to =
          rules.ending(position) == Ending.OPEN
              ? rules.moves(position).values().stream().map(rules::canonical).distinct().toList()
              : List.of();
      options.put(position, to);
      to.stream().filter(option -> !options.containsKey(option)).forEach(path::push);
    }
  }
}
