package zermelo.library.boards.representation;

import java.util.List;

/**
 * Permutations of the bits of a word, applied a byte at a time by table: the symmetries of a board
 * in a handful of loads each.
 */
public final class Symmetries {
  private final int bytes;
  private final long fixed;
  private final long[][] tables; // per permutation: 256 images for each byte of the word

  /**
   * The symmetries that move cells as told, in each of so many planes of bits that lie one above
   * the other; the bits above all planes stay.
   */
  public Symmetries(List<int[]> maps, int planes) {
    int cells = maps.getFirst().length;
    int bits = cells * planes;
    this.bytes = (bits + 7) / 8;
    this.fixed = bits == 64 ? 0 : -1L << bits;
    this.tables = maps.stream().map(map -> table(map, bits)).toArray(long[][]::new);
  }

  /** The least of all images of the word, itself among them. */
  public long least(long word) {
    long least = word;
    for (long[] table : tables) {
      least = Math.min(least, image(word, table));
    }
    return least;
  }

  /** How many different images the word has, itself among them. */
  public int orbit(long word) {
    int same = 1; // as many permutations lead to each image as leave the word as it is
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
