package zermelo.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.cli.testing.CommandResult;

/** Tests {@code stress} against programs that are wrong in every way. */
final class StressCommandTest {
  /** Reads T and then numbers n, and runs a command for each. */
  private static final String EACH = "read t; while read n; do %s; done";

  private static final String CHEF = "if [ $((n %% %d)) = 0 ]; then echo Misha; else echo Chef; fi";

  /**
   * A minimax program in awk, which is available everywhere, with a placeholder for clearing its
   * memo.
   */
  private static final String MINIMAX =
      """
      function minimax(n, m,  i, best, v) {
        if (m > n) return 0
        if (m == n) return -1
        if (m in memo) return memo[m]
        best = 1
        for (i = 1; i <= k; i++) { v = minimax(n, m * p[i]); if (v < best) best = v }
        memo[m] = -best
        return -best
      }
      NR > 1 {
        CLEAR
        k = 0; r = $1
        for (q = 2; q * q <= r; q++) if (r % q == 0) { p[++k] = q; while (r % q == 0) r /= q }
        if (r > 1) p[++k] = r
        v = minimax($1, 1)
        print (v > 0 ? $2 : v < 0 ? ($2 == "Alice" ? "Bob" : "Alice") : "tie")
      }
      """;

  @TempDir private Path folder;

  private CommandResult stress(String format, List<String> options, String... program) {
    List<String> line = new ArrayList<>(List.of("stress", format, "--save", folder.toString()));
    line.addAll(options);
    line.add("--");
    line.addAll(Arrays.asList(program));
    CommandResult ran = CommandResult.of(line.toArray(String[]::new));
    assertThat(ran.err()).isEmpty();
    return ran;
  }

  private CommandResult shell(String format, String script, String... options) {
    return stress(format, List.of(options), "sh", "-c", script);
  }

  private String saved(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private static String chef(int modulus) {
    return EACH.formatted(CHEF.formatted(modulus));
  }

  @Test
  void aRightProgram() throws IOException {
    CommandResult ran = shell("codechef/CHCOINSG", chef(6), "--cases", "1000", "--seed", "7");
    assertThat(ran.out())
        .startsWith("codechef/CHCOINSG: no difference in 1000 cases.\n")
        .contains("500 small: numbers to 500, up to 200 cases in an input")
        .contains("500 random: numbers to ", "; seed 7\n");
    assertThat(ran.exit()).isZero();
    try (var files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void aWrongAnswerBecomesTheSmallest() throws IOException {
    CommandResult ran = shell("codechef/CHCOINSG", chef(12));
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out())
        .isEqualTo(
            """
            codechef/CHCOINSG: a wrong answer. The smallest input found (seed 1):

            input (saved in FOLDER/stress-codechef-CHCOINSG.in):
              1
              6

            right (saved in FOLDER/stress-codechef-CHCOINSG.ans):
              Misha

            printed:
              Chef
            """
                .replace("FOLDER", folder.toString()));
    assertThat(saved("stress-codechef-CHCOINSG.in")).isEqualTo("1\n6\n");
    assertThat(saved("stress-codechef-CHCOINSG.ans")).isEqualTo("Misha\n");
  }

  /** Only random cases are so large, and only every sixth number is wrong. */
  @Tag("slow")
  @Test
  void aLargeCaseIsFoundAndShrunk() throws IOException {
    String wrong = "if [ $n -gt 100000 ]; then echo Chef; else " + CHEF.formatted(6) + "; fi";
    assertThat(shell("codechef/CHCOINSG", EACH.formatted(wrong)).exit()).isEqualTo(1);
    assertThat(saved("stress-codechef-CHCOINSG.in")).isEqualTo("1\n100002\n");
  }

  @Test
  void aListIsShrunk() throws IOException {
    // wrong only for the third pile and later ones
    String wrong =
        "awk 'NR > 1 { for (i = 1; i <= NF; i++) { s += $i - 1; print (i > 2 ? 1 : 2 - s % 2) } }'";
    assertThat(shell("codeforces/705B", wrong).exit()).isEqualTo(1);
    assertThat(saved("stress-codeforces-705B.in")).isEqualTo("3\n1 1 1\n");
    assertThat(saved("stress-codeforces-705B.ans")).isEqualTo("2\n2\n2\n");
  }

  /** A memo shared between cases: two cases are needed to see the failure, and both must stay. */
  @Test
  void aForgottenMemo() throws IOException {
    long before = System.nanoTime();
    CommandResult ran =
        stress("kattis/multiplicationgame", List.of(), "awk", MINIMAX.replace("CLEAR", ""));
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(10));
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out()).contains("a wrong answer");
    assertThat(saved("stress-kattis-multiplicationgame.in")).isEqualTo("2\n2 Alice\n4 Alice\n");
    assertThat(saved("stress-kattis-multiplicationgame.ans")).isEqualTo("Alice\nBob\n");
  }

