package zermelo.bench.boards;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;

/** Quixo by hand: all pushes are prepared as masks and shifts. */
final class QuixoSpace extends FullLineSpace {
  private final List<Push> pushes;

  QuixoSpace(int size) {
    super(size);
    List<Push> all = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      int row = grid.row(cell);
      int column = grid.column(cell);
      if (row % (size - 1) == 0 || column % (size - 1) == 0) {
        addPush(all, cell, column, -1);
        addPush(all, cell, size - 1 - column, 1);
        addPush(all, cell, row, -size);
        addPush(all, cell, size - 1 - row, size);
      }
    }
    this.pushes = List.copyOf(all);
  }

  /**
   * A push along part of a row or column. The two planes of the board move together.
   *
   * @param taken the bit of the cube that is taken
   * @param moved the bits, in both planes, of the cubes that move one step toward its place
   * @param path the bits, in both planes, of all the places that change
   * @param step how far a moved bit goes: to lower bits if positive
   * @param end the bit where the cube comes in
   */
  private record Push(long taken, long moved, long path, int step, long end) {
    long apply(long board, int plane) {
      long moving = board & moved;
      long shifted = step > 0 ? moving >>> step : moving << -step;
      return (board & ~path) | shifted | (end << plane);
    }
  }

  @Override
  Ending ending(long board) {
    int mover = turn(board);
    if (line(stones(board, mover))) {
      return Ending.WON;
    }
    return line(stones(board, 1 - mover)) ? Ending.LOST : Ending.OPEN;
  }

  @Override
  void options(long board, Options out) {
    int plane = turn(board) * cells;
    long theirs = stones(board, 1 - turn(board));
    for (int i = 0; i < pushes.size(); i++) {
      Push push = pushes.get(i);
      if ((push.taken & theirs) == 0 && !out.add(push.apply(board, plane) ^ TURN)) {
        return;
      }
    }
  }

  /**
   * Adds the push that takes the cell and comes in this many steps away, if that is another cell.
   */
  private void addPush(List<Push> all, int cell, int distance, int step) {
    if (distance == 0) {
      return;
    }
    long moved = 0;
    for (int i = 1; i <= distance; i++) {
      moved |= 1L << (cell + i * step);
    }
    long taken = 1L << cell;
    all.add(
        new Push(
            taken,
            moved | (moved << cells),
            (moved | taken) | ((moved | taken) << cells),
            step,
            1L << (cell + distance * step)));
  }
}
