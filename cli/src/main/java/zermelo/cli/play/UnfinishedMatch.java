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
 * A game that was left and can be resumed: the one that was played last, or one that was saved to a
 * file. That it can be resumed is tried before anything is kept.
 *
 * @param name how messages name it
 */
record UnfinishedMatch(String name, SavedGame story, MatchSetup setup, MatchRecorder chronicle) {
  /**
   * @param rest what stands behind {@code --resume}: nothing, or the file of a saved game
   */
  static UnfinishedMatch find(List<String> rest, Consumer<String> say) {
    if (rest.size() > 1) {
      throw new BadInput("--resume takes one saved game, not " + rest.size());
    }
    return rest.isEmpty() ? newest(say) : saved(rest.getFirst(), say);
  }

  /** Games that cannot be resumed are named and passed over. */
  private static UnfinishedMatch newest(Consumer<String> say) {
    Path folder = MatchRecorder.folder();
    try {
      for (Path file : Journal.unfinished(folder)) {
        Optional<Journal> journal = Journal.open(file);
        if (journal.isPresent()) {
          MatchRecorder chronicle = new MatchRecorder(journal, say);
          try {
            return of("the game that was left", journal.get().lines(), chronicle);
          } catch (BadInput unusable) {
            chronicle.close();
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

  /** A saved file stays as it is; the game goes on in a journal of its own. */
  private static UnfinishedMatch saved(String name, Consumer<String> say) {
    try {
      List<String> lines = Journal.lines(Path.of(name));
      of(name, lines, new MatchRecorder(Optional.empty(), say));
      return of(name, lines, MatchRecorder.begin(lines, say));
    } catch (InvalidPathException e) {
      throw new BadInput("'" + name + "' is no path of a file");
    } catch (IOException e) {
      throw new BadInput("'" + name + "' cannot be read: " + InputFile.reason(e));
    }
  }

  private static UnfinishedMatch of(String name, List<String> lines, MatchRecorder chronicle) {
    SavedGame story = SavedGame.read(name, lines);
    MatchSetup setup = MatchSetup.of(name, story.setup());
    StartSelector opening =
        new StartSelector(
            new GameResolver(setup.misere()), setup.opening(), new SplittableRandom());
    new Replay(name, setup.games(), opening).run(story.events()); // throws if it does not fit
    return new UnfinishedMatch(name, story, setup, chronicle);
  }
}
