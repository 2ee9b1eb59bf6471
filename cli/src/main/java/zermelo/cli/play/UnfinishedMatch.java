package zermelo.cli.play;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import zermelo.application.GameResolver;
import zermelo.application.play.StartSelector;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.play.Journal;
import zermelo.play.SavedGame;

/**
 * A match that can be resumed: the last one that was played, or one that was saved to a file. It is
 * replayed before anything is written, to make sure that it can be resumed.
 *
 * @param name its name in messages
 */
record UnfinishedMatch(String name, SavedGame story, MatchSetup setup, MatchRecorder recorder) {
  /**
   * Finds the match to resume.
   *
   * @param rest the arguments after {@code --resume}: none, or the file of a saved match
   */
  static UnfinishedMatch find(List<String> rest, Consumer<String> say) {
    if (rest.size() > 1) {
      throw new BadInput("--resume takes one saved game, not " + rest.size());
    }
    return rest.isEmpty() ? newest(say) : saved(rest.getFirst(), say);
  }

  /** Returns the newest match; names and skips those that cannot be resumed. */
  private static UnfinishedMatch newest(Consumer<String> say) {
    Path folder = MatchRecorder.folder();
    try {
      for (Path file : Journal.unfinished(folder)) {
        Optional<Journal> journal = Journal.open(file);
        if (journal.isPresent()) {
          MatchRecorder recorder = new MatchRecorder(journal, say);
          try {
            return of("the game that was left", journal.get().lines(), recorder);
          } catch (BadInput unusable) {
            recorder.close();
            say.accept("passed over " + file + ": " + unusable.getMessage());
          }
        }
      }
    } catch (IOException e) {
      throw new BadInput(folder + " cannot be read: " + InputFile.reason(e));
    }
    throw new BadInput(
        "there is no game to resume in "
            + folder
            + ": none was left unfinished, or it is being played elsewhere");
  }

  /** Reads a saved file. The file stays unchanged; the match continues in a new journal. */
  private static UnfinishedMatch saved(String name, Consumer<String> say) {
    try {
      List<String> lines = Journal.lines(Path.of(name));
      of(name, lines, new MatchRecorder(Optional.empty(), say));
      return of(name, lines, MatchRecorder.begin(lines, say));
    } catch (InvalidPathException e) {
      throw new BadInput("'" + name + "' is not a valid file name");
    } catch (IOException e) {
      throw new BadInput("'" + name + "' cannot be read: " + InputFile.reason(e));
    }
  }

  private static UnfinishedMatch of(String name, List<String> lines, MatchRecorder recorder) {
    SavedGame story = SavedGame.read(name, lines);
    MatchSetup setup = MatchSetup.of(name, story.setup());
    StartSelector opening =
        new StartSelector(
            new GameResolver(setup.misere()), setup.opening(), new SplittableRandom());
    new Replay(name, setup.games(), opening).run(story.events()); // throws if it does not fit
    return new UnfinishedMatch(name, story, setup, recorder);
  }
}
