package zermelo.language.packing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.reduce.BoardReduction;

/**
 * The packed form of a board: bit k of the symbol of each cell is in plane k.
 *
 * <p>With up to 64 cells a plane is one field, cell 1 in its lowest bit. Larger boards have several
 * fields of 32 cells for each plane.
 */
public final class BoardPlanes {
  private static final int LARGEST_PLANE = 64;
  private static final int CHUNK = 32;

  private final BoardDeclaration board;
  private final int cells;
  private final int chunks;
  private final int size;
  private final BitField[] fields; // plane after plane

  // The packed symbol of each symbol of the text, and one symbol of the text for each packed one.
  private final int[] codes;
  private final int[] symbols;
  private final BitSet read; // the cells that matter, from 1 on; the others are packed as empty

  private BoardPlanes(
      BoardDeclaration board,
      Optional<BoardReduction> reduction,
      int cells,
      int chunks,
      int size,
      BitField[] fields) {
    this.board = board;
    int count = board.symbols().length();
    this.codes =
        reduction
            .map(less -> less.codes().stream().mapToInt(Integer::intValue).toArray())
            .orElseGet(() -> IntStream.range(0, count).toArray());
    this.symbols = new int[count];
    for (int symbol = codes.length - 1; symbol >= 0; symbol--) {
      symbols[codes[symbol]] = symbol;
    }
    BitSet all = new BitSet();
    all.set(1, cells + 1);
    this.read = reduction.map(BoardReduction::cells).orElse(all);
    this.cells = cells;
    this.chunks = chunks;
    this.size = size;
    this.fields = fields;
  }

  /**
   * The planes of a board.
   *
   * @param board the symbols that are packed
   * @param reduction how the symbols of the text become these, if they are not the same
   * @param field makes a field of the given number of bits
   */
  static BoardPlanes of(
      BoardDeclaration board,
      Optional<BoardReduction> reduction,
      int cells,
      IntFunction<BitField> field) {
    int planes = count(board);
    int size = cells <= LARGEST_PLANE ? Math.max(cells, 1) : CHUNK;
    int chunks = Math.max(1, (cells + size - 1) / size);
    List<BitField> fields = new ArrayList<>();
    for (int plane = 0; plane < planes; plane++) {
      for (int chunk = 0; chunk < chunks; chunk++) {
        int bits = Math.min(size, Math.max(cells, 1) - chunk * size);
        fields.add(field.apply(bits));
      }
    }
    return new BoardPlanes(board, reduction, cells, chunks, size, fields.toArray(BitField[]::new));
  }

  /** The number of planes: the bits of the largest symbol. */
  public static int count(BoardDeclaration board) {
    return BitField.bitsFor(board.symbols().length() - 1L);
  }

  BitField[] fields() {
    return fields;
  }

  /** The number of cells. */
  public int cells() {
    return cells;
  }

  /** The number of planes. */
  public int count() {
    return fields.length / chunks;
  }

  /** The field of a plane, if each plane is one field: on boards of up to 64 cells. */
  public BitField plane(int plane) {
    return fields[plane];
  }

  /** The cells that matter, as bits from the first cell on, on boards of up to 64 cells. */
  public long packedCells() {
    long bits = 0;
    for (int cell = 1; cell <= Math.min(cells, LARGEST_PLANE); cell++) {
      bits |= read.get(cell) ? 1L << (cell - 1) : 0;
    }
    return bits;
  }

  /** Packs a board. A string may be shorter than the planes; it begins at the first cell. */
  void store(long[] given, long[] target, int at) {
    int from = 0;
    while (board.shrinks() && from < given.length && given[from] == 0) {
      from++;
    }
    for (int cell = 0; cell + from < given.length; cell++) {
      long code = read.get(cell + 1) ? codes[(int) given[cell + from]] : 0;
      for (int plane = 0; plane < count(); plane++) {
        BitField field = fields[plane * chunks + cell / size];
        target[at + field.word()] |= (code >>> plane & 1) << (field.shift() + cell % size);
      }
    }
  }

  /** The packed symbol of a cell, counted from 0. */
  public int code(long[] words, int at, int cell) {
    int code = 0;
    for (int plane = 0; plane < count(); plane++) {
      BitField field = fields[plane * chunks + cell / size];
      long bit = words[at + field.word()] >>> (field.shift() + cell % size) & 1;
      code |= (int) bit << plane;
    }
    return code;
  }

  long[] load(long[] words, int at) {
    long[] loaded = new long[cells];
    for (int cell = 0; cell < cells; cell++) {
      loaded[cell] = symbols[code(words, at, cell)];
    }
    int length = cells;
    while (board.shrinks() && length > 0 && loaded[length - 1] == 0) {
      length--;
    }
    return length == cells ? loaded : Arrays.copyOf(loaded, length);
  }

  /** Whether players have symbols; otherwise those of both count as the same. */
  boolean owned() {
    return board.owned();
  }

  /** Two planes that change places if the players do; empty if their symbols are no such pair. */
  Optional<List<FieldExchange.Pair>> exchangedPlanes() {
    for (int high = 1; high < count(); high++) {
      for (int low = 0; low < high; low++) {
        if (exchangesPlanes(low, high)) {
          List<FieldExchange.Pair> pairs = new ArrayList<>();
          for (int chunk = 0; chunk < chunks; chunk++) {
            pairs.add(
                new FieldExchange.Pair(
                    fields[low * chunks + chunk], fields[high * chunks + chunk]));
          }
          return Optional.of(pairs);
        }
      }
    }
    return Optional.empty();
  }

  private boolean exchangesPlanes(int low, int high) {
    for (int symbol = 0; symbol < board.symbols().length(); symbol++) {
      int differing = (symbol >>> low ^ symbol >>> high) & 1;
      if (board.exchangedSymbol(symbol) != (symbol ^ (differing << low | differing << high))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Exchanges the symbols of the players, the first of Left with the first of Right. The slow twin
   * of {@link #exchangedPlanes}, for all symbols.
   */
  void exchange(long[] words, int at) {
    for (int left = board.left(); left < board.right(); left++) {
      int right = left + board.right() - board.left();
      for (int chunk = 0; chunk < chunks; chunk++) {
        long swapped = holding(words, at, chunk, left) | holding(words, at, chunk, right);
        for (int plane = 0; plane < count(); plane++) {
          if (((left ^ right) >>> plane & 1) != 0) {
            BitField field = fields[plane * chunks + chunk];
            words[at + field.word()] ^= swapped << field.shift();
          }
        }
      }
    }
  }

  /** The cells that hold a symbol, as bits from the first cell on, on boards of up to 64 cells. */
  public long holding(long[] words, int at, int symbol) {
    return holding(words, at, 0, symbol);
  }

  /** The cells of a chunk that hold a symbol. */
  private long holding(long[] words, int at, int chunk, int symbol) {
    long found = fields[chunk].mask();
    for (int plane = 0; plane < count(); plane++) {
      BitField field = fields[plane * chunks + chunk];
      long bits = words[at + field.word()] >>> field.shift();
      found &= (symbol >>> plane & 1) != 0 ? bits : ~bits;
    }
    return found;
  }
}
