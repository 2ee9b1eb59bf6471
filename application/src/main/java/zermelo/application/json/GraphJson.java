package zermelo.application.json;

import zermelo.insight.explain.GameGraph;
import zermelo.solve.Answer;

/** Writes a game graph as JSON. */
public final class GraphJson {
  private GraphJson() {}

  /** Writes the field {@code positions} of an open object. */
  public static void field(GameGraph graph, JsonWriter json) {
    json.key("positions").open('[');
    for (GameGraph.Node node : graph.nodes()) {
      Answer answer = node.answer();
      json.open('{').key("position").value(node.text());
      json.key("winner").value(AnswerJson.winner(answer.outcome()));
      json.key("remoteness").value(answer.remoteness());
      json.key("grundy").value(answer.nimber()).key("margin").value(answer.margin());
      json.key("layer").value(node.layer()).key("options").open('[');
      node.options().forEach(option -> json.value(graph.nodes().get(option).text()));
      json.close(']').close('}');
    }
    json.close(']');
  }
}
