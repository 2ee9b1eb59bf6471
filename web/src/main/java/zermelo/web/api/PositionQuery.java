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
record PositionQuery(GameSession session, PlayableGame first, GameRecord record) {
  private static final int MAX_MOVES = 1_000;

  static PositionQuery of(QueryParameters query, GameSessionCache sessions) {
    String name = query.one("game");
    boolean misere = query.flag("misere");
    Settings settings = query.settings();
    String position = query.one("position", "");
    if (position.isEmpty() && !name.equals(Sum.NAME)) {
      Game.Example start = start(sessions.session(name, settings, misere, ""));
      settings = start.settings();
      position = start.position();
    }
    GameSession session = sessions.session(name, settings, misere, position);
    PlayableGame first = session.at(position);
    GameRecord record = new GameRecord(first, first.start(), query.number("first", 1, 1, 2) - 1);
    List<String> moves = query.all("m");
    if (moves.size() > MAX_MOVES) {
      throw new BadInput("a game of more than " + MAX_MOVES + " moves cannot be shown here");
    }
    moves.forEach(label -> make(label, record));
    return new PositionQuery(session, first, record);
  }

  /**
   * Returns the start if the query has no position: the game's own start, or else its first
   * suitable example. The query's settings override those of the example.
   */
  static Game.Example start(GameSession session) {
    Game game = session.game();
    List<Game.Example> starts = new ArrayList<>();
    starts.add(new Game.Example(Settings.NONE, ""));
    starts.addAll(game.examples());
    BadInput wrong = new BadInput(session.name() + " has no start of its own: give a position");
    for (int i = 0; i < starts.size(); i++) {
      Settings all = starts.get(i).settings().overriddenBy(session.settings());
      try {
        String position = starts.get(i).position();
        GameResolver.ResolvedGame resolved = session.resolved(all, position);
        resolved.position(position);
        return new Game.Example(all, position);
      } catch (BadInput unsuited) {
        // The last example gives the most useful message about the settings.
        wrong = i == 0 ? wrong : unsuited;
      }
    }
    throw wrong;
  }

  private static void make(String label, GameRecord record) {
    Cancellation.checkCurrent();
    if (record.finish().isPresent()) {
      throw new BadInput("the game was over before the move '" + label + "'");
    }
    Move move =
        record
            .rules()
            .move(record.position(), label)
            .orElseThrow(
                () ->
                    new BadInput(
                        "'%s' is not a move at %s"
                            .formatted(label, record.rules().print(record.position()))));
    record.make(move);
  }

  Position position() {
    return record.position();
  }

  /** Returns the game at the current position, after the moves. */
  PlayableGame now() {
    return GameSession.moved(first, position());
  }

  /** Returns the question for the value of the position and at most this many of its moves. */
  Question question(Question.MoveSelection wanted, int most) {
    return Question.of(now().components()).misere(session.misere()).listing(wanted, most);
  }

  /**
   * Returns the settings together with the size of the board. A later position may look like one of
   * a smaller board.
   */
  Settings shown() {
    if (session.name().equals(Sum.NAME)) {
      return Settings.NONE;
    }
    Map<String, String> shown = new LinkedHashMap<>();
    Map<String, String> all = record.rules().parameterValues();
    String start = record.rules().printWithTurn(record.start());
    for (String name : session.game().fitted(Settings.NONE, start).values().keySet()) {
      String value = all.get(name);
      if (value != null) {
        shown.put(name, value);
      }
    }
    return session.settings().overriddenBy(new Settings(shown));
  }

  AnswerJson.PositionReference subject() {
    String printed = record.rules().printWithTurn(position());
    return new AnswerJson.PositionReference(
        session.name(), session.settings(), printed, session.misere());
  }
}
