package zermelo.solve.region;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zermelo.kernel.space.PlacementMoves;
import zermelo.kernel.space.PlacementMoves.Mover;
import zermelo.kernel.space.PlacementMoves.Placement;

/**
 * Bounds from below what a player gets in a large region, by cutting it into bands.
 *
 * <p>A band is a few adjacent rows, or columns, of the board. The player gives up its own moves
 * across the cuts, and the other player must have no moves across them. What remains is the sum of
 * the bands. It is worth no more to the player than the region, since losing options never helps.
 * Bands are small, so their values are in tables ({@link ThermographTable}). The best cuts are
 * found line by line, from the last to the first.
 *
 * <p>It applies to games whose bits are cells, in each direction in which every move of the other
 * player stays in one line. In domineering, for example, bands of columns bound what Right gets,
 * because Left's dominoes are vertical.
 */
final class BandBounds {
  /** The most cells of a band; its table has an entry for each set of them. */
  private static final int MAX_CELLS = 18;

  private final List<Direction> directions = new ArrayList<>();

  /** The lines of one direction, with the tables of the bands that begin at each line. */
  private static final class Direction {
    private final long[][] masks;
    private final long[][] masksHigh;
    private final ThermographTable[][] tables;
    private final RegionBound[] best; // from each line on

    Direction(
        PlacementMoves game, List<Line> lines, int own, Map<LocalMoves, ThermographTable> known) {
      int most = Math.min(lines.size(), MAX_CELLS / lines.getFirst().size());
      this.masks = new long[lines.size()][most];
      this.masksHigh = new long[lines.size()][most];
      this.tables = new ThermographTable[lines.size()][most];
      this.best = new RegionBound[lines.size() + 1];
      for (int line = 0; line < lines.size(); line++) {
        long low = 0;
        long high = 0;
        for (int more = 0; more < most && line + more < lines.size(); more++) {
          low |= lines.get(line + more).low();
          high |= lines.get(line + more).high();
          masks[line][more] = low;
          masksHigh[line][more] = high;
          tables[line][more] =
              known.computeIfAbsent(LocalMoves.of(game, low, high, own), ThermographTable::new);
        }
      }
      for (int line = 0; line <= lines.size(); line++) {
        best[line] = new RegionBound();
      }
      best[lines.size()].reset(0);
    }

    RegionBound bound(long low, long high) {
      for (int line = masks.length - 1; line >= 0; line--) {
        if (((low & masks[line][0]) | (high & masksHigh[line][0])) == 0) {
          best[line].worst();
          best[line].improve(best[line + 1]);
          continue;
        }
        best[line].worst();
        for (int more = 0; more < masks[line].length && line + more < masks.length; more++) {
          int band = LocalMoves.compress(low, high, masks[line][more], masksHigh[line][more]);
          best[line].improve(best[line + more + 1], tables[line][more], band);
        }
      }
      return best[0];
    }
  }

  /** Creates the bounds for a player, 0 for Left or 1 for Right. */
  BandBounds(PlacementMoves game, int own) {
    Map<LocalMoves, ThermographTable> known = new HashMap<>();
    for (List<Line> lines : List.of(rows(game), columns(game))) {
      boolean fits = lines.getFirst().size() <= MAX_CELLS;
      if (game.cells() && fits && staysInLines(game, lines, 1 - own)) {
        directions.add(new Direction(game, lines, own, known));
      }
    }
  }

  /** The cells of a row or column. */
  private record Line(long low, long high) {
    Line with(int cell) {
      return cell < 64 ? new Line(low | 1L << cell, high) : new Line(low, high | 1L << cell);
    }

    int size() {
      return Long.bitCount(low) + Long.bitCount(high);
    }

    boolean contains(Placement move) {
      return ((move.need() & ~low) | (move.needHigh() & ~high)) == 0;
    }
  }

  private static List<Line> rows(PlacementMoves game) {
    List<Line> rows = new ArrayList<>();
    for (int row = 0; row < game.rows(); row++) {
      Line line = new Line(0, 0);
      for (int column = 0; column < game.columns(); column++) {
        line = line.with(row * game.columns() + column);
      }
      rows.add(line);
    }
    return rows;
  }

  private static List<Line> columns(PlacementMoves game) {
    List<Line> columns = new ArrayList<>();
    for (int column = 0; column < game.columns(); column++) {
      Line line = new Line(0, 0);
      for (int row = 0; row < game.rows(); row++) {
        line = line.with(row * game.columns() + column);
      }
      columns.add(line);
    }
    return columns;
  }

  private static boolean staysInLines(PlacementMoves game, List<Line> lines, int player) {
    Mover not = player == 0 ? Mover.RIGHT : Mover.LEFT;
    return game.moves().stream()
        .filter(move -> move.mover() != not)
        .allMatch(move -> lines.stream().anyMatch(line -> line.contains(move)));
  }

  /** Whether there are bands for the player. */
  boolean apply() {
    return !directions.isEmpty();
  }

  /** Raises a bound of a region to the one that the best cut gives. */
  void improve(long low, long high, RegionBound bound) {
    for (Direction direction : directions) {
      bound.improve(direction.bound(low, high));
    }
  }
}
