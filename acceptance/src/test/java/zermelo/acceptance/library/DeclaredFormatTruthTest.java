package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.application.Catalogue;
import zermelo.application.GameResolver;
import zermelo.application.contest.ContestFormat;
import zermelo.application.contest.ContestFormats;
import zermelo.application.contest.RandomInputGenerator;
import zermelo.application.contest.SmallInputGenerator;
import zermelo.application.contest.text.ContestInput;
import zermelo.application.contest.text.InputWriter;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.kernel.Game;
import zermelo.kernel.Settings;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.language.TextGame;
import zermelo.library.theorems.boards.ChessPieceTheorem;
import zermelo.solve.plan.PlanningSolver;

/**
 * Tests every form of input and output that a text can declare, on thousands of cases.
 *
 * <p>The twins are the closed forms of the judges' problems, and small programs of their own.
 */
@Tag("slow")
final class DeclaredFormatTruthTest {
  private static final int CASES = 1500;

  /** A strip of cells; a player fills two neighbours. As heaps it is Dawson's kayles, 0.07. */
  private static final String STRIP =
      """
      game Pairs
      board b: strip of ".#"
      move p in b where b[p] = "." and b[east(p)] = "."
        b[p] := "#"
        b[east(p)] := "#"
      """;

  private static final String ENDS =
      """
      game Ends
      position a: list of 0..
      move left where length(a) > 0
        gain a[1]
        a := slice(a, 2, length(a))
      move right where length(a) > 0
        gain a[length(a)]
        a := slice(a, 1, length(a) - 1)
      """;

  private final PlanningSolver solver = new PlanningSolver();

  private ContestFormat problem(String name) {
    return new ContestFormats(new GameResolver(false), solver, false).problem(name);
  }

  private ContestFormat declared(String game, String input, String output) {
    return new ContestFormats(new GameResolver(false), solver, false)
        .game(game, Settings.NONE, Optional.of(input), Optional.of(output));
  }

  /** The format of a text with these two lines, so that the statements are tested too. */
  private ContestFormat text(String rules, String input, String output) {
    TextGame game =
        TextGame.read("text", "text", rules + "input " + input + "\noutput " + output + "\n");
    Catalogue catalogue =
        new Catalogue() {
          @Override
          public Game game(String name) {
            return game;
          }

          @Override
          public boolean isLibraryGame(String name) {
            return false;
          }
        };
    GameResolver resolver = new GameResolver(false, TablebaseFinder.NONE, catalogue);
    return new ContestFormats(resolver, solver, false)
        .game("text", Settings.NONE, Optional.empty(), Optional.empty());
  }

  private static List<ContestInput> trials(ContestFormat format, long largest) {
    List<ContestInput> trials = new ArrayList<>(SmallInputGenerator.of(format, CASES));
    RandomInputGenerator random = new RandomInputGenerator(format, new Random(1), largest, 12);
    for (int i = 0; i < 30; i++) {
      trials.add(random.next(8, 5));
    }
    return trials;
  }

  /** Compares the first answers with those of a function of the head and the case. */
  private static void check(
      ContestFormat format, long largest, BiFunction<List<Long>, List<Long>, String> truth) {
    for (ContestInput trial : trials(format, largest)) {
      List<List<String>> answers = format.answers(trial);
      for (int i = 0; i < answers.size(); i++) {
        assertThat(answers.get(i).getFirst())
            .as("%s: %s", format.name(), InputWriter.write(format.layout(), trial))
            .isEqualTo(truth.apply(trial.head(), trial.rows().get(i)));
      }
    }
  }

  /** Compares with a problem whose inputs are the same numbers. */
  private void same(ContestFormat format, String problem, long largest) {
    ContestFormat twin = problem(problem);
    for (ContestInput trial : trials(format, largest)) {
      assertThat(format.answers(trial))
          .as("%s", InputWriter.write(format.layout(), trial))
          .isEqualTo(twin.answers(trial));
    }
  }

