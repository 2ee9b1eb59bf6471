package zermelo.web.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.application.GameResolver;
import zermelo.application.json.AnswerJson;
import zermelo.kernel.Game;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.Sum;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;
import zermelo.play.GameRecord;
import zermelo.play.PlayableGame;
import zermelo.solve.Question;
import zermelo.web.server.QueryParameters;

/**
 * The subject of a query: a game, a start position and the moves played from it.
 *
 * @param first the game at the position from which the moves start
 */
record PositionQuery(GameSession room, PlayableGame first, GameRecord course) {
  private static final int MOST_MOVES = 1_000;

  static PositionQuery of(QueryParameters query, GameSessionCache rooms) {
    String name = query.one("game");
    boolean misere = query.flag("misere");
    Settings settings = query.settings();
    String position = query.one("position", "");
    if (position.isEmpty() && !name.equals(Sum.NAME)) {
      Game.Example start = start(rooms.room(name, settings, misere, ""));
      settings = start.settings();
      position = start.position();
    }
    GameSession room = rooms.room(name, settings, misere, position);
    PlayableGame first = room.at(position);
    GameRecord course = new GameRecord(first, first.start(), query.number("first", 1, 1, 2) - 1);
    List<String> moves = query.all("m");
    if (moves.size() > MOST_MOVES) {
      throw new BadInput("a game of more than " + MOST_MOVES + " moves is not looked at");
    }
    moves.forEach(label -> make(label, course));
    return new PositionQuery(room, first, course);
  }

  /**
   * Returns the start if the query has no position: the game's own start, or else its first
   * suitable example. The query's settings override those of the example.
   */
  static Game.Example start(GameSession room) {
    Game game = room.game();
    List<Game.Example> starts = new ArrayList<>();
    starts.add(new Game.Example(Settings.NONE, ""));
    starts.addAll(game.examples());
    BadInput wrong = new BadInput(room.name() + " has no start of its own: give a position");
    for (int i = 0; i < starts.size(); i++) {
      Settings all = starts.get(i).settings().overriddenBy(room.settings());
      try {
        String position = starts.get(i).position();
        GameResolver.ResolvedGame known = room.asked(all, position);
        known.position(position);
        return new Game.Example(all, position);
      } catch (BadInput unsuited) {
        // The last example gives the most useful message about the settings.
        wrong = i == 0 ? wrong : unsuited;
      }
    }
    throw wrong;
  }

  private static void make(String label, GameRecord course) {
    Cancellation.checkCurrent();
    if (course.finish().isPresent()) {
      throw new BadInput("the game was over before the move '" + label + "'");
    }
    Move move =
        course
            .rules()
            .move(course.position(), label)
            .orElseThrow(
                () ->
                    new BadInput(
                        "'%s' is no move at %s"
                            .formatted(label, course.rules().print(course.position()))));
    course.make(move);
  }

  Position position() {
    return course.position();
  }

  /** Returns the game at the current position, after the moves. */
  PlayableGame now() {
    return GameSession.moved(first, position());
  }

  /** Returns the question for the value of the position and at most this many of its moves. */
  Question question(Question.MoveSelection wanted, int most) {
    return Question.of(now().components()).misere(room.misere()).listing(wanted, most);
  }

  /**
   * Returns the settings together with the size of the board. A later position may look like one of
   * a smaller board.
   */
  Settings shown() {
    if (room.name().equals(Sum.NAME)) {
      return Settings.NONE;
    }
    Map<String, String> shown = new LinkedHashMap<>();
    Map<String, String> all = course.rules().values();
    String start = course.rules().printWithTurn(course.start());
    for (String name : room.game().fitted(Settings.NONE, start).values().keySet()) {
      String value = all.get(name);
      if (value != null) {
        shown.put(name, value);
      }
    }
    return room.settings().overriddenBy(new Settings(shown));
  }

  AnswerJson.PositionReference subject() {
    String printed = course.rules().printWithTurn(position());
    return new AnswerJson.PositionReference(room.name(), room.settings(), printed, room.misere());
  }
}
