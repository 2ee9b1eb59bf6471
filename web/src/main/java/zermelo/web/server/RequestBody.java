package zermelo.web.server;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import zermelo.kernel.input.BadInput;

/** The bytes of a request's body. */
public final class RequestBody {
  /** Maximum nesting depth. No JSON object of the API is deeper. */
  private static final int DEPTH = 16;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DEPTH)
                          .maxNumberLength(100)
                          .maxNameLength(200)
                          .build())
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private final byte[] bytes;

  public RequestBody(byte[] bytes) {
    this.bytes = bytes.clone();
  }

  /**
   * Parses the JSON object of the body. The content type is required: a form on another site can
   * send text, but not {@code application/json}.
   */
  JsonNode json(String type) {
    if (!type.toLowerCase(Locale.ROOT).split(";", 2)[0].strip().equals("application/json")) {
      throw new HttpProblem(415, "the body must be JSON: Content-Type application/json");
    }
    try {
      JsonNode node = MAPPER.readTree(bytes);
      if (!node.isObject()) {
        throw new BadInput("the body must be a JSON object");
      }
      return node;
    } catch (StreamConstraintsException e) {
      throw new BadInput("the body is not acceptable here: a part of its JSON is too large");
    } catch (JsonProcessingException e) {
      throw new BadInput("the body is not JSON: see " + place(e));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String place(JsonProcessingException e) {
    JsonLocation at = e.getLocation();
    return at == null ? "its end" : "line " + at.getLineNr() + ", column " + at.getColumnNr();
  }
}
