package zermelo.web.api;

import java.util.List;
import zermelo.desk.Asked;
import zermelo.kernel.Position;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.web.uwapi.Values;
import zermelo.web.work.Task;
import zermelo.web.work.Workshop;

/** What positions are worth, for front ends of another interface: computed as for our own. */
public final class PositionValues implements Values {
  private static final int MOST_MOVES = 1_000;

  private final Rooms rooms;
  private final Workshop workshop;

  public PositionValues(Rooms rooms, Workshop workshop) {
    this.rooms = rooms;
    this.workshop = workshop;
  }

  @Override
  public Result of(Asked.Known game, Position position, String client) throws InterruptedException {
    Room room = rooms.room(game.name(), game.settings(), false, "");
    Question question =
        new Question(
            List.of(game.component(position)),
            false,
            Question.Method.AUTO,
            Question.Wanted.ALL,
            MOST_MOVES);
    return workshop.answer(
        client,
        Workshop.Weight.LIGHT,
        allowance -> {
          Result result = room.solve(question, allowance.meter(allowance.left()));
          return new Task.Outcome<>(result, result instanceof Answer);
        });
  }
}
