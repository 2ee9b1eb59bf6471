package zermelo.kernel.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Tests that limits and cancellation end the work of several threads. */
class SharedProgressTest {
  private static final int THREADS = 4;

  /** Lets threads work until each is stopped; returns the kinds of limits that stopped them. */
  private static List<LimitReached.Kind> run(SharedProgress progress) throws Exception {
    Callable<LimitReached.Kind> work =
        () -> {
          try {
            while (true) {
              progress.add(1);
            }
          } catch (LimitReached reached) {
            return reached.kind();
          }
        };
    List<LimitReached.Kind> kinds = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(THREADS)) {
      for (Future<LimitReached.Kind> kind : pool.invokeAll(List.of(work, work, work, work))) {
        kinds.add(kind.get());
      }
    }
    return kinds;
  }

  @Test
  void timeEndsAllThreads() throws Exception {
    Limits limits = Limits.unlimited().withTime(Duration.ofMillis(30));
    assertThat(run(new SharedProgress(limits)))
        .hasSize(THREADS)
        .containsOnly(LimitReached.Kind.TIME);
  }

  @Test
  void positionsEndAllThreads() throws Exception {
    SharedProgress progress = new SharedProgress(Limits.unlimited().withPositions(1000));
    progress.stage("finding", -1);
    assertThat(run(progress)).hasSize(THREADS).containsOnly(LimitReached.Kind.POSITIONS);
    assertThat(progress.stopped().orElseThrow().reason())
        .isEqualTo("the budget of 1000 positions ran out");
  }

  @Test
  void cancellationEndsAllThreads() throws Exception {
    Cancellation cancellation = new Cancellation();
    List<ProgressReport> reports = new ArrayList<>();
    SharedProgress progress =
        new SharedProgress(
            Limits.unlimited(),
            report -> {
              reports.add(report);
              if (report.done() > 0) {
                cancellation.cancel();
              }
            },
            cancellation);
    progress.stage("solving", Long.MAX_VALUE);
    assertThat(run(progress)).hasSize(THREADS).containsOnly(LimitReached.Kind.CANCELLED);
    assertThat(reports.getFirst().done()).isZero();
    assertThat(reports.getLast().stage()).isEqualTo("solving");
    assertThat(reports.getLast().done()).isPositive();
    assertThat(progress.advance(0)).isFalse();
  }

  /** A build ends as soon as it knows that it has too many positions. */
  @Test
  void aStageThatIsTooLongDoesNotBegin() {
    SharedProgress progress = new SharedProgress(Limits.unlimited().withPositions(1000));
    progress.stage("finding", 1000);
    progress.add(500);
    assertThat(progress.advance(500)).isTrue();
    assertThatThrownBy(() -> progress.stage("solving", 1001))
        .isInstanceOfSatisfying(
            LimitReached.class,
            reached -> assertThat(reached.kind()).isEqualTo(LimitReached.Kind.POSITIONS));
  }
}
