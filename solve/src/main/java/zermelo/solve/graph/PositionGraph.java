package zermelo.solve.graph;

import org.jspecify.annotations.Nullable;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.PlayerExchange;
import zermelo.solve.table.ChunkedIntArray;
import zermelo.solve.table.PositionTable;

/**
 * Explores the graph of all reachable positions, breadth first.
 *
 * <p>A node is the number of a position in its table, so the numbers serve as the queue. The nodes
 * 0 .. {@link #base}-1 are settled: their values are known, and their edges are dropped. The nodes
 * from the base on are fresh: the current question found them. Exploring never goes past a settled
 * node, so a question costs only what earlier questions have not answered. {@link #settle} makes
 * all nodes settled, {@link #forget} drops the fresh ones.
 *
 * <p>The edges of the fresh nodes are consecutive in one array of ints. An option of one part, the
 * usual case, is the part's number. An option of several parts has the complements of the numbers
 * of all but the last, and then the last; {@link #EMPTY} is an option without parts. So a number
 * that is not negative always ends an option. Example: 7 and then ~3, 5 are the options "7" and "3
 * + 5".
 */
public final class PositionGraph {
  /** The edge of an option without parts. */
  static final int EMPTY = Integer.MIN_VALUE;

  /** The most options of one position; more exceed any limits. */
  private static final int MAX_OPTIONS = 1 << 25;

  /** This many options are allowed even if memory is small. */
  private static final int FEWEST_OPTIONS = 1 << 10;

  private final Space space;
  private final boolean scored;
  private final CanonicalForm form;
  private final @Nullable PlayerExchange exchange;
  private final PositionTable table;
  private final NodeValues values = new NodeValues();
  private final ChunkedIntArray edges = new ChunkedIntArray();
  private final ChunkedIntArray gains = new ChunkedIntArray();
  private final ChunkedIntArray starts = new ChunkedIntArray();
  private final long[] scratch;
  private Options options;
  private int base;

  /**
   * Creates an empty graph.
   *
   * @param scored whether the gains of options are kept
   */
  PositionGraph(Space space, boolean scored) {
    this.space = space;
    this.scored = scored;
    this.form = CanonicalForm.of(space);
    this.exchange = scored ? null : space.capability(PlayerExchange.class).orElse(null);
    this.table = PositionTable.of(space.words());
    this.scratch = new long[space.words()];
    this.options = new Options(space.words(), MAX_OPTIONS);
  }

  /** The number of a position; adds a node if it is new. */
  int node(Position position) {
    space.pack(position, scratch, 0);
    return node(scratch, 0);
  }

  private int node(long[] words, int at) {
    canonicalize(words, at);
    int before = table.size();
    int id = table.add(words, at);
    if (id == before) {
      values.add(space.turn(words, at), space.ending(words, at));
    }
    return id;
  }

  /** The number of a position, or -1 if it has none. */
  int find(Position position) {
    space.pack(position, scratch, 0);
    canonicalize(scratch, 0);
    return table.idOf(scratch, 0);
  }

  /** Replaces a position by the representative of all that symmetries make equal to it. */
  private void canonicalize(long[] words, int at) {
    if (exchange != null) {
      exchange.giveFirstPlayerTheTurn(words, at);
    }
    form.canonicalize(words, at);
  }

  /** Whether the first player is to move at every node, and every move passes the turn. */
  boolean firstPlayerAlwaysMoves() {
    return exchange != null;
  }

  /** Expands all fresh nodes and their followers; false if the graph became too large. */
  boolean explore(GraphSizeLimit quota, Progress progress) {
    // All options of a position are in memory at once.
    long room = progress.limits().memory() / (Long.BYTES * (long) Math.max(1, space.words()));
    int most = Math.clamp(room, FEWEST_OPTIONS, MAX_OPTIONS);
    int limit = Math.min(quota.edges(), most);
    if (options.limit() != limit) {
      options = new Options(space.words(), limit);
    }
    progress.stage("exploring", -1);
    for (int id = base; id < table.size(); id++) {
      starts.add(edges.size());
      if (values.ending(id) == Ending.OPEN) {
        expand(id);
        if (options.size() >= limit) {
          if (quota.equals(GraphSizeLimit.NONE)) {
            throw new LimitReached(
                LimitReached.Kind.TABLE_SIZE, "a position has more than " + most + " moves");
          }
          return false;
        }
      }
      if (fresh() > quota.positions() || edges.size() >= quota.edges()) {
        return false;
      }
      if (progress.visit(options.size())) {
        progress.check(bytes());
      }
    }
    starts.add(edges.size());
    return true;
  }

  private void expand(int id) {
    table.get(id, scratch, 0);
    options.clear();
    space.options(scratch, 0, options);
    int part = 0;
    for (int option = 0; option < options.size(); option++) {
      int end = options.endPart(option);
      if (part == end) {
        edges.add(EMPTY);
      }
      for (; part < end; part++) {
        int target = node(options.words(), options.at(part));
        edges.add(part == end - 1 ? target : ~target);
      }
      if (scored) {
        gains.add(options.gain(option));
      }
    }
  }

  /** Keeps the fresh nodes, which are solved, and drops their edges. */
  void settle() {
    base = table.size();
    dropEdges();
  }

  /** Drops the fresh nodes. */
  void forget() {
    table.truncate(base);
    values.truncate(base);
    dropEdges();
  }

  private void dropEdges() {
    edges.truncate(0);
    gains.truncate(0);
    starts.truncate(0);
  }

  /** The first fresh node. */
  int base() {
    return base;
  }

  int size() {
    return table.size();
  }

  int fresh() {
    return table.size() - base;
  }

  NodeValues values() {
    return values;
  }

  Space space() {
    return space;
  }

  /** Writes the packed position of a node. */
  void get(int id, long[] out) {
    table.get(id, out, 0);
  }

  /** The index of a fresh node's first edge; its edges end where the next node's begin. */
  int firstEdge(int id) {
    return starts.get(id - base);
  }

  int endEdge(int id) {
    return starts.get(id - base + 1);
  }

  int edge(int index) {
    return edges.get(index);
  }

  /** The gain of the option at an edge; only for scored games, whose options have one part. */
  int gain(int index) {
    return gains.get(index);
  }

  int edgeCount() {
    return edges.size();
  }

  /** The part of an edge, or -1 for none. */
  static int target(int edge) {
    return edge >= 0 ? edge : edge == EMPTY ? -1 : ~edge;
  }

  long bytes() {
    return table.bytes() + values.bytes() + edges.bytes() + gains.bytes() + starts.bytes();
  }
}
