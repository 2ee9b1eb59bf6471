package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Game;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.space.CompilableSpace;
import zermelo.kernel.space.PositionRanking;
import zermelo.language.compile.runtime.CompiledPlainSpace;
import zermelo.language.interpret.TextRules;
import zermelo.testkit.SampleSize;

/** Compares compiled rules with the interpreter, on the texts of the library and on random ones. */
class CompiledTest {
  static List<String> ids() {
    return LibraryTexts.ids();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("ids")
  void everyTextOfTheLibrary(String id) {
    TextGame game = LibraryTexts.game(id);
    for (Game.Example example : game.examples()) {
      TextRules rules = game.rules(example.settings());
      Twins.compare(rules, rules.parts(rules.parse(example.position())), 1500, 1000);
      // Each is packed, and so compiled, in its own way.
      List<Position> small = LibraryTextsTest.small(rules);
      int step = Math.max(1, small.size() / SampleSize.of(12));
      for (int i = 0; i < small.size(); i += step) {
        Twins.compare(rules, rules.parts(small.get(i)), 20, 1000);
      }
    }
  }

  @Test
  void everyExampleOfTheDocuments() throws IOException {
    for (TextGame game : LanguageDocsTest.games()) {
      for (Game.Example example : game.examples()) {
        TextRules rules = game.rules(example.settings());
        Twins.compare(rules, rules.parts(rules.parse(example.position())), 500, 1000);
      }
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void randomTexts(long seed) {
    int games = 0;
    int moves = 0;
    int faults = 0;
    int swept = 0;
    Random seeds = new Random(seed);
    for (int round = 0; round < 100; round++) {
      long one = seeds.nextLong();
      RandomText.Made made = RandomText.of(one);
      try {
        TextRules rules = TextGame.read("r", "r.game", made.text()).rules(Settings.NONE);
        games++;
        for (String text : made.positions()) {
          Twins.Count count = compare(rules, text, 1 + seeds.nextInt(60));
          moves += count.moves();
          faults += count.faults();
          swept += count.swept();
        }
      } catch (AssertionError | RuntimeException wrong) {
        fail("text of seed " + one + ":\n" + made.text(), wrong);
      }
    }
    assertThat(games).isEqualTo(100);
    assertThat(moves).isGreaterThan(2000);
    assertThat(faults).isGreaterThan(20);
    assertThat(swept).isGreaterThan(1000);
  }

  /**
   * Conditions on choices from lists, which cut the lists, and divisors at two places of a move.
   */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "move t d in divisors(n) where 1 < d and d < n: n := n - d",
        "move t d in divisors(n) where n > d and d >= 3 and odd(d): n := n - d",
        "move t d in divisors(n) where d <= n and d >= 0: n := n - d",
        "move t d in divisors(n) where d <= 7 where 2 <= d: n := n - d",
        "move t d in divisors(n) where d < n and d > n - 3: n := n - d",
        "move t d in divisors(n) where 9223372036854775807 < d: n := n - d",
        "move t d in divisors(n) where -5 < d and d < 5, e in {1, 2, 3} where e < d: n := n - e",
        "move t d in divisors(n) where d < n, e in divisors(d) where 1 < e and e < d: n := n - e",
        "move t d in divisors(n + 700) where all k in 1..200: 1 in divisors(n + 700 + k): n := n -"
            + " d",
        "move t d in {1, 4, 9, 16} where d < n and 2 < d: n := n - d",
        "move t d in {n, 2 * n} + {5} where d < 9 or d > 11: n := n - d / 3",
        "move t d in {1, n} where d < d: n := n - d",
        "move t d in divisors(n) where d < n and n < 300: n := n + d - 3",
        "move t d in 1..n where d < n and 2 < d: n := n - d",
        "move t d in squares(n) where d < n and 2 < d: n := n - d",
      })
  void choicesWithBounds(String move) {
    TextRules rules = Games.rules("position n: 1..\n" + move);
    Twins.Count count = Twins.compare(rules, rules.parts(rules.parse("350")), 400, 1000);
    assertThat(count.moves() + count.swept()).isGreaterThanOrEqualTo(10);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "heap r: 1.., c: 1..\nmove t i in 1..r - 1, j in 1..c - 1\n  r := i + (r - i); c := j + (c - j)",
        "heap r, c: 0..7\nmove t i in 0..r, j in 0..c\n  c := j + j + (9 - j); r := i + (r - i - 1)",
      })
  void heapsSplitInTwoNumbers(String text) {
    TextRules rules = Games.rules(text);
    Twins.Count count = Twins.compare(rules, rules.parts(rules.parse("6,7")), 300, 1000);
    assertThat(count.moves()).isGreaterThan(50);
  }

  private static Twins.Count compare(TextRules rules, String position, int limit) {
    try {
      return Twins.compare(rules, rules.parts(rules.parse(position)), 40, limit);
    } catch (BadInput outOfRange) {
      return Twins.Count.NOTHING;
    } catch (RulesFault noSpace) {
      return new Twins.Count(0, 0, 1, 0);
    }
  }

  private static Space compiled(TextRules rules, String position) {
    return CompilableSpace.fastest(rules.space(rules.parts(rules.parse(position))));
  }

