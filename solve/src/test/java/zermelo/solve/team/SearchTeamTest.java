package zermelo.solve.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;

/** A team with a search that counts: who gives the result, and what is counted. */
class SearchTeamTest {
  private static final long MANY = 1 << 20;

  /** Counts so many nodes, then has a result. The first thread takes longer than the others. */
  private record Counting(int number, NodeCounter counter) {
    long run(long most) {
      for (long i = 0; i < (number == 0 ? most : most / 8); i++) {
        counter.count();
      }
      return 7;
    }
  }

  private static SearchTeam<Counting> team(Progress progress, AtomicInteger made) {
    return new SearchTeam<>(
        progress,
        () -> 0,
        (number, counter) -> {
          made.incrementAndGet();
          return new Counting(number, counter);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void findsTheSameWithAnyNumberOfThreads(int threads) {
    Progress progress = new Progress(Limits.unlimited().withThreads(threads));
    AtomicInteger made = new AtomicInteger();
    try (SearchTeam<Counting> team = team(progress, made)) {
      assertThat(team.ask(search -> search.run(MANY))).isEqualTo(7);
      assertThat(team.ask(search -> search.run(3))).isEqualTo(7);
    }
    assertThat(made.get()).isEqualTo(threads);
    long least = threads == 1 ? MANY + 3 : 1 << 18;
    assertThat(progress.positions()).isBetween(least, threads * (MANY + 3));
  }

  /** The others join only when a search turns out to be long. */
  @Test
  void searchesAloneAtFirst() {
    Progress progress = new Progress(Limits.unlimited().withThreads(4));
    AtomicInteger made = new AtomicInteger();
    try (SearchTeam<Counting> team = team(progress, made)) {
      team.ask(search -> search.run(1_000));
    }
    assertThat(made.get()).isEqualTo(1);
    assertThat(progress.positions()).isEqualTo(1_000);
  }

  /** A limit of few positions ends the work with the first position past it. */
  @ParameterizedTest
  @ValueSource(longs = {1, 5, 1_000, 3_000})
  void keepsLimitsOnPositions(long most) {
    Progress progress = new Progress(Limits.unlimited().withPositions(most).withThreads(2));
    try (SearchTeam<Counting> team = team(progress, new AtomicInteger())) {
      assertThatThrownBy(() -> team.ask(search -> search.run(MANY)))
          .isInstanceOf(LimitReached.class);
    }
    assertThat(progress.positions()).isEqualTo(most + 1);
  }

  @Test
  void failsIfAThreadFails() {
    Progress progress = new Progress(Limits.unlimited().withThreads(2));
    try (SearchTeam<Counting> team = team(progress, new AtomicInteger())) {
      assertThatThrownBy(
              () ->
                  team.ask(
                      search -> {
                        if (search.number() > 0) {
                          throw new ArithmeticException("a bug");
                        }
                        return search.run(MANY);
                      }))
          .isInstanceOf(IllegalStateException.class)
          .hasRootCauseMessage("a bug");
    }
  }
}
