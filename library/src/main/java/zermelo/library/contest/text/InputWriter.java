package zermelo.library.contest.text;

import java.util.List;

/** Writes a generated input: numbers in lines. */
public final class InputWriter {
  private final StringBuilder text = new StringBuilder();

  /** Writes a line of numbers. */
  public InputWriter line(long... numbers) {
    for (int i = 0; i < numbers.length; i++) {
      text.append(i == 0 ? "" : " ").append(numbers[i]);
    }
    text.append('\n');
    return this;
  }

  public InputWriter line(List<Long> numbers) {
    return line(numbers.stream().mapToLong(number -> number).toArray());
  }

  /** Writes a line of a number and a word. */
  public InputWriter line(long number, String word) {
    text.append(number).append(' ').append(word).append('\n');
    return this;
  }

  /** Writes the number of rows, then each row on its own line. */
  public InputWriter counted(List<List<Long>> rows) {
    line(rows.size());
    rows.forEach(this::line);
    return this;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
