package zermelo.solve.search;

import java.util.Locale;
import java.util.random.RandomGenerator;
import zermelo.kernel.Options;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;

/**
 * Chooses a move by Monte Carlo tree search, with proven results (UCT and its solver).
 *
 * <p>Each round descends the tree from the root. At each node it goes to the child with the best
 * upper confidence bound: the child's mean result so far, plus a bonus for children seldom tried
 * (L. Kocsis and C. Szepesvári, Bandit based Monte-Carlo planning, 2006). Below the tree a random
 * game is played to its end, and its result is added to all nodes on the path. A node gets its
 * children when it is visited for the second time. When the tree is full, it stops growing, and
 * rounds continue.
 *
 * <p>Means alone walk into traps: a move with one refutation among thirty replies looks good for
 * long. So proven results go up the tree too (M. Winands, Y. Björnsson and J.-T. Saito, Monte-Carlo
 * Tree Search Solver, 2008). An end of the game is proven. A node is proven as soon as one child is
 * proven to win for the player to move there, or when all children are proven; then it has the
 * value of the best of them. Proven losses are not visited again, and a proven tie counts 0 without
 * a bonus. A node whose options were cut off at a number is never proven lost.
 *
 * <p>Loops and margins cannot make a proof wrong: the tree has no transpositions, so a proof is a
 * finite tree of moves down to real ends.
 *
 * <p>The slow twin is {@code zermelo.testkit.ReferenceSolver}.
 */
public final class MonteCarloSearch implements MoveSearch {
  @Override
  public Estimate best(Question question, Progress progress, RandomGenerator random) {
    SearchRoot root = new SearchRoot(question);
    return root.search(game -> new Run(root, game, progress, random).estimate())
        .orElseGet(() -> new FlatMonteCarloSearch(root, progress, random).best());
  }

  /** One search in one space. */
  private static final class Run {
    private static final double EXPLORATION = 1.0;
    private static final int MAX_DEPTH = 512;
    private static final long MAX_BYTES = 256L << 20;

    private final SearchRoot root;
    private final PackedGame game;
    private final Progress progress;
    private final SearchCounter counter;
    private final RandomGenerator random;
    private final Playout playout;
    private final MonteCarloTree tree;
    private final Options options;
    private final int[] path = new int[MAX_DEPTH + 1];
    private long playouts;

    Run(SearchRoot root, PackedGame game, Progress progress, RandomGenerator random) {
      this.root = root;
      this.game = game;
      this.progress = progress;
      this.counter = new SearchCounter(progress, game);
      this.random = random;
      this.playout = new Playout(game, counter, random);
      this.tree = new MonteCarloTree(game, Math.min(MAX_BYTES, progress.limits().memory() / 2));
      this.options = game.newOptions();
    }

    Estimate estimate() {
      try {
        progress.stage("playing random games", -1);
        tree.prove(MonteCarloTree.ROOT);
        while (!tree.proven(MonteCarloTree.ROOT) && somethingOpen()) {
          round();
        }
      } catch (LimitReached stop) {
        // The best move so far is the answer.
      }
      return answer();
    }

    /**
     * Whether some root move is unproven. If not all root moves are known, the root itself may stay
     * so.
     */
    private boolean somethingOpen() {
      if (game.complete()) {
        return true;
      }
      int child = tree.first(MonteCarloTree.ROOT);
      int end = child + tree.count(MonteCarloTree.ROOT);
      while (child < end && tree.proven(child)) {
        child++;
      }
      return child < end;
    }

    private void round() {
      counter.step(0);
      int depth = 0;
      int node = MonteCarloTree.ROOT;
      path[0] = node;
      while (depth < MAX_DEPTH && !tree.proven(node) && (tree.expanded(node) || expand(node))) {
        if (tree.proven(node)) {
          break;
        }
        node = select(node);
        path[++depth] = node;
      }
      double value = tree.proven(node) ? tree.result(node) : playOut(node);
      if (tree.proven(node)) {
        int up = depth;
        while (up > 0 && tree.prove(path[up - 1])) {
          up--;
        }
        value = tree.result(path[up]);
      }
      for (int i = 0; i <= depth; i++) {
        tree.note(path[i], value);
      }
    }

    /** Gives a node its children on its second visit; false if there are none to visit. */
    private boolean expand(int node) {
      if (tree.visits(node) == 0
          || !game.fill(tree.words(), node * game.width(), options)
          || options.size() == 0
          || !tree.expand(game, node, options)) {
        return false;
      }
      counter.step(options.size());
      tree.prove(node);
      return true;
    }

    private double playOut(int node) {
      playouts++;
      double value =
          playout.run(
              tree.words(), node * game.width(), tree.margin(node), tree.isRootPlayersTurn(node));
      if (playout.wasOver()) {
        tree.prove(node, Integer.signum(playout.margin()));
      }
      return value;
    }

    /** The child to visit; among unvisited ones, a random one. */
    private int select(int node) {
      int first = tree.first(node);
      int count = tree.count(node);
      int sign = tree.isRootPlayersTurn(node) ? 1 : -1;
      double log = Math.log(Math.max(1, tree.visits(node)));
      int best = first;
      double bestScore = Double.NEGATIVE_INFINITY;
      int start = random.nextInt(count);
      for (int i = 0; i < count; i++) {
        int child = first + (start + i < count ? start + i : start + i - count);
        double score;
        if (tree.proven(child)) {
          score = tree.result(child) == 0 ? 0 : -2;
        } else if (tree.visits(child) == 0) {
          return child;
        } else {
          int visits = tree.visits(child);
          score = sign * tree.sum(child) / visits + EXPLORATION * Math.sqrt(log / visits);
        }
        if (score > bestScore) {
          best = child;
          bestScore = score;
        }
      }
      return best;
    }

    private Estimate answer() {
      int child = choice();
      boolean lost = tree.proven(child) && tree.result(child) < 0;
      boolean proven = tree.proven(child) && !(lost && !game.complete());
      double score =
          tree.proven(child)
              ? tree.result(child)
              : tree.visits(child) == 0 ? 0 : tree.sum(child) / tree.visits(child);
      return new Estimate(
          root.moves().get(child - tree.first(MonteCarloTree.ROOT)),
          score,
          proven,
          String.format(
              Locale.ROOT,
              "Monte Carlo tree search, %,d %s",
              playouts,
              playouts == 1 ? "playout" : "playouts"));
    }

    /**
     * The child of the root whose move to play.
     *
     * <p>A proven win comes first. Then comes the most visited move that is not proven, unless a
     * proven tie is better. If all moves lose, it is the one that took longest to refute.
     */
    private int choice() {
      int first = tree.first(MonteCarloTree.ROOT);
      int count = tree.count(MonteCarloTree.ROOT);
      int start = random.nextInt(count);
      int open = -1;
      int tie = -1;
      int lost = -1;
      for (int i = 0; i < count; i++) {
        int child = first + (start + i) % count;
        if (!tree.proven(child)) {
          open = more(open, child);
        } else if (tree.result(child) > 0) {
          return child;
        } else if (tree.result(child) == 0) {
          tie = more(tie, child);
        } else {
          lost = more(lost, child);
        }
      }
      boolean tieIsBetter = tie >= 0 && (open < 0 || tree.sum(open) <= 0);
      return tieIsBetter ? tie : open >= 0 ? open : lost;
    }

    private int more(int old, int child) {
      return old < 0 || tree.visits(child) > tree.visits(old) ? child : old;
    }
  }
}
