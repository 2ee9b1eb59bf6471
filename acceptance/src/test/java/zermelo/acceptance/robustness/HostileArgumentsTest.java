package zermelo.acceptance.robustness;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.TestGraphs;
import zermelo.kernel.Game;
import zermelo.library.Library;
import zermelo.testkit.SampleSize;

/**
 * Tests random command lines built from dangerous words. Each ends with a documented exit code and
 * without a stack trace, and none takes long.
 */
@Tag("slow")
final class HostileArgumentsTest {
  private static final int LINES = SampleSize.of(800);
  private static final Duration LONGEST = Duration.ofSeconds(10); // on a busy machine

  private static final List<String> COMMANDS =
      List.of(
          "solve", "solve", "solve", "solve", "table", "show", "lint", "games", "judge", "help", "",
          "-", "x");

  private static final List<String> POSITIONS =
      List.of(
          "",
          " ",
          "0",
          "1",
          "7",
          "-1",
          "30",
          "12,5",
          "3+5",
          "3+5+7",
          "[3,6,8]",
          "[]",
          "{}",
          "{1,4}",
          "[1,2],1,1",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775808",
          "9223372036854775807+9223372036854775807",
          "9223372036854775807,9223372036854775806",
          "1000000000000",
          "999999999999999989,2",
          "[9223372036854775807,3]",
          "{9223372036854775807}",
          "1+".repeat(400) + "1",
          "[" + "2,".repeat(300) + "2]",
          "99,99,99,99",
          "1,1:B",
          "0,0",
          "X.O/.X./..O",
          ".../.../...",
          "....",
          "X",
          "/",
          ":",
          ":X",
          "[[1]]",
          "+",
          "++",
          ",",
          "((",
          ")",
          "é",
          "\u0000",
          "𝕏",
          "\n",
          "\t3",
          "٣",
          "1e9",
          "0x10",
          "007",
          "3 + nim 4",
          "--",
          "-",
          "nim 3 + kayles 5",
          "4,7 + 3",
          "..X.X..",
          "63",
          "10000",
          "[0,1,2,3,4,5,6,7,8,9]",
          "1/0",
          "100000",
          "1000000,1000000",
          "60+61+62+63",
          "9,9,{1,2,3}",
          "50,1+50,1");

  private static final List<String> OPTIONS =
      List.of(
          "--json",
          "--misere",
          "--json",
          "--misere",
          "--moves=all",
          "--moves=winning",
          "--moves=none",
          "--moves",
          "--method=computed",
          "--method=theorem",
          "--method=x",
          "--to=5",
          "--to=40",
          "--to=x",
          "--from=3",
          "--value=winner",
          "--value=remoteness",
          "--format=csv",
          "--format=json",
          "--help",
          "--",
          "--set",
          "--json=",
          "--to=999999999999999999");

  private static final List<String> SETTINGS =
      List.of(
          "k=2",
          "k=9223372036854775807",
          "k=-1",
          "N=12",
          "N=9223372036854775807",
          "v=5",
          "cap=3",
          "limit=20",
          "limit=9223372036854775807",
          "x=1",
          "y=2",
          "z=9223372036854775807",
          "size=3",
          "size=19",
          "rows=3",
          "columns=3",
          "rows=63",
          "width=4",
          "height=4",
          "pits=2",
          "seeds=2",
          "pits=26",
          "set={1,2}",
          "set=primes",
          "set={9223372036854775807}",
          "code=0.137",
          "code=4.000000000007",
          "code=",
          "floor=1",
          "keep=true",
          "mark-start=true",
          "file=/",
          "=",
          "a=b=c",
          "file=/dev/null");

  @TempDir Path folder;

  private static final List<String> CODES =
      List.of(
          "0.77",
          ".137",
          "0.8",
          "0x.8",
          "0x",
          "0x.",
          "0xg.1",
          "4.007",
          "9.9",
          "0.7\u0000",
          "0.٣",
          "grundy",
          "unequal{",
          "unequal{0.07}",
          "unequal{grundy}",
          "subtraction{}",
          "subtraction{1,4,9}",
          "subtraction{all-but 2,5}",
          "subtraction{999999}",
          "subtraction{99999999999999999999}",
          "0." + "7".repeat(3000),
          "0." + "0".repeat(9_999) + "7",
          "0.???",
          "kayles",
          "nim",
          "heaps",
          "");

