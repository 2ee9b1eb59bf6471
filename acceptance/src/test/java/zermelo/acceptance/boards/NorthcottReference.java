package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Northcott's game: a stone of each player in every row goes to and fro, without jumping. */
record NorthcottReference() implements ReferenceGame {
  @Override
  public String id() {
    return "northcott";
  }

  @Override
  public List<String> starts() {
    return List.of("x....o", "x..o/x..o", ".x.o/o.x./xo..", "xo/ox:R", "x...o/.ox..");
  }

  @Override
  public Map<String, String> settings(String position) {
    return Board.read(position).size();
  }

  @Override
  public List<String> largeStarts() {
    return List.of("x......o/.x..o.../o.x...../...xo.../x...o.../......xo/o......x/x......o");
  }

  @Override
  public List<String> options(String position) {
    Board board = Board.read(position);
    char mine = board.right() ? 'o' : 'x';
    List<String> options = new ArrayList<>();
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        for (int step = -1; step <= 1 && board.at(row, column) == mine; step += 2) {
          for (int to = column + step; board.at(row, to) == '.'; to += step) {
            options.add(board.next().put(row, column, '.').put(row, to, mine).text());
          }
        }
      }
    }
    return options;
  }
}
