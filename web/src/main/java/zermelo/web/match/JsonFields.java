package zermelo.web.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;

/** Reads the fields of a request object; throws {@link BadInput} that names the wrong field. */
final class JsonFields {
  private static final int MAX_SETTINGS = 20;

  private JsonFields() {}

  static String text(JsonNode body, String name) {
    JsonNode value = body.path(name);
    if (!value.isTextual()) {
      throw new BadInput("'" + name + "' must be a text");
    }
    return value.textValue();
  }

  static String text(JsonNode body, String name, String fallback) {
    return absent(body, name) ? fallback : text(body, name);
  }

  private static boolean absent(JsonNode body, String name) {
    return body.path(name).isMissingNode() || body.path(name).isNull();
  }

  static boolean truth(JsonNode body, String name) {
    if (!absent(body, name) && !body.path(name).isBoolean()) {
      throw new BadInput("'" + name + "' must be true or false");
    }
    return body.path(name).booleanValue();
  }

  static int number(JsonNode body, String name, int least, int most) {
    JsonNode value = body.path(name);
    if (!value.isInt() || value.intValue() < least || value.intValue() > most) {
      throw new BadInput("'" + name + "' must be a whole number from " + least + " to " + most);
    }
    return value.intValue();
  }

  static int number(JsonNode body, String name, int fallback, int least, int most) {
    return absent(body, name) ? fallback : number(body, name, least, most);
  }

  /** Writes settings for the store, where every value is a text. */
  static JsonWriter writeTexts(Settings settings, JsonWriter json) {
    json.key("set").open('{');
    settings.values().forEach((name, value) -> json.key(name).value(value));
    return json.close('}');
  }

  /** Reads settings such as {@code {"k":3,"takes":"1,2"}}. */
  static Settings settings(JsonNode body, String name) {
    if (absent(body, name)) {
      return Settings.NONE;
    }
    if (!body.path(name).isObject() || body.path(name).size() > MAX_SETTINGS) {
      throw new BadInput("'" + name + "' must be an object of settings");
    }
    Map<String, String> settings = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : body.path(name).properties()) {
      if (!entry.getValue().isValueNode() || entry.getValue().isNull()) {
        throw new BadInput("the setting '" + entry.getKey() + "' must be a number or a text");
      }
      settings.put(entry.getKey(), entry.getValue().asText());
    }
    return new Settings(settings);
  }

  static List<String> texts(JsonNode body, String name, int most) {
    JsonNode array = body.path(name);
    if (!array.isArray() || array.size() > most) {
      throw new BadInput("'" + name + "' must be a list of at most " + most + " texts");
    }
    List<String> texts = new ArrayList<>();
    for (JsonNode one : array) {
      if (!one.isTextual()) {
        throw new BadInput("'" + name + "' must be a list of texts");
      }
      texts.add(one.textValue());
    }
    return texts;
  }
}