  private static final List<String> CODE_OPTIONS =
      List.of(
          "--to=50",
          "--to=2^12",
          "--to=1e5",
          "--to=2^62",
          "--to=0",
          "--to=-1",
          "--to=1e99",
          "--threads=1",
          "--threads=0",
          "--threads=9999999999",
          "--no-period",
          "--json",
          "--compare=0.36",
          "--compare=x",
          "--family=0.?",
          "--family=?.??",
          "--family=0x.8?",
          "--family=??????",
          "--format=csv",
          "--verify=/dev/null",
          "--verify=/",
          "--verify=\u0000",
          "--values=/",
          "--certificate=/nowhere/x",
          "-o=x",
          "-o=\u0000.png",
          "-o=/nowhere/x.png",
          "--kind=scatter",
          "--kind=heat",
          "--kind=x",
          "--size=1x1",
          "--size=99999x99999",
          "--heaps=2",
          "--misere",
          "--runs=0",
          "--runs=x",
          "--rows=",
          "--rows=,",
          "--rows=0.77",
          "--rows=/",
          "--rows=0.77/0",
          "--rows=0.77/1e99",
          "--baseline=/",
          "--baseline=none.c",
          "--baseline=\u0000.c",
          "--patience=0",
          "--set=k=3",
          "--set=",
          "--help",
          "--");

  /** Nothing is measured here: each {@code bench} line is refused, at the latest by its rows. */
  @Test
  void nothingEscapesFromCodes() {
    for (int seed = 0; seed < LINES / 4; seed++) {
      Random random = new Random(seed);
      String command = pick(random, List.of("sequence", "sequence", "plot", "bench"));
      List<String> line = new ArrayList<>(List.of(command, pick(random, CODES)));
      if (random.nextInt(8) == 0) {
        line.add(pick(random, POSITIONS));
      }
      if (command.equals("plot") && random.nextInt(8) > 0) {
        line.add("-o=" + folder.resolve(random.nextBoolean() ? "x.svg" : "x.png"));
      }
      for (int i = random.nextInt(4); i > 0; i--) {
        line.add(pick(random, CODE_OPTIONS));
      }
      line.add(command.equals("bench") ? "--rows=0.77/-1" : "--budget=200ms");
      check(seed, "", line.toArray(String[]::new));
    }
  }

  private static final List<String> TABLEBASE_WORDS =
      List.of("build", "build", "build", "query", "query", "verify", "", "x", "-", "building");

  private static final List<String> TABLEBASE_OPTIONS =
      List.of(
          "-o=",
          "-o=/",
          "-o=\u0000",
          "-o=/dev/null",
          "-o=/dev/null/x",
          "--threads=1",
          "--threads=3",
          "--threads=0",
          "--threads=1e99",
          "--memory=1k",
          "--memory=1",
          "--memory=1e30",
          "--memory=x",
          "--memory=",
          "--misere",
          "--json",
          "--moves=none",
          "--moves=x",
          "--tablebase=x",
          "--set=",
          "--help",
          "--");

