package zermelo.kernel.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that limits and cancellation end the work of one thread, and that parts add up. */
class ProgressTest {
  private static final Duration MOMENT = Duration.ofMillis(20);

  private static void visit(Progress progress, int positions) {
    for (int i = 0; i < positions; i++) {
      if (progress.visit(1)) {
        progress.check(0);
      }
    }
  }

  private static void visitForEver(Progress progress) {
    visit(progress, Integer.MAX_VALUE);
  }

  private static void assertEnds(LimitReached.Kind kind, String reason, Runnable work) {
    assertThatThrownBy(work::run)
        .isInstanceOfSatisfying(
            LimitReached.class,
            reached -> {
              assertThat(reached.kind()).isEqualTo(kind);
              assertThat(reached.reason()).isEqualTo(reason);
            });
  }

  @Test
  void positionsEndWork() {
    Progress progress = new Progress(Limits.unlimited().withPositions(50));
    visit(progress, 50);
    assertEnds(
        LimitReached.Kind.POSITIONS,
        "the budget of 50 positions ran out",
        () -> visitForEver(progress));
    assertThat(progress.positions()).isEqualTo(51);
    assertThat(progress.used()).isGreaterThan(1);
  }

  @Test
  void timeEndsWork() {
    Progress progress = new Progress(Limits.unlimited().withTime(MOMENT));
    assertThat(progress.isOver()).isFalse();
    assertEnds(
        LimitReached.Kind.TIME, "the budget of 0.02 s ran out", () -> visitForEver(progress));
    assertThat(progress.elapsed()).isGreaterThan(MOMENT);
    assertThat(progress.isOver()).isTrue();
    assertThat(progress.remaining().time()).isZero();
    assertThatThrownBy(progress::checkTime).isInstanceOf(LimitReached.class);
  }

  @Test
  void memoryEndsWork() {
    Progress progress = new Progress(Limits.unlimited().withMemory(3L << 20));
    progress.check(3L << 20);
    assertEnds(
        LimitReached.Kind.MEMORY,
        "the budget of 3 MB of memory ran out",
        () -> progress.check((3L << 20) + 1));
  }

  @Test
  void cancellationEndsWork() {
    Cancellation cancellation = new Cancellation();
    Progress progress = new Progress(Limits.unlimited(), ProgressListener.SILENT, cancellation);
    visit(progress, 5000);
    cancellation.cancel("it was interrupted");
    cancellation.cancel("too late");
    assertEnds(LimitReached.Kind.CANCELLED, "it was interrupted", () -> visitForEver(progress));
    assertThat(progress.isOver()).isTrue();
    assertThat(progress.remaining().time()).isZero();
    assertEnds(
        LimitReached.Kind.CANCELLED, "it was interrupted", () -> progress.part().checkTime());
  }

  @Test
  void partsAddUp() {
    Progress progress = new Progress(Limits.unlimited().withPositions(100));
    visit(progress, 10);
    visit(progress.part(), 20);
    visit(progress.part(Limits.unlimited().withPositions(40)), 30);
    assertThat(progress.positions()).isEqualTo(60);
    assertThat(progress.remaining().positions()).isEqualTo(40);
    assertEnds(
        LimitReached.Kind.POSITIONS,
        "the budget of 40 positions ran out",
        () -> visitForEver(progress.part()));
    assertEnds(
        LimitReached.Kind.POSITIONS,
        "the budget of 0 positions ran out",
        () -> visitForEver(progress.part()));
  }

  @Test
  void partsHaveTheTimeThatIsLeft() {
    Progress progress = new Progress(Limits.unlimited().withTime(Duration.ofSeconds(10)));
    assertThat(progress.part().limits().time()).isLessThanOrEqualTo(Duration.ofSeconds(10));
    Progress shorter = progress.part(Limits.unlimited().withTime(MOMENT));
    assertThat(shorter.limits().time()).isEqualTo(MOMENT);
    assertThat(new Progress(Limits.unlimited()).part().limits().time())
        .isGreaterThan(Duration.ofDays(10_000));
  }

  @Test
  void aTriedPartThatIsTooSmallEndsOnlyItself() {
    Progress progress = new Progress(Limits.standard());
    assertThat(progress.tryPart(0.5, 100, () -> "done")).contains("done");
    assertThat(
            progress.tryPart(
                0.5,
                100,
                () -> {
                  visitForEver(progress);
                  return "never";
                }))
        .isEmpty();
    visit(progress, 10_000);
    assertThat(progress.positions()).isEqualTo(10_101);
  }

  @Test
  void aTriedPartEndsTheWholeWorkIfItsTimeIsOver() {
    Progress progress = new Progress(Limits.unlimited().withTime(MOMENT));
    assertEnds(
        LimitReached.Kind.TIME,
        "the budget of 0.02 s ran out",
        () ->
            progress.tryPart(
                2,
                Long.MAX_VALUE,
                () -> {
                  visitForEver(progress);
                  return "never";
                }));
  }

  @Test
  void advanceReturnsWhetherToGoOn() {
    Progress few = new Progress(Limits.unlimited().withPositions(10));
    assertThat(few.advance("counting", 9, 20)).isTrue();
    assertThat(few.stopped()).isEmpty();
    assertThat(few.advance("counting", 10, 20)).isFalse();
    assertThat(few.stopped().orElseThrow().kind()).isEqualTo(LimitReached.Kind.POSITIONS);
    Progress none = new Progress(Limits.unlimited().withTime(Duration.ofNanos(-1)));
    assertThat(none.advance("counting", 0, 20)).isFalse();
    assertThat(none.stopped().orElseThrow().kind()).isEqualTo(LimitReached.Kind.TIME);
  }

  @Test
  void longWorkIsReported() {
    List<ProgressReport> reports = new ArrayList<>();
    Progress progress =
        new Progress(Limits.unlimited().withTime(Duration.ofMillis(600)), reports::add);
    progress.stage("exploring", Long.MAX_VALUE);
    assertThatThrownBy(() -> visitForEver(progress)).isInstanceOf(LimitReached.class);
    assertThat(reports).hasSize(2);
    ProgressReport last = reports.getLast();
    assertThat(last.stage()).isEqualTo("exploring");
    assertThat(last.positions()).isPositive().isEqualTo(last.done());
    assertThat(last.perSecond()).isPositive();
    assertThat(last.percent()).hasValue(0);
    assertThat(last.secondsLeft()).isEmpty();
  }
}
