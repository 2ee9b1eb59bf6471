package zermelo.language.ground;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;

/** Small board games for tests, and what a symmetry must keep of them. */
public final class BoardTexts {
  public static final String TIC_TAC_TOE =
      """
      board b: 3 x 3 of "." left "X" right "O"
      end line(theirs, 3): previous player wins
      end line(mine, 3): next player wins
      end full: tie
      move p in b where b[p] is empty
        b[p] := mine
      """;

  public static final String CONNECT_FOUR =
      """
      param width: 1..31 = 4
      param height: 1..30 = 4
      board b: height x width of "." left "X" right "O"
      end line(theirs, 4): previous player wins
      end line(mine, 4): next player wins
      end full: tie
      move column c in 1..width
        b[max p in b where column(p) = c and b[p] is empty] := mine
      """;

  public static final String DOMINEERING =
      """
      param rows: 1..16 = 3
      param columns: 1..16 = 3
      board b: rows x columns of ".#"
      left move "{p}-{q}" p in b where b[p] is empty, q in {south(p)} where b[q] is empty
        b[p] := "#"
        b[q] := "#"
      right move "{p}-{q}" p in b where b[p] is empty, q in {east(p)} where b[q] is empty
        b[p] := "#"; b[q] := "#"
      """;

  public static final String CRAM =
      """
      param rows: 1..16 = 3
      param columns: 1..16 = 3
      board b: rows x columns of ".#"
      move down p in b where b[p] is empty, q in {south(p)} where b[q] is empty
        b[p] := "#"
        b[q] := "#"
      move across p in b where b[p] is empty, q in {east(p)} where b[q] is empty
        b[p] := "#"; b[q] := "#"
      """;

  public static final String AMAZONS =
      """
      param rows: 1..10 = 3
      param columns: 1..10 = 3
      board b: rows x columns of ".#" left "x" right "o"
      move p in b where b[p] is mine, q in slides(p)
        b[p] := empty; b[q] := mine
        then r in slides(q): b[r] := "#"
      """;

  public static final String CLOBBER =
      """
      param rows: 1..16 = 3
      param columns: 1..16 = 3
      board b: rows x columns of "." left "x" right "o" = each p: if even(row(p) + column(p)) then "x" else "o"
      move p in b where b[p] is mine, q in neighbours(p) where b[q] is theirs
        b[q] := mine; b[p] := empty
      """;

  public static final String HEX =
      """
      param n: 1..9 = 3
      board b: hexagons n x n of "." left "X" right "O"
      end connected(cells("X"), {p in b where row(p) = 1}, {p in b where row(p) = n}): left wins
      end connected(cells("O"), {p in b where column(p) = 1}, {p in b where column(p) = n}): right wins
      move p in b where b[p] is empty
        b[p] := mine
      """;

  public static final String RING =
      """
      board b: points 9 joined i, j if j = 9 or j - i = 1 or i = 1 and j = 8
        of "." left "x" right "o" = each p: if column(p) = 9 then "." else if column(p) < 5 then "x" else "o"
      move p in b where b[p] is mine, q in neighbours(p) where b[q] is empty
        b[p] := empty; b[q] := mine
      """;

  public static final String QUIXO =
      """
      param n: 2..5 = 3
      board b: n x n of "." left "X" right "O"
      end line(mine, n): next player wins
      end line(theirs, n): previous player wins
      move p in b where b[p] is not theirs and size(neighbours(p)) < 4,
          d in orthogonals, k in 1..n - 1 where go(p, d, k) in b and not (go(p, d, k + 1) in b)
        for i in 1..k: b[go(p, d, i - 1)] := b[go(p, d, i)]
        b[go(p, d, k)] := mine
      """;

