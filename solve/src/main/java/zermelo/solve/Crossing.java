package zermelo.solve;

import java.util.List;
import zermelo.kernel.Lines;

/**
 * Where lines cross: a position of a sweep whose options lie on {@link Lines}, with the number of
 * each line through it. One object walks through all positions, by rank from 0 up. A position meets
 * every line behind all of its options on it, so what a row of results knows of a line is all that
 * it has to know of them.
 */
final class Crossing {
  private final int[] sizes;
  private final int[][] moves;
  private final long[] steps;
  private final int[] numbers;
  private final LongTable starts = new LongTable();
  private final long[] start = new long[1];

  /** The rank of the position. */
  int rank = -1;

  /** The lines through it, one for each kind of move. */
  final int[] lines;

  /** Which of them have an option of the position. */
  final boolean[] open;

  Crossing(Lines lines) {
    sizes = lines.sizes().stream().mapToInt(Integer::intValue).toArray();
    moves = lines.moves().stream().map(Crossing::array).toArray(int[][]::new);
    steps = new long[moves.length];
    for (int move = 0; move < moves.length; move++) {
      for (int number : moves[move]) {
        steps[move] += stride(number);
      }
    }
    numbers = new int[sizes.length];
    this.lines = new int[moves.length];
    open = new boolean[moves.length];
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

  /** Goes on to the next position. */
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
      start[0] = (rank - options * steps[move]) * moves.length + move;
      lines[move] = starts.add(start, 0);
    }
  }

  long bytes() {
    return starts.bytes();
  }
}
