package zermelo.language.packing;

import java.util.Optional;
import zermelo.kernel.space.CanonicalForm;
import zermelo.language.ground.BoardSymmetries;
import zermelo.language.ground.CellSymmetry;

/**
 * The canonical form of packed boards whose planes fit into one word: the least image under the
 * symmetries.
 *
 * <p>The planes are gathered in a word, the first one in its highest bits, without the cells that
 * no rule reads. Tables permute the bits of that word, one byte at a time, and the least image is
 * found without branches. The slow twin is {@link PlanePermutations}, which finds the same form for
 * boards of any size.
 */
final class WordPermutations implements CanonicalForm {
  private final BitField[] planes;
  private final long read; // the cells that a plane gathers
  private final boolean whole; // whether these are all cells of the planes
  private final int size; // bits of a gathered plane
  private final int bytes;
  private final long[][] tables; // per symmetry: 256 images for each byte of the word

  // Two whole planes in one word: the usual board of two players.
  private final boolean pair;
  private final int word;
  private final int firstShift;
  private final int secondShift;

  private WordPermutations(
      BitField[] planes, long read, boolean whole, int bytes, long[][] tables) {
    this.planes = planes;
    this.read = read;
    this.whole = whole;
    this.size = Long.bitCount(read);
    this.bytes = bytes;
    this.tables = tables;
    this.pair = whole && planes.length == 2 && planes[0].word() == planes[1].word();
    this.word = planes[0].word();
    this.firstShift = planes[0].shift();
    this.secondShift = planes[planes.length - 1].shift();
  }

  /**
   * The form of a board; none if its planes do not fit, or if a read cell maps to an unread one.
   */
  static Optional<CanonicalForm> of(BoardPlanes board, BoardSymmetries symmetries) {
    long read = board.packedCells();
    int bits = board.count() * Long.bitCount(read);
    boolean closed =
        symmetries.kept().stream()
            .allMatch(symmetry -> (image(read, symmetry.zeroBased()) & ~read) == 0);
    if (!symmetries.any() || board.cells() > Long.SIZE || bits > Long.SIZE || !closed) {
      return Optional.empty();
    }
    int bytes = (bits + 7) / 8;
    long[][] tables =
        symmetries.kept().stream()
            .map(symmetry -> table(symmetry, read, board.count(), bytes))
            .toArray(long[][]::new);
    BitField[] planes = new BitField[board.count()];
    for (int plane = 0; plane < planes.length; plane++) {
      planes[plane] = board.plane(plane);
    }
    boolean whole = Long.bitCount(read) == board.cells();
    return Optional.of(new WordPermutations(planes, read, whole, bytes, tables));
  }

  private static long image(long cells, int[] map) {
    long image = 0;
    for (long left = cells; left != 0; left &= left - 1) {
      image |= 1L << map[Long.numberOfTrailingZeros(left)];
    }
    return image;
  }

  private static long[] table(CellSymmetry symmetry, long read, int planes, int bytes) {
    int[] map = symmetry.zeroBased();
    int size = Long.bitCount(read);
    long[] images = new long[bytes << 3]; // of each bit of the gathered word
    for (long left = read; left != 0; left &= left - 1) {
      int cell = Long.numberOfTrailingZeros(left);
      int from = Long.bitCount(read & ((1L << cell) - 1));
      int to = Long.bitCount(read & ((1L << map[cell]) - 1));
      for (int plane = 0; plane < planes; plane++) {
        images[plane * size + from] = 1L << (plane * size + to);
      }
    }
    long[] table = new long[bytes << 8];
    for (int i = 0; i < table.length; i++) {
      int value = i & 0xff;
      if (value != 0) { // the image without the lowest bit is known
        int lowest = (i >> 8 << 3) + Integer.numberOfTrailingZeros(value);
        table[i] = table[i & i - 1] | images[lowest];
      }
    }
    return table;
  }

  private long gather(long[] words, int at) {
    if (pair) {
      long packed = words[at + word];
      return (packed >>> firstShift & read) << size | (packed >>> secondShift & read);
    }
    long all = 0;
    for (BitField plane : planes) {
      long bits = plane.get(words, at);
      all = (all << size) | (whole ? bits : Long.compress(bits, read));
    }
    return all;
  }

  private static long image(long word, long[] table, int bytes) {
    long image = 0;
    for (int i = 0; i < bytes; i++) {
      image |= table[(i << 8) | ((int) (word >>> (i << 3)) & 0xff)];
    }
    return image;
  }

  @Override
  public void canonicalize(long[] words, int at) {
    long given = gather(words, at);
    long least = given + Long.MIN_VALUE; // so that signed order is that of unsigned words
    for (long[] table : tables) {
      least = Math.min(least, image(given, table, bytes) + Long.MIN_VALUE);
    }
    long changed = least + Long.MIN_VALUE ^ given;
    if (changed == 0) {
      return;
    }
    if (pair) {
      words[at + word] ^= changed >>> size << firstShift | (changed & read) << secondShift;
      return;
    }
    for (int plane = planes.length - 1; plane >= 0; plane--) {
      BitField field = planes[plane];
      long bits = size == Long.SIZE ? changed : changed & ((1L << size) - 1);
      words[at + field.word()] ^= (whole ? bits : Long.expand(bits, read)) << field.shift();
      changed >>>= size;
    }
  }

  /** Each image is reached by as many symmetries as keep the board. */
  @Override
  public int orbit(long[] words, int at) {
    long given = gather(words, at);
    int same = 1;
    for (long[] table : tables) {
      same += image(given, table, bytes) == given ? 1 : 0;
    }
    return (tables.length + 1) / same;
  }
}
