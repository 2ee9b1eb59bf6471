package zermelo.language.ranking;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.language.effect.CountChanges.RuleChange;
import zermelo.language.effect.CountRange;
import zermelo.language.program.BoardDeclaration;

/**
 * The groups that play may reach, and their levels: no move leads to a higher level.
 *
 * <p>Groups on a common cycle have the same level; all others lead only downwards.
 */
final class SymbolCountGraph {
  private static final int MAX_GROUPS = 20_000;
  private static final long MAX_EDGES = 3_000_000;

  private final BoardDeclaration board;
  private final List<RuleChange> changes;
  private final boolean firstPlayerOnly;
  private final boolean turns;
  private final List<SymbolCounts> groups = new ArrayList<>();
  private final Map<List<Integer>, Integer> numbers = new HashMap<>();
  private final List<int[]> next = new ArrayList<>();
  private long edges;

  private SymbolCountGraph(
      BoardDeclaration board, List<RuleChange> changes, boolean turns, boolean firstPlayerOnly) {
    this.board = board;
    this.changes = changes;
    this.turns = turns;
    this.firstPlayerOnly = firstPlayerOnly;
  }

  /**
   * Groups with their levels.
   *
   * @param count the number of levels
   */
  record Levels(List<SymbolCounts> groups, List<Integer> levels, int count) {}

  /**
   * The levels of all groups that can be reached from these.
   *
   * @param turns whether it matters which player is to move
   * @param firstPlayerOnly whether the first player is always made the one to move
   */
  static Optional<Levels> of(
      BoardDeclaration board,
      List<RuleChange> changes,
      List<SymbolCounts> roots,
      boolean turns,
      boolean firstPlayerOnly) {
    SymbolCountGraph graph = new SymbolCountGraph(board, changes, turns, firstPlayerOnly);
    roots.forEach(root -> graph.number(root.counts(), root.turn()));
    for (int i = 0; i < graph.groups.size(); i++) {
      if (graph.groups.size() > MAX_GROUPS || graph.edges > MAX_EDGES) {
        return Optional.empty();
      }
      graph.next.add(graph.successors(graph.groups.get(i)));
    }
    return Optional.of(graph.levels());
  }

  private int number(int[] counts, int turn) {
    int[] own = counts;
    int mover = turns ? turn : 0;
    if (firstPlayerOnly && mover == 1) {
      own = counts.clone();
      int width = board.right() - board.left();
      for (int left = board.left(); board.owned() && left < board.right(); left++) {
        own[left] = counts[left + width];
        own[left + width] = counts[left];
      }
      mover = 0;
    }
    List<Integer> key = new ArrayList<>(Arrays.stream(own).boxed().toList());
    key.add(mover);
    Integer known = numbers.get(key);
    if (known == null) {
      known = groups.size();
      numbers.put(key, known);
      groups.add(new SymbolCounts(own, mover));
    }
    return known;
  }

  private int[] successors(SymbolCounts group) {
    List<Integer> found = new ArrayList<>();
    for (RuleChange change : changes) {
      if (turns && change.turn() != group.turn()) {
        continue;
      }
      spread(change, group, group.counts().clone(), 1, 0, found);
    }
    return found.stream().distinct().mapToInt(Integer::intValue).toArray();
  }

  /** Tries all changes of the symbols from this one on; the empty cells balance the sum. */
  private void spread(
      RuleChange change,
      SymbolCounts from,
      int[] counts,
      int symbol,
      int sum,
      List<Integer> found) {
    if (++edges > MAX_EDGES) {
      return;
    }
    if (symbol == counts.length) {
      CountRange stones = change.stones();
      CountRange empty = change.bySymbol().getFirst();
      int free = from.counts()[0] - sum;
      if (free >= 0
          && stones.low() <= sum
          && sum <= stones.high()
          && empty.low() <= -sum
          && -sum <= empty.high()) {
        int[] result = counts.clone();
        result[0] = free;
        found.add(number(result, 1 - from.turn()));
        if (change.mayRepeat()) {
          found.add(number(result, from.turn()));
        }
      }
      return;
    }
    CountRange range = change.bySymbol().get(symbol);
    int total = Arrays.stream(from.counts()).sum();
    int before = from.counts()[symbol];
    for (int delta = Math.max(range.low(), -before);
        delta <= Math.min(range.high(), total - before);
        delta++) {
      counts[symbol] = before + delta;
      spread(change, from, counts, symbol + 1, sum + delta, found);
    }
    counts[symbol] = before;
  }

  /** The length of the longest way down from each group, where cycles count as one group. */
  private Levels levels() {
    int[] component = new StrongComponents(next).find();
    int count = Arrays.stream(component).max().orElse(-1) + 1;
    List<List<Integer>> members = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      members.add(new ArrayList<>());
    }
    for (int group = 0; group < component.length; group++) {
      members.get(component[group]).add(group);
    }
    int[] depth = new int[count]; // components are numbered from the lowest on
    int deepest = 0;
    for (int i = 0; i < count; i++) {
      for (int group : members.get(i)) {
        for (int to : next.get(group)) {
          if (component[to] != i) {
            depth[i] = Math.max(depth[i], depth[component[to]] + 1);
          }
        }
      }
      deepest = Math.max(deepest, depth[i]);
    }
    List<Integer> levels = Arrays.stream(component).map(c -> depth[c]).boxed().toList();
    return new Levels(groups, levels, deepest + 1);
  }

  /** Tarjan's algorithm without recursion; components are numbered in reverse topological order. */
  private static final class StrongComponents {
    private final List<int[]> next;
    private final int[] index;
    private final int[] low;
    private final int[] component;
    private final Deque<Integer> open = new ArrayDeque<>();
    private int time;
    private int count;

    StrongComponents(List<int[]> next) {
      this.next = next;
      this.index = new int[next.size()];
      this.low = new int[next.size()];
      this.component = new int[next.size()];
      Arrays.fill(component, -1);
    }

    int[] find() {
      for (int node = 0; node < index.length; node++) {
        if (index[node] == 0) {
          visit(node);
        }
      }
      return component;
    }

    private void enter(int node) {
      index[node] = ++time;
      low[node] = time;
      open.push(node);
    }

    private void visit(int start) {
      Deque<int[]> path = new ArrayDeque<>();
      path.push(new int[] {start, 0});
      enter(start);
      while (!path.isEmpty()) {
        int[] top = path.peek();
        int node = top[0];
        int[] targets = next.get(node);
        if (top[1] < targets.length) {
          int to = targets[top[1]++];
          if (index[to] == 0) {
            enter(to);
            path.push(new int[] {to, 0});
          } else if (component[to] < 0) {
            low[node] = Math.min(low[node], index[to]);
          }
          continue;
        }
        path.pop();
        if (!path.isEmpty()) {
          low[path.peek()[0]] = Math.min(low[path.peek()[0]], low[node]);
        }
        if (low[node] == index[node]) {
          close(node);
        }
      }
    }

    private void close(int root) {
      int member;
      do {
        member = open.pop();
        component[member] = count;
      } while (member != root);
      count++;
    }
  }
}
