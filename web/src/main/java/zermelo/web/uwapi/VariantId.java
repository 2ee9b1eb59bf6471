package zermelo.web.uwapi;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import zermelo.kernel.Settings;

/**
 * Encodes settings as a part of a path: {@code width=4_height=4}, or {@code regular} for the
 * defaults. A character that is not safe in a path is written as a tilde and two hexadecimal
 * digits: <code>{1,4,9}</code> becomes {@code ~7b1,4,9~7d}.
 */
final class VariantId {
  static final String REGULAR = "regular";
  private static final Pattern ESCAPED = Pattern.compile("~([0-9a-f]{2})");

  private VariantId() {}

  static String of(Settings settings) {
    StringJoiner id = new StringJoiner("_");
    id.setEmptyValue(REGULAR);
    settings.values().forEach((name, value) -> id.add(written(name) + "=" + written(value)));
    return id.toString();
  }

  /** Decodes the settings of an id that {@link #of} wrote. */
  static Settings settings(String id) {
    Map<String, String> values = new LinkedHashMap<>();
    if (!id.equals(REGULAR)) {
      for (String pair : id.split("_", -1)) {
        int equals = pair.indexOf('=');
        values.put(read(pair.substring(0, equals)), read(pair.substring(equals + 1)));
      }
    }
    return new Settings(values);
  }

  private static String written(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < 128 && Character.isLetterOrDigit(c)) || ".,-".indexOf(c) >= 0) {
        out.append(c);
      } else {
        out.append(String.format(Locale.ROOT, "~%02x", (int) c));
      }
    }
    return out.toString();
  }

  private static String read(String text) {
    return ESCAPED
        .matcher(text)
        .replaceAll(found -> String.valueOf((char) Integer.parseInt(found.group(1), 16)));
  }
}
