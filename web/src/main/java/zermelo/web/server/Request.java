package zermelo.web.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One request, completely read.
 *
 * @param parameters the values of the path parameters: {@code id} of {@code /api/jobs/{id}}
 * @param headers the first value of each header, by its name in lower case
 * @param body the body, within the size limit
 * @param client the address of the client, for the limits per client
 */
public record Request(
    Map<String, String> parameters,
    QueryParameters query,
    Map<String, String> headers,
    RequestBody body,
    String client) {

  public Request {
    parameters = Map.copyOf(parameters);
    headers = Map.copyOf(headers);
  }

  /** Returns the value of a path parameter. */
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

  /** Parses the body as a JSON object; throws {@link HttpProblem} if it is none. */
  public JsonNode json() {
    return body.json(header("content-type").orElse(""));
  }
}
