package zermelo.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import zermelo.kernel.limits.ProgressListener;

/** Tests that the remaining time is shown only when it is reliable. */
final class RemainingTimeTest {
  private static final long TOTAL = 1_000_000;

  /**
   * Simulates four reports a second for this many seconds, with done and remaining work as
   * functions of time.
   */
  private static List<String> run(
      RemainingTime left,
      String stage,
      double from,
      double seconds,
      DoubleUnaryOperator part,
      DoubleUnaryOperator secondsLeft) {
    List<String> words = new ArrayList<>();
    for (double at = 0; at <= seconds; at += 0.25) {
      long done = (long) (part.applyAsDouble(at) * TOTAL);
      ProgressListener.ProgressReport report =
          new ProgressListener.ProgressReport(
              stage, done, 1, done, TOTAL, secondsLeft.applyAsDouble(at));
      words.add(left.words(report, (long) ((from + at) * 1e9)));
    }
    return words;
  }

  @Test
  void evenWorkTellsTheTimeLeftAfterAWhile() {
    List<String> words = run(new RemainingTime(), "solving", 7, 50, at -> at / 100, at -> 100 - at);
    assertThat(words.subList(0, 12)).containsOnly("");
    assertThat(words.subList(13, words.size())).noneMatch(String::isEmpty);
    assertThat(words.getLast()).isEqualTo(", about 50 s left");
  }

  @Test
  void nothingIsSaidOfTheFirstPercent() {
    List<String> words =
        run(new RemainingTime(), "solving", 0, 60, at -> at / 8_536_887, at -> 8_536_887 - at);
    assertThat(words).containsOnly("");
  }

  @Test
  void anEstimateThatChangesIsNotShown() {
    List<String> shrinking =
        run(new RemainingTime(), "solving", 0, 20, at -> 0.5, at -> 1e6 * Math.pow(0.8, at));
    assertThat(shrinking).containsOnly("");
    List<String> growing =
        run(new RemainingTime(), "solving", 0, 20, at -> 0.5, at -> 10 * Math.pow(1.3, at));
    assertThat(growing).containsOnly("");
  }

  @Test
  void anEstimateThatWasSteadyIsTakenBackWhenItJumps() {
    RemainingTime left = new RemainingTime();
    run(left, "solving", 0, 10, at -> 0.1, at -> 100 - at);
    List<String> words = run(left, "solving", 10.25, 4, at -> 0.1, at -> 1000 - at);
    assertThat(words.getFirst()).isEmpty();
    assertThat(words.getLast()).isEqualTo(", about 17 min left");
  }

  @Test
  void everyStageBeginsAnew() {
    RemainingTime left = new RemainingTime();
    assertThat(run(left, "one", 0, 10, at -> at / 20, at -> 20 - at).getLast()).isNotEmpty();
    List<String> words = run(left, "two", 10.25, 2, at -> at / 20, at -> 20 - at);
    assertThat(words).containsOnly("");
  }

  @Test
  void whatHasNoEstimateHasNoTimeLeft() {
    assertThat(run(new RemainingTime(), "solving", 0, 20, at -> at / 40, at -> -1))
        .containsOnly("");
  }
}
