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
import zermelo.kernel.Halt;
import zermelo.solve.Budget;
import zermelo.web.server.Problem;
import zermelo.web.server.Reply;

/** How many jobs are kept, whose, and for how long. */
class JobsKeptTest {
  private final Jobs jobs = new Jobs(Duration.ofMinutes(5), 10_000);

  private Job<Reply> job(String client, int bytes) {
    Reply reply = Reply.text(200, "text/plain", "x".repeat(bytes));
    return new Job<>(client, any -> Task.Outcome.whole(reply), Budget.standard(), jobs::ended);
  }

  private Job<Reply> done(String client, int bytes) {
    Job<Reply> job = job(client, bytes);
    jobs.add(job, () -> {});
    job.run();
    return job;
  }

  @Test
  void whoAsksMuchLosesOwnAnswersAndNobodyElsesAre() {
    Job<Reply> modest = done("modest", 10);
    List<Job<Reply>> greedy = new ArrayList<>();
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
            Problem.class, problem -> assertThat(problem.status()).isEqualTo(429));
    jobs.add(job("modest", 1), () -> {});
  }

  @Test
  void answersTakeNoMoreRoomThanThereIs() {
    Job<Reply> first = done("a", 4_000);
    Job<Reply> second = done("b", 4_000);
    Job<Reply> third = done("c", 4_000);
    assertThat(jobs.find(first.id())).isEmpty();
    assertThat(jobs.find(second.id())).isPresent();
    assertThat(jobs.find(third.id())).isPresent();
  }

  @Test
  void whatWaitsGrowsNoOlder() throws InterruptedException {
    Jobs brief = new Jobs(Duration.ofMillis(1), 10_000);
    Job<Reply> waiting = job("a", 1);
    Job<Reply> over = job("a", 1);
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
    Task<Reply> endless =
        any -> {
          begun.countDown();
          while (true) {
            Halt.look();
          }
        };
    Job<Reply> job = new Job<>("a", endless, Budget.standard(), jobs::ended);
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
                      throw Problem.busy("full", 1);
                    }))
        .isInstanceOf(Problem.class);
    assertThat(jobs.size()).isZero();
  }

  /** Work that says nothing in time is tried with more of it, and then it has failed. */
  @Test
  void whatSaysNothingInTimeFailsInTheEnd() throws InterruptedException {
    Workshop workshop = new Workshop(1);
    AtomicInteger tries = new AtomicInteger();
    Task<Reply> task =
        allowance -> {
          tries.incrementAndGet();
          throw new Job.OutOfTime(Problem.busy("nothing was drawn", 1));
        };
    assertThatThrownBy(() -> workshop.answer("a", Workshop.Weight.LIGHT, task))
        .isInstanceOfSatisfying(
            Problem.class, problem -> assertThat(problem.status()).isEqualTo(503))
        .hasMessage("nothing was drawn");
    assertThat(tries).hasValue(2);
    Job<Reply> job = workshop.submit("a", task);
    job.await(10_000);
    assertThat(job.state()).isEqualTo(Job.State.FAILED);
  }

  /** However many processors there are, all threads together stay within the memory. */
  @Test
  void threadsShareTheMemory() throws InterruptedException {
    long most = Runtime.getRuntime().maxMemory();
    for (int processors : new int[] {1, 2, 16}) {
      Workshop workshop = new Workshop(processors);
      long quick =
          workshop.answer(
              "a",
              Workshop.Weight.LIGHT,
              allowance -> Task.Outcome.whole(allowance.left().memory()));
      long slow =
          workshop.answer(
              "a",
              Workshop.Weight.HEAVY,
              allowance -> Task.Outcome.whole(allowance.left().memory()));
      assertThat(quick * Math.max(2, processors)).isLessThanOrEqualTo(most / 16);
      assertThat(slow * Math.max(1, processors / 2)).isLessThanOrEqualTo(most / 8);
    }
  }
}
