package zermelo.insight.explain;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import zermelo.kernel.Outcome;
import zermelo.solve.Answer;

/** Writes a game graph in the DOT language, for Graphviz and other tools. */
public final class GameGraphDotWriter {
  private GameGraphDotWriter() {}

  public static String of(GameGraph graph, String title) {
    StringBuilder dot = new StringBuilder("digraph game {\n");
    dot.append("  label=").append(quoted(title)).append(";\n");
    dot.append("  node [shape=box, style=\"rounded,filled\", fontname=\"sans-serif\"];\n");
    List<GameGraph.Node> nodes = graph.nodes();
    for (int i = 0; i < nodes.size(); i++) {
      GameGraph.Node node = nodes.get(i);
      dot.append(
          String.format(
              Locale.ROOT,
              "  n%d [label=%s, fillcolor=\"%s\"];%n",
              i,
              quoted(node.text() + "\n" + value(node.answer())),
              colour(node.answer().outcome())));
    }
    for (int i = 0; i < nodes.size(); i++) {
      for (int option : nodes.get(i).options()) {
        boolean wins = nodes.get(i).winning().contains(option);
        dot.append("  n").append(i).append(" -> n").append(option);
        dot.append(wins ? " [penwidth=2.5];\n" : " [color=\"#9ca3af\"];\n");
      }
    }
    return dot.append("}\n").toString().replace("\r\n", "\n");
  }

  /** Returns the value of a position in short: {@code N 5}, {@code P 4, Grundy 0}, {@code tie}. */
  public static String value(Answer answer) {
    String word =
        switch (answer.outcome()) {
          case WIN -> "N";
          case LOSE -> "P";
          case TIE -> "tie";
          case DRAW -> "draw";
        };
    OptionalInt margin = answer.margin();
    String by =
        margin.isPresent() && margin.getAsInt() != 0
            ? String.format(Locale.ROOT, " %+d", margin.getAsInt())
            : "";
    String in = answer.remoteness().isPresent() ? " " + answer.remoteness().getAsInt() : "";
    return word
        + (by.isEmpty() ? in : by)
        + (answer.nimber().isPresent() ? ", *" + answer.nimber().getAsLong() : "");
  }

  private static String colour(Outcome outcome) {
    return switch (outcome) {
      case WIN -> "#bbf7d0";
      case LOSE -> "#fecaca";
      case TIE -> "#fef08a";
      case DRAW -> "#bfdbfe";
    };
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
  }
}
