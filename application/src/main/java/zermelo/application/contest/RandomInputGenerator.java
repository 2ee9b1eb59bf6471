package zermelo.application.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zermelo.application.contest.text.ContestInput;
import zermelo.kernel.input.BadInput;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.InputNumber;
import zermelo.language.contest.InputSource;

/**
 * Generates random inputs of a format, to test programs with.
 *
 * <p>The number of cases and the size of the numbers vary; all bit lengths are equally likely.
 */
public final class RandomInputGenerator {
  private static final int LONGEST = 12;

  /** The longest list, unless shorter ones are wanted. */
  public static final int LONG_LIST = 200;

  private static final int TRIES = 1000;

  private final ContestFormat format;
  private final Random random;
  private final long largest;
  private final int longList;

  /**
   * Creates a generator.
   *
   * @param largest the largest number, unless the format requires larger ones
   * @param longList the largest length of a list, unless the format requires longer ones
   */
  public RandomInputGenerator(ContestFormat format, Random random, long largest, int longList) {
    this.format = format;
    this.random = random;
    this.largest = largest;
    this.longList = longList;
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
    throw new BadInput(
        "no random input of "
            + format.name()
            + " is a position of the game; are the limits right?");
  }

  private ContestInput any(int cases, int most) {
    InputLayout layout = format.layout();
    long fewest = layout.fewestCases();
    int count =
        (int)
            (fewest
                + random.nextInt(
                    (int) (Math.min(Math.max(fewest, cases), layout.mostCases()) - fewest + 1)));
    RandomSource source = new RandomSource();
    source.bits = 1 + random.nextInt(most); // the numbers of one input have similar sizes
    source.longest =
        Math.min(longList, random.nextInt(20) == 0 ? LONG_LIST : 1 + random.nextInt(LONGEST));
    long[] slots = new long[layout.slots()];
    List<Long> head = source.row(layout.head(), slots);
    List<List<Long>> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(source.row(layout.row(), slots));
    }
    return ContestInput.of(layout, head, rows);
  }

  private final class RandomSource implements InputSource {
    private int bits;
    private int longest;
    private List<Long> numbers = new ArrayList<>();

    List<Long> row(List<InputItem> items, long[] slots) {
      numbers = new ArrayList<>();
      InputLayout.traverse(items, slots, this);
      return List.copyOf(numbers);
    }

    private long add(long value) {
      numbers.add(value);
      return value;
    }

    private long upTo(long most) {
      return random.nextInt((int) Math.min(Integer.MAX_VALUE - 1L, most) + 1);
    }

    @Override
    public long number(InputNumber number, long index, long low, long high) {
      if (number.counts()) {
        long shortest = Math.max(low, Math.min(1, high));
        return add(shortest + upTo(Math.max(0, Math.min(high, longest) - shortest)));
      }
      long width = Math.max(0, Math.min(high, Math.max(low, largest)) - low);
      int most = Math.min(bits, Long.SIZE - Long.numberOfLeadingZeros(width | 1));
      long more = random.nextLong() >>> (Long.SIZE - 1 - random.nextInt(most));
      return add(low + Math.min(more, width));
    }

    @Override
    public long length(InputItem.SymbolRows board) {
      return add(1 + upTo(longest - 1L));
    }

    @Override
    public void symbols(InputItem.SymbolRows board, long row, long columns) {
      for (long i = 0; i < columns; i++) {
        add(upTo(board.symbols().length() - 1L));
      }
    }

    @Override
    public void starter(InputItem.StarterName starter) {
      add(upTo(starter.names().size() - 1L));
    }
  }
}
