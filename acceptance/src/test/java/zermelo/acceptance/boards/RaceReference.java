package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Dodgem, fox and geese, and breakthrough: the games in which pieces run to an edge. */
final class RaceReference {
  private RaceReference() {}

  /** Adds the moves of all pieces that go one step, in some directions, onto a free cell. */
  private static void steps(Board board, char piece, int[][] directions, List<String> options) {
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        for (int[] step : directions) {
          int toRow = row + step[0];
          int toColumn = column + step[1];
          if (board.at(row, column) == piece && board.at(toRow, toColumn) == '.') {
            options.add(board.next().put(row, column, '.').put(toRow, toColumn, piece).text());
          }
        }
      }
    }
  }

  /**
   * Dodgem: {@code x} drives off the board on the right, {@code o} at the top.
   *
   * <p>The first player without cars wins, and so does a player who cannot move.
   */
  record Dodgem() implements ReferenceGame {
    private static final int[][] EAST = {{0, 1}, {-1, 0}, {1, 0}};
    private static final int[][] NORTH = {{-1, 0}, {0, -1}, {0, 1}};

    @Override
    public String id() {
      return "dodgem";
    }

    @Override
    public List<String> starts() {
      return List.of("x../x../.oo", "x./.o", "x../x../.oo:R", "xo./.../...");
    }

    @Override
    public Map<String, String> settings(String position) {
      return Map.of("n", "" + Board.read(position).rows());
    }

    @Override
    public Verdict verdict(String position) {
      Board board = Board.read(position);
      if (board.count(board.right() ? 'x' : 'o') == 0) {
        return Verdict.LOST;
      }
      return options(position).isEmpty() ? Verdict.WON : Verdict.OPEN;
    }

    @Override
    public List<String> largeStarts() {
      return List.of("x..../x..../x..../x..../.oooo");
    }

    @Override
    public List<String> options(String position) {
      Board board = Board.read(position);
      List<String> options = new ArrayList<>();
      steps(board, board.right() ? 'o' : 'x', board.right() ? NORTH : EAST, options);
      int last = board.columns() - 1;
      for (int i = 0; i <= last; i++) {
        if (board.right() && board.at(0, i) == 'o') {
          options.add(board.next().put(0, i, '.').text());
        }
        if (!board.right() && board.at(i, last) == 'x') {
          options.add(board.next().put(i, last, '.').text());
        }
      }
      return options;
    }
  }

  /** Fox and geese: geese go up only and want to trap the fox; it wants to pass them. */
  record FoxAndGeese() implements ReferenceGame {
    private static final int[][] UP = {{-1, -1}, {-1, 1}};
    private static final int[][] DIAGONAL = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

    @Override
    public String id() {
      return "fox-and-geese";
    }

    /** Returns the usual start on a board of this size. */
    static String start(int rows, int columns) {
      Board board = Board.read(String.join("/", Collections.nCopies(rows, ".".repeat(columns))));
      for (int column = 0; column < columns; column += 2) {
        board.put(rows - 1, column, 'g');
      }
      int fox = columns / 2;
      board.put(0, fox % 2 == (rows - 1) % 2 ? fox : fox - 1, 'f');
      return board.text();
    }

    @Override
    public List<String> starts() {
      return List.of(start(4, 4), start(5, 5), start(6, 4), start(5, 3), start(4, 6) + ":R");
    }

    @Override
    public Map<String, String> settings(String position) {
      return Board.read(position).size();
    }

    @Override
    public Verdict verdict(String position) {
      Board board = Board.read(position);
      for (int column = 0; column < board.columns(); column++) {
        if (board.at(board.rows() - 1, column) == 'f') {
          return board.right() ? Verdict.WON : Verdict.LOST;
        }
      }
      return Verdict.OPEN;
    }

    @Override
    public List<String> largeStarts() {
      return List.of(start(8, 8));
    }

    @Override
    public List<String> options(String position) {
      Board board = Board.read(position);
      List<String> options = new ArrayList<>();
      steps(board, board.right() ? 'f' : 'g', board.right() ? DIAGONAL : UP, options);
      return options;
    }
  }

  /** Breakthrough: reach the other side; take diagonally ahead. */
  record Breakthrough() implements ReferenceGame {
    @Override
    public String id() {
      return "breakthrough";
    }

    @Override
    public List<String> starts() {
      return List.of("ooo/.../xxx", "oo/oo/../xx/xx", "oo/oo/xx/xx:R", ".o.o/..../..../x.x.");
    }

    @Override
    public Map<String, String> settings(String position) {
      return Board.read(position).size();
    }

    @Override
    public Verdict verdict(String position) {
      Board board = Board.read(position);
      boolean leftWon = board.count('o') == 0;
      boolean rightWon = board.count('x') == 0;
      for (int column = 0; column < board.columns(); column++) {
        leftWon |= board.at(0, column) == 'x';
        rightWon |= board.at(board.rows() - 1, column) == 'o';
      }
      boolean lost = board.right() ? leftWon : rightWon;
      return lost ? Verdict.LOST : leftWon || rightWon ? Verdict.WON : Verdict.OPEN;
    }

    @Override
    public List<String> largeStarts() {
      return List.of("oooooooo/oooooooo/......../......../......../......../xxxxxxxx/xxxxxxxx");
    }

    @Override
    public List<String> options(String position) {
      Board board = Board.read(position);
      char mine = board.right() ? 'o' : 'x';
      char theirs = board.right() ? 'x' : 'o';
      List<String> options = new ArrayList<>();
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          int toRow = board.right() ? row + 1 : row - 1;
          for (int toColumn = column - 1; toColumn <= column + 1; toColumn++) {
            char target = board.at(toRow, toColumn);
            boolean allowed = target == '.' || (target == theirs && toColumn != column);
            if (board.at(row, column) == mine && allowed) {
              options.add(board.next().put(row, column, '.').put(toRow, toColumn, mine).text());
            }
          }
        }
      }
      return options;
    }
  }
}
