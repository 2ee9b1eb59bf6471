package zermelo.solve.region;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import zermelo.kernel.space.PlacementMoves;
import zermelo.kernel.space.PlacementMoves.Mover;
import zermelo.kernel.space.PlacementMoves.Placement;

/** Small placement games, and a plain recursion over their positions. */
final class RandomPlacements {
  private RandomPlacements() {}

  /** Pieces of each player that may be put anywhere on a board; each is a list of row, column. */
  static PlacementMoves pieces(int rows, int columns, Map<Mover, List<int[][]>> pieces) {
    Set<Placement> moves = new LinkedHashSet<>();
    pieces.forEach(
        (mover, shapes) -> {
          for (int[][] shape : shapes) {
            for (int cell = 0; cell < rows * columns; cell++) {
              long bits = 0;
              long high = 0;
              boolean fits = true;
              for (int[] offset : shape) {
                int row = cell / columns + offset[0];
                int column = cell % columns + offset[1];
                fits &= row < rows && column < columns;
                int bit = row * columns + column;
                bits |= bit < 64 ? 1L << bit : 0;
                high |= bit < 64 ? 0 : 1L << bit;
              }
              if (fits) {
                moves.add(new Placement(mover, bits, bits, high, high));
              }
            }
          }
        });
    return game(rows, columns, true, moves);
  }

  static PlacementMoves domineering(int rows, int columns) {
    int[][] upright = {{0, 0}, {1, 0}};
    int[][] flat = {{0, 0}, {0, 1}};
    return pieces(
        rows,
        columns,
        Map.of(Mover.LEFT, List.<int[][]>of(upright), Mover.RIGHT, List.<int[][]>of(flat)));
  }

  private static PlacementMoves game(int rows, int columns, boolean cells, Set<Placement> moves) {
    return new PlacementMoves(rows, columns, cells, List.copyOf(moves), (words, at) -> words[at]);
  }

  /** The same game, its bits moved up in two words. It has no rows and columns any more. */
  static PlacementMoves shifted(PlacementMoves game, int by) {
    List<Placement> moves =
        game.moves().stream()
            .map(
                move ->
                    new Placement(
                        move.mover(),
                        move.need() << by,
                        move.clear() << by,
                        move.need() >>> (64 - by),
                        move.clear() >>> (64 - by)))
            .toList();
    return new PlacementMoves(
        1, PlacementMoves.MAX_BITS, false, moves, (words, at) -> words[at], (w, at) -> w[at + 1]);
  }

  /** One or two random pieces for each player, sometimes one for both. */
  static PlacementMoves pieces(Random random) {
    int rows = 1 + random.nextInt(4);
    int columns = 1 + random.nextInt(12 / rows);
    Map<Mover, List<int[][]>> pieces = new HashMap<>();
    for (Mover mover : Mover.values()) {
      List<int[][]> shapes = new ArrayList<>();
      int count = mover == Mover.BOTH ? random.nextInt(5) / 4 : 1 + random.nextInt(2);
      for (int i = 0; i < count; i++) {
        shapes.add(piece(random));
      }
      pieces.put(mover, shapes);
    }
    return pieces(rows, columns, pieces);
  }

  private static int[][] piece(Random random) {
    int[][][] pieces = {
      {{0, 0}},
      {{0, 0}, {0, 1}},
      {{0, 0}, {1, 0}},
      {{0, 0}, {1, 1}},
      {{0, 0}, {0, 2}},
      {{0, 0}, {0, 1}, {0, 2}},
      {{0, 0}, {1, 0}, {2, 0}},
      {{0, 0}, {0, 1}, {1, 0}},
      {{0, 0}, {1, 0}, {1, 1}}
    };
    return pieces[random.nextInt(pieces.length)];
  }

  /** A move for each bit, which takes random others away: col and snort are such games. */
  static PlacementMoves conflicts(Random random) {
    int bits = 1 + random.nextInt(10);
    Set<Placement> moves = new LinkedHashSet<>();
    for (int bit = 0; bit < bits; bit++) {
      long clear = 1L << bit;
      for (int other = 0; other < bits; other++) {
        clear |= random.nextInt(4) == 0 ? 1L << other : 0;
      }
      Mover[] movers = {Mover.LEFT, Mover.RIGHT, Mover.LEFT, Mover.RIGHT, Mover.BOTH};
      moves.add(new Placement(movers[random.nextInt(movers.length)], 1L << bit, clear));
    }
    return game(1, bits, false, moves);
  }

  /** The slow twin: for each player and position whether the player wins who begins. */
  static boolean[][] winners(PlacementMoves game, int bits) {
    boolean[][] wins = new boolean[2][1 << bits];
    for (int state = 0; state < 1 << bits; state++) {
      for (Placement move : game.moves()) {
        if ((move.need() & ~state) == 0) {
          int option = (int) (state & ~move.clear());
          wins[0][state] |= move.mover() != Mover.RIGHT && !wins[1][option];
          wins[1][state] |= move.mover() != Mover.LEFT && !wins[0][option];
        }
      }
    }
    return wins;
  }
}
