package zermelo.web.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.web.store.StoreFailure;
import zermelo.web.work.WorkFailure;
import zermelo.web.work.WorkFailures;

class ProblemMapperTest {
  private static StoreFailure outage() {
    return new StoreFailure("/secret", new IOException());
  }

  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of(HttpProblem.forbidden("no"), 403, "no", ""),
        Arguments.of(new BadInput("'x' is not a number"), 400, "'x' is not a number", ""),
        Arguments.of(new RulesFault("no such field"), 400, "no such field", ""),
        Arguments.of(WorkFailures.clientLimit(), 429, "yours", "2"),
        Arguments.of(WorkFailures.serverLimit(), 503, "all", "60"),
        Arguments.of(
            WorkFailures.outOfTime(),
            400,
            "looking at one position took too long; try again, or smaller numbers",
            ""),
        Arguments.of(
            new WorkFailure.OutOfTime("nothing was drawn", Duration.ofSeconds(1)),
            503,
            "nothing was drawn",
            "1"),
        Arguments.of(
            WorkFailures.outOfMemory(), 503, "the memory ran out; smaller numbers may work", "10"),
        Arguments.of(WorkFailures.cancelled(), 409, "this was cancelled", ""),
        Arguments.of(
            outage(), 503, "the database cannot be reached at the moment; try again soon", "5"),
        Arguments.of(
            new InterruptedException(), 503, "the server is stopping, or this took too long", "5"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void hasAStatusForEachFailure(Throwable failure, int status, String detail, String retryAfter) {
    HttpProblem problem = ProblemMapper.problem(failure);
    assertThat(ProblemMapper.expected(failure)).isPresent();
    assertThat(problem.status()).isEqualTo(status);
    assertThat(problem.detail()).isEqualTo(detail);
    assertThat(problem.headers())
        .isEqualTo(retryAfter.isEmpty() ? Map.of() : Map.of("Retry-After", retryAfter));
  }

  @Test
  void theRestIsABugWhoseMessageStaysHere() {
    for (Throwable bug : List.of(new IllegalStateException("/secret"), new StackOverflowError())) {
      assertThat(ProblemMapper.expected(bug)).isEmpty();
      assertThat(ProblemMapper.problem(bug).status()).isEqualTo(500);
      assertThat(ProblemMapper.problem(bug).detail()).doesNotContain("secret");
    }
  }

  @Test
  void bugsAreReportedEachTimeAndOutagesOnce() {
    List<Throwable> reported = new ArrayList<>();
    ErrorReporter reporter = new ErrorReporter(reported::add);
    IllegalStateException bug = new IllegalStateException("a bug");
    StoreFailure outage = outage();
    for (Throwable failure :
        List.of(bug, new BadInput("wrong"), outage, WorkFailures.cancelled(), outage, bug)) {
      reporter.report(failure);
    }
    assertThat(reported).containsExactly(bug, outage, bug);
  }
}
