package zermelo.heaps;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A certificate as a text: a line for each fact, then the values, 32 in a line. */
public final class CertificateText {
  private static final String TITLE = "zermelo certificate of periodicity 1";
  private static final int IN_A_LINE = 32;

  private CertificateText() {}

  static String write(Certificate certificate) {
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

  /** The certificate of a text; throws {@link IllegalArgumentException} that says what is wrong. */
  public static Certificate read(String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.getFirst().equals(TITLE)) {
      throw new IllegalArgumentException(
          "this is no certificate: its first line is not '" + TITLE + "'");
    }
    Map<String, String> facts = new HashMap<>();
    int at = 1;
    while (at < lines.size() && !lines.get(at).equals("values")) {
      String[] words = lines.get(at++).split(" ", 2);
      facts.put(words[0], words.length > 1 ? words[1] : "");
    }
    Repetition repetition =
        new Repetition(
            number(facts, "preperiod"),
            number(facts, "period"),
            number(facts, "saltus"),
            number(facts, "checked"));
    int[] values = values(lines.subList(Math.min(at + 1, lines.size()), lines.size()));
    if (repetition.period() < 1 || values.length != repetition.preperiod() + repetition.period()) {
      throw new IllegalArgumentException(
          "the certificate shows " + values.length + " values instead of preperiod and one period");
    }
    return new Certificate(
        HeapCode.parse(fact(facts, "code")),
        repetition,
        (int) number(facts, "mask"),
        fact(facts, "parity").equals("true"),
        values);
  }

  private static int[] values(List<String> lines) {
    List<int[]> rows = new ArrayList<>();
    int size = 0;
    for (String line : lines) {
      String[] words = line.strip().split(" +", -1);
      int[] row = new int[words.length];
      for (int i = 0; i < row.length; i++) {
        row[i] = (int) Math.min(Integer.MAX_VALUE, number(words[i], "value"));
      }
      rows.add(row);
      size += row.length;
    }
    int[] values = new int[size];
    int at = 0;
    for (int[] row : rows) {
      System.arraycopy(row, 0, values, at, row.length);
      at += row.length;
    }
    return values;
  }

  private static String fact(Map<String, String> facts, String name) {
    String value = facts.get(name);
    if (value == null) {
      throw new IllegalArgumentException("the certificate does not say its " + name);
    }
    return value;
  }

  private static long number(Map<String, String> facts, String name) {
    return number(fact(facts, name), name);
  }

  private static long number(String text, String name) {
    if (!text.matches("[0-9]{1,10}")) {
      throw new IllegalArgumentException("'" + text + "' is no number for the " + name);
    }
    return Long.parseLong(text);
  }
}
