package zermelo.cli.play;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.BadInput;
import zermelo.kernel.Move;
import zermelo.kernel.Settings;
import zermelo.play.Course;
import zermelo.play.Match;
import zermelo.play.Story;

/** Plays the events of a journal again, up to the place where it broke off. */
final class Replay {
  private final String name;
  private final Round.Company company;
  private final Opening opening;
  private Optional<Match> match = Optional.empty();
  private Optional<Round> round = Optional.empty();
  private Settings settings = Settings.NONE;
  private int begins;

  Replay(String name, Round.Company company, Opening opening) {
    this.name = name;
    this.company = company;
    this.opening = opening;
  }

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
        case "resign" -> course(event).resign(event.value().equals("2") ? 1 : 0);
        default -> throw broken(event);
      }
    }
    if (match.isEmpty()) {
      throw new BadInput(name + " has no game in it");
    }
    count();
  }

  private void start(String position) {
    count();
    round = Optional.of(new Round(company, opening.at(settings, position), begins));
    if (match.isEmpty()) {
      match = Optional.of(new Match(company.setup().games(), begins));
    }
  }

  /** Counts the last game if it is over. */
  private void count() {
    round
        .flatMap(now -> now.course().finish())
        .ifPresent(
            finish -> {
              match.orElseThrow().add(finish.winner());
              round = Optional.empty();
            });
  }

  private Course course(Story.Event event) {
    return round.orElseThrow(() -> broken(event)).course();
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

  /** The game that is not over yet. */
  Optional<Round> open() {
    return round;
  }
}
