package zermelo.application.json;

import java.math.BigInteger;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Writes JSON as it goes, without building a tree: answers with thousands of moves, a hundred
 * thousand lines a run. A library would cost more start-up than it saves code.
 *
 * <p>Inside an object every value needs its key: {@code
 * json.open('{').key("n").value(3).close('}')}.
 */
public final class JsonWriter {
  private final StringBuilder out = new StringBuilder(256);

  /** Begins an object or an array: <code>'{'</code> or {@code '['}. */
  public JsonWriter open(char bracket) {
    comma();
    out.append(bracket);
    return this;
  }

  /** Ends what was begun: <code>'}'</code> or {@code ']'}. */
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

  /** A number with so many places behind the point. */
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

  /** A value that is JSON already. */
  public JsonWriter raw(String json) {
    comma();
    out.append(json);
    return this;
  }

  /** The value null. */
  public JsonWriter nothing() {
    comma();
    out.append("null");
    return this;
  }

  /** A text that is a number as a number, a truth as a truth, anything else as a text. */
  public JsonWriter typed(String text) {
    if (text.equals("true") || text.equals("false")) {
      return value(text.equals("true"));
    }
    boolean number = text.matches("-?(0|[1-9]\\d{0,18})");
    // Of nineteen digits some pass 2^63-1: they stay text.
    return number && Long.toString(saturated(text)).equals(text)
        ? value(saturated(text))
        : value(text);
  }

  private static long saturated(String digits) {
    return new BigInteger(digits).min(BigInteger.valueOf(Long.MAX_VALUE)).longValue();
  }

  /** A comma, unless this is the first thing inside a bracket or stands behind its key. */
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
