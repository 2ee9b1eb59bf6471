package zermelo.solve.tablebase.format;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Models how often which packed value follows which in a tier, for the compression of its blocks.
 *
 * <p>The most frequent packed values are symbols. Any other one is written as the symbol {@link
 * #OTHER}, followed by its number in the alphabet. The context of a symbol is the symbol before it.
 * Positions where the rules end the game have a context of their own and are not the context of
 * what follows.
 *
 * <p>Frequencies are shares of {@value #TOTAL}.
 */
public final class ContextModel implements Serializable {
  private static final long serialVersionUID = 1L;
  static final int BITS = 12;
  static final int TOTAL = 1 << BITS;
  static final int OTHER = 0;
  private static final int MAX_SYMBOLS = 254;
  private static final int POSITIONS_A_SYMBOL = 64;
  private static final int ENDED = MAX_SYMBOLS + 1;
  private static final int CONTEXTS = ENDED + 1;

  private final Alphabet alphabet; // symbol s is the packed value with number s - 1
  private final int symbols; // including OTHER
  private final int[][] starts; // by context: where the share of each symbol starts, then TOTAL

  private ContextModel(Alphabet alphabet, int[][] starts) {
    this.alphabet = alphabet;
    this.symbols = starts[0].length - 1;
    this.starts = starts;
  }

  /** Counts which packed values follow which; several counts can be added. */
  public static final class ContextCounts implements Serializable {
    private static final long serialVersionUID = 1L;

    private final Alphabet alphabet;
    private final long[][] counts;
    private int context = OTHER;

    /**
     * Creates counts of 0.
     *
     * @param positions the number of packed values; if there are few, many symbols do not pay
     */
    public ContextCounts(Alphabet alphabet, long positions) {
      this.alphabet = alphabet;
      int most = Math.clamp(positions / POSITIONS_A_SYMBOL, 1, MAX_SYMBOLS);
      this.counts = new long[CONTEXTS][Math.min(alphabet.size(), most) + 1];
    }

    public void begin() {
      context = OTHER;
    }

    /** Counts the next packed value; {@code ended} if the rules end the game there. */
    public void put(int packedValue, boolean ended) {
      int symbol = alphabet.number(packedValue) + 1;
      symbol = symbol < counts[0].length ? symbol : OTHER;
      counts[ended ? ENDED : context][symbol]++;
      context = ended ? context : symbol;
    }

    public void add(ContextCounts other) {
      for (int i = 0; i < CONTEXTS; i++) {
        for (int j = 0; j < counts[i].length; j++) {
          counts[i][j] += other.counts[i][j];
        }
      }
    }
  }

  public static ContextModel of(ContextCounts counted) {
    int[][] starts = new int[CONTEXTS][];
    for (int context = 0; context < CONTEXTS; context++) {
      starts[context] = shares(counted.counts[context]);
    }
    return new ContextModel(counted.alphabet, starts);
  }

  /** Shares of TOTAL in proportion to the counts; counted symbols and OTHER get at least 1. */
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
    shares[largest] += left; // at most 255 symbols, so the largest share suffices
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

  /** The symbol of a packed value in a context: OTHER if it has none there. */
  int symbol(int context, int packedValue) {
    int symbol = alphabet.number(packedValue) + 1;
    return symbol < symbols && share(context, symbol) > 0 ? symbol : OTHER;
  }

  /** The context that a packed value provides for the next one. */
  int after(int packedValue) {
    int symbol = alphabet.number(packedValue) + 1;
    return symbol < symbols ? symbol : OTHER;
  }

  int packedValue(int symbol) {
    return alphabet.packedValue(symbol - 1);
  }

  int start(int context, int symbol) {
    return starts[context][symbol];
  }

  int share(int context, int symbol) {
    return starts[context][symbol + 1] - starts[context][symbol];
  }

  /** The symbol whose share contains this number. */
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

  /** The number of a packed value in the alphabet; it has numberBits() bits. */
  int number(int packedValue) {
    return alphabet.number(packedValue);
  }

  int numbered(int number) {
    return alphabet.packedValue(Math.min(number, alphabet.size() - 1));
  }

  int numberBits() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, alphabet.size() - 1));
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(alphabet.size());
    for (int packedValue : alphabet.packedValues()) {
      out.writeInt(packedValue);
    }
    out.writeByte(symbols);
    for (int context = 0; context < CONTEXTS; context++) {
      if (used(context, symbols)) {
        writeRow(out, starts[context]);
      }
    }
  }

  /** Whether a context can occur with this many symbols. */
  private static boolean used(int context, int symbols) {
    return context < symbols || context == ENDED;
  }

  /** Writes the symbols of a context with their shares; none if there is only OTHER. */
  private void writeRow(DataOutput out, int[] row) throws IOException {
    boolean plain = row[OTHER + 1] == TOTAL;
    long seen = plain ? 0 : IntStream.range(0, symbols).filter(s -> row[s + 1] > row[s]).count();
    out.writeByte((int) seen);
    for (int symbol = 0; symbol < symbols && seen > 0; symbol++) {
      if (row[symbol + 1] > row[symbol]) {
        out.writeByte(symbol);
        writeShare(out, row[symbol + 1] - row[symbol]);
      }
    }
  }

  /** Writes one byte if that suffices: most shares are 0 or small. */
  private static void writeShare(DataOutput out, int share) throws IOException {
    if (share < 0x80) {
      out.writeByte(share);
    } else {
      out.writeShort(0x8000 | share);
    }
  }

  static ContextModel read(DataInput in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > 1 << 28) {
      throw new IOException("an alphabet of " + length);
    }
    int[] packedValues = new int[length];
    for (int i = 0; i < length; i++) {
      packedValues[i] = in.readInt();
    }
    Alphabet alphabet = Alphabet.of(packedValues);
    int symbols = in.readUnsignedByte();
    int[][] starts = new int[CONTEXTS][symbols + 1];
    for (int context = 0; context < CONTEXTS; context++) {
      int seen = used(context, symbols) ? in.readUnsignedByte() : 0;
      if (seen == 0) {
        starts[context][OTHER + 1] = TOTAL;
      }
      for (; seen > 0; seen--) {
        int symbol = in.readUnsignedByte();
        int share = in.readUnsignedByte();
        starts[context][symbol + 1] =
            share < 0x80 ? share : ((share & 0x7f) << 8) | in.readUnsignedByte();
      }
      Arrays.parallelPrefix(starts[context], Integer::sum);
    }
    return new ContextModel(alphabet, starts);
  }
}
