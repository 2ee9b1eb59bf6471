package zermelo.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import zermelo.kernel.input.BadInput;

/** Parameter values as the user wrote them ({@code --set k=3}, {@code take-away(k=3)}). */
public record Settings(Map<String, String> values) {
  public static final Settings NONE = new Settings(Map.of());

  public Settings {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** These settings with one more; {@code text} is {@code name=value}. */
  public Settings and(String text) {
    int equals = text.indexOf('=');
    if (equals < 1) {
      throw new BadInput("'" + text + "' is not a setting: write name=value, for example k=3");
    }
    String name = text.substring(0, equals).strip();
    Map<String, String> more = new LinkedHashMap<>(values);
    if (more.put(name, text.substring(equals + 1).strip()) != null) {
      throw new BadInput("the parameter '" + name + "' is set twice");
    }
    return new Settings(more);
  }
}