  /** Boards and numbers of any size give a tablebase, a refusal, or a reached limit. */
  @Test
  void nothingEscapesFromTablebases() {
    String whole = folder.resolve("whole").toString();
    CommandResult.of("tablebase", "build", "kalah", "--set=pits=2", "--set=seeds=2", "-o", whole);
    List<String> games = new ArrayList<>(Library.ids());
    games.addAll(
        List.of(whole, whole, whole, whole, "/", "/dev/null", "", "graph:/", "\u0000.game"));
    for (int seed = 0; seed < LINES / 4; seed++) {
      Random random = new Random(seed);
      String kind = pick(random, TABLEBASE_WORDS);
      String game = kind.equals("build") || random.nextInt(4) == 0 ? pick(random, games) : whole;
      List<String> line = new ArrayList<>(List.of("tablebase", kind, game));
      for (int i = random.nextInt(3); i > 0; i--) {
        line.add(pick(random, POSITIONS));
      }
      for (int i = kind.equals("build") ? random.nextInt(3) : 0; i > 0; i--) {
        line.addAll(List.of("--set", pick(random, SETTINGS)));
      }
      for (int i = random.nextInt(3); i > 0; i--) {
        line.add(pick(random, TABLEBASE_OPTIONS));
      }
      if (kind.equals("build")) {
        line.add("--budget=200ms,64mb");
        line.add("-o=" + folder.resolve("built-" + seed));
      }
      check(seed, pick(random, POSITIONS) + "\n[1,1],0,[1,1],0\n", line.toArray(String[]::new));
    }
  }

  @Test
  void nothingEscapes() {
    List<String> games = new ArrayList<>(Library.ids());
    games.addAll(
        List.of(
            "",
            "nimm",
            "-",
            "nim 3",
            "graph:",
            "graph:/",
            "/",
            "/dev/null",
            "../x.game",
            "nim(",
            "(",
            "nim()",
            "nim(k=1",
            "take-away(k=9)",
            TestGraphs.game("loops.csv"),
            "\u0000.game",
            "graph:\u0000"));
    for (int seed = 0; seed < LINES; seed++) {
      Random random = new Random(seed);
      String[] line = line(random, games);
      String input = pick(random, POSITIONS) + "\n" + pick(random, POSITIONS) + "\n";
      check(seed, input, line);
    }
  }

  /** Usually a game with its own settings, so that not all lines are refused at once. */
  private static String[] line(Random random, List<String> games) {
    String command = pick(random, COMMANDS);
    List<String> line = new ArrayList<>(List.of(command));
    String name = pick(random, games);
    line.add(name);
    List<Game.Example> examples = Library.find(name).map(Game::examples).orElse(List.of());
    if (!examples.isEmpty() && random.nextInt(10) > 0) {
      Game.Example example = examples.get(random.nextInt(examples.size()));
      example.settings().values().forEach((k, v) -> line.addAll(List.of("--set", k + "=" + v)));
      if (random.nextBoolean() && !example.position().isEmpty() && command.equals("solve")) {
        line.add(example.position());
      }
    } else {
      for (int i = random.nextInt(4); i > 0; i--) {
        line.addAll(List.of("--set", pick(random, SETTINGS)));
      }
    }
    for (int i = command.equals("table") ? 0 : random.nextInt(3); i > 0; i--) {
      line.add(pick(random, POSITIONS));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      line.add(pick(random, OPTIONS));
    }
    line.add(random.nextInt(30) == 0 ? "--budget=" + pick(random, POSITIONS) : "--budget=200ms");
    return line.toArray(String[]::new);
  }

  private static String pick(Random random, List<String> words) {
    return words.get(random.nextInt(words.size()));
  }

  private static void check(int seed, String input, String... line) {
    String what = "seed " + seed + ": " + String.join(" ", line);
    long before = System.nanoTime();
    CommandResult ran;
    try {
      ran = CommandResult.withInput(input, line);
    } catch (RuntimeException | Error escaped) {
      throw new AssertionError(what, escaped);
    }
    Duration taken = Duration.ofNanos(System.nanoTime() - before);
    assertThat(taken).as(what).isLessThan(LONGEST);
    assertThat(ran.exit()).as(what).isIn(0, 2, 3);
    assertThat(ran.out() + ran.err())
        .as(what)
        .doesNotContain("Exception", "\tat ", "java.", "zermelo.");
    if (ran.exit() == 0) {
      // A plot prints where it is.
      String said =
          line[0].equals("plot") ? ran.err().replaceAll("The .* is in .*\n", "") : ran.err();
      assertThat(said).as(what).isEmpty();
    } else {
      assertThat(ran.out() + ran.err()).as(what).isNotBlank();
    }
  }
}
