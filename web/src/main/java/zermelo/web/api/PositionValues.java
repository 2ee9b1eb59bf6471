package zermelo.web.api;

import java.util.List;
import zermelo.desk.Asked;
import zermelo.kernel.Position;
import zermelo.solve.Meter;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.web.uwapi.Values;

/** What positions are worth, for front ends of another interface: solved as for our own. */
public final class PositionValues implements Values {
  private final Rooms rooms;

  public PositionValues(Rooms rooms) {
    this.rooms = rooms;
  }

  @Override
  public Result of(Asked.Known game, Position position, int most, Meter meter) {
    Question question =
        new Question(
            List.of(game.component(position)),
            false,
            Question.Method.AUTO,
            Question.Wanted.ALL,
            most);
    return rooms.room(game.name(), game.settings(), false, "").solve(question, meter);
  }
}
