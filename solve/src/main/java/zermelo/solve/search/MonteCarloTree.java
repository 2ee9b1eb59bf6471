package zermelo.solve.search;

import java.util.Arrays;
import zermelo.kernel.Options;

/**
 * Stores the tree of a Monte Carlo search in flat arrays.
 *
 * <p>A node is a number, and its children are consecutive numbers. Node 0 is the root; its position
 * is not stored. Nodes 1 .. n are the targets of the root's moves. All values are for the player at
 * the root.
 */
final class MonteCarloTree {
  static final int ROOT = 0;

  /** The result of a node that is not proven. */
  static final byte UNPROVEN = 2;

  private static final int NODE_BYTES = 4 + 8 + 4 + 4 + 4 + 1 + 1;
  private static final int MAX_NODES = 1 << 22;

  private final int width;
  private final int capacity;
  private int size = 1;
  private long[] words;
  private int[] visits;
  private double[] sums;
  private int[] margins; // up to this node
  private int[] firsts; // the first child, 0 before the node is expanded
  private int[] counts;
  private byte[] results; // proven: -1, 0, 1, else UNPROVEN
  private byte[] flags;

  private static final byte ROOT_PLAYER = 1; // the player at the root is to move
  private static final byte CUT = 2; // there may be more children

  /**
   * Creates a tree of about {@code bytes} at most, but always large enough for the root's moves.
   */
  MonteCarloTree(PackedGame game, long bytes) {
    this.width = game.width();
    long fitting = bytes / (NODE_BYTES + 8L * width) / 3 * 2; // growing needs a copy
    this.capacity = Math.max(game.count() + 1, (int) Math.min(MAX_NODES, fitting));
    int length = Math.min(capacity, Math.max(1024, game.count() + 1));
    this.words = new long[length * width];
    this.visits = new int[length];
    this.sums = new double[length];
    this.margins = new int[length];
    this.firsts = new int[length];
    this.counts = new int[length];
    this.results = new byte[length];
    this.flags = new byte[length];
    results[ROOT] = UNPROVEN;
    flags[ROOT] = (byte) (ROOT_PLAYER | (game.complete() ? 0 : CUT));
    for (int i = 0; i < game.count(); i++) {
      add(game, game.starts(), i * width, game.lead(i), game.keepsTurn(i));
    }
    firsts[ROOT] = 1;
    counts[ROOT] = game.count();
  }

  /** Adds the options as children of a node; false if the tree is full. */
  boolean expand(PackedGame game, int node, Options options) {
    int more = options.size();
    if (size + more > capacity) {
      return false;
    }
    grow(size + more);
    firsts[node] = size;
    counts[node] = more;
    flags[node] |= PackedGame.cut(options) ? CUT : 0;
    for (int i = 0; i < more; i++) {
      int gain = game.gain(options, i);
      int at = options.at(options.firstPart(i));
      boolean mine = game.isRootPlayersTurn(isRootPlayersTurn(node), options.words(), at);
      add(
          game,
          options.words(),
          at,
          margins[node] + (isRootPlayersTurn(node) ? gain : -gain),
          mine);
    }
    return true;
  }

  private void add(PackedGame game, long[] from, int at, int margin, boolean mine) {
    System.arraycopy(from, at, words, size * width, width);
    margins[size] = margin;
    flags[size] = mine ? ROOT_PLAYER : 0;
    int end = game.end(from, at);
    results[size] =
        end == PackedGame.OPEN ? UNPROVEN : (byte) Integer.signum(margin + (mine ? end : -end));
    size++;
  }

  private void grow(int needed) {
    if (needed <= visits.length) {
      return;
    }
    int length = (int) Math.min(capacity, Math.max(needed, visits.length * 3L / 2));
    words = Arrays.copyOf(words, length * width);
    visits = Arrays.copyOf(visits, length);
    sums = Arrays.copyOf(sums, length);
    margins = Arrays.copyOf(margins, length);
    firsts = Arrays.copyOf(firsts, length);
    counts = Arrays.copyOf(counts, length);
    results = Arrays.copyOf(results, length);
    flags = Arrays.copyOf(flags, length);
  }

  /** Records one more visit of a node and the value it had. */
  void note(int node, double value) {
    visits[node]++;
    sums[node] += value;
  }

  /**
   * Proves a node by its children if possible; returns whether it is proven.
   *
   * <p>A child that wins for the player to move suffices; otherwise all children must be proven.
   */
  boolean prove(int node) {
    int sign = isRootPlayersTurn(node) ? 1 : -1;
    int best = -1;
    boolean all = (flags[node] & CUT) == 0;
    for (int child = firsts[node]; child < firsts[node] + counts[node]; child++) {
      if (results[child] == UNPROVEN) {
        all = false;
      } else {
        best = Math.max(best, sign * results[child]);
      }
    }
    if (all || best == 1) {
      results[node] = (byte) (sign * best);
    }
    return all || best == 1;
  }

  void prove(int node, int result) {
    results[node] = (byte) result;
  }

  boolean proven(int node) {
    return results[node] != UNPROVEN;
  }

  int result(int node) {
    return results[node];
  }

  boolean expanded(int node) {
    return firsts[node] != 0;
  }

  int first(int node) {
    return firsts[node];
  }

  int count(int node) {
    return counts[node];
  }

  int visits(int node) {
    return visits[node];
  }

  double sum(int node) {
    return sums[node];
  }

  int margin(int node) {
    return margins[node];
  }

  boolean isRootPlayersTurn(int node) {
    return (flags[node] & ROOT_PLAYER) != 0;
  }

  /** The words of all nodes; those of a node begin at its number times the width. */
  long[] words() {
    return words;
  }
}
