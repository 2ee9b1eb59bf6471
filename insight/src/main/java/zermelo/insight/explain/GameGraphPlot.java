package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.canvas.Canvas;
import zermelo.insight.plot.canvas.Colour;
import zermelo.insight.plot.canvas.TextAnchor;
import zermelo.insight.plot.canvas.TextMetrics;
import zermelo.kernel.Outcome;

/**
 * Draws a game graph.
 *
 * <p>Each position is a box, coloured by its value for the player to move. Layers are plies from
 * the start. Lines are moves, and winning moves are thick.
 */
public final class GameGraphPlot implements Plot {
  /** Largest number of positions. A larger picture cannot be read. */
  public static final int MAX_POSITIONS = 200;

  private static final int TOP = 84;
  private static final int SIDE = 24;
  private static final int LAYER = 92;
  private static final int BOX = 38;
  private static final int GAP = 16;
  private static final int LONGEST = 40;
  private static final int NARROWEST = 760;
  private static final double TITLE = 15;
  private static final double LABEL = 12;
  private static final double SMALL = 11;

  private final GameGraph graph;
  private final String game;
  private final double[] x;
  private final double[] width;
  private final List<List<Integer>> layers = new ArrayList<>();
  private double whole = NARROWEST;

  /**
   * Prepares a plot.
   *
   * @param game the game and the position
   */
  public GameGraphPlot(GameGraph graph, String game) {
    this.graph = graph;
    this.game = game;
    this.x = new double[graph.nodes().size()];
    this.width = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      GameGraph.Node node = graph.nodes().get(i);
      while (layers.size() <= node.layer()) {
        layers.add(new ArrayList<>());
      }
      layers.get(node.layer()).add(i);
      double label = TextMetrics.width(label(node), LABEL);
      double value = TextMetrics.width(GameGraphDotWriter.value(node.answer()), SMALL);
      width[i] = Math.max(44, Math.max(label, value) + 14);
    }
    place();
  }

  @Override
  public String title() {
    return "Game graph of " + game;
  }

  /**
   * Returns the size that the picture needs, whatever was requested: boxes cannot be smaller than
   * their texts.
   */
  @Override
  public Size size() {
    double height = TOP + (layers.size() - 1) * (double) LAYER + BOX + SIDE;
    return new Size((int) Math.ceil(whole), (int) Math.ceil(height));
  }

  @Override
  public void draw(Canvas canvas) {
    String title = TextMetrics.fitting(game, TITLE, whole - 2 * SIDE);
    canvas.text(Colour.INK, TITLE, TextAnchor.START, SIDE, 28, title);
    key(canvas);
    for (boolean best : new boolean[] {false, true}) { // winning moves on top
      for (int from = 0; from < x.length; from++) {
        for (int to : graph.nodes().get(from).options()) {
          if (graph.nodes().get(from).winning().contains(to) == best) {
            edge(canvas, from, to, best);
          }
        }
      }
    }
    for (int i = 0; i < x.length; i++) {
      box(canvas, i);
    }
  }

  /** Orders each layer by its predecessors, so that fewer lines cross. */
  private void place() {
    for (List<Integer> layer : layers) {
      double room = layer.stream().mapToDouble(node -> width[node] + GAP).sum() - GAP + 2 * SIDE;
      whole = Math.max(whole, room);
    }
    double[] pull = new double[x.length];
    int[] count = new int[x.length];
    for (List<Integer> layer : layers) {
      layer.sort(Comparator.comparingDouble(node -> pull[node] / Math.max(1, count[node])));
      double all = layer.stream().mapToDouble(node -> width[node]).sum();
      double gap = Math.min(6.0 * GAP, (whole - 2 * SIDE - all) / Math.max(1, layer.size() - 1));
      double at = (whole - all - gap * (layer.size() - 1)) / 2;
      for (int node : layer) {
        x[node] = at + width[node] / 2;
        at += width[node] + gap;
        for (int option : graph.nodes().get(node).options()) {
          pull[option] += x[node];
          count[option]++;
        }
      }
    }
  }

  private void key(Canvas canvas) {
    double at = SIDE;
    for (Outcome outcome : Outcome.values()) {
      if (graph.nodes().stream().anyMatch(node -> node.answer().outcome() == outcome)) {
        String word =
            switch (outcome) {
              case WIN -> "N: the player to move wins";
              case LOSE -> "P: loses";
              case TIE -> "tie";
              case DRAW -> "draw";
            };
        canvas.frame(area(outcome), edge(outcome), at, 44, 16, 16);
        canvas.text(Colour.INK, LABEL, TextAnchor.START, at + 22, 56, word);
        at += TextMetrics.width(word, LABEL) + 38;
      }
    }
    String rest = "number: plies to the end; *n: Grundy value";
    canvas.text(Colour.DIM, SMALL, TextAnchor.START, at, 56, rest);
  }

  private void edge(Canvas canvas, int from, int to, boolean best) {
    int a = graph.nodes().get(from).layer();
    int b = graph.nodes().get(to).layer();
    double y1 = TOP + a * (double) LAYER + BOX;
    double y2 = TOP + b * (double) LAYER;
    double[] path;
    if (b > a) {
      double bend = Math.min(y2 - y1, LAYER) / 2;
      // Bend a long line aside; otherwise it would run behind the boxes in between.
      double aside = b > a + 1 ? (x[to] >= x[from] ? 1 : -1) * 22.0 * Math.min(b - a, 5) : 0;
      path =
          new double[] {
            x[from], y1, x[from] + aside, y1 + bend, x[to] + aside, y2 - bend, x[to], y2
          };
    } else { // within a layer or back up: leave and enter at the side
      double side = x[to] >= x[from] ? 1 : -1;
      double in = a == b ? -side : side;
      double x1 = x[from] + side * width[from] / 2;
      double x2 = x[to] + in * width[to] / 2;
      double up = a == b ? 34 : 0;
      y1 -= BOX / 2.0;
      y2 += BOX / 2.0;
      path = new double[] {x1, y1, x1 + side * 40, y1 - up, x2 + in * 40, y2 - up, x2, y2};
    }
    canvas.arrow(best ? Colour.WIN : Colour.AXIS, best ? 2 : 1, best ? 9 : 7, path);
  }

  private void box(Canvas canvas, int number) {
    GameGraph.Node node = graph.nodes().get(number);
    double y = TOP + node.layer() * (double) LAYER;
    Outcome outcome = node.answer().outcome();
    double left = x[number] - width[number] / 2;
    canvas.frame(area(outcome), edge(outcome), left, y, width[number], BOX);
    canvas.text(Colour.INK, LABEL, TextAnchor.MIDDLE, x[number], y + 16, label(node));
    String value = GameGraphDotWriter.value(node.answer());
    canvas.text(Colour.INK, SMALL, TextAnchor.MIDDLE, x[number], y + 31, value);
  }

  private static String label(GameGraph.Node node) {
    String text = node.text();
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
  }

  private static Colour area(Outcome outcome) {
    return switch (outcome) {
      case WIN -> Colour.WIN_AREA;
      case LOSE -> Colour.LOSE_AREA;
      case TIE -> Colour.TIE_AREA;
      case DRAW -> Colour.DRAW_AREA;
    };
  }

  private static Colour edge(Outcome outcome) {
    return switch (outcome) {
      case WIN -> Colour.WIN;
      case LOSE -> Colour.LOSE;
      case TIE -> Colour.TIE;
      case DRAW -> Colour.DRAW;
    };
  }
}
