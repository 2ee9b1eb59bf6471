package zermelo.solve.graph;

import zermelo.kernel.RulesFault;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Outcomes;
import zermelo.solve.table.ChunkedIntArray;

/**
 * Computes margins of the fresh nodes of a graph whose game ends with a score.
 *
 * <p>The margin is how much more the player to move will still gain than the other. The margin of a
 * node is that of its best option: the immediate gain of the move plus the option's margin, which
 * is negated unless the same player moves again. Without moves it is the settlement. In misère play
 * every gain is negated.
 *
 * <p>Moves that keep the best margin keep the final score, and so the final winner. Among them the
 * winner hurries and the loser delays. The winner depends on the lead, which nodes do not contain.
 * So each node stores two numbers of plies, for a mover who hurries and for one who delays. The
 * caller adds the lead and chooses the right one.
 *
 * <p>The order of evaluation is that of {@link NimberAnalysis}. A loop leaves margins undefined,
 * which is a fault of rules that claim to have a score. The slow twin is {@code
 * zermelo.testkit.ReferenceSolver}.
 */
public final class MarginAnalysis {
  private final PositionGraph graph;
  private final NodeValues values;
  private final ChunkedIntArray margins;
  private final ChunkedIntArray delays;
  private final int sign;
  private final Predecessors predecessors;
  private final Progress progress;
  private final int base;
  private final int[] waitsFor;
  private final int[] queue;
  private final long[] words;
  private int tail;

  /** Evaluates the fresh nodes of a graph; the arrays hold the values of the settled ones. */
  static void run(
      PositionGraph graph,
      ChunkedIntArray margins,
      ChunkedIntArray delays,
      boolean misere,
      Progress progress) {
    new MarginAnalysis(graph, margins, delays, misere, progress).run();
  }

  private MarginAnalysis(
      PositionGraph graph,
      ChunkedIntArray margins,
      ChunkedIntArray delays,
      boolean misere,
      Progress progress) {
    this.graph = graph;
    this.values = graph.values();
    this.margins = margins;
    this.delays = delays;
    this.sign = misere ? -1 : 1;
    this.progress = progress;
    this.base = graph.base();
    progress.stage("margins", graph.fresh());
    progress.check(graph.bytes() + Predecessors.bytes(graph) + 8L * graph.fresh());
    this.predecessors = new Predecessors(graph);
    this.waitsFor = new int[graph.fresh()];
    this.queue = new int[graph.fresh()];
    this.words = new long[graph.space().words()];
  }

  private void run() {
    for (int id = base; id < graph.size(); id++) {
      margins.add(0);
      delays.add(0);
    }
    for (int id = base; id < graph.size(); id++) {
      int waits = 0;
      for (int edge = graph.firstEdge(id); edge < graph.endEdge(id); edge++) {
        if (graph.edge(edge) >= base) {
          waits++;
        }
      }
      waitsFor[id - base] = waits;
      if (waits == 0) {
        value(id);
      }
    }
    for (int head = 0; head < tail; head++) {
      int id = queue[head];
      for (int i = predecessors.first(id); i < predecessors.end(id); i++) {
        int node = predecessors.node(i);
        if (--waitsFor[node - base] == 0) {
          value(node);
        }
      }
      if (progress.step()) {
        progress.check(graph.bytes() + 2 * margins.bytes() + predecessors.bytes());
      }
    }
    if (tail < graph.fresh()) {
      throw new RulesFault("the game has a score, but play can go on for ever: no margin exists");
    }
  }

  private void value(int id) {
    queue[tail++] = id;
    int first = graph.firstEdge(id);
    int end = graph.endEdge(id);
    if (first == end) {
      graph.get(id, words);
      set(id, sign * graph.space().settlement(words, 0), 0, 0);
      return;
    }
    int best = Integer.MIN_VALUE;
    int hurried = 0;
    int delayed = 0;
    for (int edge = first; edge < end; edge++) {
      int target = graph.edge(edge);
      boolean again = values.turn(id) == values.turn(target);
      int after = again ? margins.get(target) : -margins.get(target);
      int margin = sign * graph.gain(edge) + after;
      if (margin < best) {
        continue;
      }
      // When the turn passes, a player who hurries here delays there.
      int hurry = 1 + (again ? values.remoteness(target) : delays.get(target));
      int delay = 1 + (again ? delays.get(target) : values.remoteness(target));
      hurried = margin > best ? hurry : Math.min(hurried, hurry);
      delayed = margin > best ? delay : Math.max(delayed, delay);
      best = margin;
    }
    set(id, best, hurried, delayed);
  }

  private void set(int id, int margin, int hurried, int delayed) {
    margins.set(id, margin);
    delays.set(id, delayed);
    values.set(id, Outcomes.ofMargin(margin), hurried);
  }
}
