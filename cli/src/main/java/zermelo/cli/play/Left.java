package zermelo.cli.play;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import zermelo.desk.Asked;
import zermelo.desk.play.Opening;
import zermelo.kernel.BadInput;
import zermelo.kernel.InputFile;
import zermelo.play.Journal;
import zermelo.play.Story;

/**
 * A game that was left and can be resumed: the one that was played last, or one that was saved to a
 * file. That it can be resumed is tried before anything is kept.
 *
 * @param name how messages name it
 */
record Left(String name, Story story, Setup setup, Chronicle chronicle) {
  /**
   * @param rest what stands behind {@code --resume}: nothing, or the file of a saved game
   */
  static Left find(List<String> rest, Consumer<String> say) {
    if (rest.size() > 1) {
      throw new BadInput("--resume takes one saved game, not " + rest.size());
    }
    return rest.isEmpty() ? newest(say) : saved(rest.getFirst(), say);
  }

  /** Games that cannot be resumed are named and passed over. */
  private static Left newest(Consumer<String> say) {
    Path folder = Chronicle.folder();
    try {
      for (Path file : Journal.unfinished(folder)) {
        Optional<Journal> journal = Journal.open(file);
        if (journal.isPresent()) {
          Chronicle chronicle = new Chronicle(journal, say);
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
  private static Left saved(String name, Consumer<String> say) {
    try {
      List<String> lines = Journal.lines(Path.of(name));
      of(name, lines, new Chronicle(Optional.empty(), say));
      return of(name, lines, Chronicle.begin(lines, say));
    } catch (InvalidPathException e) {
      throw new BadInput("'" + name + "' is no path of a file");
    } catch (IOException e) {
      throw new BadInput("'" + name + "' cannot be read: " + InputFile.reason(e));
    }
  }

  private static Left of(String name, List<String> lines, Chronicle chronicle) {
    Story story = Story.read(name, lines);
    Setup setup = Setup.of(name, story.setup());
    Opening opening =
        new Opening(new Asked(setup.misere()), setup.opening(), new SplittableRandom());
    new Replay(name, setup.games(), opening).run(story.events()); // throws if it does not fit
    return new Left(name, story, setup, chronicle);
  }
}
