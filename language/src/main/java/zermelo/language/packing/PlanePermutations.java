package zermelo.language.packing;

import java.util.Optional;
import zermelo.kernel.space.CanonicalForm;
import zermelo.language.ground.BoardSymmetries;
import zermelo.language.ground.CellSymmetry;

/**
 * The canonical form of packed boards: the least image under the symmetries.
 *
 * <p>Images are compared plane by plane, so most are given up after the first plane. Tables permute
 * the bits of a plane, one byte at a time. One instance serves one thread. The slow twin permutes
 * the symbols of the cells one by one (in the tests).
 */
public final class PlanePermutations implements CanonicalForm {
  private final BitField[] planes;
  private final int bytes;
  private final long[][] tables; // per symmetry: 256 images for each byte of a plane
  private final long[] given;
  private final long[] least;

  private PlanePermutations(BitField[] planes, int bytes, long[][] tables) {
    this.planes = planes;
    this.bytes = bytes;
    this.tables = tables;
    this.given = new long[planes.length];
    this.least = new long[planes.length];
  }

  /** The fastest form of a board; none if it has no symmetry or if a plane is not one field. */
  public static Optional<CanonicalForm> fastest(BoardPlanes board, BoardSymmetries symmetries) {
    return WordPermutations.of(board, symmetries).or(() -> of(board, symmetries));
  }

  /** The form of a board of any size. */
  static Optional<CanonicalForm> of(BoardPlanes board, BoardSymmetries symmetries) {
    if (!symmetries.any()) {
      return Optional.empty();
    }
    int bytes = (board.cells() + 7) / 8;
    long[][] tables =
        symmetries.kept().stream().map(symmetry -> table(symmetry, bytes)).toArray(long[][]::new);
    BitField[] planes = new BitField[board.count()];
    for (int plane = 0; plane < planes.length; plane++) {
      planes[plane] = board.plane(plane);
    }
    return Optional.of(new PlanePermutations(planes, bytes, tables));
  }

  private static long[] table(CellSymmetry symmetry, int bytes) {
    int[] map = symmetry.zeroBased();
    long[] table = new long[bytes << 8];
    for (int bit = 0; bit < map.length; bit++) {
      long image = 1L << map[bit];
      for (int value = 0; value < 256; value++) {
        if ((value >>> (bit & 7) & 1) != 0) {
          table[((bit >> 3) << 8) | value] |= image;
        }
      }
    }
    return table;
  }

  private long image(long plane, long[] table) {
    long image = 0;
    for (int i = 0; i < bytes; i++) {
      image |= table[(i << 8) | ((int) (plane >>> (i << 3)) & 0xff)];
    }
    return image;
  }

  private void load(long[] words, int at) {
    for (int plane = 0; plane < planes.length; plane++) {
      given[plane] = planes[plane].get(words, at);
    }
  }

  @Override
  public void canonicalize(long[] words, int at) {
    load(words, at);
    System.arraycopy(given, 0, least, 0, given.length);
    boolean changed = false;
    for (long[] table : tables) {
      changed |= lower(table);
    }
    if (changed) {
      for (int plane = 0; plane < planes.length; plane++) {
        BitField field = planes[plane];
        words[at + field.word()] ^= (given[plane] ^ least[plane]) << field.shift();
      }
    }
  }

  /** Replaces the least image so far by this one if it is smaller. */
  private boolean lower(long[] table) {
    for (int plane = 0; plane < given.length; plane++) {
      long image = image(given[plane], table);
      if (image != least[plane]) {
        if (Long.compareUnsigned(image, least[plane]) > 0) {
          return false;
        }
        least[plane] = image;
        for (int rest = plane + 1; rest < given.length; rest++) {
          least[rest] = image(given[rest], table);
        }
        return true;
      }
    }
    return false;
  }

  /** Each image is reached by as many symmetries as keep the board. */
  @Override
  public int orbit(long[] words, int at) {
    load(words, at);
    int same = 1;
    for (long[] table : tables) {
      int plane = 0;
      while (plane < given.length && image(given[plane], table) == given[plane]) {
        plane++;
      }
      same += plane == given.length ? 1 : 0;
    }
    return (tables.length + 1) / same;
  }
}
