package zermelo.cli.play;

import java.util.List;
import java.util.Optional;
import zermelo.application.play.StartSelector;
import zermelo.kernel.Move;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.play.GameRecord;
import zermelo.play.Match;
import zermelo.play.SavedGame;

/** Rebuilds a match from its journal by making every recorded move again. */
final class Replay {
  private final String name;
  private final int games;
  private final StartSelector opening;
  private Optional<Match> match = Optional.empty();
  private Optional<ReplayedGame> begun = Optional.empty();
  private Settings settings = Settings.NONE;
  private int begins;

  /** A game up to the point where it was left. */
  record ReplayedGame(StartSelector.Start start, GameRecord record) {}

  /**
   * @param name the name of the journal in messages
   * @param games how many games the match has
   */
  Replay(String name, int games, StartSelector opening) {
    this.name = name;
    this.games = games;
    this.opening = opening;
  }

  /** Replays all events; throws bad input if the journal does not match its game. */
  void run(List<SavedGame.Event> events) {
    for (SavedGame.Event event : events) {
      switch (event.word()) {
        case "set" -> settings = settings.and(event.value());
        case "begins" -> {
          begins = event.value().equals("2") ? 1 : 0;
          settings = Settings.NONE;
        }
        case "start" -> start(event.value());
        case "move" -> course(event).make(move(event));
        case "undo" -> course(event).undo();
        case "redo" -> course(event).redo();
        case "told" -> count();
        case "resign" -> course(event).resign(event.value().equals("2") ? 1 : 0);
        default -> throw broken(event);
      }
    }
    if (match.isEmpty()) {
      throw new BadInput(name + " has no game in it");
    }
  }

  private void start(String position) {
    count();
    StartSelector.Start start = opening.at(settings, position);
    GameRecord record = new GameRecord(start.playable(), start.playable().start(), begins);
    begun = Optional.of(new ReplayedGame(start, record));
    if (match.isEmpty()) {
      match = Optional.of(new Match(games, begins));
    }
  }

  /** Counts the last game if it is over. */
  private void count() {
    begun
        .flatMap(now -> now.record().finish())
        .ifPresent(
            finish -> {
              match.orElseThrow().add(finish.winner());
              begun = Optional.empty();
            });
  }

  private GameRecord course(SavedGame.Event event) {
    return begun.orElseThrow(() -> broken(event)).record();
  }

  private Move move(SavedGame.Event event) {
    GameRecord record = course(event);
    return record.rules().move(record.position(), event.value()).orElseThrow(() -> broken(event));
  }

  private BadInput broken(SavedGame.Event event) {
    return new BadInput(
        "%s cannot be resumed: '%s' is not possible in it (have the rules changed since?)"
            .formatted(name, SavedGame.line(event.word(), event.value())));
  }

  Match match() {
    return match.orElseThrow();
  }

  /** Returns the game that is not over yet, or whose end was not reported yet. */
  Optional<ReplayedGame> open() {
    return begun;
  }
}
