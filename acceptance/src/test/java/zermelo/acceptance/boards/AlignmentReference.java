package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Games about symbols in a line: m,n,k-games, order and chaos, and notakto. */
final class AlignmentReference {
  private AlignmentReference() {}

  /** Returns a board without stones. */
  static String empty(int rows, int columns) {
    return String.join("/", Collections.nCopies(rows, ".".repeat(columns)));
  }

  /** An m,n,k-game: the first player with k stones in a line wins. */
  record Mnk(int k, List<String> starts, List<String> largeStarts) implements ReferenceGame {
    @Override
    public String id() {
      return "mnk";
    }

    @Override
    public Map<String, String> settings(String position) {
      Board board = Board.read(position);
      return Map.of("m", "" + board.rows(), "n", "" + board.columns(), "k", "" + k);
    }

    @Override
    public Verdict verdict(String position) {
      Board board = Board.readCounted(position, 'X', 'O');
      if (board.line(board.right() ? 'X' : 'O', k)) {
        return Verdict.LOST;
      }
      if (board.line(board.right() ? 'O' : 'X', k)) {
        return Verdict.WON;
      }
      return board.count('.') == 0 ? Verdict.TIED : Verdict.OPEN;
    }

    @Override
    public List<String> options(String position) {
      Board board = Board.readCounted(position, 'X', 'O');
      List<String> options = new ArrayList<>();
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          if (board.at(row, column) == '.') {
            char mine = board.right() ? 'O' : 'X';
            options.add(board.next().put(row, column, mine).countedText('X', 'O'));
          }
        }
      }
      return options;
    }
  }

  /** Tic-tac-toe, the m,n,k-game 3,3,3 without parameters. */
  record TicTacToe() implements ReferenceGame {
    private static final Mnk RULES = new Mnk(3, List.of(), List.of());

    @Override
    public String id() {
      return "tic-tac-toe";
    }

    @Override
    public List<String> starts() {
      return List.of(empty(3, 3));
    }

    @Override
    public Verdict verdict(String position) {
      return RULES.verdict(position);
    }

    @Override
    public List<String> options(String position) {
      return RULES.options(position);
    }
  }

  /** Order and chaos: both put either symbol; Left wants a line, Right a full board without. */
  record OrderAndChaos(int line, List<String> starts, List<String> largeStarts)
      implements ReferenceGame {
    @Override
    public String id() {
      return "order-and-chaos";
    }

    @Override
    public Map<String, String> settings(String position) {
      Board board = Board.read(position);
      return Map.of("rows", "" + board.rows(), "columns", "" + board.columns(), "line", "" + line);
    }

    @Override
    public Verdict verdict(String position) {
      Board board = Board.read(position);
      if (board.line('X', line) || board.line('O', line)) {
        return board.right() ? Verdict.LOST : Verdict.WON;
      }
      if (board.count('.') == 0) {
        return board.right() ? Verdict.WON : Verdict.LOST;
      }
      return Verdict.OPEN;
    }

    @Override
    public List<String> options(String position) {
      Board board = Board.read(position);
      List<String> options = new ArrayList<>();
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          if (board.at(row, column) == '.') {
            options.add(board.next().put(row, column, 'X').text());
            options.add(board.next().put(row, column, 'O').text());
          }
        }
      }
      return options;
    }
  }

  /** Notakto: only crosses; the player who completes a line on the last live board loses. */
  record Notakto() implements ReferenceGame {
    @Override
    public String id() {
      return "notakto";
    }

    @Override
    public List<String> starts() {
      return List.of(
          empty(3, 3), "X../.../...+.X./X../..X", "../..+../..", "XX./.../..X+.XX/X../...");
    }

    @Override
    public Map<String, String> settings(String position) {
      List<String> boards = PositionText.parts(position);
      return Map.of(
          "size", "" + Board.read(boards.getFirst()).rows(), "boards", "" + boards.size());
    }

    @Override
    public Verdict verdict(String position) {
      boolean over = PositionText.parts(position).stream().allMatch(Notakto::dead);
      return over ? Verdict.WON : Verdict.OPEN;
    }

    private static boolean dead(String text) {
      Board board = Board.read(text);
      return board.line('X', board.rows());
    }

    @Override
    public List<String> largeStarts() {
      return List.of(String.join("+", Collections.nCopies(3, empty(3, 3))), empty(5, 5));
    }

    @Override
    public List<String> options(String position) {
      List<String> boards = PositionText.parts(position);
      List<String> options = new ArrayList<>();
      for (int i = 0; i < boards.size(); i++) {
        Board board = Board.read(boards.get(i));
        for (int row = 0; row < board.rows() && !dead(boards.get(i)); row++) {
          for (int column = 0; column < board.columns(); column++) {
            if (board.at(row, column) == '.') {
              String after = board.next().put(row, column, 'X').rowsText();
              options.add(PositionText.replaced(boards, i, List.of(after)));
            }
          }
        }
      }
      return options;
    }
  }
}
