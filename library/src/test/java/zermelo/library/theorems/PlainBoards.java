package zermelo.library.theorems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Position;

/** The board games with theorems. Words: a board's number of cells, and each cell; the turn. */
final class PlainBoards {
  private PlainBoards() {}

  static PlainRules rules(String game, Map<String, String> settings) {
    return switch (game) {
      case "treblecross" -> new Strip();
      case "green-hackenbush" -> PlainBoards::hackenbush;
      case "chomp" -> PlainBoards::chomp;
      case "cram" -> p -> cram(p, size(settings, "columns"));
      case "hex" -> new Rhombus(size(settings, "size"));
      default -> throw new IllegalArgumentException(game);
    };
  }

  private static int size(Map<String, String> settings, String name) {
    return (int) TheoremArguments.number(settings, name);
  }

  private record Strip() implements PlainRules {
    @Override
    public Ending ending(Position strip) {
      boolean three =
          IntStream.range(1, strip.size() - 2)
              .anyMatch(i -> strip.word(i) + strip.word(i + 1) + strip.word(i + 2) == 3);
      return three ? Ending.LOST : Ending.OPEN;
    }

    @Override
    public Map<String, Position> moves(Position strip) {
      Map<String, Position> moves = new LinkedHashMap<>();
      IntStream.range(1, strip.size())
          .filter(i -> strip.word(i) == 0)
          .forEach(i -> moves.put("cell " + i, with(strip, 1, i)));
      return moves;
    }
  }

  /** Returns the position with a symbol in some cells. */
  private static Position with(Position position, int symbol, int... cells) {
    long[] words = position.words();
    IntStream.of(cells).forEach(cell -> words[cell] = symbol);
    return Position.of(words);
  }

  /** Cutting below a vertex removes it and all vertices whose path to the root leads through it. */
  private static Map<String, Position> hackenbush(Position tree) {
    int edges = (int) tree.word(0);
    Map<String, Position> moves = new LinkedHashMap<>();
    for (int cut = 1; cut <= edges; cut++) {
      int[] fresh = new int[edges + 1]; // new numbers of the rest; parents come first
      Arrays.fill(fresh, -1);
      fresh[0] = 0;
      List<Long> parents = new ArrayList<>();
      for (int vertex = 1; vertex <= edges; vertex++) {
        int parent = (int) tree.word(edges + vertex);
        if (vertex != cut && fresh[parent] >= 0) {
          parents.add((long) fresh[parent]);
          fresh[vertex] = parents.size();
        }
      }
      List<Long> words = new ArrayList<>(List.of((long) parents.size()));
      words.addAll(Collections.nCopies(parents.size(), 1L));
      words.addAll(parents);
      moves.put("cut " + cut, Position.of(words.stream().mapToLong(Long::longValue).toArray()));
    }
    return moves;
  }

  private static Map<String, Position> chomp(Position bar) {
    Map<String, Position> moves = new LinkedHashMap<>();
    for (int row = 1; row <= bar.word(0); row++) {
      for (long left = row == 1 ? 1 : 0; left < bar.word(row); left++) {
        List<Long> rest = new ArrayList<>();
        for (int r = 1; r <= bar.word(0); r++) {
          long length = r < row ? bar.word(r) : Math.min(bar.word(r), left);
          if (length > 0) {
            rest.add(length);
          }
        }
        rest.addFirst((long) rest.size());
        moves.put(
            "eat " + row + " " + left,
            Position.of(rest.stream().mapToLong(Long::longValue).toArray()));
      }
    }
    return moves;
  }

  private static Map<String, Position> cram(Position board, int columns) {
    Map<String, Position> moves = new LinkedHashMap<>();
    for (int a = 1; a <= board.word(0); a++) {
      for (int b = a + 1; b <= board.word(0); b++) {
        boolean level = b == a + 1 && a % columns != 0;
        if ((level || b == a + columns) && board.word(a) + board.word(b) == 0) {
          moves.put(a + "-" + b, with(board, 1, a, b));
        }
      }
    }
    return moves;
  }

  /** A cell holds 1 for X, 2 for O. The last word is 1 if O is to move. */
  private record Rhombus(int size) implements PlainRules {
    private static boolean second(Position position) {
      return position.word(position.size() - 1) == 1;
    }

    @Override
    public Ending ending(Position position) {
      boolean second = second(position);
      long before =
          IntStream.range(0, size * size)
              .filter(cell -> position.word(cell + 1) == (second ? 1 : 2))
              .mapToLong(cell -> 1L << cell)
              .sum();
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
      boolean second = second(position);
      for (int cell = 1; cell <= size * size; cell++) {
        if (position.word(cell) == 0) {
          Position put = with(position, second ? 2 : 1, cell);
          moves.put("" + cell, with(put, second ? 0 : 1, position.size() - 1));
        }
      }
      return moves;
    }
  }
}
