package zermelo.kernel.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** Tests that the remaining time is estimated only when the estimate is reliable. */
final class RemainingTimeTest {
  private static final long TOTAL = 1_000_000;

  private final RemainingTime remaining = new RemainingTime();

  /** Simulates four reports a second; the done part of the work is a function of time. */
  private List<OptionalDouble> run(double seconds, DoubleUnaryOperator part) {
    return run(0, seconds, part, remaining::ofEqualSteps);
  }

  private interface Estimate {
    OptionalDouble at(long done, long total, long now);
  }

  private static List<OptionalDouble> run(
      double from, double to, DoubleUnaryOperator part, Estimate estimate) {
    List<OptionalDouble> estimates = new ArrayList<>();
    for (double at = from; at <= to; at += 0.25) {
      long done = (long) (part.applyAsDouble(at) * TOTAL);
      estimates.add(estimate.at(done, TOTAL, (long) (at * 1e9)));
    }
    return estimates;
  }

  @Test
  void evenWorkHasAnEstimateAfterAWhile() {
    List<OptionalDouble> estimates = run(50, at -> at / 100);
    assertThat(estimates.subList(0, 12)).containsOnly(OptionalDouble.empty());
    assertThat(estimates.subList(14, estimates.size())).allMatch(OptionalDouble::isPresent);
    assertThat(estimates.getLast().getAsDouble()).isCloseTo(50, within(0.1));
  }

  @Test
  void theFirstPercentHasNone() {
    assertThat(run(60, at -> at / 8_536)).containsOnly(OptionalDouble.empty());
  }

  @Test
  void workThatSlowsDownOrSpeedsUpHasNone() {
    assertThat(run(10, at -> 0.3 * (1 - Math.pow(0.5, at)))).containsOnly(OptionalDouble.empty());
    remaining.begin(0);
    assertThat(run(20, at -> Math.pow(2, at - 21))).containsOnly(OptionalDouble.empty());
  }

  @Test
  void aSteadyEstimateIsTakenBackWhenItJumps() {
    assertThat(run(10, at -> at / 100).getLast()).isPresent();
    List<OptionalDouble> stuck = run(10.25, 13, at -> 0.1, remaining::ofEqualSteps);
    assertThat(stuck.getFirst()).isPresent();
    assertThat(stuck.getLast()).isEmpty();
  }

  @Test
  void everyStageBeginsAnew() {
    assertThat(run(10, at -> at / 20).getLast()).isPresent();
    remaining.begin(10_000_000_000L);
    assertThat(run(10, 12, at -> (at - 10) / 20, remaining::ofEqualSteps))
        .containsOnly(OptionalDouble.empty());
    assertThat(run(12, 16, at -> (at - 12) / 20, remaining::ofEqualSteps).getFirst()).isEmpty();
  }

  @Test
  void workWithoutATotalHasNone() {
    for (int second = 0; second < 20; second++) {
      assertThat(remaining.ofEqualSteps(1000L * second, -1, second * 1_000_000_000L)).isEmpty();
    }
  }

  /** Quadratic work takes 400 s in all: after 25 s a quarter of the steps is done. */
  @Test
  void theGrowthOfStepsIsMeasured() {
    List<OptionalDouble> estimates =
        run(0.25, 25, at -> Math.sqrt(at / 400), remaining::ofGrowingSteps);
    assertThat(estimates.getLast().getAsDouble()).isCloseTo(375, within(20.0));
    assertThat(remaining.rate(TOTAL / 4, 25_000_000_000L)).isCloseTo(6_667, within(400.0));
  }
}
