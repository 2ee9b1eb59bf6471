package zermelo.cli.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.FolderContents;

/**
 * Tests the files of tablebases: their bytes do not depend on the build, and every damage is found.
 */
final class TablebaseFilesTest {
  private static final int FLIPS = 150;

  @TempDir private Path folder;

  private static CommandResult build(String game, Path path, String... more) {
    List<String> words = new ArrayList<>(List.of("tablebase", "build"));
    words.addAll(List.of(game.split(" ")));
    words.addAll(List.of("-o", path.toString()));
    words.addAll(Arrays.asList(more));
    CommandResult ran = CommandResult.of(words.toArray(String[]::new));
    assertThat(ran.exit()).as(ran.err()).isZero();
    return ran;
  }

  private static CommandResult verify(Path path) {
    return CommandResult.of("tablebase", "verify", path.toString());
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
    Map<String, String> right = FolderContents.of(usual);
    assertThat(right).containsKey("tablebase.txt");
    for (String how : List.of("--threads=1", "--threads=2", "--threads=3", "--memory=1k")) {
      Path other = folder.resolve(how);
      build(game, other, how);
      assertThat(FolderContents.of(other)).as(how).isEqualTo(right);
    }
    assertThat(verify(usual).exit()).isZero();
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
      CommandResult ran = verify(path);
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
      CommandResult query = CommandResult.of("tablebase", "query", path.toString(), "XOX/O../...");
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
    CommandResult none = verify(path);
    assertThat(none.exit()).isEqualTo(2);
    assertThat(none.err()).contains("there is no tablebase in");
  }

  private static void wrong(Path path, String words) {
    CommandResult ran = verify(path);
    assertThat(ran.exit()).as(ran.err()).isEqualTo(1);
    assertThat(ran.out()).contains(words);
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void anothersFolder() throws IOException {
    Path path = folder.resolve("ttt");
    build("tic-tac-toe", path);
    Map<String, String> before = FolderContents.of(path);
    CommandResult other =
        CommandResult.of("tablebase", "build", "tic-tac-toe", "--misere", "-o", path.toString());
    assertThat(other.exit()).isEqualTo(2);
    assertThat(other.err()).contains(path + " holds another tablebase, game tic-tac-toe");
    assertThat(FolderContents.of(path)).isEqualTo(before);
    Path full = Files.createDirectories(folder.resolve("full"));
    Files.writeString(full.resolve("letter.txt"), "Dear");
    CommandResult refused =
        CommandResult.of("tablebase", "build", "tic-tac-toe", "-o", full.toString());
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("is not empty (letter.txt is in it)");
    assertThat(FolderContents.of(full)).containsOnlyKeys("letter.txt");
  }
}
