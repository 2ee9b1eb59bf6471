package zermelo.solve.connection;

import java.util.List;
import zermelo.kernel.space.ConnectionGame;

/** Represents the cells of a connection game as bits of a long. */
final class ConnectionBoard {
  private final int cells;
  private final long[] neighbours;
  private final long[] sides;

  ConnectionBoard(ConnectionGame game) {
    this.cells = game.cells();
    this.neighbours = game.neighbours().stream().mapToLong(ConnectionBoard::bits).toArray();
    this.sides = game.sides().stream().mapToLong(ConnectionBoard::bits).toArray();
  }

  private static long bits(List<Integer> cells) {
    return cells.stream().mapToLong(cell -> 1L << cell).reduce(0, (a, b) -> a | b);
  }

  int cells() {
    return cells;
  }

  long all() {
    return -1L >>> (64 - cells);
  }

  long neighbours(int cell) {
    return neighbours[cell];
  }

  /** One of the two sides, 0 or 1, that a player must join. */
  long side(int player, int number) {
    return sides[2 * player + number];
  }

  /** The cells next to any of these. */
  long around(long some) {
    long found = 0;
    for (long rest = some; rest != 0; rest &= rest - 1) {
      found |= neighbours[Long.numberOfTrailingZeros(rest)];
    }
    return found;
  }

  /** The chains of stones that contain some of these cells. */
  long chains(long some, long stones) {
    long found = some & stones;
    long fresh = found;
    while (fresh != 0) {
      fresh = around(fresh) & stones & ~found;
      found |= fresh;
    }
    return found;
  }
}
