package zermelo.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Facts.Fact;

/** Small games for tests of solvers, with every property that solvers must handle. */
public final class ToyGames {
  private ToyGames() {}

  private static Ending noEnd(int heap) {
    return Ending.OPEN;
  }

  /** A move takes one of these numbers from a heap. */
  public static ToyHeapRules subtraction(int... set) {
    IntFunction<List<ToyHeapRules.Step>> moves =
        n -> {
          List<ToyHeapRules.Step> steps = new ArrayList<>();
          for (int k : set) {
            if (k <= n) {
              steps.add(new ToyHeapRules.Step("take " + k, List.of(n - k)));
            }
          }
          return steps;
        };
    return new ToyHeapRules(
        "subtraction", Facts.PLAIN.with(Fact.HEAPS, true), moves, ToyGames::noEnd);
  }

  /** A move takes one or two adjacent pins: heaps split, and may vanish. */
  public static ToyHeapRules kayles() {
    IntFunction<List<ToyHeapRules.Step>> moves =
        n -> {
          List<ToyHeapRules.Step> steps = new ArrayList<>();
          for (int k = 1; k <= Math.min(2, n); k++) {
            for (int i = 0; i <= n - k; i++) {
              steps.add(new ToyHeapRules.Step(k + " at " + i, withoutZeros(i, n - k - i)));
            }
          }
          return steps;
        };
    return new ToyHeapRules("kayles", Facts.PLAIN.with(Fact.HEAPS, true), moves, ToyGames::noEnd);
  }

  /** A move splits a heap into two of different size: heaps of 1 and 2 are dead. */
  public static ToyHeapRules grundy() {
    IntFunction<List<ToyHeapRules.Step>> moves =
        n -> {
          List<ToyHeapRules.Step> steps = new ArrayList<>();
          for (int a = 1; 2 * a < n; a++) {
            steps.add(new ToyHeapRules.Step("split " + a, List.of(a, n - a)));
          }
          return steps;
        };
    return new ToyHeapRules("grundy", Facts.PLAIN.with(Fact.HEAPS, true), moves, ToyGames::noEnd);
  }

  private static List<Integer> withoutZeros(int a, int b) {
    List<Integer> heaps = new ArrayList<>(List.of(a, b));
    heaps.removeIf(heap -> heap == 0);
    return heaps;
  }

  /**
   * A move takes 1, 2 or 4. A heap of 3 loses the whole sum for the player to move, one of 11 wins
   * it.
   */
  public static ToyHeapRules decisive() {
    return new ToyHeapRules(
        "decisive",
        Facts.PLAIN.with(Fact.HEAPS, true).with(Fact.DECISIVE_ENDINGS, true),
        subtraction(1, 2, 4).moves(),
        n -> n == 3 ? Ending.LOST : n == 11 ? Ending.WON : Ending.OPEN);
  }

  /** A move takes 2 or 3; a heap of 1 ends the whole game as a tie. */
  public static ToyHeapRules tying() {
    return new ToyHeapRules(
        "tying",
        Facts.PLAIN.with(Fact.HEAPS, true).with(Fact.TIES, true),
        subtraction(2, 3).moves(),
        n -> n == 1 ? Ending.TIED : Ending.OPEN);
  }

  /** A token on a directed graph; loops allowed. */
  public static ToyHeapRules graph(List<List<Integer>> targets, List<Ending> endings) {
    IntFunction<List<ToyHeapRules.Step>> moves =
        n ->
            targets.get(n).stream()
                .map(to -> new ToyHeapRules.Step("to " + to, List.of(to)))
                .toList();
    Facts facts =
        Facts.PLAIN
            .with(Fact.HEAPS, true)
            .with(Fact.ACYCLIC, false)
            .with(Fact.TIES, endings.contains(Ending.TIED))
            .with(
                Fact.DECISIVE_ENDINGS,
                endings.contains(Ending.LOST) || endings.contains(Ending.WON));
    return new ToyHeapRules("graph", facts, moves, endings::get);
  }

  /**
   * A random directed graph.
   *
   * @param ends the endings that nodes without moves may get
   */
  public static ToyHeapRules randomGraph(RandomGenerator random, int nodes, Ending... ends) {
    List<List<Integer>> targets = new ArrayList<>();
    List<Ending> endings = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      List<Integer> own = new ArrayList<>();
      int degree = random.nextInt(4);
      for (int i = 0; i < degree; i++) {
        own.add(random.nextInt(nodes));
      }
      targets.add(own);
      boolean end = own.isEmpty() && ends.length > 0;
      endings.add(end ? ends[random.nextInt(ends.length)] : Ending.OPEN);
    }
    return graph(targets, endings);
  }

  /** A random board: each player has separate moves, some of which keep the turn. */
  public static ToyBoardRules randomBoard(RandomGenerator random, int nodes, Ending... ends) {
    List<List<List<ToyBoardRules.Step>>> steps = new ArrayList<>();
    List<Ending> endings = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      List<List<ToyBoardRules.Step>> both = new ArrayList<>();
      for (int player = 0; player < 2; player++) {
        List<ToyBoardRules.Step> own = new ArrayList<>();
        int degree = random.nextInt(3);
        for (int i = 0; i < degree; i++) {
          int to = random.nextInt(nodes);
          boolean again = random.nextInt(4) == 0;
          own.add(new ToyBoardRules.Step("to " + to + (again ? " again" : ""), to, again, 0));
        }
        both.add(own);
      }
      steps.add(both);
      boolean end = both.getFirst().isEmpty() && ends.length > 0;
      endings.add(end ? ends[random.nextInt(ends.length)] : Ending.OPEN);
    }
    Facts facts =
        Facts.of()
            .with(
                Fact.DECISIVE_ENDINGS,
                endings.contains(Ending.LOST) || endings.contains(Ending.WON))
            .with(Fact.TIES, endings.contains(Ending.TIED));
    return new ToyBoardRules(
        "board", facts, (node, player) -> steps.get(node).get(player), endings::get, node -> 0);
  }

  /**
   * A row of coins: a player takes one from either end; an odd coin gives another move.
   *
   * <p>The node is 16 times the left end plus the right end. The last coin cannot be taken; it goes
   * to the player to move.
   */
  public static ToyBoardRules coins(int... coins) {
    Facts facts = Facts.of(Fact.SCORE, Fact.ACYCLIC);
    return new ToyBoardRules(
        "coins",
        facts,
        (node, player) -> {
          int left = node / 16;
          int right = node % 16;
          if (left >= right) {
            return List.of();
          }
          return List.of(
              take("left", coins[left], node + 16), take("right", coins[right], node - 1));
        },
        node -> Ending.OPEN,
        node -> coins[node / 16]);
  }

  private static ToyBoardRules.Step take(String label, int coin, int node) {
    return new ToyBoardRules.Step(label, node, coin % 2 == 1, coin);
  }
}
