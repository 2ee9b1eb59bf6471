package zermelo.web.match;

import java.util.function.Supplier;
import zermelo.web.work.Task;
import zermelo.web.work.WorkScheduler;

/** Runs rules on compute threads, in turn with all other clients. */
final class RulesExecutor {
  private final WorkScheduler workshop;

  RulesExecutor(WorkScheduler workshop) {
    this.workshop = workshop;
  }

  <T> T run(String client, Supplier<T> work) throws InterruptedException {
    return workshop.answer(
        client, WorkScheduler.Weight.LIGHT, progress -> Task.Completion.whole(work.get()));
  }
}
