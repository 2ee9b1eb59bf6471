package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import zermelo.acceptance.boards.ReferenceGame.Verdict;

/** Well-known board games that are not in the library. */
final class WrittenBoards {
  private static final char[] PIECES = {'x', 'o'};

  private WrittenBoards() {}

  static List<WrittenGame> all() {
    return List.of(
        WrittenGame.of(
            "achi",
            true,
            List.of(".../.../...", "xox/ox./oxo", "x.x/o.o/xox"),
            WrittenBoards::achi,
            position -> lost(position, board -> board.line(theirs(board), 3))),
        WrittenGame.of(
            "atari-go",
            true,
            List.of("..../....", ".x./.o./...:L", "xo./.x./..o"),
            WrittenBoards::atariGo,
            position ->
                lost(
                    position,
                    board ->
                        cells(board, mine(board)).stream()
                            .anyMatch(p -> liberties(board, p).isEmpty()))),
        WrittenGame.of(
            "bridg-it",
            true,
            List.of(".x.x./o.o.o/.x.x./o.o.o/.x.x."),
            WrittenBoards::bridgIt,
            WrittenBoards::bridgItEnd),
        WrittenGame.of(
            "hexapawn",
            true,
            List.of("ooo/.../xxx", "oo/../../xx"),
            WrittenBoards::hexapawn,
            WrittenBoards::hexapawnEnd),
        WrittenGame.of(
            "little-checkers",
            true,
            List.of(".o.o/..../..../x.x.,0", ".o.o./...../.o.../..x../.....,0"),
            WrittenBoards::littleCheckers),
        WrittenGame.of(
            "lines-of-action",
            true,
            List.of(".xx./o..o/o..o/.xx.", ".x./o.o/.x."),
            WrittenBoards::linesOfAction,
            position -> {
              Board board = Board.read(position);
              return united(board, theirs(board))
                  ? Verdict.LOST
                  : united(board, mine(board)) ? Verdict.WON : Verdict.OPEN;
            }),
        WrittenGame.of(
            "slimetrail",
            true,
            List.of(".../.T./...", "..../..../.T../...."),
            WrittenBoards::slimetrail,
            position -> {
              Board board = Board.read(position);
              boolean left = board.at(board.rows() - 1, 0) == 'T';
              boolean right = board.at(0, board.columns() - 1) == 'T';
              return !left && !right
                  ? Verdict.OPEN
                  : left != board.right() ? Verdict.WON : Verdict.LOST;
            }),
        WrittenGame.scored(
            "sos", true, List.of("S.S/...", ".../O.O"), WrittenBoards::sos, position -> 0),
        WrittenGame.of(
            "tron", true, List.of("x../.../..o", "x..../...../....o"), WrittenBoards::tron),
        WrittenGame.of(
            "y",
            true,
            List.of(".../..#/.##", "..../...#/x.##/o###"),
            WrittenBoards::fillTriangle,
            position -> lost(position, WrittenBoards::joinsThreeSides)));
  }

  private static char mine(Board board) {
    return PIECES[board.right() ? 1 : 0];
  }

  private static char theirs(Board board) {
    return PIECES[board.right() ? 0 : 1];
  }

  private static Verdict lost(String position, Predicate<Board> condition) {
    return condition.test(Board.read(position)) ? Verdict.LOST : Verdict.OPEN;
  }

  private record Place(int row, int column) {
    Place step(int[] direction, int times) {
      return new Place(row + times * direction[0], column + times * direction[1]);
    }
  }

  private static char at(Board board, Place place) {
    return board.at(place.row(), place.column());
  }

