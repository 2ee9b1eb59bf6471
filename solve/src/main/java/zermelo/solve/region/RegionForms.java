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
  private final boolean[] exchanges = new boolean[MAPS]; // maps that exchange the players' moves
  private final boolean shifts;

  // The last region brought into its form.
  private int height;
  private int width;
  private long shifted;
  private boolean exchanged;
  private int same; // a bit for each map that keeps it

  RegionForms(PlacementMoves game) {
    this.rows = game.rows();
    this.columns = game.columns();
    this.bytes = (rows * columns + 7) / 8;
    this.shifts = game.cells() && shiftable(game);
    Set<Shape> shapes = shapes(game);
    for (int map = 1; map < MAPS; map++) {
      boolean keeps = keeps(map, shapes, false);
      exchanges[map] = !keeps;
      tables[map] = shifts && (keeps || keeps(map, shapes, true)) ? table(map) : new long[0];
    }
  }

  /** A kind of move: its cells as offsets from the first row and column that they touch. */
  private record Shape(Mover mover, TreeSet<Integer> cells) {
    private static final int STRIDE = 128;

    static Shape of(Placement move, int columns) {
      TreeSet<Integer> cells = new TreeSet<>();
      for (long rest = move.need(); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        cells.add(cell / columns * STRIDE + cell % columns);
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

    long bits(int row, int column, int columns) {
      long bits = 0;
      for (int cell : cells) {
        bits |= 1L << ((row + cell / STRIDE) * columns + column + cell % STRIDE);
      }
      return bits;
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
          long bits = shape.bits(row, column, game.columns());
          if (!moves.contains(new Placement(shape.mover(), bits, bits))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private long[] table(int map) {
    long[] table = new long[bytes << 8];
    for (int cell = 0; cell < rows * columns; cell++) {
      int row = (map & EXCHANGE) == 0 ? cell / columns : cell % columns;
      int column = (map & EXCHANGE) == 0 ? cell % columns : cell / columns;
      if (row < rows && column < columns) {
        row = (map & TURN_ROWS) == 0 ? row : rows - 1 - row;
        column = (map & TURN_COLUMNS) == 0 ? column : columns - 1 - column;
        long image = 1L << (row * columns + column);
        for (int value = 0; value < 256; value++) {
          table[(cell >> 3 << 8) | value] |= (value >>> (cell & 7) & 1) != 0 ? image : 0;
        }
      }
    }
    return table;
  }

  /** The form of a region, or of several regions together. The bits must not be 0. */
  long form(long region) {
    exchanged = false;
    if (!shifts) {
      return region;
    }
    shift(region);
    same = 0;
    long least = shifted;
    for (int map = 1; map < MAPS; map++) {
      if (fits(map)) {
        long image = image(map, shifted);
        same |= image == shifted ? 1 << map : 0;
        if (Long.compareUnsigned(image, least) < 0) {
          least = image;
          exchanged = exchanges[map];
        }
      }
    }
    return least;
  }

  /** Whether the last form is that of the region with the players exchanged. */
  boolean exchanged() {
    return exchanged;
  }

  /** Shifts a region to the first row and column. */
  private void shift(long region) {
    long moved = region >>> (Long.numberOfTrailingZeros(region) / columns * columns);
    height = (63 - Long.numberOfLeadingZeros(moved)) / columns + 1;
    long used = 0;
    for (int row = 0; row < height; row++) {
      used |= moved >>> (row * columns);
    }
    used &= columns == 64 ? -1 : (1L << columns) - 1;
    int left = Long.numberOfTrailingZeros(used);
    width = 64 - Long.numberOfLeadingZeros(used) - left;
    shifted = moved >>> left;
  }

  private boolean fits(int map) {
    return tables[map].length > 0
        && ((map & EXCHANGE) == 0 || (height <= columns && width <= rows));
  }

  /** The image of bits of the last region under a map, shifted to the first row and column. */
  private long image(int map, long bits) {
    long[] table = tables[map];
    long image = 0;
    for (int i = 0; i < bytes; i++) {
      image |= table[(i << 8) | ((int) (bits >>> (i << 3)) & 0xff)];
    }
    int high = (map & EXCHANGE) == 0 ? height : width;
    int wide = (map & EXCHANGE) == 0 ? width : height;
    int up = (map & TURN_ROWS) == 0 ? 0 : (rows - high) * columns;
    int left = (map & TURN_COLUMNS) == 0 ? 0 : columns - wide;
    return image >>> up >>> left;
  }

  /**
   * Whether the second player can answer each move in the last region with its mirror image.
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
        if ((need & ~shifted) == 0 && (image(map, need) & need) != 0) {
          return false;
        }
      }
    }
    return true;
  }
}
