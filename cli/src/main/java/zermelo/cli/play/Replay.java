package zermelo.cli.play;

import java.util.List;
import java.util.Optional;
import zermelo.desk.play.Opening;
import zermelo.kernel.BadInput;
import zermelo.kernel.Move;
import zermelo.kernel.Settings;
import zermelo.play.Course;
import zermelo.play.Match;
import zermelo.play.Story;

/** Plays the events of a journal again, up to the place where it broke off. */
final class Replay {
  private final String name;
  private final int games;
  private final Opening opening;
  private Optional<Match> match = Optional.empty();
  private Optional<Begun> begun = Optional.empty();
  private Settings settings = Settings.NONE;
  private int begins;

  /** A game up to where it was left. */
  record Begun(Opening.Start start, Course course) {}

  /**
   * @param name how messages name the journal
   * @param games how many games the match has
   */
  Replay(String name, int games, Opening opening) {
    this.name = name;
    this.games = games;
    this.opening = opening;
  }

  /** Plays everything again; bad input is a journal that does not fit its game. */
  void run(List<Story.Event> events) {
    for (Story.Event event : events) {
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
    Opening.Start start = opening.at(settings, position);
    Course course = new Course(start.played(), start.played().start(), begins);
    begun = Optional.of(new Begun(start, course));
    if (match.isEmpty()) {
      match = Optional.of(new Match(games, begins));
    }
  }

  /** Counts the last game if it is over. */
  private void count() {
    begun
        .flatMap(now -> now.course().finish())
        .ifPresent(
            finish -> {
              match.orElseThrow().add(finish.winner());
              begun = Optional.empty();
            });
  }

  private Course course(Story.Event event) {
    return begun.orElseThrow(() -> broken(event)).course();
  }

  private Move move(Story.Event event) {
    Course course = course(event);
    return course.rules().move(course.position(), event.value()).orElseThrow(() -> broken(event));
  }

  private BadInput broken(Story.Event event) {
    return new BadInput(
        "%s cannot be resumed: '%s' is not possible in it (have the rules changed since?)"
            .formatted(name, Story.line(event.word(), event.value())));
  }

  Match match() {
    return match.orElseThrow();
  }

  /** The game that is not over yet, or whose end nobody was told. */
  Optional<Begun> open() {
    return begun;
  }
}
