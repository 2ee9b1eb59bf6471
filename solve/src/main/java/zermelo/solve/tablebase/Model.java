package zermelo.solve.tablebase;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/**
 * How likely each cell of a tier is after another one: what the coder of its blocks goes by. The
 * commonest cells are symbols, the others are told by their number in the alphabet behind the
 * symbol {@link #OTHER}. The context of a symbol is the symbol before it; cells where the rules end
 * the game have a context of their own and are none for what follows.
 *
 * <p>Frequencies are shares of {@value #TOTAL}.
 */
final class Model {
  static final int BITS = 12;
  static final int TOTAL = 1 << BITS;
  static final int OTHER = 0;
  private static final int MOST_SYMBOLS = 254;
  private static final int ENDED = MOST_SYMBOLS + 1;
  private static final int CONTEXTS = ENDED + 1;

  private final int[] alphabet; // the commonest first; symbol s is alphabet[s - 1]
  private final int symbols; // and OTHER
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final int[][] starts; // by context: where the share of each symbol starts, then TOTAL

  private Model(int[] alphabet, int[][] starts) {
    this.alphabet = alphabet;
    this.symbols = symbols(alphabet);
    this.starts = starts;
    for (int i = 0; i < alphabet.length; i++) {
      numbers.put(alphabet[i], i);
    }
  }

  private static int symbols(int[] alphabet) {
    return Math.min(alphabet.length, MOST_SYMBOLS) + 1;
  }

  /** Counts cells and pairs of neighbours; several of them can be put together. */
  static final class Census {
    private final Map<Integer, Long> cells = new HashMap<>();
    private final Map<Long, Long> pairs = new HashMap<>();

    /** A cell after another; both are told whole. */
    void pair(long before, int cell) {
      pairs.merge((before << 32) | (cell & 0xffffffffL), 1L, Long::sum);
    }

    void cell(int cell) {
      cells.merge(cell, 1L, Long::sum);
    }

    void add(Census other) {
      other.cells.forEach((cell, count) -> cells.merge(cell, count, Long::sum));
      other.pairs.forEach((pair, count) -> pairs.merge(pair, count, Long::sum));
    }
  }

  /** What stands for the cell before, where the rules end the game. */
  static final long AT_END = 0x3fff_ffffL;

  static Model of(Census census) {
    int[] alphabet =
        census.cells.entrySet().stream()
            .sorted(
                Comparator.<Map.Entry<Integer, Long>>comparingLong(entry -> -entry.getValue())
                    .thenComparing(Map.Entry::getKey))
            .mapToInt(Map.Entry::getKey)
            .toArray();
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int i = 0; i < Math.min(alphabet.length, MOST_SYMBOLS); i++) {
      numbers.put(alphabet[i], i + 1);
    }
    int symbols = symbols(alphabet);
    long[][] counts = new long[CONTEXTS][symbols];
    census.pairs.forEach(
        (pair, count) -> {
          int context =
              pair >>> 32 == AT_END ? ENDED : numbers.getOrDefault((int) (pair >>> 32), OTHER);
          counts[context][numbers.getOrDefault((int) (long) pair, OTHER)] += count;
        });
    int[][] starts = new int[CONTEXTS][];
    for (int context = 0; context < CONTEXTS; context++) {
      starts[context] = shares(counts[context]);
    }
    return new Model(alphabet, starts);
  }

  /** Shares of TOTAL in proportion to the counts; what was counted, and OTHER, gets at least 1. */
  private static int[] shares(long[] counts) {
    long sum = Math.max(1, Arrays.stream(counts).sum());
    int[] shares = new int[counts.length];
    int left = TOTAL;
    int largest = 0;
    for (int i = 0; i < counts.length; i++) {
      shares[i] = counts[i] == 0 && i != OTHER ? 0 : Math.max(1, (int) (counts[i] * TOTAL / sum));
      left -= shares[i];
      largest = shares[i] > shares[largest] ? i : largest;
    }
    shares[largest] += left; // there are at most 255 symbols, so it has enough to give
    int[] starts = new int[counts.length + 1];
    for (int i = 0; i < counts.length; i++) {
      starts[i + 1] = starts[i] + shares[i];
    }
    return starts;
  }

  /** The context at the beginning of a block. */
  int first() {
    return OTHER;
  }

  int ended() {
    return ENDED;
  }

  /** The symbol of a cell in a context: OTHER if it has none there. */
  int symbol(int context, int cell) {
    int symbol = numbers.get(cell) + 1;
    return symbol < symbols && share(context, symbol) > 0 ? symbol : OTHER;
  }

  /** The context that a cell is for the next one. */
  int after(int cell) {
    int symbol = numbers.get(cell) + 1;
    return symbol < symbols ? symbol : OTHER;
  }

  int cell(int symbol) {
    return alphabet[symbol - 1];
  }

  int start(int context, int symbol) {
    return starts[context][symbol];
  }

  int share(int context, int symbol) {
    return starts[context][symbol + 1] - starts[context][symbol];
  }

  /** The symbol in whose share this number lies. */
  int symbolAt(int context, int slot) {
    int[] row = starts[context];
    int low = 0;
    int high = symbols - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (row[middle] <= slot) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** The number of a cell in the alphabet, told in so many bits. */
  int number(int cell) {
    return numbers.get(cell);
  }

  int numbered(int number) {
    return alphabet[Math.min(number, alphabet.length - 1)];
  }

  int numberBits() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, alphabet.length - 1));
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(alphabet.length);
    for (int cell : alphabet) {
      out.writeInt(cell);
    }
    for (int[] row : starts) {
      for (int symbol = 0; symbol < symbols; symbol++) {
        writeShare(out, row[symbol + 1] - row[symbol]);
      }
    }
  }

  /** One byte where that is enough: most are 0 or small. */
  private static void writeShare(DataOutput out, int share) throws IOException {
    if (share < 0x80) {
      out.writeByte(share);
    } else {
      out.writeShort(0x8000 | share);
    }
  }

  static Model read(DataInput in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > 1 << 28) {
      throw new IOException("an alphabet of " + length);
    }
    int[] alphabet = new int[length];
    for (int i = 0; i < length; i++) {
      alphabet[i] = in.readInt();
    }
    int[][] starts = new int[CONTEXTS][symbols(alphabet) + 1];
    for (int[] row : starts) {
      for (int symbol = 0; symbol + 1 < row.length; symbol++) {
        int share = in.readUnsignedByte();
        share = share < 0x80 ? share : (share & 0x7f) << 8 | in.readUnsignedByte();
        row[symbol + 1] = row[symbol] + share;
      }
    }
    return new Model(alphabet, starts);
  }
}
