package zermelo.web.match;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import zermelo.web.server.Reply;
import zermelo.web.work.Task;
import zermelo.web.work.Workshop;

/** Where rules are asked: on threads that are made for it, in turn with all other clients. */
final class Compute {
  private final Workshop workshop;

  Compute(Workshop workshop) {
    this.workshop = workshop;
  }

  <T> T run(String client, Supplier<T> work) throws InterruptedException {
    AtomicReference<Optional<T>> result = new AtomicReference<>(Optional.empty());
    workshop.answer(
        client,
        Workshop.Weight.LIGHT,
        allowance -> {
          result.set(Optional.of(work.get()));
          return Task.Outcome.whole(Reply.empty(204));
        });
    return result.get().orElseThrow();
  }
}
