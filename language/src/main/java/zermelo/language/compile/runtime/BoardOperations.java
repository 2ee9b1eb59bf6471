package zermelo.language.compile.runtime;

import zermelo.language.board.BoardGeometry;

/**
 * Operations on sets of cells that compiled rules call.
 *
 * <p>A set of cells is a word: cell i is bit i - 1. Their slow twin is the interpreter, which works
 * on lists of cells. The methods are small so that the JVM inlines them.
 */
public final class BoardOperations {
  private static final int DIRECTIONS = BoardGeometry.DIRECTIONS;

  /** The interpreter knows the exact limit. */
  private static final long MOST_POINTS = 1_000_000;

  private BoardOperations() {}

  /** Reports that the compiled rules do not know the answer, so that the interpreter finds it. */
  static EvaluationFailure unknown() {
    return new EvaluationFailure(EvaluationFailure.WHOLE, "these rules have no value here");
  }

  /** The word with the bit of one cell; 0 for no cell. */
  static long bit(int cell) {
    return cell == 0 ? 0 : 1L << (cell - 1);
  }

  /** The cell in a row and a column; 0 outside the board. */
  static int at(long row, long column, int rows, int columns) {
    boolean inside = row >= 1 && row <= rows && column >= 1 && column <= columns;
    return inside ? (int) ((row - 1) * columns + column) : 0;
  }

  /**
   * The cell at a distance in a direction.
   *
   * @param toward the neighbour of cell c in direction d is at 9 * c + d
   */
  static int toward(int[] toward, int cell, long direction, long steps) {
    long way = steps < 0 ? (direction + 3) % DIRECTIONS + 1 : direction;
    if (way < 1 || way > DIRECTIONS) {
      return steps == 0 ? cell : 0;
    }
    int at = cell;
    for (long step = Math.abs(steps); step > 0 && at != 0; step--) {
      at = toward[(DIRECTIONS + 1) * at + (int) way];
    }
    return at;
  }

  /** The part of a ray before the first cell that is not open. The ray goes to higher bits. */
  static long upward(long ray, long open) {
    long closed = ray & ~open;
    return ray & open & (closed ^ (closed - 1));
  }

  /** The part of a ray before the first cell that is not open. The ray goes to lower bits. */
  static long downward(long ray, long open) {
    long closed = ray & ~open;
    return closed == 0 ? ray : ray & (-2L << (63 - Long.numberOfLeadingZeros(closed)));
  }

  /**
   * The open cells that can be reached from a cell in straight lines.
   *
   * @param rays the ray of cell c in direction d is at 9 * c + d
   * @param step 1 for all directions, 2 for every other one
   */
  static long slide(long[] rays, int cell, long open, int first, int step) {
    long reached = 0;
    int base = (DIRECTIONS + 1) * cell;
    for (int direction = first; direction <= DIRECTIONS; direction += step) {
      long ray = rays[base + direction];
      reached |= isUpward(direction) ? upward(ray, open) : downward(ray, open);
    }
    return reached;
  }

  /** The length of the run of open cells beyond a cell in a direction. */
  static long run(long[] rays, int cell, long direction, long open) {
    if (direction < 1 || direction > DIRECTIONS) {
      return 0;
    }
    long ray = rays[(DIRECTIONS + 1) * cell + (int) direction];
    return Long.bitCount(isUpward((int) direction) ? upward(ray, open) : downward(ray, open));
  }

  /** East, south-east, south and south-west lead to cells with higher numbers. */
  public static boolean isUpward(int direction) {
    return direction >= 3 && direction <= 6;
  }

  /** The open cells that are connected with the given ones, and these. */
  static long spread(long from, long open, long[] near) {
    long found = from;
    long waiting = from;
    while (waiting != 0) {
      long next = near[Long.numberOfTrailingZeros(waiting) + 1] & open & ~found;
      found |= next;
      waiting = (waiting & (waiting - 1)) | next;
    }
    return found;
  }

  /** The cells that touch one of the given cells. */
  static long beside(long cells, long[] near) {
    long found = 0;
    for (long left = cells; left != 0; left &= left - 1) {
      found |= near[Long.numberOfTrailingZeros(left) + 1];
    }
    return found;
  }

  /** The table entry of a number, or of the nearest number that has one. */
  static long nearest(long[] table, long low, long number) {
    return table[(int) (Math.clamp(number, low, low + table.length - 1) - low)];
  }

  /** The sum; fails past 2^63-1. */
  static long add(long a, long b) {
    return ExactArithmetic.add(a, b, EvaluationFailure.WHOLE);
  }

  /** The points of a move; fails if they are too many. */
  static int points(long gain) {
    if (gain > MOST_POINTS || gain < -MOST_POINTS) {
      throw unknown();
    }
    return (int) gain;
  }

  /** The number as an int. */
  static int toInt(long number) {
    if ((int) number != number) {
      throw unknown();
    }
    return (int) number;
  }
}
