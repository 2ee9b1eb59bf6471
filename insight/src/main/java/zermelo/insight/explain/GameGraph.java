package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Cancellation;
import zermelo.play.AnswerCache;
import zermelo.solve.Answer;

/**
 * All positions reachable from a start, with their values and moves.
 *
 * @param nodes the start first; every other node comes after a node that leads to it
 */
public record GameGraph(List<Node> nodes) {
  public GameGraph {
    nodes = List.copyOf(nodes);
  }

  /**
   * One position.
   *
   * @param layer plies from the start: the largest number in games without loops, else the smallest
   * @param options the indices of its options, without duplicates
   * @param winning the indices of the options that winning moves lead to
   */
  public record Node(
      String text, Answer answer, int layer, List<Integer> options, List<Integer> winning) {
    public Node {
      options = List.copyOf(options);
      winning = List.copyOf(winning);
    }
  }

  /** The number of positions, counted up to {@code most}. */
  public record Size(int positions, boolean exact) {}

  public static Size size(Rules rules, Position start, int most) {
    BreadthFirstSearch found = new BreadthFirstSearch(rules, start, most);
    return new Size(found.numbers.size(), found.complete);
  }

  /**
   * Builds the graph.
   *
   * <p>Empty if it has more than {@code most} positions, or if one of them cannot be solved within
   * the limits.
   */
  public static Optional<GameGraph> of(AnswerCache answerCache, Position start, int most) {
    Rules rules = answerCache.played().rules();
    BreadthFirstSearch found = new BreadthFirstSearch(rules, start, most);
    if (!found.complete) {
      return Optional.empty();
    }
    int[] layers = found.layers(rules.facts().acyclic());
    List<Node> nodes = new ArrayList<>();
    for (Map.Entry<Position, Integer> entry : found.numbers.entrySet()) {
      Optional<Answer> answer = answerCache.of(entry.getKey());
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      int number = entry.getValue();
      String text = rules.printWithTurn(entry.getKey());
      List<Integer> options = found.options.get(number);
      List<Integer> winning =
          answer.get().moves().stream()
              .filter(move -> move.result() == Outcome.WIN)
              .map(move -> found.numbers.getOrDefault(move.move().target(), 0))
              .distinct()
              .toList();
      nodes.add(new Node(text, answer.get(), layers[number], options, winning));
    }
    return Optional.of(new GameGraph(nodes));
  }

  /** A breadth-first search from the start. */
  private static final class BreadthFirstSearch {
    final Map<Position, Integer> numbers = new LinkedHashMap<>();
    final List<List<Integer>> options = new ArrayList<>();
    boolean complete = true;

    BreadthFirstSearch(Rules rules, Position start, int most) {
      List<Position> order = new ArrayList<>(List.of(start));
      numbers.put(start, 0);
      for (int at = 0; at < order.size() && complete; at++) {
        Cancellation.checkCurrent();
        boolean open = rules.ending(order.get(at)) == Ending.OPEN;
        MoveList moves =
            open ? rules.moves(order.get(at), most + 1) : new MoveList(List.of(), true);
        List<Integer> own = new ArrayList<>();
        for (Move move : moves.moves()) {
          if (!numbers.containsKey(move.target())) {
            numbers.put(move.target(), order.size());
            order.add(move.target());
          }
          own.add(numbers.getOrDefault(move.target(), 0));
        }
        options.add(own.stream().distinct().toList());
        complete = moves.complete() && order.size() <= most;
      }
    }

    int[] layers(boolean longest) {
      int[] layers = new int[options.size()];
      // Each round moves some position at least one layer down. Without loops this terminates.
      boolean changed = true;
      boolean[] met = new boolean[layers.length];
      met[0] = true;
      while (changed) {
        changed = false;
        for (int at = 0; at < layers.length; at++) {
          for (int option : options.get(at)) {
            boolean deeper = longest ? layers[option] <= layers[at] : !met[option];
            if (deeper) {
              layers[option] = layers[at] + 1;
              met[option] = true;
              changed = true;
            }
          }
        }
      }
      return layers;
    }
  }
}
