package zermelo.acceptance.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import zermelo.acceptance.library.SolverAssertions;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.grundy.GrundyTable;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.SampleSize;

/**
 * Tests heaps of two numbers that split in either number, or in both. The twin enumerates positions
 * as lists of bars.
 */
final class SplitTruthTest {
  private record Bar(int rows, int columns) {
    int part(boolean across) {
      return across ? rows : columns;
    }

    Bar with(boolean across, int part) {
      return across ? new Bar(part, columns) : new Bar(rows, part);
    }
  }

  /** A way to split one number: the rule in the text, and the parts of a number. */
  private enum Cut {
    TWO("i%2$s in 1..%1$s - 1", "%1$s := i%2$s + (%1$s - i%2$s)") {
      @Override
      List<List<Integer>> parts(int n) {
        List<List<Integer>> all = new ArrayList<>();
        for (int i = 1; i < n; i++) {
          all.add(List.of(i, n - i));
        }
        return all;
      }
    },
    TWO_UNEQUAL(
        "i%2$s in 1..%1$s - 1 where i%2$s != %1$s - i%2$s", "%1$s := i%2$s + (%1$s - i%2$s)") {
      @Override
      List<List<Integer>> parts(int n) {
        return TWO.parts(n).stream().filter(p -> !p.get(0).equals(p.get(1))).toList();
      }
    },
    THREE(
        "i%2$s in 1..%1$s, j%2$s in i%2$s..%1$s - i%2$s - 1",
        "%1$s := i%2$s + j%2$s + (%1$s - i%2$s - j%2$s)") {
      @Override
      List<List<Integer>> parts(int n) {
        List<List<Integer>> all = new ArrayList<>();
        for (int i = 1; i <= n; i++) {
          for (int j = i; j <= n - i - 1; j++) {
            all.add(List.of(i, j, n - i - j));
          }
        }
        return all;
      }
    },
    THREE_UNEQUAL(
        "i%2$s in 1..%1$s, j%2$s in i%2$s + 1..%1$s - i%2$s where j%2$s < %1$s - i%2$s - j%2$s",
        "%1$s := i%2$s + j%2$s + (%1$s - i%2$s - j%2$s)") {
      @Override
      List<List<Integer>> parts(int n) {
        return THREE.parts(n).stream()
            .filter(p -> p.get(0) < p.get(1) && p.get(1) < p.get(2))
            .toList();
      }
    },
    EQUAL("k%2$s in divisors(%1$s) where k%2$s >= 2", "%1$s := k%2$s of %1$s / k%2$s") {
      @Override
      List<List<Integer>> parts(int n) {
        List<List<Integer>> all = new ArrayList<>();
        for (int k = 2; k <= n; k++) {
          if (n % k == 0) {
            all.add(Collections.nCopies(k, n / k));
          }
        }
        return all;
      }
    };

    private final String choice;
    private final String change;

    Cut(String choice, String change) {
      this.choice = choice;
      this.change = change;
    }

    abstract List<List<Integer>> parts(int n);
  }

  /**
   * A kind of move: the player who may make it (0 both, 1 Left, 2 Right), in which number, and how;
   * and how it also cuts the other number, if it does.
   */
  private record Kind(int player, boolean across, Cut cut, Optional<Cut> other) {
    String text(int index) {
      String mover = List.of("", "left ", "right ").get(player);
      List<String> choices = new ArrayList<>();
      List<String> changes = new ArrayList<>();
      String first = across ? "rows" : "columns";
      String second = across ? "columns" : "rows";
      choices.add(cut.choice.formatted(first, "a"));
      changes.add(cut.change.formatted(first, "a"));
      other.ifPresent(
          also -> {
            choices.add(also.choice.formatted(second, "b"));
            changes.add(also.change.formatted(second, "b"));
          });
      return "%smove m%d %s\n  %s\n"
          .formatted(mover, index, String.join(", ", choices), String.join("\n  ", changes));
    }

    /** All that may become of a bar. */
    List<List<Bar>> splits(Bar bar) {
      List<List<Bar>> all = new ArrayList<>();
      for (List<Integer> parts : cut.parts(bar.part(across))) {
        List<Bar> bars = parts.stream().map(part -> bar.with(across, part)).toList();
        if (other.isEmpty()) {
          all.add(bars);
        } else {
          for (List<Integer> more : other.get().parts(bar.part(!across))) {
            all.add(
                bars.stream()
                    .flatMap(half -> more.stream().map(part -> half.with(!across, part)))
                    .toList());
          }
        }
      }
      return all;
    }
  }

