package zermelo.application.contest.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import zermelo.kernel.input.BadInput;

/**
 * Reads the tokens of an input, byte by byte, because inputs may be large.
 *
 * <p>Any blanks and line breaks separate tokens. The last line needs no line break. Messages name
 * the line and the column of an error.
 */
public final class TokenReader {
  private static final int END = -1;
  private static final int QUOTED = 40;

  /** How far to look ahead for the numbers that end the cases. */
  private static final int AHEAD = 1 << 10;

  private final InputStream in;
  private final byte[] block = new byte[1 << 16];
  private int at;
  private int filled;
  private int line = 1;

  /** Offset of the current block in the input. The next two: of the line, and of the last token. */
  private long blockStart;

  private long lineStart;
  private long token;

  public TokenReader(InputStream in) {
    this.in = in;
  }

  /**
   * Reads a number within limits.
   *
   * @param name its name in messages
   */
  public long number(String name, long low, long high) {
    int next = skipBlanks();
    boolean minus = next == '-' && low < 0;
    if (minus) {
      next = forward();
    }
    if (next < '0' || next > '9') {
      throw noNumber(name, low, high, minus ? "-" : "");
    }
    long value = 0;
    for (; next >= '0' && next <= '9'; next = forward()) {
      if (value > (Long.MAX_VALUE - (next - '0')) / 10) {
        throw noNumber(name, low, high, (minus ? "-" : "") + value);
      }
      value = 10 * value + (next - '0');
    }
    value = minus ? -value : value;
    if (!isBlank(next)) {
      throw noNumber(name, low, high, Long.toString(value));
    }
    if (value < low || value > high) {
      throw wrong("expected %s, %s, found %d".formatted(name, limits(low, high), value));
    }
    return value;
  }

  private static String limits(long low, long high) {
    return "a number from " + low + " to " + high;
  }

  /**
   * Reads a word of any characters.
   *
   * @param what its description in messages
   * @param longest the largest number of characters
   */
  public String word(String what, long longest) {
    if (skipBlanks() == END) {
      throw wrong("expected " + what + ", found the end of the input");
    }
    StringBuilder word = new StringBuilder();
    for (int next = peek(); !isBlank(next); next = forward()) {
      if (word.length() == longest) {
        throw wrong("'" + rest(shortened(word)) + "' is too long for " + what);
      }
      word.append((char) next);
    }
    return word.toString();
  }

  private static String shortened(StringBuilder word) {
    return word.substring(0, Math.min(word.length(), QUOTED));
  }

  /** Takes these numbers if they come next, written without leading zeros. */
  public boolean accept(List<Long> numbers) {
    skipBlanks();
    int from = ahead();
    for (long number : numbers) {
      byte[] digits = Long.toString(number).getBytes(StandardCharsets.US_ASCII);
      while (from < filled && isBlank(block[from] & 0xff)) {
        from++;
      }
      int to = from + digits.length;
      boolean same = to <= filled && Arrays.equals(block, from, to, digits, 0, digits.length);
      if (!same || (to < filled && !isBlank(block[to] & 0xff))) {
        return false;
      }
      from = to;
    }
    for (int i = 0; i < numbers.size(); i++) {
      skipBlanks();
      while (!isBlank(peek())) {
        forward();
      }
    }
    return true;
  }

  /** Makes sure that the next bytes of the input are in the block. Returns where they begin. */
  private int ahead() {
    while (filled - at < AHEAD) {
      System.arraycopy(block, at, block, 0, filled - at);
      blockStart += at;
      filled -= at;
      at = 0;
      int more = read(filled);
      if (more <= 0) {
        break;
      }
      filled += more;
    }
    return at;
  }

  /** Returns whether only blanks follow. */
  public boolean atEnd() {
    return skipBlanks() == END;
  }

  /** Reads a word that must be one of the given ones, and returns its index. */
  public int word(String what, String... words) {
    if (skipBlanks() == END) {
      throw noneOf(what, words, "the end of the input");
    }
    String word = rest("");
    for (int i = 0; i < words.length; i++) {
      if (words[i].equals(word)) {
        return i;
      }
    }
    throw noneOf(what, words, "'" + word + "'");
  }

  private BadInput noneOf(String what, String[] words, String found) {
    return wrong("expected " + what + ", " + String.join(" or ", words) + ", found " + found);
  }

  /** Requires that only blanks follow. */
  public void end() {
    if (skipBlanks() != END) {
      throw wrong("expected the end of the input, found '" + rest("") + "'");
    }
  }

  /** Returns the exception for an error at the token that was read last. */
  public BadInput wrong(String what) {
    return new BadInput("line " + line + ", column " + (token - lineStart + 1) + ": " + what);
  }

  private BadInput noNumber(String name, long low, long high, String begun) {
    boolean ended = begun.isEmpty() && peek() == END;
    return wrong(
        "expected %s, %s, found %s"
            .formatted(
                name, limits(low, high), ended ? "the end of the input" : "'" + rest(begun) + "'"));
  }

  /** Returns a token, with its beginning given, as far as a message can show it. */
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
        lineStart = blockStart + at + 1;
      }
      next = forward();
    }
    token = blockStart + at;
    return next;
  }

  /** Returns whether a byte is a blank as in C, or the end. */
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
    blockStart += at;
    at = 0;
    filled = Math.max(0, read(0));
    return filled > 0;
  }

  private int read(int from) {
    try {
      return in.read(block, from, block.length - from);
    } catch (IOException e) {
      throw new BadInput("the input cannot be read: " + e.getMessage());
    }
  }
}
