package zermelo.solve.dense;

import java.util.List;
import zermelo.kernel.space.MoveLines;
import zermelo.solve.table.LongPositionTable;

/**
 * Visits ranked positions, and tells which lines of {@link MoveLines} cross at each.
 *
 * <p>A line is a number among the lines of the same kind of move. On every line, a position comes
 * after all of its options on that line, because one object visits all positions by rank from 0 up.
 * So a result array can keep a summary for each line, such as the set of values so far, and at each
 * position that summary covers exactly the position's options.
 */
public final class LineCursor {
  private static final int[] NONE = {};

  private final int[] sizes;
  private final int[][] moves;
  private final long[] steps;
  private final int[] numbers;
  private final int[][] weights;
  private final LongPositionTable[] starts;
  private final long[] start = new long[1];

  /** The rank of the current position. */
  int rank = -1;

  /** For each kind of move, the number of the line through the position. */
  final int[] lines;

  /** For each kind of move, whether its line contains an option of the position. */
  final boolean[] open;

  LineCursor(MoveLines lines) {
    sizes = lines.sizes().stream().mapToInt(Integer::intValue).toArray();
    moves = lines.moves().stream().map(LineCursor::array).toArray(int[][]::new);
    steps = new long[moves.length];
    for (int move = 0; move < moves.length; move++) {
      for (int number : moves[move]) {
        steps[move] += stride(number);
      }
    }
    numbers = new int[sizes.length];
    weights = new int[moves.length][];
    starts = new LongPositionTable[moves.length];
    for (int move = 0; move < moves.length; move++) {
      weights[move] = moves[move].length == 1 ? weights(moves[move][0]) : NONE;
      starts[move] = new LongPositionTable();
    }
    this.lines = new int[moves.length];
    open = new boolean[moves.length];
  }

  /**
   * The weights that number the lines of a move that subtracts from one component.
   *
   * <p>The other components, read as digits of a number, are the number of the line.
   */
  private int[] weights(int taken) {
    int[] weights = new int[sizes.length];
    int weight = 1;
    for (int i = sizes.length - 1; i >= 0; i--) {
      if (i != taken) {
        weights[i] = weight;
        weight *= sizes[i]; // May overflow for the first component: nothing is multiplied by that.
      }
    }
    return weights;
  }

  private static int[] array(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  private long stride(int number) {
    long stride = 1;
    for (int i = number + 1; i < sizes.length; i++) {
      stride *= sizes[i];
    }
    return stride;
  }

  /** Advances to the next position. */
  void next() {
    if (++rank > 0) {
      int last = sizes.length - 1;
      while (++numbers[last] == sizes[last]) {
        numbers[last--] = 0;
      }
    }
    for (int move = 0; move < moves.length; move++) {
      int options = Integer.MAX_VALUE;
      for (int number : moves[move]) {
        options = Math.min(options, numbers[number]);
      }
      open[move] = options > 0;
      lines[move] = weights[move].length > 0 ? counted(weights[move]) : begun(move, options);
    }
  }

  private int counted(int[] weights) {
    int line = 0;
    for (int i = 0; i < weights.length; i++) {
      line += weights[i] * numbers[i];
    }
    return line;
  }

  /** The number of a line of any other move: lines are told apart by the rank where they begin. */
  private int begun(int move, int options) {
    start[0] = rank - options * steps[move];
    return starts[move].add(start, 0);
  }

  long bytes() {
    long bytes = 0;
    for (LongPositionTable table : starts) {
      bytes += table.bytes();
    }
    return bytes;
  }
}
