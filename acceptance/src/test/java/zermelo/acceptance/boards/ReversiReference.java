package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reversi: enclosed stones change their colour; more stones win when no player can move. */
record ReversiReference() implements ReferenceGame {
  @Override
  public String id() {
    return "reversi";
  }

  @Override
  public List<String> starts() {
    return List.of("..../.ox./.xo./....");
  }

  @Override
  public Map<String, String> settings(String position) {
    return Board.read(position).size();
  }

  @Override
  public boolean scored() {
    return true;
  }

  @Override
  public Verdict verdict(String position) {
    if (!options(position).isEmpty()) {
      return Verdict.OPEN;
    }
    int margin = settlement(position);
    return margin > 0 ? Verdict.WON : margin < 0 ? Verdict.LOST : Verdict.TIED;
  }

  @Override
  public int settlement(String position) {
    Board board = Board.read(position);
    int lead = board.count('x') - board.count('o');
    return board.right() ? -lead : lead;
  }

  @Override
  public List<String> largeStarts() {
    return List.of("......../......../......../...ox.../...xo.../......../......../........");
  }

  @Override
  public List<String> options(String position) {
    Board board = Board.read(position);
    List<String> options = placements(board);
    Board passed = board.next();
    if (options.isEmpty() && !placements(passed).isEmpty()) {
      return List.of(passed.text());
    }
    return options;
  }

  private static List<String> placements(Board board) {
    char mine = board.right() ? 'o' : 'x';
    List<String> options = new ArrayList<>();
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        if (board.at(row, column) == '.') {
          Board after = board.next().put(row, column, mine);
          int turned = 0;
          for (int[] direction : Board.DIRECTIONS) {
            int run = enclosed(board, row, column, direction);
            for (int i = 1; i <= run; i++) {
              after.put(row + i * direction[0], column + i * direction[1], mine);
            }
            turned += run;
          }
          if (turned > 0) {
            options.add(after.text());
          }
        }
      }
    }
    return options;
  }

  /** Returns how many stones of the other player lie between a cell and the mover's next stone. */
  private static int enclosed(Board board, int row, int column, int[] direction) {
    char mine = board.right() ? 'o' : 'x';
    char theirs = board.right() ? 'x' : 'o';
    int run = 0;
    while (board.at(row + (run + 1) * direction[0], column + (run + 1) * direction[1]) == theirs) {
      run++;
    }
    char end = board.at(row + (run + 1) * direction[0], column + (run + 1) * direction[1]);
    return end == mine ? run : 0;
  }
}
