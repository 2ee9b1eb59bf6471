package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Games of heaps: partizan subtraction, Lasker's nim, cutcake and maundy cake. */
final class HeapReference {
  private HeapReference() {}

  /** A game in which a move replaces one heap by other heaps. */
  private interface HeapGame extends ReferenceGame {
    /** Returns whether the position must say who is to move. */
    boolean partizan();

    /** Returns all that one move can make of a heap. */
    List<List<String>> moves(String heap, boolean right);

    @Override
    default List<String> options(String position) {
      boolean right = PositionText.right(position);
      List<String> heaps = PositionText.parts(position);
      Set<String> options = new LinkedHashSet<>();
      for (int i = 0; i < heaps.size(); i++) {
        for (List<String> move : moves(heaps.get(i), right)) {
          String bare = PositionText.replaced(heaps, i, move);
          options.add(PositionText.write(bare, partizan() && !right));
        }
      }
      return List.copyOf(options);
    }
  }

  /** Returns a heap of stones, or no heap without stones. */
  private static List<String> heap(int stones) {
    return stones == 0 ? List.of() : List.of("" + stones);
  }

  /** Each player takes a number of a set of his own from a heap. */
  record PartizanSubtraction(Set<Integer> left, Set<Integer> right) implements HeapGame {
    @Override
    public String id() {
      return "partizan-subtraction";
    }

    @Override
    public List<String> starts() {
      return List.of("0", "12", "25:R", "3+5", "6+4+2:R");
    }

    @Override
    public Map<String, String> settings(String position) {
      return Map.of("left", text(left), "right", text(right));
    }

    private static String text(Set<Integer> numbers) {
      return new TreeSet<>(numbers)
          .stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}"));
    }

    @Override
    public boolean partizan() {
      return true;
    }

    @Override
    public List<List<String>> moves(String heap, boolean rightMoves) {
      int stones = Integer.parseInt(heap);
      List<List<String>> moves = new ArrayList<>();
      for (int number : rightMoves ? right : left) {
        if (number <= stones) {
          moves.add(heap(stones - number));
        }
      }
      return moves;
    }
  }

  /** Take from a heap, or split it into two heaps. */
  record LaskerNim() implements HeapGame {
    @Override
    public String id() {
      return "lasker-nim";
    }

    @Override
    public List<String> starts() {
      return List.of("0", "9", "3+5", "1+2+4");
    }

    @Override
    public boolean partizan() {
      return false;
    }

    @Override
    public List<List<String>> moves(String heap, boolean right) {
      int stones = Integer.parseInt(heap);
      List<List<String>> moves = new ArrayList<>();
      for (int rest = 0; rest < stones; rest++) {
        moves.add(heap(rest));
      }
      for (int part = 1; part <= stones / 2; part++) {
        moves.add(List.of("" + part, "" + (stones - part)));
      }
      return moves;
    }
  }

  /** Left cuts a cake between columns, Right between rows; in maundy cake into equal parts. */
  private record Cake(String id, boolean equalParts) implements HeapGame {
    @Override
    public List<String> starts() {
      return List.of("2,3", "4,3:R", "1,1", "2,2+1,3", "1,4+3,1:R", "4,2");
    }

    @Override
    public boolean partizan() {
      return true;
    }

    @Override
    public List<List<String>> moves(String heap, boolean right) {
      String[] sides = heap.split(",");
      int cut = Integer.parseInt(sides[right ? 0 : 1]);
      int kept = Integer.parseInt(sides[right ? 1 : 0]);
      List<List<String>> moves = new ArrayList<>();
      if (equalParts) {
        for (int parts = 2; parts <= cut; parts++) {
          if (cut % parts == 0) {
            moves.add(Collections.nCopies(parts, cake(cut / parts, kept, right)));
          }
        }
      } else {
        for (int part = 1; part < cut; part++) {
          moves.add(List.of(cake(part, kept, right), cake(cut - part, kept, right)));
        }
      }
      return moves;
    }

    private static String cake(int cut, int kept, boolean right) {
      return right ? cut + "," + kept : kept + "," + cut;
    }
  }

  static ReferenceGame cutcake() {
    return new Cake("cutcake", false);
  }

  static ReferenceGame maundyCake() {
    return new Cake("maundy-cake", true);
  }
}
