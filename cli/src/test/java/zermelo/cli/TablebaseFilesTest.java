package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the files of tablebases: the bytes do not depend on how they were built, even after a kill,
 * and every damage is found.
 */
final class TablebaseFilesTest {
  private static final int KILLS = 4;
  private static final int FLIPS = 150;

  @TempDir private Path folder;

  private static Ran build(String game, Path path, String... more) {
    List<String> words = new ArrayList<>(List.of("tablebase", "build"));
    words.addAll(List.of(game.split(" ")));
    words.addAll(List.of("-o", path.toString()));
    words.addAll(Arrays.asList(more));
    Ran ran = Ran.of(words.toArray(String[]::new));
    assertThat(ran.exit()).as(ran.err()).isZero();
    return ran;
  }

  private static Ran verify(Path path) {
    return Ran.of("tablebase", "verify", path.toString());
  }

  /** Returns all files by name, with a character for each byte for comparison. */
  private static Map<String, String> bytes(Path path) throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.put(
            path.relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return all;
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "tic-tac-toe",
        "connect-four --set width=4 --set height=4",
        "kalah --set pits=3 --set seeds=3",
        "quixo --set size=3 --misere",
        "domineering --set rows=4 --set columns=4",
        "wythoff 60,70"
      })
  void sameBytes(String game) throws IOException {
    Path usual = folder.resolve("usual");
    build(game, usual);
    Map<String, String> right = bytes(usual);
    assertThat(right).containsKey("tablebase.txt");
    for (String how : List.of("--threads=1", "--threads=2", "--threads=3", "--memory=1k")) {
      Path other = folder.resolve(how);
      build(game, other, how);
      assertThat(bytes(other)).as(how).isEqualTo(right);
    }
    assertThat(verify(usual).exit()).isZero();
  }

  @Tag("slow")
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
      try (Program program = Program.piped(folder, words.toArray(String[]::new))) {
        Thread.sleep(random.nextInt(300, 3_500));
        program.kill();
      }
    }
    build(game, broken);
    assertThat(bytes(broken)).as("seed %d", seed).isEqualTo(bytes(whole));
  }

  /** After a reached limit or Ctrl-C, the next run resumes. */
  @Tag("slow")
  @Test
  void stoppedAndResumed() throws Exception {
    String[] words = {"tablebase", "build", "quixo", "--set", "size=4", "-o", ""};
    words[6] = folder.resolve("q4").toString();
    String[] brief = Arrays.copyOf(words, 9);
    brief[7] = "--budget";
    brief[8] = "300ms";
    Ran stopped = Ran.of(brief);
    assertThat(stopped.exit()).isEqualTo(3);
    assertThat(stopped.out()).isEmpty();
    assertThat(stopped.err())
        .contains("the budget of 0.3 s ran out")
        .contains("what is done is in " + words[6])
        .contains("the same command goes on from there");
    Ran query = Ran.of("tablebase", "query", words[6], "");
    assertThat(query.exit()).isEqualTo(2);
    assertThat(query.err()).contains("is not finished");
    Ran foreign = Ran.of("tablebase", "build", "tic-tac-toe", "-o", words[6]);
    assertThat(foreign.exit()).isEqualTo(2);
    assertThat(foreign.err()).contains("holds the unfinished tablebase of another game");
    try (Program program = Program.piped(folder, words)) {
      program.await("going on with the unfinished tablebase in " + words[6]);
      program.end();
      program.await("stopped: it was interrupted; what is done is in ");
      assertThat(program.exit()).isEqualTo(3);
    }
    Path mark = folder.resolve("q4/work/plan.txt");
    try (FileChannel other = FileChannel.open(mark, StandardOpenOption.WRITE);
        FileLock lock = other.lock();
        Program program = Program.piped(folder, words)) {
      assertThat(lock.isValid()).isTrue();
      program.await("zermelo: another build is at work in " + words[6]);
      assertThat(program.exit()).isEqualTo(2);
    }
  }

  @Tag("slow")
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
    try (Program program = Program.withSmallFiles(folder, 2, words)) {
      program.await("zermelo: stopped: ").await("the same command goes on from there");
      assertThat(program.exit()).isEqualTo(3);
    }
    build("connect-four --set width=4 --set height=4", path);
    Path whole = folder.resolve("whole");
    build("connect-four --set width=4 --set height=4", whole);
    assertThat(bytes(path)).isEqualTo(bytes(whole));
  }

  /** Without -o no files remain, however the build ends. */
  @Tag("slow")
  @Test
  void nothingIsLeft() throws Exception {
    Path temporary = Files.createDirectories(folder.resolve("tmp"));
    try (Program program =
        Program.withTemporary(
            temporary, "tablebase", "build", "quixo", "--set=size=4", "--memory=1k")) {
      while (isEmpty(temporary)) {
        Thread.sleep(10);
      }
      Thread.sleep(500);
      program.end();
      program.await("stopped: it was interrupted; nothing is kept");
      assertThat(program.exit()).isEqualTo(3);
    }
    assertThat(isEmpty(temporary)).isTrue();
    try (Program program = Program.withTemporary(temporary, "tablebase", "build", "tic-tac-toe")) {
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

  @Tag("slow")
  @Test
  void everyFlippedBitIsFound() throws IOException {
    Path path = folder.resolve("k");
    Path text = folder.resolve("countdown.game");
    Files.writeString(
        text,
        """
        game Countdown
        position n: 0..
        move one where n >= 1
          n := n - 1
        move half where n >= 2
          n := n / 2
        """);
    build(text + " 500", path);
    flip(path, 40);
    Path boards = folder.resolve("kalah");
    build("kalah --set pits=2 --set seeds=3", boards);
    flip(boards, FLIPS);
  }

  private static void flip(Path path, int times) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(path)) {
      files = all.sorted().toList();
    }
    Random random = new Random(7);
    for (int i = 0; i < times; i++) {
      Path file = files.get(i % files.size());
      byte[] right = Files.readAllBytes(file);
      byte[] wrong = right.clone();
      int at = random.nextInt(wrong.length);
      wrong[at] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, wrong);
      Ran ran = verify(path);
      assertThat(ran.exit()).as("byte %d of %s: %s", at, file, ran.err()).isEqualTo(1);
      assertThat(ran.out()).contains(path + " is wrong:", file.getFileName().toString());
      Files.write(file, right);
    }
    assertThat(verify(path).exit()).isZero();
  }

  @Tag("slow")
  @Test
  void filesThatAreMissingCutOrForeign() throws IOException {
    Path path = folder.resolve("ttt");
    build("tic-tac-toe", path);
    Path file = path.resolve("tier-0004.ztb");
    byte[] right = Files.readAllBytes(file);
    for (int length : new int[] {0, 3, 8, 100, right.length - 1}) {
      Files.write(file, Arrays.copyOf(right, length));
      wrong(path, "tier-0004.ztb: ");
      Ran query = Ran.of("tablebase", "query", path.toString(), "XOX/O../...");
      assertThat(query.exit()).isEqualTo(2);
      assertThat(query.err()).contains("tier-0004.ztb: ", "tablebase verify").hasLineCount(1);
    }
    Files.write(file, Arrays.copyOf(right, right.length + 1));
    wrong(path, "tier-0004.ztb: it has ");
    Files.delete(file);
    wrong(path, "tier-0004.ztb: it is missing");
    Files.copy(path.resolve("tier-0005.ztb"), file);
    wrong(path, "tier-0004.ztb: it does not belong to this tablebase");
    Files.write(file, right);
    Path added = Files.writeString(path.resolve("tier-0011.ztb"), "x");
    wrong(path, "tier-0011.ztb: it does not belong to the tablebase");
    Files.delete(added);
    assertThat(verify(path).exit()).isZero();

    Path other = folder.resolve("misere");
    build("tic-tac-toe --misere", other);
    Files.copy(other.resolve("tier-0004.ztb"), path.resolve("copy"));
    Files.move(path.resolve("copy"), file, StandardCopyOption.REPLACE_EXISTING);
    assertThat(verify(path).exit()).isEqualTo(1);
    Files.delete(path.resolve("tablebase.txt"));
    Ran none = verify(path);
    assertThat(none.exit()).isEqualTo(2);
    assertThat(none.err()).contains("there is no tablebase in");
  }

  private static void wrong(Path path, String words) {
    Ran ran = verify(path);
    assertThat(ran.exit()).as(ran.err()).isEqualTo(1);
    assertThat(ran.out()).contains(words);
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void anothersFolder() throws IOException {
    Path path = folder.resolve("ttt");
    build("tic-tac-toe", path);
    Map<String, String> before = bytes(path);
    Ran other = Ran.of("tablebase", "build", "tic-tac-toe", "--misere", "-o", path.toString());
    assertThat(other.exit()).isEqualTo(2);
    assertThat(other.err()).contains(path + " holds another tablebase, game tic-tac-toe");
    assertThat(bytes(path)).isEqualTo(before);
    Path full = Files.createDirectories(folder.resolve("full"));
    Files.writeString(full.resolve("letter.txt"), "Dear");
    Ran refused = Ran.of("tablebase", "build", "tic-tac-toe", "-o", full.toString());
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("is not empty (letter.txt is in it)");
    assertThat(bytes(full)).containsOnlyKeys("letter.txt");
  }
}
