package zermelo.library.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;

/**
 * Generates random inputs of a format.
 *
 * <p>It varies the number of cases and the size of numbers. All bit lengths are equally likely.
 */
public final class RandomInputGenerator {
  private static final int LONGEST = 12;
  private static final int LONG_LIST = 200;
  private static final int TRIES = 1000;

  private final ContestFormat format;
  private final Random random;
  private final long largest;

  /**
   * Generates inputs without numbers above {@code largest}.
   *
   * @param largest if it is below a lower limit of the format, that limit applies
   */
  public RandomInputGenerator(ContestFormat format, Random random, long largest) {
    this.format = format;
    this.random = random;
    this.largest = largest;
  }

  /**
   * Returns an input with at most this many cases and numbers of at most this many bits, 1 to 63.
   */
  public ContestInput next(int cases, int bits) {
    for (int i = 0; i < TRIES; i++) {
      ContestInput trial = any(cases, bits);
      if (format.allows(trial)) {
        return trial;
      }
    }
    throw new IllegalStateException("no input of " + format.name() + " is allowed");
  }

  private ContestInput any(int cases, int most) {
    InputLayout shape = format.shape();
    int count = 1 + random.nextInt(Math.min(cases, shape.most()));
    int bits = 1 + random.nextInt(most); // the numbers of one input have similar sizes
    int longest = random.nextInt(20) == 0 ? LONG_LIST : 1 + random.nextInt(LONGEST);
    List<Long> head = row(shape.head(), bits, longest);
    List<List<Long>> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(row(shape.row(), bits, longest));
    }
    return new ContestInput(head, rows);
  }

  private List<Long> row(InputRow row, int bits, int longest) {
    List<Long> numbers = new ArrayList<>();
    row.fixed().forEach(field -> numbers.add(number(field, bits)));
    row.list()
        .ifPresent(
            element -> {
              int length = 1 + random.nextInt(Math.min(longest, row.longest()));
              for (int i = 0; i < length; i++) {
                numbers.add(number(element, bits));
              }
            });
    return List.copyOf(numbers);
  }

  /**
   * Returns a number at most this many bits above the lower limit. All lengths are equally likely.
   */
  private long number(InputField field, int bits) {
    long width = Math.max(0, Math.min(field.high(), largest) - field.low());
    int digits =
        1 + random.nextInt(Math.min(bits, Long.SIZE - Long.numberOfLeadingZeros(width | 1)));
    long more = random.nextLong() >>> (Long.SIZE - digits);
    return field.low() + Math.min(more, width);
  }
}
