package zermelo.insight.explain;

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

  private static final int SIDE = GameGraphLayout.SIDE;
  private static final int LONGEST = 40;
  private static final double TITLE = 15;
  private static final double LABEL = 12;
  private static final double SMALL = 11;

  private final GameGraph graph;
  private final String game;
  private final GameGraphLayout layout;

  /**
   * Prepares a plot.
   *
   * @param game the game and the position
   */
  public GameGraphPlot(GameGraph graph, String game) {
    this.graph = graph;
    this.game = game;
    double[] widths = new double[graph.nodes().size()];
    for (int i = 0; i < widths.length; i++) {
      GameGraph.Node node = graph.nodes().get(i);
      double label = TextMetrics.width(label(node), LABEL);
      double value = TextMetrics.width(GameGraphDotWriter.value(node.answer()), SMALL);
      widths[i] = Math.max(44, Math.max(label, value) + 14);
    }
    this.layout = new GameGraphLayout(graph, widths);
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
    return new Size((int) Math.ceil(layout.width()), (int) Math.ceil(layout.height()));
  }

  @Override
  public void draw(Canvas canvas) {
    String title = TextMetrics.fitting(game, TITLE, layout.width() - 2 * SIDE);
    canvas.text(Colour.INK, TITLE, TextAnchor.START, SIDE, 28, title);
    key(canvas);
    for (boolean best : new boolean[] {false, true}) { // winning moves on top
      for (int from = 0; from < graph.nodes().size(); from++) {
        for (int to : graph.nodes().get(from).options()) {
          if (graph.nodes().get(from).winning().contains(to) == best) {
            Colour colour = best ? Colour.WIN : Colour.AXIS;
            canvas.arrow(colour, best ? 2 : 1, best ? 9 : 7, layout.path(from, to));
          }
        }
      }
    }
    for (int i = 0; i < graph.nodes().size(); i++) {
      box(canvas, i);
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

  private void box(Canvas canvas, int number) {
    GameGraph.Node node = graph.nodes().get(number);
    double x = layout.x(number);
    double y = layout.top(node.layer());
    double width = layout.width(number);
    Outcome outcome = node.answer().outcome();
    canvas.frame(area(outcome), edge(outcome), x - width / 2, y, width, GameGraphLayout.BOX);
    canvas.text(Colour.INK, LABEL, TextAnchor.MIDDLE, x, y + 16, label(node));
    String value = GameGraphDotWriter.value(node.answer());
    canvas.text(Colour.INK, SMALL, TextAnchor.MIDDLE, x, y + 31, value);
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
