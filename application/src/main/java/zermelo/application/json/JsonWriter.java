package zermelo.application.json;

import java.math.BigInteger;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;
import zermelo.kernel.Settings;

/**
 * Writes JSON as a stream, without building a tree.
 *
 * <p>A run may write a hundred thousand lines, and answers with thousands of moves. A library would
 * cost more start-up time than it saves code.
 *
 * <p>Inside an object every value needs its key: {@code
 * json.open('{').key("n").value(3).close('}')}.
 */
public final class JsonWriter {
  private final StringBuilder out = new StringBuilder(256);

  /** Opens an object or an array: <code>'{'</code> or {@code '['}. */
  public JsonWriter open(char bracket) {
    comma();
    out.append(bracket);
    return this;
  }

  /** Closes an object or an array: <code>'}'</code> or {@code ']'}. */
  public JsonWriter close(char bracket) {
    out.append(bracket);
    return this;
  }

  public JsonWriter key(String key) {
    comma();
    string(key);
    out.append(':');
    return this;
  }

  public JsonWriter value(String text) {
    comma();
    string(text);
    return this;
  }

  public JsonWriter value(long number) {
    comma();
    out.append(number);
    return this;
  }

  /** Writes a number with this many decimal places. */
  public JsonWriter decimal(double number, int places) {
    comma();
    out.append(String.format(Locale.ROOT, "%." + places + "f", number));
    return this;
  }

  public JsonWriter value(boolean truth) {
    comma();
    out.append(truth);
    return this;
  }

  public JsonWriter value(OptionalInt number) {
    return number.isPresent() ? value(number.getAsInt()) : nothing();
  }

  public JsonWriter value(OptionalLong number) {
    return number.isPresent() ? value(number.getAsLong()) : nothing();
  }

  /** Writes a value that is JSON already. */
  public JsonWriter raw(String json) {
    comma();
    out.append(json);
    return this;
  }

  /** Writes null. */
  public JsonWriter nothing() {
    comma();
    out.append("null");
    return this;
  }

  /** Writes a number or a boolean if the text is one, and a string otherwise. */
  public JsonWriter typed(String text) {
    if (text.equals("true") || text.equals("false")) {
      return value(text.equals("true"));
    }
    boolean number = text.matches("-?(0|[1-9]\\d{0,18})");
    // Some numbers of nineteen digits exceed 2^63-1: they stay text.
    return number && Long.toString(saturated(text)).equals(text)
        ? value(saturated(text))
        : value(text);
  }

  /** Writes the settings of a game: {@code "set":{"k":3}}. */
  public JsonWriter settings(Settings settings) {
    key("set").open('{');
    settings.values().forEach((name, text) -> key(name).typed(text));
    return close('}');
  }

  private static long saturated(String digits) {
    return new BigInteger(digits).min(BigInteger.valueOf(Long.MAX_VALUE)).longValue();
  }

  /** Writes a comma, except after an opening bracket or a key. */
  private void comma() {
    if (!out.isEmpty() && "{[:".indexOf(out.charAt(out.length() - 1)) < 0) {
      out.append(',');
    }
  }

  private void string(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= ' ' && c != '"' && c != '\\' && !Character.isSurrogate(c)) {
        out.append(c);
      } else {
        escape(c);
      }
    }
    out.append('"');
  }

  private void escape(char c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\t' -> out.append("\\t");
      default -> out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
    }
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