  private static List<Place> cells(Board board, char symbol) {
    List<Place> found = new ArrayList<>();
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        if (board.at(row, column) == symbol) {
          found.add(new Place(row, column));
        }
      }
    }
    return found;
  }

  /** Returns the cells of one symbol that are connected by steps in these directions. */
  private static Set<Place> group(Board board, Place start, IntPredicate directions) {
    Set<Place> group = new HashSet<>(Set.of(start));
    List<Place> waiting = new ArrayList<>(group);
    while (!waiting.isEmpty()) {
      Place place = waiting.removeLast();
      for (int d = 0; d < 8; d++) {
        Place next = place.step(Board.DIRECTIONS[d], 1);
        if (directions.test(d) && at(board, next) == at(board, start) && group.add(next)) {
          waiting.add(next);
        }
      }
    }
    return group;
  }

  private static Set<Place> liberties(Board board, Place start) {
    Set<Place> free = new HashSet<>();
    for (Place place : group(board, start, d -> d < 4)) {
      for (int d = 0; d < 4; d++) {
        Place next = place.step(Board.DIRECTIONS[d], 1);
        if (at(board, next) == '.') {
          free.add(next);
        }
      }
    }
    return free;
  }

  private static Board moved(Board board, Place from, Place to, char piece) {
    return board.next().put(from.row(), from.column(), '.').put(to.row(), to.column(), piece);
  }

  private static List<String> placed(Board board) {
    return cells(board, '.').stream()
        .map(p -> board.next().put(p.row(), p.column(), mine(board)).text())
        .toList();
  }

  private static List<String> achi(String position) {
    Board board = Board.read(position);
    if (board.count(mine(board)) < 4) {
      return placed(board);
    }
    List<String> options = new ArrayList<>();
    for (Place from : cells(board, mine(board))) {
      boolean diagonal = (from.row() + from.column()) % 2 == 0;
      for (int d = 0; d < (diagonal ? 8 : 4); d++) {
        Place to = from.step(Board.DIRECTIONS[d], 1);
        if (at(board, to) == '.') {
          options.add(moved(board, from, to, mine(board)).text());
        }
      }
    }
    return options;
  }

  private static List<String> atariGo(String position) {
    Board board = Board.read(position);
    List<String> options = new ArrayList<>();
    for (Place place : cells(board, '.')) {
      Board after = board.next().put(place.row(), place.column(), mine(board));
      boolean takes =
          cells(after, theirs(board)).stream().anyMatch(p -> liberties(after, p).isEmpty());
      if (takes || !liberties(after, place).isEmpty()) {
        options.add(after.text());
      }
    }
    return options;
  }

  private static List<String> bridgIt(String position) {
    Board board = Board.read(position);
    int last = board.rows() - 1;
    return cells(board, '.').stream()
        .filter(p -> p.row() > 0 && p.row() < last && p.column() > 0 && p.column() < last)
        .map(p -> board.next().put(p.row(), p.column(), mine(board)).text())
        .toList();
  }

  private static Verdict bridgItEnd(String position) {
    Board board = Board.read(position);
    int last = board.rows() - 1;
    boolean left =
        cells(board, 'x').stream()
            .filter(p -> p.row() == 0)
            .anyMatch(p -> group(board, p, d -> d < 4).stream().anyMatch(q -> q.row() == last));
    boolean right =
        cells(board, 'o').stream()
            .filter(p -> p.column() == 0)
            .anyMatch(p -> group(board, p, d -> d < 4).stream().anyMatch(q -> q.column() == last));
    return !left && !right ? Verdict.OPEN : left != board.right() ? Verdict.WON : Verdict.LOST;
  }

  private static List<String> hexapawn(String position) {
    Board board = Board.read(position);
    List<String> options = new ArrayList<>();
    int forward = board.right() ? 1 : -1;
    for (Place from : cells(board, mine(board))) {
      for (int side = -1; side <= 1; side++) {
        Place to = new Place(from.row() + forward, from.column() + side);
        if (at(board, to) == (side == 0 ? '.' : theirs(board))) {
          options.add(moved(board, from, to, mine(board)).text());
        }
      }
    }
    return options;
  }

  private static Verdict hexapawnEnd(String position) {
    Board board = Board.read(position);
    boolean left = cells(board, 'x').stream().anyMatch(p -> p.row() == 0);
    boolean right = cells(board, 'o').stream().anyMatch(p -> p.row() == board.rows() - 1);
    return !left && !right ? Verdict.OPEN : left != board.right() ? Verdict.WON : Verdict.LOST;
  }

  /** A position is a board and the number of the man that must go on jumping, or 0. */
  private static List<String> littleCheckers(String position) {
    int comma = position.indexOf(',');
    String turn = PositionText.right(position) ? ":R" : "";
    Board board = Board.read(position.substring(0, comma) + turn);
    int jumper = Integer.parseInt(PositionText.bare(position).substring(comma + 1));
    List<String> jumps = new ArrayList<>();
    List<String> steps = new ArrayList<>();
    for (Place from : cells(board, mine(board))) {
      for (int side = -1; side <= 1; side += 2) {
        int[] ahead = {board.right() ? 1 : -1, side};
        Place over = from.step(ahead, 1);
        Place behind = from.step(ahead, 2);
        boolean goesOn = jumper == 0 || jumper == number(board, from);
        if (at(board, over) == '.') {
          steps.add(man(moved(board, from, over, mine(board)), 0));
        } else if (goesOn && at(board, over) == theirs(board) && at(board, behind) == '.') {
          Board after = moved(board, from, behind, mine(board)).put(over.row(), over.column(), '.');
          boolean again = jumps(after, behind, ahead[0], theirs(board));
          jumps.add(man(again ? after.next() : after, again ? number(board, behind) : 0));
        }
      }
    }
    return jumps.isEmpty() ? steps : jumps;
  }

  private static boolean jumps(Board board, Place from, int ahead, char over) {
    return IntStream.of(-1, 1)
        .anyMatch(
            side ->
                board.at(from.row() + ahead, from.column() + side) == over
                    && board.at(from.row() + 2 * ahead, from.column() + 2 * side) == '.');
  }

  private static int number(Board board, Place place) {
    return place.row() * board.columns() + place.column() + 1;
  }

  private static String man(Board board, int jumper) {
    return board.rowsText() + "," + jumper + (board.right() ? ":R" : "");
  }

  /** Returns whether the stones are connected, also at corners. */
  private static boolean united(Board board, char stone) {
    List<Place> stones = cells(board, stone);
    return stones.isEmpty() || group(board, stones.getFirst(), d -> true).size() == stones.size();
  }

  private static List<String> linesOfAction(String position) {
    Board board = Board.read(position);
    List<String> options = new ArrayList<>();
    for (Place from : cells(board, mine(board))) {
      for (int[] direction : Board.DIRECTIONS) {
        int stones = 0;
        for (int i = -board.rows(); i <= board.rows(); i++) {
          char symbol = at(board, from.step(direction, i));
          stones += symbol == 'x' || symbol == 'o' ? 1 : 0;
        }
        Place to = from.step(direction, stones);
        boolean open = at(board, to) != Board.OUTSIDE && at(board, to) != mine(board);
        for (int i = 1; i < stones; i++) {
          open &= at(board, from.step(direction, i)) != theirs(board);
        }
        if (open) {
          options.add(moved(board, from, to, mine(board)).text());
        }
      }
    }
    return options;
  }

  private static List<String> slimetrail(String position) {
    Board board = Board.read(position);
    Place token = cells(board, 'T').getFirst();
    List<String> options = new ArrayList<>();
    for (int[] direction : Board.DIRECTIONS) {
      Place to = token.step(direction, 1);
      if (at(board, to) == '.') {
        Board after = moved(board, token, to, 'T');
        options.add(after.put(token.row(), token.column(), '#').text());
      }
    }
    return options;
  }

  private static List<WrittenGame.Option> sos(String position) {
    Board board = Board.read(position);
    List<WrittenGame.Option> options = new ArrayList<>();
    for (Place place : cells(board, '.')) {
      for (char letter : new char[] {'S', 'O'}) {
        int made = 0;
        for (int[] direction : Board.DIRECTIONS) {
          char one = at(board, place.step(direction, 1));
          char other = at(board, place.step(direction, letter == 'S' ? 2 : -1));
          made += one == (letter == 'S' ? 'O' : 'S') && other == 'S' ? 1 : 0;
        }
        made = letter == 'S' ? made : made / 2; // each SOS around an O is seen from both ends
        Board after = (made > 0 ? board.next().next() : board.next());
        options.add(
            new WrittenGame.Option(after.put(place.row(), place.column(), letter).text(), made));
      }
    }
    return options;
  }

  private static List<String> tron(String position) {
    Board board = Board.read(position);
    Place from = cells(board, mine(board)).getFirst();
    List<String> options = new ArrayList<>();
    for (int d = 0; d < 4; d++) {
      Place to = from.step(Board.DIRECTIONS[d], 1);
      if (at(board, to) == '.') {
        Board after = moved(board, from, to, mine(board));
        options.add(after.put(from.row(), from.column(), '#').text());
      }
    }
    return options;
  }

  private static List<String> fillTriangle(String position) {
    return placed(Board.read(position));
  }

  /** On hexagons there is no step down to the right, nor up to the left. */
  private static boolean joinsThreeSides(Board board) {
    int size = board.rows();
    return cells(board, theirs(board)).stream()
        .map(p -> group(board, p, d -> d != 5 && d != 7))
        .anyMatch(
            group ->
                group.stream().anyMatch(p -> p.row() == 0)
                    && group.stream().anyMatch(p -> p.column() == 0)
                    && group.stream().anyMatch(p -> p.row() + p.column() == size - 1));
  }
}