  @Test
  void parametersInEveryCaseAndTheNumberOfWinningMoves() {
    same(
        declared("red-kingdom", "t * (m x: 1..5 y: 1..5 z: 1..5, n[m]: 1..20)", "winning-moves"),
        "codeforces/1312F",
        20);
  }

  @Test
  void aHeadWithHeapsAndAParameterForEachCase() {
    same(declared("toward", "m: 1..4 Q, n[m]: 0..9, Q * v: 0..9", "First|Second"), "hkoi/J163", 9);
  }

  /** Heaps that are single numbers are answered without their positions; 0 is a heap too. */
  @Test
  void heapsOfSingleNumbers() {
    String rules =
        """
        game Three Amounts
        param k: 2..9
        heap n
        move take s in {1, 3, k} where s <= n
          n := n - s
        """;
    check(
        text(rules, "t * (k m: 1..4, n[m]: 0..40)", "grundy yes|no"),
        40,
        (head, row) -> {
          int sum = 0;
          for (long heap : row.subList(2, row.size())) {
            sum ^= grundy(row.getFirst(), (int) heap);
          }
          return sum == 0 ? "no" : sum + " yes";
        });
  }

  private static int grundy(long k, int heap) {
    int[] values = new int[heap + 1];
    for (int n = 1; n <= heap; n++) {
      BitSet seen = new BitSet();
      for (long s : List.of(1L, 3L, k)) {
        if (s <= n) {
          seen.set(values[n - (int) s]);
        }
      }
      values[n] = seen.nextClearBit(0);
    }
    return values[heap];
  }

  @Test
  void twoNumbersOfTheirOwners() {
    same(
        declared("number-transformation", "t * (v: 1..30 their v: 1..30)", "First|Second"),
        "number-transformation",
        30);
  }

  @Test
  void theStarterAndTies() {
    same(
        declared("multiplication", "T * (N: 2..500 Alice|Bob)", "Alice|Bob|tie"),
        "kattis/multiplicationgame",
        500);
  }

  @Test
  void aListWithItsLength() {
    ContestFormat twin = problem("atcoder/agc010_d");
    check(
        declared("decrementing", "N: 1..4, a[N]: 1..9", "First|Second"),
        9,
        (head, row) -> {
          ContestInput input = new ContestInput(head, List.of(row));
          return twin.allows(input)
              ? twin.answers(input).getFirst().getFirst()
              : reduced(twin, row);
        });
  }

  /** The game allows any numbers, the judge only those whose gcd is 1. */
  private static String reduced(ContestFormat twin, List<Long> row) {
    long sum = row.stream().skip(1).mapToLong(number -> number - 1).sum();
    long gcd = row.stream().skip(1).reduce(0L, NumberTheory::gcd);
    // One move leads to numbers whose gcd is 1 or again a divisor; so ask the moves.
    for (int i = 1; i < row.size() && sum > 0; i++) {
      if (row.get(i) > 1) {
        List<Long> next = new ArrayList<>(row);
        next.set(i, row.get(i) - 1);
        long common = next.stream().skip(1).reduce(0L, NumberTheory::gcd);
        for (int j = 1; j < next.size(); j++) {
          next.set(j, next.get(j) / common);
        }
        if (twin.answers(new ContestInput(List.of(), List.of(next)))
            .getFirst()
            .getFirst()
            .equals("Second")) {
          return "First";
        }
      }
    }
    assertThat(gcd).isGreaterThan(1);
    return "Second";
  }

  @Test
  void offsetsAndGrundyValues() {
    check(
        declared("chess-piece", "t k: 1..5, t * (n=a+1: 1..30 b-2: 0..30)", "grundy"),
        30,
        (head, row) ->
            Long.toString(ChessPieceTheorem.nimber(row.get(0) - 1, row.get(1) + 2, head.get(1))));
  }

  @Test
  void anyWinningMoveIsRight() {
    ContestFormat format =
        declared("nim", "* (m: 1..4, n[m]: 0..9)", "First / {heap} {k} | Second");
    for (ContestInput trial : trials(format, 9)) {
      List<List<String>> answers = format.answers(trial);
      for (int i = 0; i < answers.size(); i++) {
        List<Long> heaps = trial.rows().get(i).subList(1, trial.rows().get(i).size());
        assertThat(answers.get(i)).as("%s", heaps).containsExactlyInAnyOrderElementsOf(nim(heaps));
      }
    }
  }

