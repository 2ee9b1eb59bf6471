package zermelo.bench.boards;

import java.util.List;

/**
 * The symmetries of a board, as permutations of the bits of its word.
 *
 * <p>A table for each symmetry maps the word byte by byte, so an image takes a handful of loads.
 */
final class Symmetries {
  private final int bytes;
  private final long fixed;
  private final long[][] tables; // per permutation: 256 images for each byte of the word

  /**
   * Prepares symmetries of a board of several planes of bits, one above the other.
   *
   * <p>The maps give the target of each cell. They apply to each plane. Bits above all planes stay.
   */
  public Symmetries(List<int[]> maps, int planes) {
    int cells = maps.getFirst().length;
    int bits = cells * planes;
    this.bytes = (bits + 7) / 8;
    this.fixed = bits == 64 ? 0 : -1L << bits;
    this.tables = maps.stream().map(map -> table(map, bits)).toArray(long[][]::new);
  }

  /** Returns the least of all images of the word, including itself. */
  public long least(long word) {
    long least = word;
    for (long[] table : tables) {
      least = Math.min(least, image(word, table));
    }
    return least;
  }

  /** Returns how many different images the word has, including itself. */
  public int orbit(long word) {
    int same = 1; // each image is reached by as many permutations as fix the word
    for (long[] table : tables) {
      same += image(word, table) == word ? 1 : 0;
    }
    return (tables.length + 1) / same;
  }

  private long image(long word, long[] table) {
    long image = word & fixed;
    for (int i = 0; i < bytes; i++) {
      image |= table[(i << 8) | ((int) (word >>> (i << 3)) & 0xff)];
    }
    return image;
  }

  private long[] table(int[] map, int bits) {
    long[] table = new long[bytes << 8];
    for (int bit = 0; bit < bits; bit++) {
      int plane = bit / map.length * map.length;
      long image = 1L << (plane + map[bit - plane]);
      for (int value = 0; value < 256; value++) {
        if ((value >>> (bit & 7) & 1) != 0) {
          table[((bit >> 3) << 8) | value] |= image;
        }
      }
    }
    return table;
  }
}
