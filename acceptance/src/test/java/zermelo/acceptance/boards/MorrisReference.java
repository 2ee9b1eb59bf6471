package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Teeko, three men's morris and mu torere: a few stones each that move for ever. */
final class MorrisReference {
  private MorrisReference() {}

  /** Says from where a stone may go where, on a board on which all stones are placed. */
  private interface Steps {
    boolean allowed(int row, int column, int toRow, int toColumn);
  }

  /** Returns the moves of a player who places stones first, and moves them when all are placed. */
  private static List<String> placeOrMove(Board board, int stones, Steps steps) {
    char mine = board.right() ? 'o' : 'x';
    boolean placing = board.count(mine) < stones;
    List<String> options = new ArrayList<>();
    for (int toRow = 0; toRow < board.rows(); toRow++) {
      for (int toColumn = 0; toColumn < board.columns(); toColumn++) {
        if (board.at(toRow, toColumn) == '.' && placing) {
          options.add(board.next().put(toRow, toColumn, mine).text());
        } else if (board.at(toRow, toColumn) == '.') {
          for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
              if (board.at(row, column) == mine && steps.allowed(row, column, toRow, toColumn)) {
                options.add(board.next().put(row, column, '.').put(toRow, toColumn, mine).text());
              }
            }
          }
        }
      }
    }
    return options;
  }

  private static boolean kingStep(int row, int column, int toRow, int toColumn) {
    return Math.max(Math.abs(row - toRow), Math.abs(column - toColumn)) == 1;
  }

  /** Teeko: all stones in a line win, and so do four stones in a square. */
  record Teeko(int pieces, List<String> starts, List<String> largeStarts) implements ReferenceGame {
    @Override
    public String id() {
      return "teeko";
    }

    @Override
    public Map<String, String> settings(String position) {
      return Map.of("size", "" + Board.read(position).rows(), "pieces", "" + pieces);
    }

    @Override
    public Verdict verdict(String position) {
      Board board = Board.read(position);
      if (complete(board, board.right() ? 'x' : 'o')) {
        return Verdict.LOST;
      }
      return complete(board, board.right() ? 'o' : 'x') ? Verdict.WON : Verdict.OPEN;
    }

    private boolean complete(Board board, char stone) {
      return board.line(stone, pieces) || (pieces == 4 && square(board, stone));
    }

    private static boolean square(Board board, char stone) {
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          if (board.at(row, column) == stone
              && board.at(row, column + 1) == stone
              && board.at(row + 1, column) == stone
              && board.at(row + 1, column + 1) == stone) {
            return true;
          }
        }
      }
      return false;
    }

    @Override
    public List<String> options(String position) {
      return placeOrMove(Board.read(position), pieces, MorrisReference::kingStep);
    }
  }

  /** Three men's morris on 3 by 3 points; with {@code fly} a stone goes to any free point. */
  record ThreeMensMorris(boolean fly) implements ReferenceGame {
    @Override
    public String id() {
      return "three-mens-morris";
    }

    @Override
    public List<String> starts() {
      return List.of(".../.../...");
    }

    @Override
    public Map<String, String> settings(String position) {
      return Map.of("fly", "" + fly);
    }

    @Override
    public Verdict verdict(String position) {
      Board board = Board.read(position);
      if (board.line(board.right() ? 'x' : 'o', 3)) {
        return Verdict.LOST;
      }
      return board.line(board.right() ? 'o' : 'x', 3) ? Verdict.WON : Verdict.OPEN;
    }

    @Override
    public List<String> options(String position) {
      return placeOrMove(Board.read(position), 3, (a, b, c, d) -> fly || linked(a, b, c, d));
    }

    /** Orthogonal neighbours are linked, and the middle is linked with the corners. */
    private static boolean linked(int row, int column, int toRow, int toColumn) {
      boolean straight = row == toRow || column == toColumn;
      boolean middle = (row == 1 && column == 1) || (toRow == 1 && toColumn == 1);
      return kingStep(row, column, toRow, toColumn) && (straight || middle);
    }
  }

  /** Mu torere: a circle of points and a centre, one free; a player who cannot move loses. */
  record MuTorere(int pieces) implements ReferenceGame {
    @Override
    public String id() {
      return "mu-torere";
    }

    @Override
    public List<String> starts() {
      return List.of("x".repeat(pieces) + "o".repeat(pieces) + ".");
    }

    @Override
    public Map<String, String> settings(String position) {
      return Map.of("pieces", "" + pieces);
    }

    @Override
    public List<String> options(String position) {
      Board board = Board.read(position);
      char mine = board.right() ? 'o' : 'x';
      char theirs = board.right() ? 'x' : 'o';
      int points = 2 * pieces;
      int free = board.rowsText().indexOf('.');
      List<String> options = new ArrayList<>();
      for (int from = 0; from <= points; from++) {
        int next = (from + 1) % points;
        int previous = (from + points - 1) % points;
        boolean allowed;
        if (from == points) {
          allowed = true;
        } else if (free == points) {
          allowed = board.at(0, next) == theirs || board.at(0, previous) == theirs;
        } else {
          allowed = free == next || free == previous;
        }
        if (board.at(0, from) == mine && allowed) {
          options.add(board.next().put(0, from, '.').put(0, free, mine).text());
        }
      }
      return options;
    }
  }
}
