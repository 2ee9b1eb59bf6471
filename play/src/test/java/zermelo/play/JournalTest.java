package zermelo.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.kernel.input.BadInput;

/**
 * Tests that a journal keeps every line, survives an incomplete one, and has one user at a time.
 */
final class JournalTest {
  @TempDir Path folder;

  private Optional<Journal> newest() throws IOException {
    List<Path> files = Journal.unfinished(folder);
    return files.isEmpty() ? Optional.empty() : Journal.open(files.getFirst());
  }

  @Test
  void onlySavedGamesAreReplaced() throws IOException {
    try (Journal journal = Journal.begin(folder, List.of("zermelo-play 1", "game nim"))) {
      Path rules = Files.writeString(folder.resolve("my.game"), "game Mine\n");
      Path saved = folder.resolve("my.save");
      assertThat(journal.mayReplace(rules)).isFalse();
      assertThat(journal.mayReplace(folder)).isFalse();
      assertThat(journal.mayReplace(saved)).isTrue();
      journal.copyTo(saved);
      assertThat(journal.mayReplace(saved)).isTrue();
    }
  }

  private Path only() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findFirst().orElseThrow();
    }
  }

  @Test
  void whatIsWrittenIsOnTheDiskAtOnce() throws IOException {
    try (Journal journal = Journal.begin(folder, List.of("a 1"))) {
      journal.add("move x");
      assertThat(Files.readString(only())).isEqualTo("a 1\nmove x\n");
    }
  }

  @Test
  void aTornLineIsCutOff() throws IOException {
    Journal.begin(folder, List.of("a 1", "move x")).close();
    Files.writeString(only(), "move hal", StandardOpenOption.APPEND);
    try (Journal journal = newest().orElseThrow()) {
      assertThat(journal.lines()).containsExactly("a 1", "move x");
      journal.add("move y");
      assertThat(Files.readString(only())).isEqualTo("a 1\nmove x\nmove y\n");
    }
  }

  @Test
  void aGameInUseIsNotResumed() throws IOException {
    try (Journal journal = Journal.begin(folder, List.of("a 1"))) {
      assertThat(journal.lines()).isNotEmpty();
      assertThat(newest()).isEmpty();
    }
    try (Journal again = newest().orElseThrow()) {
      assertThat(newest()).as("while it is resumed").isEmpty();
      assertThat(again.lines()).containsExactly("a 1");
      again.finish();
    }
    assertThat(newest()).isEmpty();
  }

  @Test
  void aFolderThatIsNotThereHasNoGames() throws IOException {
    assertThat(Journal.unfinished(folder.resolve("none"))).isEmpty();
  }

  @Test
  void aStoryIsReadAsItWasTold() {
    List<String> lines = new ArrayList<>(SavedGame.head(Map.of("game", "a\nb\\n c")));
    lines.add(SavedGame.line("start", "3+5"));
    lines.add(SavedGame.line("undo", ""));
    SavedGame story = SavedGame.read("it", lines);
    assertThat(story.setup()).containsExactly(Map.entry("game", "a\nb\\n c"));
    assertThat(story.events())
        .containsExactly(new SavedGame.Event("start", "3+5"), new SavedGame.Event("undo", ""));
  }

  @Test
  void whatIsNoStoryIsRefused() {
    assertThatThrownBy(() -> SavedGame.read("x.txt", List.of("hello")))
        .isInstanceOf(BadInput.class)
        .hasMessage("x.txt is not a saved game: its first line should be 'zermelo-play 1'");
    assertThatThrownBy(() -> SavedGame.read("x.txt", List.of("zermelo-play 1", "start 3", "dance")))
        .isInstanceOf(BadInput.class)
        .hasMessage("x.txt, line 3: 'dance' means nothing here");
  }
}
