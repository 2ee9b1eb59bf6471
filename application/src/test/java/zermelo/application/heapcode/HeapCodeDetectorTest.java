package zermelo.application.heapcode;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.application.GameResolver;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;

/** Tests games that are recognised as codes: which code, and values equal to the solver's. */
final class HeapCodeDetectorTest {
  private static final int HEAPS = 300;

  @TempDir Path folder;

  private static GameResolver.ResolvedGame game(String name, String... set) {
    Settings settings = Settings.NONE;
    for (String one : set) {
      settings = settings.and(one);
    }
    return new GameResolver(false).game(name, settings);
  }

  private static Optional<HeapCode> code(GameResolver.ResolvedGame resolved) {
    return HeapCodeDetector.code(resolved.rules());
  }

  /** Slow twin: each heap solved from the rules. */
  private static void check(GameResolver.ResolvedGame resolved) {
    HeapCode code = code(resolved).orElseThrow();
    NimSequence fast =
        NimSequence.compute(code, HEAPS + 1, SequenceLimits.usual(), SequenceObserver.NONE);
    PlanningSolver slow = new PlanningSolver();
    Progress progress = new Progress(Limits.standard(), ProgressListener.SILENT);
    for (int n = HEAPS; n >= 0; n--) {
      Question question =
          Question.valueOnly(
                  List.of(
                      new Question.Component(
                          resolved.title(),
                          resolved.rules(),
                          Optional.empty(),
                          resolved.position("" + n))),
                  false)
              .computed();
      Answer answer = (Answer) slow.solve(question, progress);
      assertThat(answer.nimber()).as("%s %d", resolved.title(), n).hasValue(fast.at(n));
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kayles | | 0.77",
        "dawson-kayles | | 0.07",
        "dawson-chess | | 0.137",
        "crosses | | 0.137",
        "grundy | | grundy",
        "nim | | subtraction{all-but }",
        "splitting | | 4.0",
        "take-away | k=3 | subtraction{1,2,3}",
        "take-away | k=40 | 40",
        "subtraction | set={1,4,9} | subtraction{1,4,9}",
        "subtraction | set={7,50} | subtraction{7,50}",
        "octal | code=0.16 | 0.16",
        "octal | code=4.007 | 4.007",
      })
  void gamesOfTheLibrary(String name, String set, String code) {
    GameResolver.ResolvedGame resolved = set == null ? game(name) : game(name, set);
    assertThat(code(resolved).orElseThrow().text()).contains(code);
    check(resolved);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.6", "0.04", "0.354", "0.45", "0.3", "0.21", "4.4", "0.111", "0.5"})
  void codes(String code) {
    check(game("octal", "code=" + code));
  }

  @Test
  void setsAtRandom() {
    Random random = new Random(11);
    for (int i = 0; i < 25; i++) {
      TreeSet<Integer> set = new TreeSet<>();
      random.ints(1 + random.nextInt(5), 1, 60).forEach(set::add);
      String text = set.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}"));
      check(game("subtraction", "set=" + text));
    }
  }

  private GameResolver.ResolvedGame text(String moves) throws IOException {
    Path file = folder.resolve("kayles.game");
    Files.writeString(file, "game Mine\n\"Mine.\"\n\nheap n\n" + moves + "\n");
    return game(file.toString());
  }

  @Test
  void gamesOfStrangers() throws IOException {
    GameResolver.ResolvedGame pins = text("move hit i in 0..n - 3\n  n := i + (n - 3 - i)");
    assertThat(code(pins).orElseThrow().text()).isEqualTo("0.007");
    check(pins);
    GameResolver.ResolvedGame mixed =
        text("move a\n  n := n - 1\nmove b i in 1..n - 3\n  n := i + (n - 2 - i)");
    assertThat(code(mixed).orElseThrow().text()).isEqualTo("0.34");
    check(mixed);
    GameResolver.ResolvedGame unequal =
        text("move cut first in 1..(n - 3 - 1) / 2\n  n := first + (n - first - 3)");
    assertThat(code(unequal).orElseThrow().text()).isEqualTo("unequal{0.004}");
    check(unequal);
    GameResolver.ResolvedGame any = text("move some k in 1..n\n  n := n - k");
    assertThat(code(any).orElseThrow().text()).isEqualTo("subtraction{all-but }");
    check(any);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        // Almost a code: one heap, a remainder, the size of a component, an added component.
        "move a where n != 57\n  n := n - 1",
        "move a where n mod 3 = 1\n  n := n - 1",
        "move b i in 3..n - 6\n  n := i + (n - 3 - i)",
        "move b where n > 8\n  n := 2 + (n - 5)",
        "move s k in 1..n / 2\n  n := n - k",
        "move s k in 2..n\n  n := n - k",
        "move s k in 1..n - 1\n  n := n - k",
        "move s k in 1..n - 1\n  n := n - k - 1",
        "move s k in 1..n where odd(k)\n  n := n - k",
        "move b a in 1..(n - 1) / 2\n  n := a + (n - a - 2)",
        "move b a in 1..(n - 2) / 2\n  n := a + (n - a)",
        "move b a in 2..(n - 1) / 2\n  n := a + (n - a)",
        "move b a in 1..(n - 1) / 3\n  n := a + (n - a)",
        "move s k in squares(n)\n  n := n - k",
      })
  void whatIsNoCodeIsLeftAlone(String moves) throws IOException {
    assertThat(code(text(moves))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"wythoff", "divisor-duel", "moore-nim", "tic-tac-toe"})
  void otherGamesAreNone(String name) {

    assertThat(code(game(name))).isEmpty();
  }
}
