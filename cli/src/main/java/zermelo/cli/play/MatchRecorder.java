package zermelo.cli.play;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zermelo.application.StateFolder;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.play.Journal;
import zermelo.play.SavedGame;

/**
 * Writes the journal of a match. If that fails, the game continues, and one message says that it is
 * not kept.
 */
final class MatchRecorder implements AutoCloseable {
  private final Consumer<String> say;
  private Optional<Journal> journal;

  MatchRecorder(Optional<Journal> journal, Consumer<String> say) {
    this.journal = journal;
    this.say = say;
  }

  /** Starts the journal of a new match, or of one that was read from a file. */
  static MatchRecorder begin(List<String> lines, Consumer<String> say) {
    try {
      return new MatchRecorder(Optional.of(Journal.begin(folder(), lines)), say);
    } catch (IOException e) {
      say.accept(
          "this game is not kept: " + folder() + " cannot be written: " + InputFile.reason(e));
      return new MatchRecorder(Optional.empty(), say);
    }
  }

  /** Returns the folder of the matches in progress. */
  static Path folder() {
    return StateFolder.path(System.getenv());
  }

  void add(String word, String value) {
    if (journal.isPresent()) {
      try {
        journal.get().add(SavedGame.line(word, value));
      } catch (IOException e) {
        say.accept("from here on the game is not kept: " + InputFile.reason(e));
        journal = Optional.empty();
      }
    }
  }

  /** Writes a copy of the journal so far. */
  void save(String file) {
    Journal kept =
        journal.orElseThrow(() -> new BadInput("the game is not kept, so it cannot be saved"));
    try {
      Path target = Path.of(file);
      if (!kept.mayReplace(target)) {
        throw new BadInput("'" + file + "' already exists and is not a saved game");
      }
      kept.copyTo(target);
    } catch (InvalidPathException e) {
      throw new BadInput("'" + file + "' is not a valid file name");
    } catch (IOException e) {
      throw new BadInput("'" + file + "' cannot be written: " + InputFile.reason(e));
    }
  }

  /** Returns all lines of the journal. */
  List<String> lines() {
    return journal.map(Journal::lines).orElse(List.of());
  }

  boolean isRecording() {
    return journal.isPresent();
  }

  /** Deletes the journal of a finished match. */
  void finish() {
    try {
      if (journal.isPresent()) {
        journal.get().finish();
      }
    } catch (IOException e) {
      say.accept("the journal of this game could not be deleted: " + InputFile.reason(e));
    }
    journal = Optional.empty();
  }

  @Override
  public void close() {
    try {
      if (journal.isPresent()) {
        journal.get().close();
      }
    } catch (IOException e) {
      say.accept("the journal of this game could not be closed: " + InputFile.reason(e));
    }
  }
}
