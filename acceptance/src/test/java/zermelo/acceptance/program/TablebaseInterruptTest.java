package zermelo.acceptance.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.FolderContents;

/** Tests that a build of a tablebase resumes after a kill, a stop, or a full disk. */
@Tag("slow")
final class TablebaseInterruptTest {
  private static final int KILLS = 3;

  @TempDir private Path folder;

  private static void build(String game, Path path) {
    List<String> words = new ArrayList<>(List.of("tablebase", "build"));
    words.addAll(List.of(game.split(" ")));
    words.addAll(List.of("-o", path.toString()));
    CommandResult ran = CommandResult.of(words.toArray(String[]::new));
    assertThat(ran.exit()).as(ran.err()).isZero();
  }

  @Test
  void killedAndResumed() throws Exception {
    String game = "connect-four --set width=5 --set height=4";
    Path whole = folder.resolve("whole");
    build(game, whole);
    Path broken = folder.resolve("broken");
    List<String> words = new ArrayList<>(List.of("tablebase", "build"));
    words.addAll(List.of(game.split(" ")));
    words.addAll(List.of("-o", broken.toString()));
    long seed = System.nanoTime();
    Random random = new Random(seed);
    for (int kill = 0; kill < KILLS; kill++) {
      try (ProgramProcess program = ProgramProcess.piped(folder, words.toArray(String[]::new))) {
        Thread.sleep(random.nextInt(300, 2_500));
        program.kill();
      }
    }
    build(game, broken);
    assertThat(FolderContents.of(broken)).as("seed %d", seed).isEqualTo(FolderContents.of(whole));
  }

  /** After a reached limit or Ctrl-C, the next run resumes. */
  @Test
  void stoppedAndResumed() throws Exception {
    String[] words = {"tablebase", "build", "quixo", "--set", "size=4", "-o", ""};
    words[6] = folder.resolve("q4").toString();
    String[] brief = Arrays.copyOf(words, 9);
    brief[7] = "--budget";
    brief[8] = "300ms";
    CommandResult stopped = CommandResult.of(brief);
    assertThat(stopped.exit()).isEqualTo(3);
    assertThat(stopped.out()).isEmpty();
    assertThat(stopped.err())
        .contains("the budget of 0.3 s ran out")
        .contains("the finished part is in " + words[6])
        .contains("the same command continues from there");
    CommandResult query = CommandResult.of("tablebase", "query", words[6], "");
    assertThat(query.exit()).isEqualTo(2);
    assertThat(query.err()).contains("is not finished");
    CommandResult foreign = CommandResult.of("tablebase", "build", "tic-tac-toe", "-o", words[6]);
    assertThat(foreign.exit()).isEqualTo(2);
    assertThat(foreign.err()).contains("holds the unfinished tablebase of another game");
    try (ProgramProcess program = ProgramProcess.piped(folder, words)) {
      program.await("continuing the unfinished tablebase in " + words[6]);
      program.end();
      program.await("stopped: it was interrupted; the finished part is in ");
      assertThat(program.exit()).isEqualTo(3);
    }
    Path mark = folder.resolve("q4/work/plan.txt");
    try (FileChannel other = FileChannel.open(mark, StandardOpenOption.WRITE);
        FileLock lock = other.lock();
        ProgramProcess program = ProgramProcess.piped(folder, words)) {
      assertThat(lock.isValid()).isTrue();
      program.await("zermelo: another build is running in " + words[6]);
      assertThat(program.exit()).isEqualTo(2);
    }
  }

  @Test
  void aFullDisk() throws Exception {
    Path path = folder.resolve("full");
    String[] words = {
      "tablebase",
      "build",
      "connect-four",
      "--set=width=4",
      "--set=height=4",
      "-o",
      path.toString(),
      "--memory=1k"
    };
    try (ProgramProcess program = ProgramProcess.withSmallFiles(folder, 2, words)) {
      program.await("zermelo: stopped: ").await("the same command continues from there");
      assertThat(program.exit()).isEqualTo(3);
    }
    build("connect-four --set width=4 --set height=4", path);
    Path whole = folder.resolve("whole");
    build("connect-four --set width=4 --set height=4", whole);
    assertThat(FolderContents.of(path)).isEqualTo(FolderContents.of(whole));
  }

  /** Without -o no files remain, however the build ends. */
  @Test
  void nothingIsLeft() throws Exception {
    Path temporary = Files.createDirectories(folder.resolve("tmp"));
    try (ProgramProcess program =
        ProgramProcess.withTemporary(
            temporary, "tablebase", "build", "quixo", "--set=size=4", "--memory=1k")) {
      while (isEmpty(temporary)) {
        Thread.sleep(10);
      }
      Thread.sleep(500);
      program.end();
      program.await("stopped: it was interrupted; nothing was saved");
      assertThat(program.exit()).isEqualTo(3);
    }
    assertThat(isEmpty(temporary)).isTrue();
    try (ProgramProcess program =
        ProgramProcess.withTemporary(temporary, "tablebase", "build", "tic-tac-toe")) {
      program.await("5,478");
      assertThat(program.exit()).isZero();
    }
    assertThat(isEmpty(temporary)).isTrue();
  }

  private static boolean isEmpty(Path path) throws IOException {
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(file -> !file.getFileName().toString().startsWith("hsperf")).count() == 0;
    }
  }
}
