package zermelo.web.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One request, read as a whole.
 *
 * @param method in capitals; {@code HEAD} arrives as {@code GET}
 * @param parameters what the places of the route's template hold: {@code id} of {@code
 *     /api/jobs/{id}}
 * @param headers the first value of each, by its name in small letters
 * @param body what was sent along, within the limit
 * @param client who asks, for budgets of each client: an address
 */
public record Request(
    String method,
    Map<String, String> parameters,
    QueryParameters query,
    Map<String, String> headers,
    RequestBody body,
    String client) {

  public Request {
    parameters = Map.copyOf(parameters);
    headers = Map.copyOf(headers);
  }

  /** What a place of the template holds. */
  public String parameter(String name) {
    String value = parameters.get(name);
    if (value == null) {
      throw new IllegalArgumentException("the route has no {" + name + "}");
    }
    return value;
  }

  public Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name.toLowerCase(Locale.ROOT)));
  }

  /** The body as a JSON object; {@link HttpProblem} if it is none. */
  public JsonNode json() {
    return body.json(header("content-type").orElse(""));
  }
}
