package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import zermelo.kernel.Outcome;

/**
 * A game graph as a picture: a box for each position, coloured by what it is worth to the player to
 * move, in layers by the number of plies from the start; moves go along the lines, and winning ones
 * are thick. Written by hand, as the value history is.
 */
public final class GraphSvg {
  private static final int TOP = 84;
  private static final int SIDE = 24;
  private static final int LAYER = 92;
  private static final int BOX = 38;
  private static final int GAP = 16;
  private static final double CHARACTER = 7.3;
  private static final int LONGEST = 40;

  private static final String STYLE =
      """
      <style>
        svg { background: #ffffff; font: 12px sans-serif; }
        text { fill: #24292f; text-anchor: middle; } .title { text-anchor: start; font-size: 15px; }
        .key { text-anchor: start; } .dim { fill: #4b5563; font-size: 11px; }
        .edge { stroke: #c4c9d1; fill: none; } .best { stroke: #16a34a; stroke-width: 2; fill: none; }
        .tip { fill: #9ca3af; } .besttip { fill: #16a34a; }
        rect { stroke-width: 1.5; }
        .win { fill: #dcfce7; stroke: #16a34a; } .lose { fill: #fee2e2; stroke: #dc2626; }
        .tie { fill: #fef9c3; stroke: #ca8a04; } .draw { fill: #dbeafe; stroke: #2563eb; }
        @media (prefers-color-scheme: dark) {
          svg { background: #111827; } text { fill: #e5e7eb; } .dim { fill: #cbd5e1; }
          .edge { stroke: #374151; } .best { stroke: #4ade80; }
          .tip { fill: #6b7280; } .besttip { fill: #4ade80; }
          .win { fill: #14532d; stroke: #4ade80; } .lose { fill: #7f1d1d; stroke: #f87171; }
          .tie { fill: #713f12; stroke: #facc15; } .draw { fill: #1e3a8a; stroke: #60a5fa; }
        }
      </style>
      <defs>
        <marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7"
          orient="auto" markerUnits="userSpaceOnUse"><path class="tip" d="M0 0L8 4L0 8z"/></marker>
        <marker id="best" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="9" markerHeight="9"
          orient="auto" markerUnits="userSpaceOnUse"><path class="besttip" d="M0 0L8 4L0 8z"/></marker>
      </defs>
      """;

  private final GameGraph graph;
  private final double[] x;
  private final double[] width;
  private final List<List<Integer>> layers = new ArrayList<>();
  private double whole = 760;

  private GraphSvg(GameGraph graph) {
    this.graph = graph;
    this.x = new double[graph.nodes().size()];
    this.width = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      GameGraph.Node node = graph.nodes().get(i);
      while (layers.size() <= node.layer()) {
        layers.add(new ArrayList<>());
      }
      layers.get(node.layer()).add(i);
      int letters = Math.max(label(node).length(), GraphDot.value(node.answer()).length());
      width[i] = Math.max(44, letters * CHARACTER + 14);
    }
  }

  /** The picture as a text. */
  public static String of(GameGraph graph, String title) {
    return new GraphSvg(graph).draw(title);
  }

  private String draw(String title) {
    place();
    double height = TOP + (layers.size() - 1) * (double) LAYER + BOX + SIDE;
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0"
                + " %.0f %.0f\" role=\"img\">%n<title>Game graph of %s</title>%n",
            whole,
            height,
            whole,
            height,
            escaped(title)));
    svg.append(STYLE);
    text(svg, "title", SIDE, 28, shortened(title, 80));
    key(svg);
    for (boolean best : new boolean[] {false, true}) { // winning moves lie on top
      for (int from = 0; from < x.length; from++) {
        for (int to : graph.nodes().get(from).options()) {
          if (graph.nodes().get(from).winning().contains(to) == best) {
            edge(svg, from, to, best);
          }
        }
      }
    }
    for (int i = 0; i < x.length; i++) {
      box(svg, i);
    }
    return svg.append("</svg>\n").toString().replace("\r\n", "\n");
  }

  /** Places each layer in the order of what leads to it, so that fewer lines cross. */
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

  private void key(StringBuilder svg) {
    int at = SIDE;
    for (Outcome outcome : Outcome.values()) {
      if (graph.nodes().stream().anyMatch(node -> node.answer().outcome() == outcome)) {
        String word =
            switch (outcome) {
              case WIN -> "N: the player to move wins";
              case LOSE -> "P: loses";
              case TIE -> "tie";
              case DRAW -> "draw";
            };
        svg.append(
            String.format(
                Locale.ROOT,
                "<rect class=\"%s\" x=\"%d\" y=\"44\" width=\"16\" height=\"16\" rx=\"4\"/>%n",
                style(outcome),
                at));
        text(svg, "key", at + 22, 56, word);
        at += (int) (word.length() * CHARACTER) + 44;
      }
    }
    text(svg, "key dim", at, 56, "number: plies to the end; *n: Grundy value");
  }

  private void edge(StringBuilder svg, int from, int to, boolean best) {
    int a = graph.nodes().get(from).layer();
    int b = graph.nodes().get(to).layer();
    double y1 = TOP + a * (double) LAYER + BOX;
    double y2 = TOP + b * (double) LAYER;
    String path;
    if (b > a) {
      double bend = Math.min(y2 - y1, LAYER) / 2;
      // A long way is bent aside, or it would run behind the boxes between.
      double aside = b > a + 1 ? (x[to] >= x[from] ? 1 : -1) * 22.0 * Math.min(b - a, 5) : 0;
      path =
          String.format(
              Locale.ROOT,
              "M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f",
              x[from],
              y1,
              x[from] + aside,
              y1 + bend,
              x[to] + aside,
              y2 - bend,
              x[to],
              y2);
    } else { // within a layer or back up: out at the side, around, in at the side
      double side = x[to] >= x[from] ? 1 : -1;
      double x1 = x[from] + side * width[from] / 2;
      double x2 = x[to] + (a == b ? -side : side) * width[to] / 2;
      double up = a == b ? 34 : 0;
      path =
          String.format(
              Locale.ROOT,
              "M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f",
              x1,
              y1 - BOX / 2.0,
              x1 + side * 40,
              y1 - BOX / 2.0 - up,
              x2 + (a == b ? -side : side) * 40,
              y2 + BOX / 2.0 - up,
              x2,
              y2 + BOX / 2.0);
    }
    svg.append(
        String.format(
            Locale.ROOT,
            "<path class=\"%s\" marker-end=\"url(#%s)\" d=\"%s\"/>%n",
            best ? "best" : "edge",
            best ? "best" : "tip",
            path));
  }

  private void box(StringBuilder svg, int number) {
    GameGraph.Node node = graph.nodes().get(number);
    double y = TOP + node.layer() * (double) LAYER;
    svg.append(
        String.format(
            Locale.ROOT,
            "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" rx=\"7\"/>%n",
            style(node.answer().outcome()),
            x[number] - width[number] / 2,
            y,
            width[number],
            BOX));
    text(svg, "", x[number], y + 16, label(node));
    text(svg, "dim", x[number], y + 31, GraphDot.value(node.answer()));
  }

  private static String label(GameGraph.Node node) {
    return shortened(node.text(), LONGEST);
  }

  private static String style(Outcome outcome) {
    return outcome.name().toLowerCase(Locale.ROOT);
  }

  private static void text(StringBuilder svg, String style, double x, double y, String text) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>%n",
            style,
            x,
            y,
            escaped(text)));
  }

  private static String shortened(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most - 1) + "…";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
