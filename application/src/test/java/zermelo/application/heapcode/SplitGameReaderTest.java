package zermelo.application.heapcode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.application.TestSolver;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.splits.PlainSplits;
import zermelo.heaps.splits.SplitGame;
import zermelo.heaps.splits.SplitSequence;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.testkit.SampleSize;

/** Tests texts that are read as splits: their values are those of the solver. */
@Tag("slow")
final class SplitGameReaderTest {
  private static final int HEAPS = 60;

  private static Rules rules(String moves, String... settings) {
    Settings set = Settings.NONE;
    for (String one : settings) {
      set = set.and(one);
    }
    String text =
        "game Mine\n\"Mine.\"\n\n" + moves.replace(" :: ", "\n  ").replace("; ", "\n") + "\n";
    return TextGame.read("mine", "mine.game", text).rules(set);
  }

  /** Compares with the rules themselves; the twin is the solver, which lists all moves. */
  private static SplitGame check(Rules rules, String moves) {
    Optional<SplitGame> game = HeapCodeDetector.splits(rules);
    assertThat(game).as(moves).isPresent();
    int[] values = PlainSplits.values(game.get(), HEAPS);
    for (int n = 0; n < HEAPS; n++) {
      Question question =
          Question.of(rules, Optional.empty(), rules.parse("" + n)).withoutMoves().computed();
      assertThat(((Answer) TestSolver.solver().solve(question)).nimber())
          .as("%s as %s, heap %d", moves, game.get().text(), n)
          .hasValue(values[n]);
    }
    return game.get();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "move b i in 3..n - 6 :: n := i + (n - 3 - i) | {a + (n - 3 - a) for 3 <= a, a <= n - 3 -"
            + " a}",
        "move b i in 1..n, j in 1..n where i != j and i + j = n :: n := i + (n - i)"
            + " | {a + (n - 0 - a) for 1 <= a, a + 1 <= n - 0 - a, 2 <= n - 0 - a}",
        "move b i in 1..n - 1 where i < n - i - 2 :: n := i + (n - i)"
            + " | {a + (n - 0 - a) for 1 <= a, a + 3 <= n - 0 - a, 4 <= n - 0 - a}",
        "move b where n > 8 :: n := 2 + (n - 5) | {n - 5 + 2 for n >= 9}",
        "move b i in {1, 2} where i < n :: n := i + (n - 1 - i) + i"
            + " | {n - 2 + 1 + 1; n - 3 + 2 + 2}",
        "move two where n > 2 :: n := (n - 1) + (n - 2) | {(n - 1) + (n - 2) for n >= 3}",
        "move s k in 1..n :: n := n - k; move b i in 1..n - 1 :: n := i + (n - i)"
            + " | {a for 0 <= a <= n - 1; a + (n - 0 - a) for 1 <= a, a <= n - 0 - a}",
        "move s k in 2..n - 1 where k <= n - 3 :: n := n - k | {a for 3 <= a <= n - 2}",
        "move s k in 1..n where k <= 2 or k >= n - 1 :: n := n - k"
            + " | {n - 1; n - 2; 1 for n >= 2; 0}",
        "move c i in 1..n, j in i..n where j <= n - i - j :: n := i + j + (n - i - j)"
            + " | {a + b + (n - 0 - a - b) for 1 <= a, b and n - 0 - a - b}",
        "move c i in 2..n, j in 2..n where i + j + 2 <= n - 1 :: n := i + j + (n - 1 - i - j)"
            + " | {a + b + (n - 1 - a - b) for 2 <= a, b and n - 1 - a - b}",
        "move a where n != 57 :: n := n - 1 | {n - 1 for 1 <= n <= 56; n - 1 for n >= 58}",
        "move a where not (n in 5..9 or n = 20) :: n := n - 1"
            + " | {n - 1 for 1 <= n <= 4; n - 1 for 10 <= n <= 19; n - 1 for n >= 21}",
        "move h i in 0..(n - 1) / 2 where 2 * i < n - 4 :: n := i + (n - 1 - i)"
            + " | {a + (n - 1 - a) for 0 <= a, a + 4 <= n - 1 - a, 4 <= n - 1 - a}",
        "move s k in {1, 2, 3, 4} - {3} where odd(k) or k > 3 :: n := n - k | {n - 1; n - 4}",
        "move s k in 1..min(3, n) :: n := n - k | {n - 1; n - 2; n - 3}",
      })
  void readsSplits(String moves, String text) {
    assertThat(check(rules("heap n; " + moves), moves).text()).isEqualTo(text);
  }

  @Test
  void readsParameters() {
    String text =
        "param s: set; param most: 1..; param also: boolean; heap n;"
            + " move a t in upto(s, n) :: n := n - t;"
            + " move b i in most..n - most where also :: n := i + (n - i)";
    Rules with = rules(text, "s={1,4}", "most=2", "also=true");
    assertThat(check(with, "with").text())
        .isEqualTo("{n - 1; n - 4; a + (n - 0 - a) for 2 <= a, a <= n - 0 - a}");
    assertThat(check(rules(text, "s={1,4}", "most=2", "also=false"), "without").text())
        .isEqualTo("{n - 1; n - 4}");
    assertThat(HeapCodeDetector.splits(rules(text, "s=squares", "most=2", "also=true"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "heap n; move a where n mod 3 = 1 :: n := n - 1",
        "heap n; move h where n > 1 :: n := n / 2",
        "heap n; move s k in 1..n / 2 :: n := n - k",
        "heap n; move s k in 1..n where odd(k) :: n := n - k",
        "heap n; move s k in squares(n) :: n := n - k",
        "heap n; move b i in 1..(n - 1) / 3 :: n := i + (n - i)",
        "heap n; move b i in 1..n - 1 where i < n - i + 3 and n - i < i + 9 :: n := i + (n - i)",
        "heap n; move c i in 1..n, j in 1..n - i - 1 where i < j :: n := i + j + (n - i - j)",
        "heap n; move c i in 1..n, j in 2..n - i - 1 :: n := i + j + (n - i - j)",
        "heap n; end n = 3: previous player wins; move a :: n := n - 1",
        "heap n; move a :: n := n - 1; otherwise move b :: n := n - 2",
        "heap n: 1..; move a :: n := n - 1",
        "heap n, m; move a :: n := n - 1",
      })
  void leavesOthersAlone(String text) {
    assertThat(HeapCodeDetector.splits(rules(text))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "move t where n > 0 :: n := n - 1; move b i in 1..n, j in i + 1..n where i + j = n - 2 :: n"
            + " := i + j | unequal{0.34}",
        "move b i in 1..n - 1 :: n := i + (n - i); move a :: n := n - 2 | 4.03",
        "move c i in 1..n, j in i..n where j <= n - i - j :: n := i + j + (n - i - j) | 0x8.0",
        "move c i in 0..n, j in 0..n - i - 2 :: n := i + j + (n - i - j - 2) | 0x0.0f",
        "move w where n in {2, 5} :: n := 0 | 0.01001",
      })
  void findsCodes(String moves, String code) {
    Rules rules = rules("heap n; " + moves);
    assertThat(HeapCodeDetector.code(rules).map(HeapCode::text)).contains(code);
    check(rules, moves);
  }

  /** Texts made at random: whatever is read has the values of the solver. */
  @Test
  void textsAtRandom() {
    Random random = new Random(5);
    int read = 0;
    int texts = SampleSize.of(100);
    for (int i = 0; i < texts; i++) {
      String moves = moves(random);
      Rules rules = rules("heap n; " + moves);
      if (HeapCodeDetector.splits(rules).isPresent()) {
        SplitGame game = check(rules, moves);
        SplitSequence fast = new SplitSequence(game);
        fast.extend(HEAPS, SequenceObserver.NONE);
        assertThat(fast.at(HEAPS - 1)).isEqualTo(PlainSplits.values(game, HEAPS)[HEAPS - 1]);
        read++;
      }
    }
    assertThat(read).isGreaterThan(texts / 4);
  }

  private static String moves(Random random) {
    StringBuilder text = new StringBuilder();
    int count = 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      String choice =
          List.of(
                  " x in %d..n - %d",
                  " x in 1..(n - %d) / %d",
                  " x in %d..%d",
                  " x in n - %d..n + %d - 3",
                  " x in {%d, n - %d}",
                  " x in {y in 0..n where y != %d and 2 * y < n + %d}")
              .get(random.nextInt(6))
              .formatted(random.nextInt(4), 1 + random.nextInt(3));
      String condition =
          List.of(
                  "x <= n - x - %d",
                  "x != %d",
                  "x + 1 != n - %d",
                  "n > %d",
                  "not (x < %d or x > n - 2)",
                  "2 * x <= n + %d",
                  "x in 1..n - %d",
                  "max(x, 3) <= n - %d")
              .get(random.nextInt(8))
              .formatted(random.nextInt(6));
      String change =
          List.of(
                  "x + (n - %d - x)",
                  "n - x - %d",
                  "(x - 1) + (n - x - %d)",
                  "x + %d",
                  "x + (n - 1 - x) + %d",
                  "(n - 1) + (n - 2 - %d)",
                  "x - %d")
              .get(random.nextInt(7))
              .formatted(random.nextInt(4));
      boolean asks = random.nextInt(3) > 0;
      text.append(i == 0 ? "" : "; ").append("move m").append((char) ('a' + i)).append(choice);
      text.append(asks ? " where " + condition : "").append(" :: n := ").append(change);
    }
    return text.toString();
  }
}
