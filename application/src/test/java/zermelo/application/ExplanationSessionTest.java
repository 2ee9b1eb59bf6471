package zermelo.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.play.PlayableGame;
import zermelo.solve.OutOfLimits;
import zermelo.solve.ProvenBounds;

class ExplanationSessionTest {
  private final PlayableGame nim = TestSolver.playable("nim", "3+5+7");

  @Test
  void theFirstQuestionHasTheWholeTimeAndLaterOnesLittle() {
    List<Duration> times = new ArrayList<>();
    ExplanationSession session =
        new ExplanationSession(
            nim,
            Limits.parse("30s"),
            (question, limits) -> {
              times.add(limits.time());
              return TestSolver.solver().solve(question);
            });
    assertThat(session.explanation()).isPresent();
    assertThat(session.graph(1_000).orElseThrow().nodes()).hasSize(192);
    assertThat(times.getFirst()).isEqualTo(Duration.ofSeconds(30));
    assertThat(times.subList(1, times.size()))
        .isNotEmpty()
        .allMatch(time -> time.compareTo(Duration.ofSeconds(2)) <= 0);
  }

  @Test
  void noValueNoExplanation() {
    OutOfLimits out =
        new OutOfLimits(
            "the time ran out", 7, Duration.ZERO, ProvenBounds.NOTHING, Optional.empty());
    ExplanationSession session =
        new ExplanationSession(nim, Limits.parse("1s"), (question, limits) -> out);
    assertThat(session.explanation()).isEmpty();
    assertThat(session.out()).isSameAs(out);
    assertThat(session.graph(1_000)).isEmpty();
  }

  @Test
  void refusesLargeGraphs() {
    ExplanationSession.refuseLarge(nim, 192, 1_000, "at most 192 are drawn");
    assertThatThrownBy(() -> ExplanationSession.refuseLarge(nim, 191, 1_000, "at most 191"))
        .isInstanceOf(BadInput.class)
        .hasMessage("the whole graph has 192 positions; at most 191");
    assertThatThrownBy(() -> ExplanationSession.refuseLarge(nim, 100, 150, "at most 100"))
        .hasMessage("the whole graph has more than 150 positions; at most 100");
  }
}
