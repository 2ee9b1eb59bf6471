package zermelo.cli.play;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import zermelo.application.play.StartSelector;
import zermelo.cli.shell.OutputFile;
import zermelo.cli.shell.WriteFailure;
import zermelo.insight.review.Review;
import zermelo.insight.review.ValueHistorySvg;
import zermelo.play.GameRecord;
import zermelo.play.Match;
import zermelo.play.SavedGame;

/** One match, from its first game to its last or until the people leave. */
final class MatchRun {
  private final MatchGame.MatchContext context;
  private final StartSelector opening;
  private final LineInput lines;
  private final Optional<Path> picture;
  private boolean allWritten = true;

  /**
   * @param picture the file for the value history of every game
   */
  MatchRun(
      MatchGame.MatchContext context,
      StartSelector opening,
      LineInput lines,
      Optional<Path> picture) {
    this.context = context;
    this.opening = opening;
    this.lines = lines;
    this.picture = picture;
  }

  /** Plays a new match. */
  void play(int first, boolean flipped) {
    Match match = new Match(context.setup().games(), first);
    MatchGame round = begin(match);
    context.reporter().introduce(context.setup(), round.machines(), round.start());
    context.reporter().start(match, round.start(), round.course(), flipped);
    playOn(match, Optional.of(round));
  }

  /** Continues a match that was begun before. */
  void resume(String name, SavedGame story) {
    Replay replay = new Replay(name, context.setup().games(), opening);
    replay.run(story.events());
    Match match = replay.match();
    Optional<MatchGame> open =
        replay.open().map(begun -> new MatchGame(context, begun.start(), begun.record()));
    if (open.isPresent() && open.get().course().finish().isEmpty()) {
      MatchGame round = open.get();
      context.reporter().introduce(context.setup(), round.machines(), round.start());
      context.reporter().resumed(match, round.start(), round.course());
    } else if (match.over()) {
      context.reporter().note("This game was played to its end.");
    }
    playOn(match, open);
  }

  private void playOn(Match match, Optional<MatchGame> begun) {
    Optional<MatchGame> open = begun;
    while (!match.over()) {
      MatchGame round;
      if (open.isPresent()) {
        round = open.get();
      } else {
        round = begin(match);
        context.reporter().start(match, round.start(), round.course(), false);
      }
      open = Optional.empty();
      if (!round.play(lines)) {
        context.reporter().playersLeft(context.recorder().isRecording());
        return;
      }
      int number = match.number();
      match.add(round.course().finish().orElseThrow().winner());
      review(round, number);
      if (match.games() > 1) {
        context.reporter().score(match);
      }
      context.recorder().add("told", "");
    }
    context.recorder().finish();
  }

  /** Whether all requested files could be written. */
  boolean allWritten() {
    return allWritten;
  }

  private MatchGame begin(Match match) {
    StartSelector.Start start = opening.next();
    context.recorder().add("begins", Integer.toString(match.begins() + 1));
    for (Map.Entry<String, String> setting : start.settings().values().entrySet()) {
      context.recorder().add("set", setting.getKey() + "=" + setting.getValue());
    }
    context.recorder().add("start", start.position());
    GameRecord record = new GameRecord(start.playable(), start.playable().start(), match.begins());
    return new MatchGame(context, start, record);
  }

  /** Prints the review. A long match between machines has none, unless a picture is requested. */
  private void review(MatchGame round, int number) {
    MatchSetup setup = context.setup();
    if (!setup.someoneTypes() && setup.games() > 1 && picture.isEmpty()) {
      return;
    }
    Review review = round.review();
    context.reporter().review(review);
    picture.ifPresent(file -> draw(numbered(file, number), review, round));
  }

  private void draw(Path file, Review review, MatchGame round) {
    String title =
        context.setup().sum()
            ? round.start().position()
            : round.start().title() + " " + round.start().position();
    try {
      new OutputFile(file).write(ValueHistorySvg.of(review, title));
      context.reporter().note("The value history is in " + file + ".");
    } catch (WriteFailure e) {
      allWritten = false;
      context.reporter().note(e.getMessage() + ".");
    }
  }

  /** Numbers the pictures of the games of a match: game-1.svg, game-2.svg. */
  private Path numbered(Path file, int number) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    String stem = dot < 0 ? name : name.substring(0, dot);
    String ending = dot < 0 ? "" : name.substring(dot);
    return context.setup().games() == 1 ? file : file.resolveSibling(stem + "-" + number + ending);
  }
}
