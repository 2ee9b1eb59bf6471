package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zermelo.acceptance.boards.ReferenceGame.Verdict;
import zermelo.acceptance.boards.WrittenGame.Option;

/** Well-known games of heaps, lists, sets and graphs that are not in the library. */
final class WrittenLists {
  private static final String HOUNDS = "abcdefghijk";

  /** The lines of hare and hounds. */
  private static final Set<String> LINES =
      Set.of(("ab ac ad bc cd be bf cf df dg ef fg eh fh fi fj gj hi ij hk ik jk").split(" "));

  private WrittenLists() {}

  static List<WrittenGame> all() {
    return List.of(
        WrittenGame.of(
            "doubling-rows", false, List.of("[1,2]", "[1,1,1,1]"), WrittenLists::doublingRows),
        WrittenGame.of("end-nim", true, List.of("[3,1,2]", "[2,3,1,2]:R"), WrittenLists::endNim),
        WrittenGame.of(
            "hare-and-hounds",
            true,
            List.of("xx.x......o"),
            WrittenLists::hareAndHounds,
            WrittenLists::hareEscaped),
        WrittenGame.scored(
            "little-owari",
            true,
            List.of("[2,2,2],0,[2,2,2],0", "[1,3],0,[2,1],1"),
            WrittenLists::littleOwari,
            position -> -pits(position, 1).stream().mapToInt(Integer::intValue).sum()),
        WrittenGame.of("quartering", false, List.of("4,3", "3,3+2,5"), WrittenLists::quartering),
        WrittenGame.of("runs", false, List.of("[0,1,1,0,1,0,0]", "[1,1]"), WrittenLists::runs),
        WrittenGame.of("schuh", false, List.of("{1,2,3,4,6,12}"), WrittenLists::schuh),
        WrittenGame.scored(
            "strings-and-coins",
            true,
            List.of("{1,2,3,4,5}", "{1,3,4}:R"),
            WrittenLists::stringsAndCoins,
            position -> 0),
        WrittenGame.of("three-sticks", false, List.of("7", "9+4"), WrittenLists::threeSticks),
        WrittenGame.of(
            "tiny-quarto",
            false,
            List.of("[-1,-1,-1,-1],0", "[-1,-1,-1,-1],2"),
            WrittenLists::tinyQuarto,
            WrittenLists::quartoEnd),
        WrittenGame.of("towers", false, List.of("[1,1,1,1,1,1]"), WrittenLists::towers),
        WrittenGame.of(
            "tree-coins", false, List.of("[0,1,2,1,1]", "[1,0,1,2,2]"), WrittenLists::treeCoins),
        WrittenGame.of("vector-nim", false, List.of("[3,4,5]", "[4,4,4]"), WrittenLists::vectorNim),
        WrittenGame.of(
            "vertex-geography", false, List.of("1,{1}", "2,{2}"), WrittenLists::vertexGeography),
        WrittenGame.scored(
            "weighted-nim",
            true,
            List.of("[2,2,2]", "[3,1,0]"),
            WrittenLists::weightedNim,
            position -> 0));
  }

  private static List<Integer> numbers(String inside) {
    return inside.isEmpty()
        ? List.of()
        : Arrays.stream(inside.split(",")).map(Integer::valueOf).toList();
  }

  private static List<Integer> list(String position) {
    return new ArrayList<>(numbers(position.substring(1, position.indexOf(']'))));
  }

  private static String text(List<Integer> list) {
    return list.toString().replace(" ", "");
  }

  private static List<Integer> with(List<Integer> list, int index, int value) {
    List<Integer> copy = new ArrayList<>(list);
    copy.set(index, value);
    return copy;
  }

  private static List<String> doublingRows(String position) {
    List<Integer> row = list(position);
    List<String> options = new ArrayList<>();
    int last = row.size() - 1;
    if (last >= 1 && last < 3 && row.get(last) + row.get(last - 1) <= 9) {
      List<Integer> longer = new ArrayList<>(row);
      longer.add(row.get(last) + row.get(last - 1));
      options.add(text(longer));
    }
    if (last >= 1) {
      options.add(text(row.subList(1, row.size())));
    }
    return options;
  }

  private static int file(int point) {
    return (point + 5) / 3;
  }

