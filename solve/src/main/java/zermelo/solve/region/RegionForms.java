package zermelo.solve.region;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import zermelo.kernel.space.PlacementMoves;
import zermelo.kernel.space.PlacementMoves.Mover;
import zermelo.kernel.space.PlacementMoves.Placement;

/**
 * Maps regions that are equal up to shifts, turns and mirrors to one form.
 *
 * <p>Shifts count if every move of the game is possible at every place of the board where it fits.
 * A turn or mirror counts if it maps the kinds of moves onto themselves. It also counts if it maps
 * each player's kinds onto the other player's: then the form is the region with the players
 * exchanged. All of this is checked on the list of moves, never assumed. Tests compare the results
 * with twins that use no forms (OutcomeSearchTest, RegionTruthTest).
 */
final class RegionForms {
  private static final int MAPS = 8; // the numbers of maps are sums of the next three

  private static final int TURN_COLUMNS = 1;
  private static final int TURN_ROWS = 2;
  private static final int EXCHANGE = 4;

  private final int rows;
  private final int columns;
  private final int bytes;
  private final long[][] tables = new long[MAPS][]; // 256 images for each byte; empty if not valid
  private final long[][] highTables = new long[MAPS][]; // second words of images, if there are any
  private final boolean[] exchanges = new boolean[MAPS]; // maps that exchange the players' moves
  private final boolean shifts;

  // The last region brought into its form.
  private int height;
  private int width;
  private long shifted;
  private long shiftedHigh;
  private long formHigh;
  private long imageHigh; // of the last image
  private final boolean wide;
  private boolean exchanged;
  private int same; // a bit for each map that keeps it

  RegionForms(PlacementMoves game) {
    this.rows = game.rows();
    this.columns = game.columns();
    this.bytes = (rows * columns + 7) / 8;
    this.wide = game.wide();
    this.shifts = game.cells() && shiftable(game);
    Set<Shape> shapes = shapes(game);
    for (int map = 1; map < MAPS; map++) {
      boolean keeps = keeps(map, shapes, false);
      exchanges[map] = !keeps;
      boolean valid = shifts && (keeps || keeps(map, shapes, true));
      tables[map] = valid ? table(map, 0) : new long[0];
      highTables[map] = valid && wide ? table(map, 64) : new long[0];
    }
  }

  /** A kind of move: its cells as offsets from the first row and column that they touch. */
  private record Shape(Mover mover, TreeSet<Integer> cells) {
    private static final int STRIDE = 128;

    static Shape of(Placement move, int columns) {
      TreeSet<Integer> cells = new TreeSet<>();
      for (int cell = 0; cell < PlacementMoves.MAX_BITS; cell++) {
        if (((cell < 64 ? move.need() : move.needHigh()) >>> cell & 1) != 0) {
          cells.add(cell / columns * STRIDE + cell % columns);
        }
      }
      return new Shape(move.mover(), atOrigin(cells));
    }

    private static TreeSet<Integer> atOrigin(TreeSet<Integer> cells) {
      int row = cells.first() / STRIDE;
      int column = cells.stream().mapToInt(cell -> cell % STRIDE).min().orElse(0);
      TreeSet<Integer> moved = new TreeSet<>();
      cells.forEach(cell -> moved.add(cell - row * STRIDE - column));
      return moved;
    }

    Shape exchanged() {
      return new Shape(
          switch (mover) {
            case LEFT -> Mover.RIGHT;
            case RIGHT -> Mover.LEFT;
            case BOTH -> Mover.BOTH;
          },
          cells);
    }

    Shape mapped(int map) {
      int last = STRIDE - 1;
      TreeSet<Integer> images = new TreeSet<>();
      for (int cell : cells) {
        int row = (map & EXCHANGE) == 0 ? cell / STRIDE : cell % STRIDE;
        int column = (map & EXCHANGE) == 0 ? cell % STRIDE : cell / STRIDE;
        row = (map & TURN_ROWS) == 0 ? row : last - row;
        column = (map & TURN_COLUMNS) == 0 ? column : last - column;
        images.add(row * STRIDE + column);
      }
      return new Shape(mover, atOrigin(images));
    }

    /** The move of this kind at a place of the board. */
    Placement at(int row, int column, int columns) {
      long low = 0;
      long high = 0;
      for (int cell : cells) {
        int bit = (row + cell / STRIDE) * columns + column + cell % STRIDE;
        low |= bit < 64 ? 1L << bit : 0;
        high |= bit < 64 ? 0 : 1L << bit;
      }
      return new Placement(mover, low, low, high, high);
    }

    int height() {
      return cells.last() / STRIDE + 1;
    }

    int width() {
      return cells.stream().mapToInt(cell -> cell % STRIDE).max().orElse(0) + 1;
    }
  }

  private static Set<Shape> shapes(PlacementMoves game) {
    Set<Shape> shapes = new HashSet<>();
    game.moves().forEach(move -> shapes.add(Shape.of(move, game.columns())));
    return shapes;
  }

  private static boolean keeps(int map, Set<Shape> shapes, boolean exchanging) {
    return shapes.stream()
        .map(shape -> shape.mapped(map))
        .allMatch(shape -> shapes.contains(exchanging ? shape.exchanged() : shape));
  }

