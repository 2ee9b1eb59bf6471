package zermelo.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Limits;

/** Tests how many jobs are kept, for which client, and for how long. */
class JobsKeptTest {
  private final JobRegistry<String> jobs =
      new JobRegistry<>(Duration.ofMinutes(5), 10_000, String::length);
  private final List<Throwable> failures = new CopyOnWriteArrayList<>();

  private Job<String> job(String client, int bytes) {
    String reply = "x".repeat(bytes);
    return new Job<>(client, any -> Task.Completion.whole(reply), Limits.standard(), jobs::ended);
  }

  private Job<String> done(String client, int bytes) {
    Job<String> job = job(client, bytes);
    jobs.add(job, () -> {});
    job.run();
    return job;
  }

  @Test
  void whoAsksMuchLosesOwnAnswersAndNobodyElsesAre() {
    Job<String> modest = done("modest", 10);
    List<Job<String>> greedy = new ArrayList<>();
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
        .isInstanceOf(WorkFailure.ClientLimit.class);
    jobs.add(job("modest", 1), () -> {});
  }

  @Test
  void answersTakeNoMoreRoomThanThereIs() {
    Job<String> first = done("a", 4_000);
    Job<String> second = done("b", 4_000);
    Job<String> third = done("c", 4_000);
    assertThat(jobs.find(first.id())).isEmpty();
    assertThat(jobs.find(second.id())).isPresent();
    assertThat(jobs.find(third.id())).isPresent();
  }

  @Test
  void whatWaitsGrowsNoOlder() throws InterruptedException {
    JobRegistry<String> brief = new JobRegistry<>(Duration.ofMillis(1), 10_000, String::length);
    Job<String> waiting = job("a", 1);
    Job<String> over = job("a", 1);
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
    Task<String> endless =
        any -> {
          begun.countDown();
          while (true) {
            Cancellation.checkCurrent();
          }
        };
    Job<String> job = new Job<>("a", endless, Limits.standard(), jobs::ended);
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
                      throw new WorkFailure.ServerLimit("full", Duration.ofSeconds(1));
                    }))
        .isInstanceOf(WorkFailure.ServerLimit.class);
    assertThat(jobs.size()).isZero();
  }

  /** A task without an answer in time runs again with more time, and then fails. */
  @Test
  void whatSaysNothingInTimeFailsInTheEnd() throws InterruptedException {
    WorkScheduler<String> scheduler = new WorkScheduler<>(1, String::length, failures::add);
    AtomicInteger tries = new AtomicInteger();
    Task<String> task =
        progress -> {
          tries.incrementAndGet();
          throw new WorkFailure.OutOfTime("nothing was drawn", Duration.ofSeconds(1));
        };
    assertThatThrownBy(() -> scheduler.answer("a", WorkScheduler.Weight.LIGHT, task))
        .isInstanceOf(WorkFailure.OutOfTime.class)
        .hasMessage("nothing was drawn");
    assertThat(tries).hasValue(2);
    Job<String> job = scheduler.submit("a", task);
    job.await(10_000);
    assertThat(job.state()).isEqualTo(Job.State.FAILED);
  }

  /** No caller waits for a job, so its failure is passed on. */
  @Test
  @Timeout(20)
  void failuresOfJobsAreReported() throws InterruptedException {
    BlockingQueue<Throwable> reported = new LinkedBlockingQueue<>();
    WorkScheduler<String> scheduler = new WorkScheduler<>(1, String::length, reported::add);
    IllegalStateException bug = new IllegalStateException("a bug");
    Task<String> broken =
        any -> {
          throw bug;
        };
    assertThatThrownBy(() -> scheduler.answer("a", WorkScheduler.Weight.LIGHT, broken))
        .isSameAs(bug);
    assertThat(reported).isEmpty();
    scheduler.submit("a", broken);
    assertThat(reported.take()).isSameAs(bug);
  }

  /** However many processors there are, all threads together stay within the memory limit. */
  @Test
  void threadsShareTheMemory() throws InterruptedException {
    long most = Runtime.getRuntime().maxMemory();
    for (int processors : new int[] {1, 2, 16}) {
      WorkScheduler<String> scheduler =
          new WorkScheduler<>(processors, String::length, failures::add);
      long quick =
          scheduler.answer(
              "a",
              WorkScheduler.Weight.LIGHT,
              progress -> Task.Completion.whole(progress.remaining().memory()));
      long slow =
          scheduler.answer(
              "a",
              WorkScheduler.Weight.HEAVY,
              progress -> Task.Completion.whole(progress.remaining().memory()));
      assertThat(quick * Math.max(2, processors)).isLessThanOrEqualTo(most / 16);
      assertThat(slow * Math.max(1, processors / 2)).isLessThanOrEqualTo(most / 8);
    }
  }
}
