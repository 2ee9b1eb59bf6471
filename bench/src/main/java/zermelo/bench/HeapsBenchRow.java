package zermelo.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import zermelo.application.words.TextFormatting;
import zermelo.heaps.code.BadHeapCode;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.WholeNumber;

/**
 * A row of {@code bench heaps}: a code, and how many of its nim-values are computed.
 *
 * @param values how many values are computed
 * @param periods whether a period may be recognised
 */
record HeapsBenchRow(HeapCode code, long values, boolean periods) {
  /** The plain recurrence processes this many pairs in about ten seconds. */
  private static final double QUICK_PAIRS = 5e10;

  private static final long MAX_VALUES = 1L << 30;

  /** The default rows. */
  static final List<HeapsBenchRow> USUAL =
      List.of(
          of("0.77", 17, false),
          of("0.77", 17, true),
          of("0.137", 17, false),
          of("0.137", 17, true),
          of("0.16", 18, false),
          of("0.6", 21, false),
          of("0.354", 20, false),
          of("0.106", 17, false),
          of("0.04", 17, false),
          of("0.06", 17, false),
          of("grundy", 21, false));

  private static HeapsBenchRow of(String code, int power, boolean periods) {
    return new HeapsBenchRow(HeapCode.parse(code), 1L << power, periods);
  }

  /** Parses the rows that a user names: {@code 0.16,grundy/2^18}. */
  static List<HeapsBenchRow> read(List<String> lists) {
    List<HeapsBenchRow> rows = new ArrayList<>();
    for (String list : lists) {
      for (String name : list.split(",(?![^{]*})", -1)) {
        rows.addAll(named(name.strip()));
      }
    }
    return rows;
  }

  private static List<HeapsBenchRow> named(String name) {
    int slash = name.indexOf('/');
    HeapCode code;
    try {
      code = HeapCode.parse(slash < 0 ? name : name.substring(0, slash));
    } catch (BadHeapCode bad) {
      throw new BadInput("--rows: " + bad.getMessage());
    }
    List<HeapsBenchRow> usual = USUAL.stream().filter(row -> row.code.equals(code)).toList();
    if (slash < 0 && !usual.isEmpty()) {
      return usual;
    }
    OptionalLong values =
        slash < 0 ? OptionalLong.empty() : WholeNumber.parse(name.substring(slash + 1));
    if (values.isEmpty() || values.getAsLong() < 1 || values.getAsLong() > MAX_VALUES) {
      throw new BadInput(
          "--rows: say how many values of '%s' to compute: %s/100000 or %s/2^17, at most 2^30"
              .formatted(name, code.text(), code.text()));
    }
    return List.of(new HeapsBenchRow(code, values.getAsLong(), false));
  }

  /** Returns the code for the programs in C; empty if they do not support it. */
  Optional<String> octal() {
    return code instanceof TakeAndBreak game
            && game.heaps() <= 2
            && (!game.unequal() || code.text().equals("grundy"))
        ? Optional.of(code.text())
        : Optional.empty();
  }

  /** Whether the plain recurrence is fast enough to be measured. */
  boolean quick() {
    if (!(code instanceof TakeAndBreak game)) {
      return false;
    }
    long breaks = game.digits().chars().filter(c -> (Character.digit(c, 16) & 4) != 0).count();
    return (double) values * values / 4 * breaks <= QUICK_PAIRS && values <= 1 << 18;
  }

  /** Whether the other row has the same values. */
  boolean same(HeapsBenchRow other) {
    return code.equals(other.code) && values == other.values;
  }

  /** Returns the title of the row in the table. */
  String title() {
    boolean power = Long.bitCount(values) == 1 && values > 1000;
    String count =
        power ? "2^" + Long.numberOfTrailingZeros(values) : TextFormatting.grouped(values);
    return code.text() + " / " + count + (periods ? ", with its period" : "");
  }
}
