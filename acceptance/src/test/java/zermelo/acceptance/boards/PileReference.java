package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Games on a list of numbers: nim with a pass, and the stone game. */
final class PileReference {
  private PileReference() {}

  private static List<Integer> numbers(String position) {
    String inside = position.substring(1, position.indexOf(']'));
    return inside.isEmpty()
        ? List.of()
        : Arrays.stream(inside.split(",")).map(Integer::valueOf).toList();
  }

  private static String text(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
  }

  /** Nim in which one of the players may pass once, unless no stones are left. */
  record NimPass() implements ReferenceGame {
    private static final String USED = ",0";

    @Override
    public String id() {
      return "nim-pass";
    }

    @Override
    public List<String> starts() {
      return List.of("[1,2,3]", "[3,5]", "[2,2,3],0", "[0]", "[]", "[7]");
    }

    @Override
    public List<String> options(String position) {
      List<Integer> piles = numbers(position);
      String pass = position.endsWith("]" + USED) ? USED : "";
      Set<String> options = new LinkedHashSet<>();
      for (int i = 0; i < piles.size(); i++) {
        for (int rest = 0; rest < piles.get(i); rest++) {
          List<Integer> after = new ArrayList<>(piles);
          after.set(i, rest);
          after.sort(null);
          options.add(text(after) + pass);
        }
      }
      if (pass.isEmpty() && piles.stream().anyMatch(pile -> pile > 0)) {
        options.add(position + USED);
      }
      return List.copyOf(options);
    }
  }

  /** Take the first or the last number of a list; the margin is the difference of the sums. */
  record StoneGame() implements ReferenceGame {
    @Override
    public String id() {
      return "stone-game";
    }

    @Override
    public List<String> starts() {
      return List.of("[3,9,1,2]", "[5,3,4,5]", "[1,100,2]", "[7,7]", "[4]", "[]", "[0,6,1,8,3,2]");
    }

    @Override
    public boolean scored() {
      return true;
    }

    @Override
    public Verdict verdict(String position) {
      return numbers(position).isEmpty() ? Verdict.TIED : Verdict.OPEN;
    }

    @Override
    public List<String> options(String position) {
      List<Integer> numbers = numbers(position);
      int length = numbers.size();
      if (length == 0) {
        return List.of();
      }
      String withoutFirst = text(numbers.subList(1, length)) + points(position, numbers.getFirst());
      return length == 1
          ? List.of(withoutFirst)
          : List.of(
              withoutFirst,
              text(numbers.subList(0, length - 1)) + points(position, numbers.getLast()));
    }

    /** The stones of both players after a gain, those of the next player to move first. */
    private static String points(String position, int gain) {
      String[] before = position.substring(position.indexOf(']') + 1).split(",");
      int mine = before.length > 1 ? Integer.parseInt(before[1]) : 0;
      int theirs = before.length > 2 ? Integer.parseInt(before[2]) : 0;
      return theirs + mine + gain == 0 ? "" : "," + theirs + "," + (mine + gain);
    }

    @Override
    public int gain(String position, int option) {
      List<Integer> numbers = numbers(position);
      return option == 0 ? numbers.getFirst() : numbers.getLast();
    }
  }
}