  private static boolean shiftable(PlacementMoves game) {
    Set<Placement> moves = new HashSet<>(game.moves());
    for (Shape shape : shapes(game)) {
      for (int row = 0; row + shape.height() <= game.rows(); row++) {
        for (int column = 0; column + shape.width() <= game.columns(); column++) {
          if (!moves.contains(shape.at(row, column, game.columns()))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** The images of all bytes: their 64 bits from some bit on. */
  private long[] table(int map, int from) {
    long[] table = new long[bytes << 8];
    for (int cell = 0; cell < rows * columns; cell++) {
      int row = (map & EXCHANGE) == 0 ? cell / columns : cell % columns;
      int column = (map & EXCHANGE) == 0 ? cell % columns : cell / columns;
      if (row < rows && column < columns) {
        row = (map & TURN_ROWS) == 0 ? row : rows - 1 - row;
        column = (map & TURN_COLUMNS) == 0 ? column : columns - 1 - column;
        int bit = row * columns + column - from;
        long image = bit >= 0 && bit < 64 ? 1L << bit : 0;
        for (int value = 0; value < 256; value++) {
          table[(cell >> 3 << 8) | value] |= (value >>> (cell & 7) & 1) != 0 ? image : 0;
        }
      }
    }
    return table;
  }

  /** The form of a region, or of several regions together. The bits must not be 0. */
  long form(long low, long high) {
    exchanged = false;
    formHigh = high;
    if (!shifts) {
      return low;
    }
    shift(low, high);
    same = 0;
    long least = shifted;
    formHigh = shiftedHigh;
    for (int map = 1; map < MAPS; map++) {
      if (fits(map)) {
        long image = image(map, shifted, shiftedHigh);
        same |= image == shifted && imageHigh == shiftedHigh ? 1 << map : 0;
        if (imageHigh == formHigh
            ? Long.compareUnsigned(image, least) < 0
            : Long.compareUnsigned(imageHigh, formHigh) < 0) {
          least = image;
          formHigh = imageHigh;
          exchanged = exchanges[map];
        }
      }
    }
    return least;
  }

  /** The second word of the last form. */
  long high() {
    return formHigh;
  }

  /** Whether the last form is that of the region with the players exchanged. */
  boolean exchanged() {
    return exchanged;
  }

  private static long shiftedRight(long low, long high, int by) {
    return by == 0 ? low : by < 64 ? low >>> by | high << (64 - by) : high >>> (by - 64);
  }

  private static long highShiftedRight(long high, int by) {
    return by < 64 ? high >>> by : 0;
  }

  /** Shifts a region to the first row and column. */
  private void shift(long low, long high) {
    int first = low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
    int up = first / columns * columns;
    long moved = shiftedRight(low, high, up);
    long movedHigh = highShiftedRight(high, up);
    int last =
        movedHigh != 0
            ? 127 - Long.numberOfLeadingZeros(movedHigh)
            : 63 - Long.numberOfLeadingZeros(moved);
    height = last / columns + 1;
    long used = 0;
    for (int row = 0; row < height; row++) {
      used |= shiftedRight(moved, movedHigh, row * columns);
    }
    used &= columns >= 64 ? -1 : (1L << columns) - 1;
    int left = Long.numberOfTrailingZeros(used);
    width = 64 - Long.numberOfLeadingZeros(used) - left;
    shifted = shiftedRight(moved, movedHigh, left);
    shiftedHigh = highShiftedRight(movedHigh, left);
  }

  private boolean fits(int map) {
    return tables[map].length > 0
        && ((map & EXCHANGE) == 0 || (height <= columns && width <= rows));
  }

  /** The image of bits of the last region under a map, shifted to the first row and column. */
  private long image(int map, long low, long high) {
    long image = 0;
    long second = 0;
    for (int i = 0; i < bytes; i++) {
      int at = (i << 8) | ((int) ((i < 8 ? low : high) >>> (i << 3)) & 0xff);
      image |= tables[map][at];
      second |= wide ? highTables[map][at] : 0;
    }
    int tall = (map & EXCHANGE) == 0 ? height : width;
    int wideness = (map & EXCHANGE) == 0 ? width : height;
    int up = (map & TURN_ROWS) == 0 ? 0 : (rows - tall) * columns;
    int left = (map & TURN_COLUMNS) == 0 ? 0 : columns - wideness;
    imageHigh = highShiftedRight(highShiftedRight(second, up), left);
    long moved = shiftedRight(image, second, up);
    return shiftedRight(moved, highShiftedRight(second, up), left);
  }

  /**
   * Whether the second player can answer each move in the last region with its mirror image. The
   * region is in one word.
   *
   * <p>Then the region is worth 0. It is so if a mirror or half turn keeps the region, and no move
   * touches its own image: after a move and its image the same holds again.
   */
  boolean mirrored(PlacementGame.PlayerMoves moves) {
    for (int map = 1; map < MAPS && same != 0; map++) {
      boolean twice = map != (EXCHANGE | TURN_COLUMNS) && map != (EXCHANGE | TURN_ROWS);
      if (twice && (same >>> map & 1) != 0 && apart(map, moves)) {
        return true;
      }
    }
    return false;
  }

  private boolean apart(int map, PlacementGame.PlayerMoves moves) {
    for (long rest = shifted; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      for (int move = moves.first(bit); move < moves.first(bit + 1); move++) {
        long need = moves.need(move);
        if ((need & ~shifted) == 0 && (image(map, need, 0) & need) != 0) {
          return false;
        }
      }
    }
    return true;
  }
}