  public static final String KONANE =
      """
      param rows: 1..16 = 3
      param columns: 1..16 = 3
      board b: rows x columns of "." left "x" right "o"
      move p in b where b[p] is mine, d in orthogonals where b[go(p, d)] is theirs and b[go(p, d, 2)] is empty
        b[p] := empty; b[go(p, d)] := empty; b[go(p, d, 2)] := mine
      """;

  public static final String STRIP =
      """
      board b: strip of "." left "x" right "o"
      move p in b where b[p] is empty and not (any q in neighbours(p): b[q] is mine)
        b[p] := mine
      """;

  public static final String DOTS =
      """
      board b: 5 x 5 of ".-"
      settle 0
      move p in b where odd(row(p) + column(p)) and b[p] is empty
        b[p] := "-"
        gain count q in neighbours(p) where even(row(q)) and even(column(q)) and all r in neighbours(q): b[r] is "-"
        again if any q in neighbours(p): even(row(q)) and even(column(q)) and all r in neighbours(q): b[r] is "-"
      """;

  private BoardTexts() {}

  /** The rules of a text without its first line. */
  public static TextRules rules(String body, String... settings) {
    Settings all = Settings.NONE;
    for (String setting : settings) {
      all = all.and(setting);
    }
    return TextGame.read("t", "t.game", "game T\n" + body).rules(all);
  }

  /** Some position with this many cells, each with a random symbol. */
  public static Position random(TextRules rules, int cells, Random random) {
    int symbols = rules.program().board().orElseThrow().symbols().length();
    boolean partizan = rules.program().partizan();
    long[] words = new long[1 + cells + (partizan ? 1 : 0)];
    words[0] = cells;
    int empty = random.nextInt(4);
    for (int i = 1; i <= cells; i++) {
      words[i] = random.nextInt(4) < empty ? 0 : random.nextInt(symbols);
    }
    if (partizan) {
      words[cells + 1] = random.nextInt(2);
    }
    return Position.of(words);
  }

  /** The image of a position whose first component is the board: the slow twin. */
  public static Position image(Position position, CellSymmetry symmetry) {
    long[] words = position.words();
    long[] image = words.clone();
    for (int cell = 1; cell <= symmetry.size(); cell++) {
      image[symmetry.cell(cell)] = words[cell];
    }
    return Position.of(image);
  }

  /** How often each option occurs, with its gain; the ending of a position that is not open. */
  public static Map<Object, Integer> options(Space space, Position position) {
    long[] words = new long[space.words()];
    space.pack(position, words, 0);
    Ending ending = space.ending(words, 0);
    Map<Object, Integer> found = new HashMap<>();
    if (ending != Ending.OPEN) {
      found.put(ending, 1);
      return found;
    }
    Options options = new Options(space.words());
    space.options(words, 0, options);
    for (int i = 0; i < options.size(); i++) {
      Position option = space.unpack(options.words(), options.at(options.firstPart(i)));
      found.merge(List.of(option, options.gain(i)), 1, Integer::sum);
    }
    found.put("settlement", space.settlement(words, 0));
    return found;
  }

  /** The images of options. */
  public static Map<Object, Integer> image(Map<Object, Integer> options, CellSymmetry symmetry) {
    Map<Object, Integer> found = new HashMap<>();
    options.forEach(
        (option, count) ->
            found.merge(
                option instanceof List<?> pair
                    ? List.of(image((Position) pair.get(0), symmetry), pair.get(1))
                    : option,
                count,
                Integer::sum));
    return found;
  }

  /** Positions that can be reached from one, up to a number. */
  public static List<Position> reachable(Space space, Position start, int most) {
    List<Position> found = new ArrayList<>(List.of(start));
    Set<Position> seen = new HashSet<>(found);
    for (int i = 0; i < found.size() && found.size() < most; i++) {
      for (Object option : options(space, found.get(i)).keySet()) {
        if (option instanceof List<?> pair && seen.add((Position) pair.get(0))) {
          found.add((Position) pair.get(0));
        }
      }
    }
    return found;
  }
}
