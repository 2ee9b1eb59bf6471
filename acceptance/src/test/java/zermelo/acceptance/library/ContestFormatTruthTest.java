package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.application.GameResolver;
import zermelo.application.contest.ContestFormat;
import zermelo.application.contest.ContestFormats;
import zermelo.application.contest.RandomInputGenerator;
import zermelo.application.contest.SmallInputGenerator;
import zermelo.application.contest.text.ContestInput;
import zermelo.application.contest.text.InputWriter;
import zermelo.cli.testing.CommandResult;
import zermelo.solve.plan.PlanningSolver;

/** Tests every contest format against the rules of its game, on thousands of small inputs. */
@Tag("slow")
final class ContestFormatTruthTest {
  /**
   * The number of small cases, of random inputs, and the largest random number. The rules can solve
   * these in a few seconds.
   */
  private static final Map<String, int[]> EFFORT =
      Map.of(
          "divisor-turn", new int[] {3000, 300, 100_000},
          "number-transformation", new int[] {2500, 300, 1000},
          "kattis/multiplicationgame", new int[] {4000, 100, 5000},
          "codeforces/705B", new int[] {2000, 0, 0},
          "hkoi/J163", new int[] {1500, 0, 0},
          "codechef/CHCOINSG", new int[] {1500, 0, 0},
          "crosses-crosses", new int[] {60, 0, 0},
          "codeforces/36D", new int[] {5000, 30, 60},
          "codeforces/1312F", new int[] {10_000, 0, 0},
          "atcoder/agc010_d", new int[] {4000, 0, 0});

  static Stream<ContestFormat> formats() {
    return new ContestFormats(new GameResolver(false), new PlanningSolver(), false).all().stream();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void everySmallCaseIsRight(ContestFormat format) {
    int[] effort = Objects.requireNonNull(EFFORT.get(format.name()));
    List<ContestInput> trials = SmallInputGenerator.of(format, effort[0]);
    assertThat(trials.stream().mapToInt(trial -> trial.rows().size()).sum())
        .isGreaterThan(effort[0] / 2);
    check(format, trials);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void randomCasesAreRight(ContestFormat format) {
    int[] effort = Objects.requireNonNull(EFFORT.get(format.name()));
    RandomInputGenerator random =
        new RandomInputGenerator(format, new Random(1), effort[2], RandomInputGenerator.LONG_LIST);
    check(format, Stream.generate(() -> random.next(10, 63)).limit(effort[1]).toList());
  }

  private static void check(ContestFormat format, List<ContestInput> trials) {
    ContestReference truth = new ContestReference(format);
    for (ContestInput trial : trials) {
      String input = InputWriter.write(format.layout(), trial);
      CommandResult ran = CommandResult.withInput(input, "judge", format.name());
      assertThat(ran.err()).as("%s", input).isEmpty();
      assertThat(ran.out()).as("%s", input).isEqualTo(truth.output(trial));
    }
  }
}
