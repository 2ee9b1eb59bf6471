package zermelo.cli.render;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import zermelo.application.words.TextFormatting;
import zermelo.insight.explain.GameGraph;
import zermelo.kernel.Outcome;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/** Formats all positions of a game graph as a table. */
public final class GraphText {
  private static final int TEXT = 46;

  private GraphText() {}

  /** Returns a line for each position. */
  public static List<String> lines(GameGraph graph) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("position", "wins", "plies", "Grundy", "a move that keeps it"));
    for (GameGraph.Node node : graph.nodes()) {
      Answer answer = node.answer();
      rows.add(
          List.of(
              TextFormatting.shortened(node.text(), TEXT),
              word(answer.outcome()) + by(answer.margin()),
              text(answer.remoteness()),
              text(answer.nimber()),
              answer.outcome() == Outcome.LOSE ? "" : keeping(answer)));
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        graph.nodes().size() == 1
            ? "The only position:"
            : "All " + graph.nodes().size() + " positions; each result is for the player to move:");
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        int at = column;
        int width = TextFormatting.widest(rows.stream().map(any -> any.get(at)).toList());
        line.append("  ").append(TextFormatting.pad(row.get(column), width));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private static String word(Outcome outcome) {
    return switch (outcome) {
      case WIN -> "mover";
      case LOSE -> "other";
      case TIE -> "tie";
      case DRAW -> "draw";
    };
  }

  private static String by(OptionalInt margin) {
    return margin.orElse(0) == 0 ? "" : " by " + Math.abs(margin.getAsInt());
  }

  private static String text(OptionalInt number) {
    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
  }

  private static String text(OptionalLong number) {
    return number.isPresent() ? Long.toString(number.getAsLong()) : "";
  }

  /** Returns the quickest winning move, or the first that ties or draws. */
  private static String keeping(Answer answer) {
    return answer.moves().stream()
        .filter(move -> move.result() == answer.outcome())
        .filter(move -> move.margin().equals(answer.margin()))
        .min((a, b) -> Integer.compare(a.remoteness().orElse(0), b.remoteness().orElse(0)))
        .map(ValuedMove::move)
        .map(move -> move.label())
        .orElse("");
  }
}
