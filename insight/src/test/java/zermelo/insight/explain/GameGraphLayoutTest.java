package zermelo.insight.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Evidence;
import zermelo.kernel.Outcome;
import zermelo.solve.Answer;

/** Tests that no edge of a random graph passes behind a box, and that boxes do not overlap. */
final class GameGraphLayoutTest {
  private static final int STEPS = 24;

  private static final Answer ANSWER =
      new Answer(
          Outcome.WIN,
          OptionalInt.empty(),
          OptionalLong.empty(),
          OptionalInt.empty(),
          List.of(),
          List.of(),
          OptionalLong.empty(),
          new Evidence(Evidence.Kind.COMPUTED, "made for this test", 0));

  /**
   * Every second graph has loops: edges within a layer, edges back up, edges from a box to itself.
   */
  @Test
  void edgesKeepClearOfBoxes() {
    Random random = new Random(23);
    for (int trial = 0; trial < 40; trial++) {
      GameGraph graph = graph(random, trial % 2 == 1);
      double[] widths = random.doubles(graph.nodes().size(), 44, 120).toArray();
      GameGraphLayout layout = new GameGraphLayout(graph, widths);
      for (int from = 0; from < widths.length; from++) {
        assertThat(layout.x(from) - widths[from] / 2).isPositive();
        assertThat(layout.x(from) + widths[from] / 2).isLessThan(layout.width());
        for (int to : graph.nodes().get(from).options()) {
          clear(layout, graph, layout.path(from, to));
        }
      }
    }
  }

  private static GameGraph graph(Random random, boolean loops) {
    int size = 2 + random.nextInt(40);
    int[] layers = new int[size];
    for (int i = 1; i < size; i++) {
      layers[i] = layers[i - 1] + (random.nextInt(3) == 0 ? 1 : 0);
    }
    List<GameGraph.Node> nodes = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int from = i;
      List<Integer> options =
          IntStream.range(0, size)
              .filter(to -> (loops || layers[to] > layers[from]) && random.nextInt(8) == 0)
              .boxed()
              .toList();
      nodes.add(new GameGraph.Node("p" + i, ANSWER, layers[i], options, List.of()));
    }
    return new GameGraph(nodes);
  }

  private static void clear(GameGraphLayout layout, GameGraph graph, double[] path) {
    for (int curve = 0; curve + 7 < path.length; curve += 6) {
      for (int step = 0; step <= STEPS; step++) {
        double t = (double) step / STEPS;
        double x = at(t, path[curve], path[curve + 2], path[curve + 4], path[curve + 6]);
        double y = at(t, path[curve + 1], path[curve + 3], path[curve + 5], path[curve + 7]);
        for (int i = 0; i < graph.nodes().size(); i++) {
          double top = layout.top(graph.nodes().get(i).layer());
          boolean inside =
              Math.abs(x - layout.x(i)) < layout.width(i) / 2 - 1e-6
                  && y > top + 1e-6
                  && y < top + GameGraphLayout.BOX - 1e-6;
          assertThat(inside).as("%s at %f, %f behind box %d", graph, x, y, i).isFalse();
        }
      }
    }
  }

  private static double at(double t, double a, double b, double c, double d) {
    double s = 1 - t;
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
  }
}
