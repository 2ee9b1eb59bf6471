package zermelo.web.match;

import java.util.function.Supplier;
import zermelo.web.work.Task;
import zermelo.web.work.Workshop;

/** Where rules are asked: on threads that are made for it, in turn with all other clients. */
final class Compute {
  private final Workshop workshop;

  Compute(Workshop workshop) {
    this.workshop = workshop;
  }

  <T> T run(String client, Supplier<T> work) throws InterruptedException {
    return workshop.answer(
        client, Workshop.Weight.LIGHT, allowance -> Task.Outcome.whole(work.get()));
  }
}
