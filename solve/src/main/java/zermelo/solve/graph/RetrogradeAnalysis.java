package zermelo.solve.graph;

import java.util.Arrays;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Outcome;
import zermelo.kernel.limits.Progress;

/**
 * Finds the outcomes and remotenesses of a graph with any loops, from its ends back.
 *
 * <p>Nodes are decided in the order of remoteness. When a node is decided, each of its predecessors
 * is updated once. If the node lets the predecessor win, the predecessor is a win, one ply longer.
 * If the node was the last option of the predecessor not known to lose, the predecessor is a loss,
 * one ply longer. Because of the order, the first winning option is the nearest and the last losing
 * one the farthest: the winner hurries, the loser delays.
 *
 * <p>Nodes decided at remoteness r only append nodes of remoteness r + 1, so the queue is a plain
 * array. Settled nodes, whose remotenesses are already known, enter through a second, sorted queue.
 *
 * <p>The remaining nodes can neither win nor be made to lose. Those that can reach a tie through
 * each other are ties, since a player who cannot win prefers a tie to endless play; the rest are
 * draws. (Both players prefer win, tie, draw, loss, in this order.)
 *
 * <p>If the same player moves again, the option's outcome counts for the mover unchanged; otherwise
 * it is flipped. The slow twin is {@code zermelo.testkit.ReferenceSolver}.
 */
public final class RetrogradeAnalysis {
  private final PositionGraph graph;
  private final NodeValues values;
  private final boolean alternating;
  private final boolean misere;
  private final Progress progress;
  private final Predecessors predecessors;
  private final int base;
  private final int[] left; // options not yet known to be lost
  private final int[] queue;
  private int tail;
  private long[] arrivals = new long[16]; // settled options: remoteness, won, predecessor
  private int arrivalCount;

  RetrogradeAnalysis(PositionGraph graph, Facts facts, boolean misere, Progress progress) {
    this.graph = graph;
    this.values = graph.values();
    this.alternating = facts.impartial() || graph.firstPlayerAlwaysMoves();
    this.misere = misere;
    this.progress = progress;
    this.base = graph.base();
    progress.stage("solving", graph.fresh());
    progress.check(graph.bytes() + Predecessors.bytes(graph) + 8L * graph.fresh());
    this.predecessors = new Predecessors(graph);
    this.left = new int[graph.fresh()];
    this.queue = new int[graph.fresh()];
  }

  /** Decides every fresh node. */
  void solve() {
    boolean ties = start();
    Arrays.sort(arrivals, 0, arrivalCount);
    propagate();
    if (tail < graph.fresh()) {
      decideTheRest(ties);
    }
  }

  /** Decides the ends of the game and records settled options. Returns whether there is a tie. */
  private boolean start() {
    boolean ties = false;
    for (int id = base; id < graph.size(); id++) {
      int first = graph.firstEdge(id);
      int end = graph.endEdge(id);
      Ending ending = misere ? values.ending(id).misere() : values.ending(id);
      switch (ending) {
        case LOST -> decide(id, Outcome.LOSE, 0);
        case WON -> decide(id, Outcome.WIN, 0);
        case TIED -> {
          values.set(id, Outcome.TIE, 0);
          ties = true;
        }
        case OPEN -> {
          if (first == end) {
            decide(id, misere ? Outcome.WIN : Outcome.LOSE, 0);
          }
        }
      }
      left[id - base] = end - first;
      for (int edge = first; edge < end; edge++) {
        int target = graph.edge(edge);
        if (target < base) {
          ties |= arrive(id, target);
        }
      }
    }
    return ties;
  }

  /** Records the result of a settled option for a node; true if it is a tie. */
  private boolean arrive(int id, int target) {
    Outcome result = resultFor(id, target);
    if (result == Outcome.WIN || result == Outcome.LOSE) {
      if (arrivalCount == arrivals.length) {
        arrivals = Arrays.copyOf(arrivals, arrivalCount * 2);
      }
      long won = result == Outcome.WIN ? 1 : 0;
      arrivals[arrivalCount++] = ((long) values.remoteness(target) << 33) | (won << 32) | id;
    }
    return result == Outcome.TIE;
  }

  private void propagate() {
    int head = 0;
    int arrival = 0;
    while (head < tail || arrival < arrivalCount) {
      int inQueue = head < tail ? values.remoteness(queue[head]) : Integer.MAX_VALUE;
      int arriving = arrival < arrivalCount ? (int) (arrivals[arrival] >>> 33) : Integer.MAX_VALUE;
      if (arriving <= inQueue) {
        long entry = arrivals[arrival++];
        update((int) entry, (entry & (1L << 32)) != 0, arriving);
        continue;
      }
      int id = queue[head++];
      boolean win = values.outcome(id) == Outcome.WIN;
      int end = predecessors.end(id);
      for (int i = predecessors.first(id); i < end; i++) {
        int node = predecessors.node(i);
        update(node, win == keepsTurn(node, id), inQueue);
      }
      if (progress.step()) {
        progress.check(graph.bytes() + predecessors.bytes());
      }
    }
  }

  /** Updates a node with an option that wins, or loses, for the player who moves at the node. */
  private void update(int id, boolean won, int remoteness) {
    if (values.known(id)) {
      return;
    }
    if (won) {
      decide(id, Outcome.WIN, remoteness + 1);
    } else if (--left[id - base] == 0) {
      decide(id, Outcome.LOSE, remoteness + 1);
    }
  }

  private void decide(int id, Outcome outcome, int remoteness) {
    values.set(id, outcome, remoteness);
    queue[tail++] = id;
  }

  private void decideTheRest(boolean ties) {
    if (ties) {
      spreadTies();
    }
    for (int id = base; id < graph.size(); id++) {
      if (!values.known(id)) {
        values.set(id, Outcome.DRAW, 0);
      }
    }
  }

  private void spreadTies() {
    tail = 0;
    for (int id = base; id < graph.size(); id++) {
      if (values.known(id) ? values.outcome(id) == Outcome.TIE : hasSettledTie(id)) {
        values.set(id, Outcome.TIE, 0);
        queue[tail++] = id;
      }
    }
    for (int head = 0; head < tail; head++) {
      int end = predecessors.end(queue[head]);
      for (int i = predecessors.first(queue[head]); i < end; i++) {
        int node = predecessors.node(i);
        if (!values.known(node)) {
          values.set(node, Outcome.TIE, 0);
          queue[tail++] = node;
        }
      }
    }
  }

  private boolean hasSettledTie(int id) {
    int end = graph.endEdge(id);
    for (int edge = graph.firstEdge(id); edge < end; edge++) {
      int target = graph.edge(edge);
      if (target < base && values.outcome(target) == Outcome.TIE) {
        return true;
      }
    }
    return false;
  }

  private boolean keepsTurn(int id, int option) {
    return !alternating && values.turn(id) == values.turn(option);
  }

  private Outcome resultFor(int id, int option) {
    Outcome outcome = values.outcome(option);
    return keepsTurn(id, option) ? outcome : outcome.flip();
  }
}
