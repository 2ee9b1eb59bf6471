package zermelo.heaps.proof;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.period.Repetition;

/** The text form of a certificate: one line per fact, then the values, 32 per line. */
public final class SequenceCertificateFormat {
  /** The first line of every certificate of this kind. */
  public static final String TITLE = "zermelo certificate of periodicity 1";

  private static final int IN_A_LINE = 32;
  private static final List<String> FACTS =
      List.of("code", "preperiod", "period", "saltus", "checked", "mask", "parity", "values");

  private SequenceCertificateFormat() {}

  static String write(SequenceCertificate certificate) {
    Repetition repetition = certificate.repetition();
    StringBuilder text = new StringBuilder(TITLE).append('\n');
    text.append("code ").append(certificate.code().text()).append('\n');
    text.append("preperiod ").append(repetition.preperiod()).append('\n');
    text.append("period ").append(repetition.period()).append('\n');
    text.append("saltus ").append(repetition.saltus()).append('\n');
    text.append("checked ").append(repetition.checked()).append('\n');
    text.append("mask ").append(certificate.mask()).append('\n');
    text.append("parity ").append(certificate.parity()).append('\n');
    text.append("values");
    for (int n = 0; n < certificate.shown(); n++) {
      text.append(n % IN_A_LINE == 0 ? '\n' : ' ').append(certificate.claim(n));
    }
    return text.append('\n').toString();
  }

  /**
   * Parses a certificate from its lines.
   *
   * @throws IllegalArgumentException if a line is wrong; the message says what is wrong
   */
  public static SequenceCertificate read(Stream<String> text) {
    Iterator<String> lines = text.iterator();
    if (!lines.hasNext() || !lines.next().equals(TITLE)) {
      throw new IllegalArgumentException(
          "this is not a certificate: its first line is not '" + TITLE + "'");
    }
    Map<String, String> facts = new HashMap<>();
    for (String line = ""; lines.hasNext() && !line.equals("values"); ) {
      line = lines.next();
      String[] words = line.split(" ", 2);
      if (!FACTS.contains(words[0]) || facts.put(words[0], words[words.length - 1]) != null) {
        throw new IllegalArgumentException(
            "a certificate has one line for each of "
                + String.join(", ", FACTS)
                + "; not '"
                + line
                + "'");
      }
    }
    Repetition repetition =
        new Repetition(
            number(facts, "preperiod"),
            number(facts, "period"),
            number(facts, "saltus"),
            number(facts, "checked"));
    long shown = repetition.preperiod() + repetition.period();
    int[] values = values(lines, shown);
    if (repetition.period() < 1 || values.length != shown) {
      throw new IllegalArgumentException(
          "the certificate shows %s values instead of preperiod and one period"
              .formatted(values.length > shown ? "more" : "only " + values.length));
    }
    return new SequenceCertificate(
        HeapCode.parse(fact(facts, "code")),
        repetition,
        (int) number(facts, "mask"),
        fact(facts, "parity").equals("true"),
        values);
  }

  /**
   * Parses the numbers of the remaining lines, at most one line beyond {@code most} numbers. A
   * number too large for an int becomes the largest int.
   */
  private static int[] values(Iterator<String> lines, long most) {
    int[] values = new int[IN_A_LINE];
    int count = 0;
    while (count <= most && lines.hasNext()) {
      String line = lines.next();
      for (int at = 0; at < line.length(); ) {
        int end = line.indexOf(' ', at);
        end = end < 0 ? line.length() : end;
        if (end > at) {
          if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
          }
          values[count++] = value(line, at, end);
        }
        at = end + 1;
      }
    }
    return Arrays.copyOf(values, count);
  }

  private static int value(String line, int from, int to) {
    long value = to - from > 10 ? -1 : 0;
    for (int i = from; i < to && value >= 0; i++) {
      int digit = line.charAt(i) - '0';
      value = digit >= 0 && digit <= 9 ? 10 * value + digit : -1;
    }
    if (value < 0) {
      throw new IllegalArgumentException(
          "'" + line.substring(from, to) + "' is not a number, as the value should be");
    }
    return (int) Math.min(Integer.MAX_VALUE, value);
  }

  private static String fact(Map<String, String> facts, String name) {
    String value = facts.get(name);
    if (value == null) {
      throw new IllegalArgumentException("the certificate lacks its " + name);
    }
    return value;
  }

  private static long number(Map<String, String> facts, String name) {
    return number(fact(facts, name), name);
  }

  private static long number(String text, String name) {
    if (!text.matches("[0-9]{1,10}")) {
      throw new IllegalArgumentException("'" + text + "' is not a number for the " + name);
    }
    return Long.parseLong(text);
  }
}
