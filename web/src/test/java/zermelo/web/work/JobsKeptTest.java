package zermelo.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Limits;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.Response;

/** Tests how many jobs are kept, for which client, and for how long. */
class JobsKeptTest {
  private final JobRegistry jobs = new JobRegistry(Duration.ofMinutes(5), 10_000);

  private Job<Response> job(String client, int bytes) {
    Response reply = Response.text(200, "text/plain", "x".repeat(bytes));
    return new Job<>(client, any -> Task.Completion.whole(reply), Limits.standard(), jobs::ended);
  }

  private Job<Response> done(String client, int bytes) {
    Job<Response> job = job(client, bytes);
    jobs.add(job, () -> {});
    job.run();
    return job;
  }

  @Test
  void whoAsksMuchLosesOwnAnswersAndNobodyElsesAre() {
    Job<Response> modest = done("modest", 10);
    List<Job<Response>> greedy = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      greedy.add(done("greedy", 10));
    }
    assertThat(jobs.find(modest.id())).isPresent();
    assertThat(jobs.find(greedy.getFirst().id())).isEmpty();
    assertThat(jobs.find(greedy.getLast().id())).isPresent();
    assertThat(jobs.size()).isLessThan(50);
    done("third", 10);
  }

  @Test
  void jobsThatAreNotDoneAreFew() {
    for (int i = 0; i < 8; i++) {
      jobs.add(job("greedy", 1), () -> {});
    }
    assertThatThrownBy(() -> jobs.add(job("greedy", 1), () -> {}))
        .isInstanceOfSatisfying(
            HttpProblem.class, problem -> assertThat(problem.status()).isEqualTo(429));
    jobs.add(job("modest", 1), () -> {});
  }

  @Test
  void answersTakeNoMoreRoomThanThereIs() {
    Job<Response> first = done("a", 4_000);
    Job<Response> second = done("b", 4_000);
    Job<Response> third = done("c", 4_000);
    assertThat(jobs.find(first.id())).isEmpty();
    assertThat(jobs.find(second.id())).isPresent();
    assertThat(jobs.find(third.id())).isPresent();
  }

  @Test
  void whatWaitsGrowsNoOlder() throws InterruptedException {
    JobRegistry brief = new JobRegistry(Duration.ofMillis(1), 10_000);
    Job<Response> waiting = job("a", 1);
    Job<Response> over = job("a", 1);
    brief.add(waiting, () -> {});
    brief.add(over, over);
    Thread.sleep(5);
    brief.add(job("b", 1), () -> {});
    assertThat(brief.find(waiting.id())).isPresent();
    assertThat(brief.find(over.id())).isEmpty();
  }

  @Test
  @Timeout(20)
  void workWithoutAMeterIsCancelledToo() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    Task<Response> endless =
        any -> {
          begun.countDown();
          while (true) {
            Cancellation.checkCurrent();
          }
        };
    Job<Response> job = new Job<>("a", endless, Limits.standard(), jobs::ended);
    Thread worker = Thread.ofPlatform().start(job);
    begun.await();
    job.cancel();
    worker.join();
    assertThat(job.state()).isEqualTo(Job.State.CANCELLED);
  }

  @Test
  void whatIsRefusedElsewhereIsNotKept() {
    assertThatThrownBy(
            () ->
                jobs.add(
                    job("a", 1),
                    () -> {
                      throw HttpProblem.busy("full", 1);
                    }))
        .isInstanceOf(HttpProblem.class);
    assertThat(jobs.size()).isZero();
  }

  /** A task without an answer in time runs again with more time, and then fails. */
  @Test
  void whatSaysNothingInTimeFailsInTheEnd() throws InterruptedException {
    WorkScheduler workshop = new WorkScheduler(1);
    AtomicInteger tries = new AtomicInteger();
    Task<Response> task =
        progress -> {
          tries.incrementAndGet();
          throw new Job.OutOfTime(HttpProblem.busy("nothing was drawn", 1));
        };
    assertThatThrownBy(() -> workshop.answer("a", WorkScheduler.Weight.LIGHT, task))
        .isInstanceOfSatisfying(
            HttpProblem.class, problem -> assertThat(problem.status()).isEqualTo(503))
        .hasMessage("nothing was drawn");
    assertThat(tries).hasValue(2);
    Job<Response> job = workshop.submit("a", task);
    job.await(10_000);
    assertThat(job.state()).isEqualTo(Job.State.FAILED);
  }

  /** However many processors there are, all threads together stay within the memory limit. */
  @Test
  void threadsShareTheMemory() throws InterruptedException {
    long most = Runtime.getRuntime().maxMemory();
    for (int processors : new int[] {1, 2, 16}) {
      WorkScheduler workshop = new WorkScheduler(processors);
      long quick =
          workshop.answer(
              "a",
              WorkScheduler.Weight.LIGHT,
              progress -> Task.Completion.whole(progress.remaining().memory()));
      long slow =
          workshop.answer(
              "a",
              WorkScheduler.Weight.HEAVY,
              progress -> Task.Completion.whole(progress.remaining().memory()));
      assertThat(quick * Math.max(2, processors)).isLessThanOrEqualTo(most / 16);
      assertThat(slow * Math.max(1, processors / 2)).isLessThanOrEqualTo(most / 8);
    }
  }
}
