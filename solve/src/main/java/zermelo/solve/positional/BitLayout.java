package zermelo.solve.positional;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zermelo.kernel.space.PositionalGame;

/**
 * Assigns a bit of a long to each cell, and a key to each position.
 *
 * <p>If stones fall, a column is {@code stride} bits: its cells from the bottom up, all columns
 * aligned at the top, and a spare bit above them. Then adding the bottom cells to the taken ones
 * gives the playable cells, and own + taken is a different number for each position. Otherwise the
 * bits are the cells, and the key is a number in base 3 over the cells that are free at the root of
 * the search.
 */
final class BitLayout {
  /** The most bits of a key. */
  static final int KEY_BITS = 64;

  private static final int MAX_TERNARY = 40; // 3^40 < 2^64

  /** A search visits about the square root of all positions; an empty table costs time, too. */
  private static final double ENTRIES = 0.54;

  final boolean falls;
  final int cells;
  final int stride; // bits of a column; 0 if stones do not fall
  final long board;
  final long bottom;
  final long top;
  final long guards; // the spare bit above each column
  private final int[] bitOf;
  private final int bits;

  private BitLayout(int cells, int stride, int bits, int[] bitOf, long bottom) {
    this.cells = cells;
    this.falls = stride > 0;
    this.stride = stride;
    this.bits = bits;
    this.bitOf = bitOf;
    this.bottom = bottom;
    long all = 0;
    for (int bit : bitOf) {
      all |= 1L << bit;
    }
    this.board = all;
    long last = 0;
    for (int column = 1; falls && column * stride <= bits; column++) {
      last |= 1L << (column * stride - 2);
    }
    this.top = last;
    this.guards = last << 1;
  }

  /** The layout of a game; empty if its columns need more than 64 bits. */
  static Optional<BitLayout> of(PositionalGame game) {
    int cells = game.cells();
    if (game.support().stream().allMatch(below -> below < 0)) {
      int[] same = new int[cells];
      Arrays.setAll(same, cell -> cell);
      return Optional.of(new BitLayout(cells, 0, cells, same, 0));
    }
    List<List<Integer>> columns = columns(game);
    int stride = 1 + columns.stream().mapToInt(List::size).max().orElse(0);
    int bits = columns.size() * stride;
    if (bits > KEY_BITS) {
      return Optional.empty();
    }
    int[] bitOf = new int[cells];
    long bottom = 0;
    for (int i = 0; i < columns.size(); i++) {
      List<Integer> column = columns.get(i);
      int first = i * stride + stride - 1 - column.size();
      bottom |= 1L << first;
      for (int row = 0; row < column.size(); row++) {
        bitOf[column.get(row)] = first + row;
      }
    }
    return Optional.of(new BitLayout(cells, stride, bits, bitOf, bottom));
  }

  /** The cells of each column, from the bottom up. */
  private static List<List<Integer>> columns(PositionalGame game) {
    int[] above = new int[game.cells()];
    Arrays.fill(above, -1);
    for (int cell = 0; cell < game.cells(); cell++) {
      int below = game.support().get(cell);
      if (below >= 0) {
        above[below] = cell;
      }
    }
    List<List<Integer>> columns = new ArrayList<>();
    for (int cell = 0; cell < game.cells(); cell++) {
      if (game.support().get(cell) < 0) {
        List<Integer> column = new ArrayList<>();
        for (int at = cell; at >= 0; at = above[at]) {
          column.add(at);
        }
        columns.add(column);
      }
    }
    return columns;
  }

  int bit(int cell) {
    return bitOf[cell];
  }

  /** A set of cells as bits of this layout. */
  long bits(long set) {
    long bits = 0;
    for (long left = set; left != 0; left &= left - 1) {
      bits |= 1L << bitOf[Long.numberOfTrailingZeros(left)];
    }
    return bits;
  }

  /** A permutation of cells as a permutation of bits. */
  int[] permutation(List<Integer> symmetry) {
    int[] permuted = new int[64];
    for (int cell = 0; cell < cells; cell++) {
      permuted[bitOf[cell]] = bitOf[symmetry.get(cell)];
    }
    return permuted;
  }

  /** The cells where a stone can be put. */
  long playable(long taken) {
    return falls ? (taken + bottom) & board : board & ~taken;
  }

  /** Whether no taken cell has an empty one below it. */
  boolean isPossible(long taken) {
    return !falls || (((taken + bottom) & taken) == 0);
  }

  /**
   * What each bit adds to the key of a position that keeps these taken stones.
   *
   * <p>Empty if so many cells are free that three states for each do not fit into a key.
   */
  Optional<long[]> weights(long taken) {
    long[] weights = new long[64];
    if (falls) {
      Arrays.setAll(weights, bit -> 1L << bit);
      return Optional.of(weights);
    }
    if (Long.bitCount(board & ~taken) > MAX_TERNARY) {
      return Optional.empty();
    }
    long weight = 1;
    for (long left = board & ~taken; left != 0; left &= left - 1) {
      weights[Long.numberOfTrailingZeros(left)] = weight;
      weight *= 3;
    }
    return Optional.of(weights);
  }

  /** The logarithm of the number of table entries that are useful with this many free cells. */
  int entries(int free) {
    double bits = falls ? free + Long.bitCount(bottom) : free * Math.log(3) / Math.log(2);
    return (int) (ENTRIES * bits);
  }

  /** How many bits the key of a position has that keeps these taken stones. */
  int keyBits(long taken) {
    return falls
        ? bits
        : Math.max(1, (int) Math.ceil(Long.bitCount(board & ~taken) * Math.log(3) / Math.log(2)));
  }
}