  private static List<String> nim(List<Long> heaps) {
    long sum = heaps.stream().reduce(0L, (a, b) -> a ^ b);
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < heaps.size(); i++) {
      long to = heaps.get(i) ^ sum;
      if (to < heaps.get(i)) {
        answers.add("First\n" + (i + 1) + " " + (heaps.get(i) - to));
      }
    }
    return sum == 0 ? List.of("Second") : answers;
  }

  @Test
  void heapsThatVanishKeepTheirNumbers() {
    ContestFormat format = declared("kayles", "m: 1..4, n[m]: 0..4", "{heap} winning-move | 0");
    ContestInput input = new ContestInput(List.of(), List.of(List.of(3L, 0L, 0L, 2L)));
    assertThat(format.answers(input).getFirst()).allMatch(answer -> answer.startsWith("3 "));
  }

  @Test
  void boardsAsWords() {
    Function<String, Integer> grundy =
        cells -> {
          int sum = 0;
          for (String free : cells.split("#")) {
            sum ^= pairs(free.length());
          }
          return sum;
        };
    String input = "t * (n: 1..9, b[n])";
    check(
        text(STRIP, input, "grundy"),
        9,
        (head, row) -> {
          StringBuilder cells = new StringBuilder();
          row.stream().skip(1).forEach(cell -> cells.append(cell == 0 ? '.' : '#'));
          return Integer.toString(grundy.apply(cells.toString()));
        });
    ContestFormat whole = text(STRIP, "b", "grundy");
    check(
        whole,
        9,
        (head, row) -> {
          StringBuilder cells = new StringBuilder();
          row.stream().skip(1).forEach(cell -> cells.append(cell == 0 ? '.' : '#'));
          return Integer.toString(grundy.apply(cells.toString()));
        });
  }

  private static int pairs(int n) {
    boolean[] seen = new boolean[64];
    for (int i = 0; i + 2 <= n; i++) {
      seen[pairs(i) ^ pairs(n - 2 - i)] = true;
    }
    int mex = 0;
    while (seen[mex]) {
      mex++;
    }
    return mex;
  }

  @Test
  void margins() {
    check(
        text(ENDS, "n: 1..7, a[n]: 0..9", "margin | margin | 0"),
        9,
        (head, row) -> Long.toString(ends(row.subList(1, row.size()))));
  }

  private static long ends(List<Long> row) {
    if (row.isEmpty()) {
      return 0;
    }
    return Math.max(
        row.getFirst() - ends(row.subList(1, row.size())),
        row.getLast() - ends(row.subList(0, row.size() - 1)));
  }

  @Test
  void remotenessAndMisere() {
    check(
        declared("take-away", "t * (k: 1..4 n: 0..30)", "remoteness"),
        30,
        (head, row) -> Long.toString(plies(row.get(1), row.get(0))));
    ContestFormat misere =
        new ContestFormats(new GameResolver(true), solver, true)
            .game(
                "take-away",
                Settings.NONE,
                Optional.of("t * (k: 1..4 n: 0..30)"),
                Optional.of("yes|no"));
    check(misere, 30, (head, row) -> row.get(1) % (row.get(0) + 1) == 1 ? "no" : "yes");
  }

  /** The winner hurries and the loser delays. */
  private static long plies(long n, long k) {
    long[] plies = new long[(int) n + 1];
    for (int i = 1; i <= n; i++) {
      long quickest = Long.MAX_VALUE;
      long slowest = 0;
      for (int take = 1; take <= Math.min(i, k); take++) {
        long after = plies[i - take];
        quickest = after % 2 == 0 ? Math.min(quickest, after) : quickest;
        slowest = Math.max(slowest, after);
      }
      plies[i] = 1 + (quickest < Long.MAX_VALUE ? quickest : slowest);
    }
    return plies[(int) n];
  }
}