  private static List<String> hareAndHounds(String position) {
    boolean right = PositionText.right(position);
    String points = PositionText.bare(position);
    char piece = right ? 'o' : 'x';
    List<String> options = new ArrayList<>();
    for (int from = 0; from < 11; from++) {
      for (int to = 0; to < 11; to++) {
        String line = "" + HOUNDS.charAt(Math.min(from, to)) + HOUNDS.charAt(Math.max(from, to));
        if (points.charAt(from) == piece
            && points.charAt(to) == '.'
            && LINES.contains(line)
            && (right || file(to) >= file(from))) {
          StringBuilder after = new StringBuilder(points);
          after.setCharAt(from, '.');
          after.setCharAt(to, piece);
          options.add(PositionText.write(after.toString(), !right));
        }
      }
    }
    return options;
  }

  private static Verdict hareEscaped(String position) {
    int hare = position.indexOf('o');
    boolean escaped =
        IntStream.range(0, 11)
            .filter(point -> position.charAt(point) == 'x')
            .allMatch(hound -> file(hare) <= file(hound));
    return !escaped ? Verdict.OPEN : PositionText.right(position) ? Verdict.WON : Verdict.LOST;
  }

  /** Returns the pits of the player to move (0), or of the other one (1). */
  private static List<Integer> pits(String position, int player) {
    return new ArrayList<>(numbers(position.split("[\\[\\]]")[1 + 2 * player]));
  }

  private static int store(String position, int player) {
    return Integer.parseInt(
        PositionText.bare(position).split("[\\[\\]]")[2 + 2 * player].replace(",", ""));
  }

  private static List<Option> littleOwari(String position) {
    int count = pits(position, 0).size();
    List<Option> options = new ArrayList<>();
    for (int pit = 0; pit < count; pit++) {
      List<Integer> all = pits(position, 0);
      all.addAll(pits(position, 1));
      int hand = all.get(pit);
      if (hand == 0) {
        continue;
      }
      all.set(pit, 0);
      int at = pit;
      for (int seed = 0; seed < hand; seed++) {
        at = (at + 1) % (2 * count);
        all.set(at, all.get(at) + 1);
      }
      int taken = 0;
      while (at >= count && (all.get(at) == 2 || all.get(at) == 3)) {
        taken += all.get(at);
        all.set(at--, 0);
      }
      String after =
          "%s,%d,%s,%d"
              .formatted(
                  text(all.subList(count, 2 * count)),
                  store(position, 1),
                  text(all.subList(0, count)),
                  store(position, 0) + taken);
      options.add(new Option(PositionText.write(after, !PositionText.right(position)), taken));
    }
    return options;
  }

  private static List<String> runs(String position) {
    List<Integer> row = list(position);
    List<String> options = new ArrayList<>();
    for (int from = 0; from < row.size(); ) {
      int to = from;
      while (to < row.size() && row.get(to).equals(row.get(from))) {
        to++;
      }
      List<Integer> rest = new ArrayList<>(row.subList(0, from));
      rest.addAll(row.subList(to, row.size()));
      options.add(text(rest));
      from = to;
    }
    return options;
  }

  private static List<String> schuh(String position) {
    List<Integer> left = numbers(position.substring(1, position.length() - 1));
    return left.stream()
        .filter(d -> d > 1)
        .map(
            d ->
                left.stream()
                    .filter(n -> n % d != 0)
                    .map(String::valueOf)
                    .collect(Collectors.joining(",", "{", "}")))
        .toList();
  }

  private static List<String> threeSticks(String position) {
    List<String> heaps = PositionText.parts(position);
    List<String> options = new ArrayList<>();
    for (int heap = 0; heap < heaps.size(); heap++) {
      int n = Integer.parseInt(heaps.get(heap));
      for (int i = 1; i <= n; i++) {
        for (int j = i; i + 2 * j <= n; j++) {
          options.add(
              PositionText.replaced(heaps, heap, List.of("" + i, "" + j, "" + (n - i - j))));
        }
      }
    }
    return options;
  }

  private static int given(String position) {
    return Integer.parseInt(position.substring(position.indexOf("],") + 2));
  }

  private static List<String> tinyQuarto(String position) {
    List<Integer> cells = list(position);
    List<String> options = new ArrayList<>();
    for (int cell = 0; cell < 4; cell++) {
      if (cells.get(cell) < 0) {
        List<Integer> after = with(cells, cell, given(position));
        for (int next = 0; next < 4; next++) {
          if (!after.contains(next)) {
            options.add(text(after) + "," + next);
          }
        }
      }
    }
    return options;
  }

  private static Verdict quartoEnd(String position) {
    List<Integer> cells = list(position);
    int[][] lines = {{0, 1}, {2, 3}, {0, 2}, {1, 3}};
    for (int[] line : lines) {
      int one = cells.get(line[0]);
      int two = cells.get(line[1]);
      if (one >= 0 && two >= 0 && (one ^ two) != 3) {
        return Verdict.LOST;
      }
    }
    return Verdict.OPEN;
  }

