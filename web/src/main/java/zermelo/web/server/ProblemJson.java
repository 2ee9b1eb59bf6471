package zermelo.web.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/** Writes problems as {@code application/problem+json} (RFC 9457). */
public final class ProblemJson {
  private static final Map<Integer, String> TITLES =
      Map.ofEntries(
          Map.entry(400, "Bad Request"),
          Map.entry(403, "Forbidden"),
          Map.entry(404, "Not Found"),
          Map.entry(405, "Method Not Allowed"),
          Map.entry(408, "Request Timeout"),
          Map.entry(409, "Conflict"),
          Map.entry(413, "Content Too Large"),
          Map.entry(414, "URI Too Long"),
          Map.entry(415, "Unsupported Media Type"),
          Map.entry(421, "Misdirected Request"),
          Map.entry(429, "Too Many Requests"),
          Map.entry(500, "Internal Server Error"),
          Map.entry(503, "Service Unavailable"));

  private ProblemJson() {}

  public static Response reply(HttpProblem problem) {
    return Response.text(problem.status(), "application/problem+json", json(problem))
        .with("Cache-Control", "no-store")
        .withAll(problem.headers());
  }

  /** Returns only the JSON object. A failed job contains it too. */
  public static String json(HttpProblem problem) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("type", "about:blank");
    json.put("title", title(problem.status()));
    json.put("status", problem.status());
    json.put("detail", problem.detail());
    if (!problem.faults().isEmpty()) {
      json.set("errors", array(problem.faults()));
    }
    return json.toString();
  }

  /**
   * Returns the mistakes in a game's text as a list. This is a normal answer for an editor, not a
   * problem.
   */
  public static String faults(List<HttpProblem.TextFault> faults) {
    return array(faults).toString();
  }

  private static ArrayNode array(List<HttpProblem.TextFault> faults) {
    ArrayNode errors = JsonNodeFactory.instance.arrayNode();
    for (HttpProblem.TextFault fault : faults) {
      ObjectNode error = errors.addObject();
      error.put("line", fault.line()).put("column", fault.column()).put("length", fault.length());
      error.put("message", fault.message());
    }
    return errors;
  }

  private static String title(int status) {
    return TITLES.getOrDefault(status, status < 500 ? "Bad Request" : "Internal Server Error");
  }
}
