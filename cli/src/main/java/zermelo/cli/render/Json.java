package zermelo.cli.render;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Writes JSON. Objects are maps in the order of their keys' insertion, arrays are lists; an empty
 * {@code Optional} is null. A library would cost more start-up than it saves code.
 */
public final class Json {
  private Json() {}

  public static String write(Object value) {
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  private static void write(Object value, StringBuilder out) {
    switch (value) {
      case Map<?, ?> map -> object(map, out);
      case List<?> list -> array(list, out);
      case String text -> string(text, out);
      case Number number -> out.append(number);
      case Boolean truth -> out.append(truth);
      case OptionalInt number -> out.append(number.isPresent() ? number.getAsInt() : "null");
      case OptionalLong number -> out.append(number.isPresent() ? number.getAsLong() : "null");
      case Optional<?> optional -> {
        if (optional.isPresent()) {
          write(optional.get(), out);
        } else {
          out.append("null");
        }
      }
      default -> throw new IllegalArgumentException("no JSON for " + value.getClass());
    }
  }

  private static void object(Map<?, ?> map, StringBuilder out) {
    out.append('{');
    String comma = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.append(comma);
      string(String.valueOf(entry.getKey()), out);
      out.append(':');
      write(entry.getValue(), out);
      comma = ",";
    }
    out.append('}');
  }

  private static void array(List<?> list, StringBuilder out) {
    out.append('[');
    String comma = "";
    for (Object item : list) {
      out.append(comma);
      write(item, out);
      comma = ",";
    }
    out.append(']');
  }

  private static void string(String text, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ' || Character.isSurrogate(c)) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