  private static List<String> endNim(String position) {
    boolean right = PositionText.right(position);
    List<Integer> piles = list(position);
    List<String> options = new ArrayList<>();
    int end = right ? piles.size() - 1 : 0;
    for (int left = 0; !piles.isEmpty() && left < piles.get(end); left++) {
      List<Integer> after = with(piles, end, left);
      if (left == 0) {
        after.remove(end);
      }
      options.add(PositionText.write(text(after), !right));
    }
    return options;
  }

  private static List<String> quartering(String position) {
    List<String> bars = PositionText.parts(position);
    List<String> options = new ArrayList<>();
    for (int at = 0; at < bars.size(); at++) {
      List<Integer> sides = numbers(bars.get(at));
      for (int i = 1; i < sides.get(0); i++) {
        for (int j = 1; j < sides.get(1); j++) {
          int rows = sides.get(0) - i;
          int columns = sides.get(1) - j;
          options.add(
              PositionText.replaced(
                  bars,
                  at,
                  List.of(i + "," + j, i + "," + columns, rows + "," + j, rows + "," + columns)));
        }
      }
    }
    return options;
  }

  /** Coins 1 to 4 in a ring, and a string from coin 1 to coin 3. */
  private static List<Option> stringsAndCoins(String position) {
    String[] ends = {"", "12", "23", "34", "41", "13"};
    boolean right = PositionText.right(position);
    String bare = PositionText.bare(position);
    List<Integer> left = numbers(bare.substring(1, bare.length() - 1));
    List<Option> options = new ArrayList<>();
    for (int cut : left) {
      List<Integer> after = left.stream().filter(string -> string != cut).toList();
      int freed =
          (int)
              ends[cut]
                  .chars()
                  .filter(coin -> after.stream().noneMatch(s -> ends[s].indexOf(coin) >= 0))
                  .count();
      String text = text(after).replace('[', '{').replace(']', '}');
      options.add(new Option(PositionText.write(text, right == (freed > 0)), freed));
    }
    return options;
  }

  private static List<String> towers(String position) {
    List<Integer> row = list(position);
    List<String> options = new ArrayList<>();
    for (int from = 0; from < row.size(); from++) {
      for (int to : new int[] {from - 1, from + 1}) {
        if (to >= 0 && to < row.size() && row.get(to) >= row.get(from)) {
          List<Integer> after = with(row, to, row.get(to) + row.get(from));
          after.remove(from);
          options.add(text(after));
        }
      }
    }
    return options;
  }

  private static List<String> treeCoins(String position) {
    int[] parents = {-1, 0, 0, 1, 1};
    List<Integer> coins = list(position);
    List<String> options = new ArrayList<>();
    for (int node = 1; node < 5; node++) {
      for (int moved = 1; moved <= coins.get(node); moved++) {
        int to = parents[node];
        options.add(
            text(with(with(coins, node, coins.get(node) - moved), to, coins.get(to) + moved)));
      }
    }
    return options;
  }

  private static List<String> vectorNim(String position) {
    int[][] vectors = {{1, 1, 0}, {0, 1, 2}, {2, 0, 1}};
    List<Integer> heaps = list(position);
    return WrittenGame.all(
        vectors.length,
        v -> {
          List<Integer> after =
              IntStream.range(0, 3).mapToObj(i -> heaps.get(i) - vectors[v][i]).toList();
          return after.stream().anyMatch(heap -> heap < 0) ? "" : text(after);
        });
  }

  private static List<String> vertexGeography(String position) {
    String edges = "12 13 23 24 34";
    int at = position.charAt(0) - '0';
    Set<Integer> seen =
        new TreeSet<>(
            numbers(position.substring(position.indexOf('{') + 1, position.length() - 1)));
    return WrittenGame.all(
        5,
        to -> {
          String edge = "" + Math.min(at, to) + Math.max(at, to);
          if (!edges.contains(edge) || seen.contains(to)) {
            return "";
          }
          Set<Integer> after = new TreeSet<>(seen);
          after.add(to);
          return to + "," + after.toString().replace('[', '{').replace(']', '}').replace(" ", "");
        });
  }

  private static List<Option> weightedNim(String position) {
    List<Integer> heaps = list(position);
    List<Option> options = new ArrayList<>();
    for (int heap = 0; heap < 3; heap++) {
      for (int taken = 1; taken <= Math.min(2, heaps.get(heap)); taken++) {
        String after = text(with(heaps, heap, heaps.get(heap) - taken));
        options.add(
            new Option(
                PositionText.write(after, !PositionText.right(position)), taken * (heap + 1)));
      }
    }
    return options;
  }
}
