package zermelo.library.theorems;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Position;

/** The board games with theorems, on boards that fit into one word. */
final class PlainBoards {
  private PlainBoards() {}

  static PlainRules rules(String game, Map<String, String> settings) {
    return switch (game) {
      case "treblecross" -> new Strip();
      case "green-hackenbush" -> PlainBoards::hackenbush;
      case "chomp" -> p -> chomp(p.word(0), size(settings, "rows"), size(settings, "columns"));
      case "cram" -> p -> cram(p.word(0), size(settings, "rows"), size(settings, "columns"));
      case "hex" -> new Rhombus(size(settings, "size"));
      default -> throw new IllegalArgumentException(game);
    };
  }

  private static int size(Map<String, String> settings, String name) {
    return (int) TheoremArguments.number(settings, name);
  }

  private record Strip() implements PlainRules {
    private static int cells(Position strip) {
      return 62 - Long.numberOfLeadingZeros(strip.word(0));
    }

    @Override
    public Ending ending(Position strip) {
      long board = strip.word(0);
      boolean three = IntStream.range(0, cells(strip) - 2).anyMatch(i -> ((board >> i) & 7) == 7);
      return three ? Ending.LOST : Ending.OPEN;
    }

    @Override
    public Map<String, Position> moves(Position strip) {
      Map<String, Position> moves = new LinkedHashMap<>();
      IntStream.range(0, cells(strip))
          .filter(i -> ((strip.word(0) >> i) & 1) == 0)
          .forEach(i -> moves.put("cell " + (i + 1), Position.of(strip.word(0) | (1L << i))));
      return moves;
    }
  }

  /** Cutting below a vertex removes it and all vertices whose path to the root leads through it. */
  private static Map<String, Position> hackenbush(Position tree) {
    Map<String, Position> moves = new LinkedHashMap<>();
    for (int cut = 1; cut <= tree.size(); cut++) {
      int[] fresh = new int[tree.size() + 1]; // new numbers of the rest; parents come first
      Arrays.fill(fresh, -1);
      fresh[0] = 0;
      long[] words = new long[tree.size()];
      int count = 0;
      for (int vertex = 1; vertex <= tree.size(); vertex++) {
        int parent = (int) tree.word(vertex - 1);
        if (vertex != cut && fresh[parent] >= 0) {
          words[count++] = fresh[parent];
          fresh[vertex] = count;
        }
      }
      moves.put("cut " + cut, Position.of(Arrays.copyOf(words, count)));
    }
    return moves;
  }

  private static Map<String, Position> chomp(long board, int rows, int columns) {
    int bits = Integer.toBinaryString(columns).length();
    Map<String, Position> moves = new LinkedHashMap<>();
    for (int row = 0; row < rows; row++) {
      long length = (board >> (row * bits)) & ((1L << bits) - 1);
      for (long left = row == 0 ? 1 : 0; left < length; left++) {
        long eaten = 0;
        for (int r = 0; r < rows; r++) {
          long before = (board >> (r * bits)) & ((1L << bits) - 1);
          eaten |= (r < row ? before : Math.min(before, left)) << (r * bits);
        }
        moves.put("eat " + row + " " + left, Position.of(eaten));
      }
    }
    return moves;
  }

  private static Map<String, Position> cram(long board, int rows, int columns) {
    Map<String, Position> moves = new LinkedHashMap<>();
    for (int a = 0; a < rows * columns; a++) {
      for (int b = a + 1; b < rows * columns; b++) {
        boolean level = b == a + 1 && b % columns != 0;
        long domino = (1L << a) | (1L << b);
        if ((level || b == a + columns) && (board & domino) == 0) {
          moves.put(a + "-" + b, Position.of(board | domino));
        }
      }
    }
    return moves;
  }

  /** Cells of X in the low bits, those of O above. The topmost bit is set if O is to move. */
  private record Rhombus(int size) implements PlainRules {
    @Override
    public Ending ending(Position position) {
      boolean second = position.word(0) < 0;
      long before = position.word(0) >> (second ? 0 : size * size);
      return connects(before, second) ? Ending.LOST : Ending.OPEN;
    }

    /** Returns whether X connects top and bottom, or O left and right. */
    private boolean connects(long cells, boolean vertical) {
      long reached = 0;
      for (int round = 0; round <= size * size; round++) {
        for (int cell = 0; cell < size * size; cell++) {
          int along = vertical ? cell / size : cell % size;
          if (((cells >> cell) & 1) == 1 && (along == 0 || touches(reached, cell))) {
            reached |= 1L << cell;
          }
        }
      }
      long all = reached;
      return IntStream.range(0, size * size)
          .anyMatch(
              cell ->
                  ((all >> cell) & 1) == 1 && (vertical ? cell / size : cell % size) == size - 1);
    }

    private boolean touches(long reached, int cell) {
      return IntStream.range(0, size * size)
          .filter(other -> ((reached >> other) & 1) == 1)
          .anyMatch(
              other -> {
                int down = other / size - cell / size;
                int right = other % size - cell % size;
                return Math.abs(down) <= 1 && Math.abs(right) <= 1 && down != right;
              });
    }

    @Override
    public Map<String, Position> moves(Position position) {
      Map<String, Position> moves = new LinkedHashMap<>();
      long board = position.word(0);
      int mine = board < 0 ? size * size : 0;
      for (int cell = 0; cell < size * size; cell++) {
        if (((board >> cell) & 1) == 0 && ((board >> (cell + size * size)) & 1) == 0) {
          moves.put("" + cell, Position.of((board ^ Long.MIN_VALUE) | (1L << (cell + mine))));
        }
      }
      return moves;
    }
  }
}
