package zermelo.library.contest.text;

import java.io.IOException;
import java.io.InputStream;
import zermelo.kernel.input.BadInput;

/**
 * Reads the tokens of an input, byte by byte.
 *
 * <p>Any blanks and line breaks separate tokens. The last line needs no line break. Messages name
 * the line of an error.
 */
public final class TokenReader {
  private static final int END = -1;
  private static final int QUOTED = 40;

  private final InputStream in;
  private final byte[] block = new byte[1 << 16];
  private int at;
  private int filled;
  private int line = 1;

  public TokenReader(InputStream in) {
    this.in = in;
  }

  /** Reads the next number. */
  public long number(InputField field) {
    return number(field, 0);
  }

  /** Reads the next number, which has this index (from 1) in a list. */
  public long number(InputField field, int index) {
    int next = skipBlanks();
    if (next < '0' || next > '9') {
      throw noNumber(field, index, "");
    }
    long value = 0;
    for (; next >= '0' && next <= '9'; next = forward()) {
      if (value > (Long.MAX_VALUE - (next - '0')) / 10) {
        throw noNumber(field, index, Long.toString(value));
      }
      value = 10 * value + (next - '0');
    }
    if (!isBlank(next)) {
      throw noNumber(field, index, Long.toString(value));
    }
    if (!field.allows(value)) {
      throw wrong(value + " is no " + named(field, index) + ": it is " + field.limits());
    }
    return value;
  }

  /** Reads the next word, which must be one of these. Returns its index. */
  public int word(String what, String... words) {
    if (skipBlanks() == END) {
      throw wrong("the input ends where " + what + " should stand");
    }
    String word = rest("");
    for (int i = 0; i < words.length; i++) {
      if (words[i].equals(word)) {
        return i;
      }
    }
    throw wrong("'" + word + "' is no " + what + ": it is " + String.join(" or ", words));
  }

  /** Requires that only blanks follow. */
  public void end() {
    if (skipBlanks() != END) {
      throw wrong("'" + rest("") + "' is too much: the input should end before it");
    }
  }

  /** Returns the exception for an error that a format finds in the current line. */
  public BadInput wrong(String what) {
    return new BadInput("line " + line + ": " + what);
  }

  private BadInput noNumber(InputField field, int index, String begun) {
    String named = named(field, index) + ", " + field.limits() + ",";
    if (begun.isEmpty() && peek() == END) {
      return wrong("the input ends where " + named + " should stand");
    }
    return wrong("'" + rest(begun) + "' stands where " + named + " should");
  }

  private static String named(InputField field, int index) {
    return index == 0 ? field.name() : field.name() + "_" + index;
  }

  /** Returns the rest of a token, as far as a message can show it. */
  private String rest(String begun) {
    StringBuilder text = new StringBuilder(begun);
    for (int next = peek(); !isBlank(next); next = forward()) {
      if (text.length() == QUOTED) {
        return text.append("...").toString();
      }
      text.append(next > ' ' && next < 127 ? (char) next : '?');
    }
    return text.toString();
  }

  private int skipBlanks() {
    int next = peek();
    while (next != END && isBlank(next)) {
      if (next == '\n') {
        line++;
      }
      next = forward();
    }
    return next;
  }

  /** Returns whether this is a blank as in C, or the end. */
  private static boolean isBlank(int next) {
    return next == ' ' || (next >= '\t' && next <= '\r') || next == END;
  }

  private int forward() {
    at++;
    return peek();
  }

  private int peek() {
    return at < filled || fill() ? block[at] & 0xff : END;
  }

  private boolean fill() {
    try {
      at = 0;
      filled = Math.max(0, in.read(block, 0, block.length));
      return filled > 0;
    } catch (IOException e) {
      throw new BadInput("the input cannot be read: " + e.getMessage());
    }
  }
}
