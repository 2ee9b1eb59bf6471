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

  /** Reads texts such as {@code k=3}; no parameter may be set twice. */
  public static Settings parse(Iterable<String> texts) {
    Settings settings = NONE;
    for (String text : texts) {
      settings = settings.and(text);
    }
    return settings;
  }

  /** These settings and one more, which {@code text} gives as {@code name=value}. */
  public Settings and(String text) {
    int equals = text.indexOf('=');
    if (equals < 1) {
      throw new BadInput("'" + text + "' is not a setting: write name=value, for example k=3");
    }
    return plus(
        new Settings(
            Map.of(text.substring(0, equals).strip(), text.substring(equals + 1).strip())));
  }

  /** These settings and others; no parameter may be in both. */
  public Settings plus(Settings others) {
    for (String name : others.values.keySet()) {
      if (values.containsKey(name)) {
        throw new BadInput("the parameter '" + name + "' is set twice");
      }
    }
    return overriddenBy(others);
  }

  /** These settings and others, which take precedence. */
  public Settings overriddenBy(Settings others) {
    Map<String, String> all = new LinkedHashMap<>(values);
    all.putAll(others.values);
    return new Settings(all);
  }
}