  private static boolean wins(
      List<Bar> bars, int turn, List<Kind> kinds, boolean misere, Map<Object, Boolean> known) {
    Object key = List.of(bars, turn);
    Boolean found = known.get(key);
    if (found != null) {
      return found;
    }
    boolean stuck = true;
    boolean wins = false;
    for (Kind kind : kinds) {
      for (int at = 0; at < bars.size() && kind.player != 2 - turn; at++) {
        for (List<Bar> parts : kind.splits(bars.get(at))) {
          stuck = false;
          List<Bar> next = new ArrayList<>(bars);
          next.remove(at);
          next.addAll(parts);
          next.sort(Comparator.comparingInt(Bar::rows).thenComparingInt(Bar::columns));
          wins |= !wins(next, 1 - turn, kinds, misere, known);
        }
      }
    }
    boolean result = stuck ? misere : wins;
    known.put(key, result);
    return result;
  }

  /** Options of a heap: pairs of parts, of which 0 is none. */
  private interface Pairs {
    void each(int n, BiConsumer<Integer, Integer> pair);
  }

  private static void compareSwept(String rules, int count, Pairs options) {
    TextRules game = TextGame.read("t", "t.game", "game T\n" + rules).rules(Settings.NONE);
    String rest = game.components().size() > 1 ? ",1" : "";
    GrundyTable table = new GrundyTable(game);
    Progress progress = new Progress(Limits.unlimited());
    table.nimber(game.parts(game.parse(count + rest)).getFirst(), progress);
    int[] values = new int[count + 1];
    BitSet seen = new BitSet();
    for (int n = 1; n <= count; n++) {
      seen.clear();
      options.each(n, (a, b) -> seen.set(values[a] ^ values[b]));
      values[n] = seen.nextClearBit(0);
      assertThat(table.nimber(game.parts(game.parse(n + rest)).getFirst(), progress))
          .as("%s n = %d", rules, n)
          .isEqualTo(values[n]);
    }
  }

  /** The values of Lasker's nim pass six bits, and their sums do so sooner. */
  @Test
  void compiledSweepsOfSplits() {
    compareSwept(
        "heap n\nmove take k in 1..n: n := n - k\nmove split i in 1..n - 1: n := i + (n - i)\n",
        4_300,
        (n, pair) -> {
          for (int i = 1; i <= n; i++) {
            pair.accept(n - i, 0);
            pair.accept(i, n - i);
          }
        });
    compareSwept(
        "heap n\nmove split i in 1..n - 1 where 2 * i < n - 1: n := i + (n - 1 - i)\n",
        4_300,
        (n, pair) -> {
          for (int i = 1; 2 * i < n - 1; i++) {
            pair.accept(i, n - 1 - i);
          }
        });
    compareSwept(
        "heap n, c: 1..1\nmove one where n > 0: n := n - 1\nmove split i in 0..n - 3: n := i + (n - 3 - i)\n",
        4_300,
        (n, pair) -> {
          pair.accept(n - 1, 0);
          for (int i = 0; i <= n - 3; i++) {
            pair.accept(i, n - 3 - i);
          }
        });
  }

  @Test
  void barsSplitInEitherNumber() {
    for (long seed = 0; seed < SampleSize.of(60); seed++) {
      Random random = new Random(seed);
      boolean partizan = random.nextBoolean();
      List<Kind> kinds = new ArrayList<>();
      for (int i = 1 + random.nextInt(3); i > 0; i--) {
        int player = partizan ? random.nextInt(3) : 0;
        Cut cut = Cut.values()[random.nextInt(Cut.values().length)];
        Optional<Cut> other =
            Optional.of(Cut.values()[random.nextInt(Cut.values().length)])
                .filter(also -> random.nextInt(3) == 0);
        kinds.add(new Kind(player, random.nextBoolean(), cut, other));
      }
      StringBuilder text = new StringBuilder("game Bars\nheap rows: 1.., columns: 1..\n");
      kinds.forEach(kind -> text.append(kind.text(text.length())));
      Rules rules = TextGame.read("t", "t.game", text.toString()).rules(Settings.NONE);
      List<Bar> bars = new ArrayList<>();
      for (int i = 1 + random.nextInt(2); i > 0; i--) {
        bars.add(new Bar(1 + random.nextInt(4), 1 + random.nextInt(4)));
      }
      String start =
          bars.stream().map(bar -> bar.rows + "," + bar.columns).collect(Collectors.joining("+"));
      for (boolean misere : new boolean[] {false, true}) {
        boolean wins = wins(bars, 0, kinds, misere, new HashMap<>());
        for (Question.Method method : List.of(Question.Method.COMPUTED, Question.Method.AUTO)) {
          Answer answer =
              SolverAssertions.answer(
                  new PlanningSolver(),
                  SolverAssertions.question(
                      rules, Optional.empty(), rules.parse(start), misere, method));
          assertThat(answer.outcome())
              .as("seed %d, %s, misere %s\n%s", seed, start, misere, text)
              .isEqualTo(wins ? Outcome.WIN : Outcome.LOSE);
        }
      }
    }
  }
}