  @Test
  void withoutTheBugItIsRight() {
    CommandResult ran =
        stress(
            "kattis/multiplicationgame",
            List.of("--cases", "400", "--largest", "100000"),
            "awk",
            MINIMAX.replace("CLEAR", "split(\"\", memo)"));
    assertThat(ran.out()).contains("no difference in 400 cases");
    assertThat(ran.exit()).isZero();
  }

  @Test
  void aCrash() throws IOException {
    String crash = "if [ $n = 5 ]; then echo oh >&2; exit 3; fi; " + CHEF.formatted(6);
    CommandResult ran = shell("codechef/CHCOINSG", EACH.formatted(crash));
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out()).contains("a crash (exit code 3)", "printed: nothing", "errors:\n  oh\n");
    assertThat(saved("stress-codechef-CHCOINSG.in")).isEqualTo("1\n5\n");
    assertThat(shell("divisor-turn", "kill -SEGV $$").out())
        .contains("a crash (exit code 139, signal 11)", "  1\n");
  }

  /** The child processes of a hanging program are killed too. */
  @Tag("slow")
  @Test
  void aHang() throws IOException {
    String marker = "61.7391";
    String hang = "if [ $n = 4 ]; then sleep " + marker + "; fi; " + CHEF.formatted(6);
    CommandResult ran =
        shell("codechef/CHCOINSG", EACH.formatted(hang), "--time", "1s", "--budget", "9s");
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out()).contains("no end within the time limit");
    assertThat(saved("stress-codechef-CHCOINSG.in")).isEqualTo("1\n4\n");
    assertThat(
            ProcessHandle.allProcesses()
                .filter(
                    process ->
                        process.isAlive()
                            && process.info().commandLine().orElse("").endsWith("sleep " + marker)))
        .isEmpty();
  }

  @Test
  void silence() {
    CommandResult ran = shell("codeforces/705B", "true");
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out()).contains("no answer at all", "printed: nothing");
  }

  @Test
  void rubbish() {
    CommandResult ran =
        shell("crosses-crosses", "head -c 5000 /dev/zero; printf '\\033[31m\\377First'");
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out()).contains("a wrong answer").doesNotContain("\u001b", "\u0000");
    assertThat(shell("crosses-crosses", "echo First First").out()).contains("a wrong answer");
  }

  @Test
  void gigabytes() {
    long before = System.nanoTime();
    CommandResult ran = shell("divisor-turn", "yes First", "--budget", "3s");
    assertThat(ran.out()).contains("output without end", "  First\n", "  ...");
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(20));
    // Endless error output is ignored until the time is over.
    CommandResult errors = shell("divisor-turn", "yes oh >&2", "--time", "300ms", "--budget", "1s");
    assertThat(errors.out()).contains("no end within the time limit");
  }

  /** A child process that holds the output open is not awaited. */
  @Tag("slow")
  @Test
  void aProcessLeftBehind() throws IOException {
    CommandResult ran = shell("divisor-turn", "sleep 3 & echo Second");
    assertThat(ran.out()).contains("a wrong answer");
    assertThat(saved("stress-divisor-turn.in")).isEqualTo("4\n");
  }

  @Test
  void theBudgetEndsTheSearch() {
    CommandResult ran =
        shell("crosses-crosses", "read n; sleep 0.2; echo First", "--budget", "100ms");
    assertThat(ran.out())
        .contains("no difference in 1 of 500 cases", "The time ended before the cases did");
    assertThat(ran.exit()).isZero();
  }

  @Test
  void whatFollowsTheDashesIsTheProgramsOwn() {
    CommandResult ran = stress("divisor-turn", List.of("--cases", "1"), "echo", "--help", "--seed");
    assertThat(ran.out()).contains("printed:\n  --help --seed\n");
  }

  @Test
  void aProgramWithoutItsInterpreter() throws IOException {
    Path script = Files.writeString(folder.resolve("script"), "#!/no/such/shell\n");
    assertThat(script.toFile().setExecutable(true)).isTrue();
    CommandResult ran = CommandResult.of("stress", "divisor-turn", "--", script.toString());
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("cannot be run: No such file or directory; is its first line");
  }

  private static final String PILES =
      """
      game Piles
      heap n
      move take s in {1, 3, 4} where s <= n
        n := n - s
      input t: 1..50 * (m: 1..20, n[m]: 0..100)
      output First {heap} {s} | Second
      """;

  private String piles() throws IOException {
    return Files.writeString(folder.resolve("piles.game"), PILES).toString();
  }

  /** Finds a winning move by trying all, from the last pile and the largest amount down. */
  private static final String PLAYER =
      """
      function g(n) { n %= 7; return n == 0 || n == 2 ? 0 : n == 1 || n == 3 ? 1 : n == 5 ? 3 : 2 }
      NR > 1 && NR % 2 == 1 {
        x = 0
        for (i = 1; i <= NF; i++) x = xor(x, g($i))
        out = "Second"
        for (i = LAST; i >= 1; i--) for (s = 4; s >= 1; s--)
          if (s != 2 && s <= $i && xor(xor(x, g($i)), g($i - s)) == 0) out = "First " i " " s
        print out
      }
      function xor(a, b,  r, p) {
        for (p = 1; a || b; p *= 2) {
          if (a % 2 != b % 2) r += p
          a = int(a / 2); b = int(b / 2)
        }
        return r + 0
      }
      """;

  /** Any winning move is right, not only the one that judge prints. */
  @Test
  void aGameOfOnesOwn() throws IOException {
    CommandResult ran =
        stress(piles(), List.of("--cases", "200"), "awk", PLAYER.replace("LAST", "NF"));
    assertThat(ran.out()).contains("no difference in 200 cases");
    assertThat(ran.exit()).isZero();
  }

  @Test
  void aGameOfOnesOwnFailsOnTheSmallestInput() throws IOException {
    CommandResult ran =
        stress(
            piles(),
            List.of("--cases", "200", "--json"),
            "awk",
            PLAYER.replace("LAST", "(NF > 1 ? 1 : NF)"));
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.out())
        .startsWith("{\"format\":")
        .contains("\"failure\":\"wrong\",\"seed\":1", "\"right\":\"First 2 1\\n\"");
    assertThat(saved("stress-piles.in")).isEqualTo("1\n2\n0 1\n");
  }

  @Test
  void aBoardIsShrunk() throws IOException {
    String rules =
        """
        game Pairs
        board b: strip of ".#"
        move p in b where b[p] = "." and b[east(p)] = "."
          b[p] := "#"
          b[east(p)] := "#"
        """;
    String file = Files.writeString(folder.resolve("pairs.game"), rules).toString();
    List<String> options = List.of("--input", "t * b", "--output", "grundy", "--cases", "60");
    CommandResult ran = stress(file, options, "awk", "NR > 1 { print ($1 ~ /\\.\\./ ? 1 : 0) }");
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(saved("stress-pairs.in")).isEqualTo("1\n....\n");
    assertThat(saved("stress-pairs.ans")).isEqualTo("2\n");
  }

  /** A list as a word, with cases that end at a number, is written and shrunk like any other. */
  @Test
  void aWordIsShrunk() throws IOException {
    String rules =
        """
        game Ends
        position s: list of 0..2
        position k: 1..9
        move left where length(s) > 1 and s[1] != s[length(s)]
          s := slice(s, 2, length(s))
        input * (k s "xyz") until 0
        output First|Second
        """;
    String file = Files.writeString(folder.resolve("ends.game"), rules).toString();
    String wrong =
        "$1 == 0 { exit } { print (length($2) == 2 && $2 !~ /xx|yy|zz/ ? \"First\" : \"Second\") }";
    CommandResult ran = stress(file, List.of("--cases", "400"), "awk", wrong);
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(saved("stress-ends.in")).isEqualTo("1 xyy\n0\n");
    assertThat(saved("stress-ends.ans")).isEqualTo("First\n");
  }

  @Test
  void aGameWithoutAFormat() throws IOException {
    Path file = folder.resolve("plain.game");
    Files.writeString(file, PILES.replaceAll("(?m)^(input|output).*$", ""));
    CommandResult ran = CommandResult.of("stress", file.toString(), "--", "true");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("add a line such as 'input t * (m, n[m])'");
    CommandResult problem = CommandResult.of("judge", "codeforces/705B", "--misere");
    assertThat(problem.err()).contains("is a problem with a format of its own: leave out --misere");
  }
}
