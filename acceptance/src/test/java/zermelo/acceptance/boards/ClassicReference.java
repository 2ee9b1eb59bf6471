package zermelo.acceptance.boards;

import static zermelo.acceptance.boards.AlignmentReference.empty;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Cram, chomp, hex, treblecross and green hackenbush. */
final class ClassicReference {
  private ClassicReference() {}

  /** Cram: a domino on two free neighbouring cells. */
  record Cram() implements ReferenceGame {
    @Override
    public String id() {
      return "cram";
    }

    @Override
    public List<String> starts() {
      return List.of(empty(3, 4), "##../....", "#.#/.../..#", ".");
    }

    @Override
    public List<String> largeStarts() {
      return List.of(empty(7, 9));
    }

    @Override
    public Map<String, String> settings(String position) {
      return Board.read(position).size();
    }

    @Override
    public List<String> options(String position) {
      Board board = Board.read(position);
      List<String> options = new ArrayList<>();
      for (int row = 0; row < board.rows(); row++) {
        for (int column = 0; column < board.columns(); column++) {
          for (int down = 0; down <= 1; down++) {
            int nextRow = row + down;
            int nextColumn = column + 1 - down;
            if (board.at(row, column) == '.' && board.at(nextRow, nextColumn) == '.') {
              Board next = board.next().put(row, column, '#').put(nextRow, nextColumn, '#');
              options.add(next.rowsText());
            }
          }
        }
      }
      return options;
    }
  }

  /** Chomp: a square goes with all squares below it and to its right, but never the first one. */
  record Chomp() implements ReferenceGame {
    @Override
    public String id() {
      return "chomp";
    }

    @Override
    public List<String> starts() {
      return List.of("[5,5,5,5]", "[30,27]", "[1]", "[3,1,1]");
    }

    @Override
    public List<String> largeStarts() {
      return List.of("[12,11,9,9,9,4,2,1]");
    }

    @Override
    public Map<String, String> settings(String position) {
      List<Integer> lengths = numbers(position);
      return Map.of("rows", "" + lengths.size(), "columns", "" + lengths.getFirst());
    }

    @Override
    public List<String> options(String position) {
      List<Integer> lengths = numbers(position);
      List<String> options = new ArrayList<>();
      for (int row = 0; row < lengths.size(); row++) {
        for (int left = row == 0 ? 1 : 0; left < lengths.get(row); left++) {
          List<Integer> rest = new ArrayList<>(lengths.subList(0, row));
          for (int below = row; below < lengths.size() && left > 0; below++) {
            rest.add(Math.min(lengths.get(below), left));
          }
          options.add(list(rest));
        }
      }
      return options;
    }
  }

  /** Hex: X joins top and bottom, O left and right. */
  record Hex() implements ReferenceGame {
    private static final int[][] NEIGHBOURS = {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}};

    @Override
    public String id() {
      return "hex";
    }

    @Override
    public List<String> starts() {
      return List.of(empty(3, 3), "X.O./..O./.X../O..X", "X../.O./...:R", ".");
    }

    @Override
    public List<String> largeStarts() {
      return List.of(empty(7, 7), empty(11, 11));
    }

    @Override
    public Map<String, String> settings(String position) {
      return Map.of("size", "" + Board.read(position).rows());
    }

    @Override
    public Verdict verdict(String position) {
      Board board = Board.readCounted(position, 'X', 'O');
      boolean left = joins(board, 'X');
      return !left && !joins(board, 'O')
          ? Verdict.OPEN
          : left == board.right() ? Verdict.LOST : Verdict.WON;
    }

    private static boolean joins(Board board, char stone) {
      Set<List<Integer>> seen = new HashSet<>();
      List<List<Integer>> waiting = new ArrayList<>();
      for (int i = 0; i < board.rows(); i++) {
        waiting.add(stone == 'X' ? List.of(0, i) : List.of(i, 0));
      }
      while (!waiting.isEmpty()) {
        List<Integer> cell = waiting.removeLast();
        if (board.at(cell.get(0), cell.get(1)) != stone || !seen.add(cell)) {
          continue;
        }
        if (cell.get(stone == 'X' ? 0 : 1) == board.rows() - 1) {
          return true;
        }
        for (int[] step : NEIGHBOURS) {
          waiting.add(List.of(cell.get(0) + step[0], cell.get(1) + step[1]));
        }
      }
      return false;
    }

    @Override
    public List<String> options(String position) {
      return new AlignmentReference.Mnk(1, List.of(), List.of()).options(position);
    }
  }

  /** Treblecross: crosses on a strip; three side by side win. */
  record Treblecross() implements ReferenceGame {
    @Override
    public String id() {
      return "treblecross";
    }

    @Override
    public List<String> starts() {
      return List.of("7", ".X...X..X", "2", "X");
    }

    @Override
    public List<String> largeStarts() {
      return List.of("60", ".X.".repeat(20));
    }

    private static String cells(String position) {
      return Character.isDigit(position.charAt(0))
          ? ".".repeat(Integer.parseInt(position))
          : position;
    }

    @Override
    public Verdict verdict(String position) {
      return position.contains("XXX") ? Verdict.LOST : Verdict.OPEN;
    }

    @Override
    public List<String> options(String position) {
      String strip = cells(position);
      return IntStream.range(0, strip.length())
          .filter(i -> strip.charAt(i) == '.')
          .mapToObj(i -> strip.substring(0, i) + "X" + strip.substring(i + 1))
          .toList();
    }
  }

  /** Green hackenbush: each edge names the one below it; 0 is the ground. */
  record GreenHackenbush() implements ReferenceGame {
    @Override
    public String id() {
      return "green-hackenbush";
    }

    @Override
    public List<String> starts() {
      return List.of("[0,1,1,0,4]", "[0,1,2,2,1,0,6,6]", "[]", "[0]");
    }

    @Override
    public List<String> largeStarts() {
      return List.of("[" + "0,1,2,3,4,".repeat(9) + "0]");
    }

    @Override
    public List<String> options(String position) {
      List<Integer> below = numbers(position);
      Set<String> options = new LinkedHashSet<>();
      for (int cut = 1; cut <= below.size(); cut++) {
        List<Integer> names = new ArrayList<>(List.of(0)); // old names of what stays
        List<Integer> rest = new ArrayList<>();
        for (int edge = 1; edge <= below.size(); edge++) {
          int parent = names.indexOf(below.get(edge - 1));
          if (edge != cut && parent >= 0) {
            rest.add(parent);
            names.add(edge);
          }
        }
        options.add(list(rest));
      }
      return List.copyOf(options);
    }
  }

  private static List<Integer> numbers(String list) {
    return Arrays.stream(list.replaceAll("[\\[\\]]", "").split(","))
        .filter(number -> !number.isEmpty())
        .map(Integer::valueOf)
        .toList();
  }

  private static String list(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
  }
}