  private static String fault(TextRules rules, Space space, String position) {
    long[] words = new long[space.words()];
    space.pack(rules.parse(position), words, 0);
    try {
      space.ending(words, 0);
      space.options(words, 0, new Options(space.words()));
      return "none";
    } catch (RulesFault fault) {
      return "" + fault.getMessage();
    }
  }

  /** Texts that would run for years. In compiled code too, the fuel soon ends them. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "position n: 0..\nmove t x in 1..n, y in 1..n, z in 1..n where x > n: n := n - x",
        "position n: 0..\nmove t x in 1..n * n * n where x < 0: n := x",
        "position n: 0..\nmove t x in 1..n where (all y in 1..n * n: y > 0) and x < 0: n := x",
        "position n: 0..\nend (any y in 1..n * n: y < 0): tie\nmove t: n := n - 1",
        "position n: 0..\nmove t where size(1..n * n) < 3: n := n - 1",
        "position n: 0..\nmove t where size(primes(n * n)) < 3: n := n - 1",
        "position n: 0..\nparam s: set = primes\nmove t x in s where x < 0: n := x",
        "position n: 0..\nparam s: set = squares\nmove t x in s where x < 0: n := x",
        "position n: 0..\nmove t x in divisors(n), y in 0..n * n where y < x - n: n := x",
        "position n: 0..\nmove t x in (1..n * n) - {3} where x < 0: n := x",
      })
  void fuelEndsHeavyTexts(String body) {
    TextRules rules = Games.rules(body);
    Space space = compiled(rules, "100000");
    assertThat(space).isInstanceOf(CompiledPlainSpace.class);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () ->
            assertThat(fault(rules, space, "100000"))
                .contains("costs too much: one position takes more than"));
  }

  @Test
  void fuelEndsListsToo() {
    TextRules rules =
        Games.rules("position a: list of 0..\nmove t b in lowered(a, 9) where b = [1]: a := b");
    String large = "[99,99,99,99,99,99,99,99]";
    assertThat(fault(rules, compiled(rules, large), large)).contains("costs too much");
  }

  /** A loop is paid for in advance. This must not stop a loop that ends early at a full buffer. */
  @Test
  void aFullBufferEndsALoopBeforeTheFuelDoes() {
    TextRules rules = Games.rules("position n: 0..\nmove take k in 1..n: n := n - k");
    Space space = compiled(rules, "1000000000000000000");
    long[] words = new long[space.words()];
    space.pack(rules.parse("1000000000000000000"), words, 0);
    Options options = new Options(space.words(), 1000);
    space.options(words, 0, options);
    assertThat(options.size()).isEqualTo(1000);
    assertThat(rules.print(space.unpack(options.words(), 999))).isEqualTo("999999999999999000");
  }

  @Test
  void numbersAtTheEdgeOfLongs() {
    TextRules rules =
        Games.rules(
            "position n: 0..\nmove a k in 9223372036854775800..9223372036854775807: n := k\n"
                + "move b where n > 5: n := n * n\nmove c: n := n + 9223372036854775800");
    for (String position : List.of("0", "3", "6", "9", "9223372036854775807", "3037000500")) {
      for (int wider = 0; wider < 4; wider++) {
        Twins.compareWider(rules, List.of(rules.parse(position)), wider);
      }
    }
  }

  /**
   * HotSpot would not compile the methods of this text. It is interpreted, with the same meaning.
   */
  @Test
  void textsThatAreTooLongAreInterpreted() {
    String conditions = " where n >= 0".repeat(700);
    TextRules rules = Games.rules("position n: 0..\nmove t" + conditions + ": n := n - 1");
    Space space = compiled(rules, "7");
    assertThat(space).isNotInstanceOf(CompiledPlainSpace.class);
    Options options = new Options(space.words());
    long[] words = new long[space.words()];
    space.pack(rules.parse("7"), words, 0);
    space.options(words, 0, options);
    assertThat(rules.print(space.unpack(options.words(), 0))).isEqualTo("6");
  }

  /** The switch to compiled rules happens in the middle of a search and does not change results. */
  @Test
  void aSpaceIsCompiledAfterAWhile() {
    TextRules rules = Games.rules("position a, b: 0..\nmove t k in 1..min(a, b): a := a - k");
    List<Position> parts = List.of(rules.parse("30,40"));
    Space space = rules.space(parts);
    Space slow = rules.interpretedSpace(parts);
    PositionRanking ranking = slow.capability(PositionRanking.class).orElseThrow();
    for (int round = 0; round < 20; round++) {
      for (long rank = 0; rank < 1200; rank++) {
        long[] words = new long[1];
        ranking.unrank(rank, words, 0);
        Options expected = new Options(1);
        Options found = new Options(1);
        slow.options(words, 0, expected);
        space.options(words, 0, found);
        assertThat(found.size()).isEqualTo(expected.size());
        assertThat(Arrays.equals(found.words(), 0, found.size(), expected.words(), 0, found.size()))
            .isTrue();
      }
    }
    assertThat(space.capability(PositionRanking.class).orElseThrow())
        .isInstanceOf(CompiledPlainSpace.class);
  }
}
