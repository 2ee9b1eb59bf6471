package zermelo.application.contest.text;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Collects the lines of an output as bytes until the whole input is read.
 *
 * <p>So an input with an error gets a message and no answers.
 */
public final class OutputBuffer {
  private byte[] bytes = new byte[1 << 12];
  private int size;

  /** Writes a line. */
  public void line(String word) {
    int length = word.length();
    grow(length + 1);
    for (int i = 0; i < length; i++) {
      if (word.charAt(i) > 126) {
        rest(word.substring(i));
        return;
      }
      bytes[size++] = (byte) word.charAt(i);
    }
    bytes[size++] = '\n';
  }

  /** Writes the rest of a line, from the first character on that is not plain ASCII. */
  private void rest(String word) {
    byte[] coded = (word + '\n').getBytes(StandardCharsets.UTF_8);
    grow(coded.length);
    System.arraycopy(coded, 0, bytes, size, coded.length);
    size += coded.length;
  }

  private void grow(int more) {
    if (size + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length + more);
    }
  }

  @Override
  public String toString() {
    return new String(bytes, 0, size, StandardCharsets.UTF_8);
  }

  public void writeTo(PrintStream out) {
    out.write(bytes, 0, size);
  }
}
