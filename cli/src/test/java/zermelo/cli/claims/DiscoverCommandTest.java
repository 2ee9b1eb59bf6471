package zermelo.cli.claims;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.ShellWords;

/**
 * Tests {@code discover}: patterns found from rules alone. Discovery never uses a theorem. To be
 * sure, the games here are separate texts, which no theorem knows.
 */
class DiscoverCommandTest {
  private static List<String> claims(JsonNode object) {
    List<String> claims = new ArrayList<>();
    object.get("found").forEach(form -> claims.add(form.get("claim").textValue()));
    return claims;
  }

  private static CommandResult discover(String options, String game) {
    List<String> args = new ArrayList<>(List.of("discover", game, "--json"));
    args.addAll(ShellWords.split(options));
    return CommandResult.of(args.toArray(String[]::new));
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          position n: 1..~move to d in divisors(n) where d >= 2 and d < n: n := d       | --to 1300 | loses iff n = 1 or n is prime | grundy = max(0, bigomega(n) - 1)
          position n: 1..~move to d in divisors(n) where d < n: n := d                  | --to 1300 | loses iff n = 1               | grundy = bigomega(n)
          position n: 1..~move less d in divisors(n) where 1 < d and d < n: n := n - d  | --to 1300 | loses iff n is odd or n = 2^odd | ''
          position n: 0..~move take k in 1..min(6, n): n := n - k                       | --to 1300 | loses iff n mod 7 = 0         | grundy = n mod 7
          position n: 0..~move take k in 1..min(6, n): n := n - k                       | --misere --to 1300 | loses iff n mod 7 = 1 | ''
          position n: 0..~move take q in prime-powers(n): n := n - q                    | --to 1300 | loses iff n mod 6 = 0         | grundy = n mod 6
          position n: 0..~move take q in powers(2, n): n := n - q                       | --to 1300 | loses iff n mod 3 = 0         | grundy = n mod 3
          position n: 0..~position m: 0.. = max(n - 1, 0)~move take k in 1..min(m, n): n := n - k; m := 2 * k | --search 150 --to 600 | loses iff n = 0 or n is a fibonacci number | ''
          position a, b: 0..~move l k in 1..a: a := a - k~move r k in 1..b: b := b - k~move s k in 1..min(a, b): a := a - k; b := b - k | --to 90 | loses iff min(a, b) = golden(abs(a - b)) | ''
          heap n~move split a in 1..n / 2: n := a + (n - a)                             | --to 1300 | loses iff n = 0 or n is odd  | grundy has period 2 from 1
          heap n~move take k in 1..n: n := n - k                                        | --heaps 2 --to 90 | loses iff a = b | grundy = a xor b
          heap n~move take k in 1..n: n := n - k                                        | --heaps 3 --to 23 | loses iff a xor b xor c = 0 | grundy = a xor b xor c
          position a, b: 0..~move l where b > 0 and a >= b, k in 1..a / b: a := a - k * b~move r where a > 0 and b > a, k in 1..b / a: b := b - k * a | --to 90 | loses iff min(a, b) = 0 or (a != b and max(a, b) <= golden(min(a, b))) | ''
          position a, b: 0..~move l where a >= 1: a := a - 1~move r where b >= 1: b := b - 1~move s where a >= 3 and b >= 3: a := a - 3; b := b - 3 | --to 90 | loses iff a + b + min(a, b) / 4 is even and min(a, b) mod 4 != 3 | ''
          heap n~move one i in 0..n - 1: n := i + (n - 1 - i)~move two i in 0..n - 2: n := i + (n - 2 - i) | --to 1300 | loses iff n = 0 | grundy has period 12 from 71
          heap n~move play i in 1..n: n := max(i - 2, 0) + max(n - i - 1, 0)             | --to 1300 | outcome has period 34 from 35 | grundy has period 34 from 52
          """)
  void findsFromRulesAlone(
      String text, String options, String outcome, String grundy, @TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("stranger.game");
    Files.writeString(file, "game Stranger\n" + text.replace("~", "\n") + "\n");
    CommandResult ran = discover(options + " --budget 5m", file.toString());
    assertThat(ran.exit()).as(ran.err()).isZero();
    List<String> claims = claims(ran.objects().getFirst());
    assertThat(claims).contains(outcome);
    if (!grundy.isEmpty()) {
      assertThat(claims).contains(grundy);
    }
  }

  /**
   * Well-known problems of contests and lectures: several parameters, lists, sets, restrictions.
   */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          param k: 3..~position n: 0..~move go s in {1, 2, k} where s <= n: n := n - s | --search 20 --to 40 | loses iff if k mod 3 = 0 then n mod (k + 1) != k and (n mod (k + 1)) mod 3 = 0 else n mod 3 = 0 | grundy = (if k mod 3 != 0 then n mod 3 else (if n mod (k + 1) != k then (n mod (k + 1)) mod 3 else 3))
          param l: 1..~param r: l..~position n: 0..~move take k in l..min(r, n): n := n - k | --search 9 --to 18 | loses iff n mod (l + r) < l | grundy = (n mod (l + r)) / l
          position d: -200..200~position l, r: 0..40~end l + r = 0 and d = 0: previous player wins~end l + r = 0: next player wins~move left x in 0..9 where l > 0: d := d + x; l := l - 1~move right x in 0..9 where r > 0: d := d - x; r := r - 1 | --where 'l + r is even' --search 10 --to 14 | loses iff 2 * d + 9 * l = 9 * r | ''
          position n: 0..~position used: set of 1.. = {}~move take k in 1..n where not (k in used): n := n - k; used := used + {k} | --search 30 --to 36 | loses iff n = 0 | grundy = (sqrt(8 * n + 1) - 1) / 2
          param k: 1.. = 2~position p: bag of 0..~move to rest in lowered(p, k): p := rest | --search 9 --to 13 | loses iff all i in 0..62: (count j in 1..length(p) where bit(p[j], i)) mod 3 = 0 | ''
          position s: list of 0..~move out where length(s) >= 1, k in 1..s[1]: s[1] := s[1] - k~move down i in 2..length(s), k in 1..s[i]: s[i] := s[i] - k; s[i - 1] := s[i - 1] + k | --search 6 --to 8 | loses iff (nim-sum i in 1..length(s) where odd(i): s[i]) = 0 | grundy = (nim-sum i in 1..length(s) where odd(i): s[i])
          position p: bag of 0..~move take i in 1..length(p), k in 1..p[i] where odd(k): p[i] := p[i] - k | --search 8 --to 12 | loses iff sum(p) is even | grundy = sum(p) mod 2
          position c: set of 1..~move slide x in c, k in 1..x - 1 where all y in c: y < x - k or y >= x: c := c - {x} + {x - k} | --length 3 --search 9 --to 14 | loses iff [x in c][1] + [x in c][2] = [x in c][3] | grundy = (nim-sum i in 1..size(c) where odd(i): [x in c][i] - (if i = 1 then 1 else [x in c][i - 1] + 1))
          position c: set of 0..~move x in c, y in 0..x - 1 where not (y in c): c := c - {x} + {y} | --search 6 --to 9 | loses iff (nim-sum i in 1..size(c): [x in c][i] xor (nim-sum j in 1..i - 1: 2^(valuation(2, [x in c][i] - [x in c][j]) + 1) - 1)) = 0 | grundy = (nim-sum i in 1..size(c): [x in c][i] xor (nim-sum j in 1..i - 1: 2^(valuation(2, [x in c][i] - [x in c][j]) + 1) - 1))
          position a: bag of 1..~move d i in 1..length(a) where a[i] > 1: a[i] := a[i] - 1; a := a / gcd(a) | --where 'any i in 1..length(a): a[i] = 1' --search 12 --to 17 | loses iff (count i in 1..length(a) where even(a[i])) is even | grundy = (count i in 1..length(a) where even(a[i])) mod 2
          position p: bag of 1..~move i in 1..length(p): p := join(slice(p, 1, i - 1), slice(p, i + 1, length(p))) | --search 8 --to 12 | loses iff length(p) is even | grundy = length(p) mod 2
          position s: list of 0..~move left where length(s) >= 1, k in 1..s[1]: s[1] := s[1] - k~move right where length(s) >= 2, k in 1..s[length(s)]: s[length(s)] := s[length(s)] - k | --search 6 --to 9 | loses iff if length(s) <= 1 then nim-sum(s) = 0 else length(s) != 0 and (s[1] - s[length(s)]) = 0 | grundy = (if length(s) <= 2 then nim-sum(s) else (s[1] xor s[length(s)]))
          position x: list 2 of 1..~position y: list 2 of 1..~require all i in 1..2: x[i] < y[i] "x is left of y"~move a i in 1..2, k in x[i] + 1..y[i] - 1: x[i] := k~move b i in 1..2, k in x[i] + 1..y[i] - 1: y[i] := k | --search 6 --to 9 | loses iff nim-sum((y - x - 1)) = 0 | grundy = nim-sum((y - x - 1))
          position n: 0..~move a k in 1..min(2, n) where n <= 70: n := n - k~move b k in 1..4 where n > 70 and n <= 170: n := n - k~move c k in 1..6 where n > 170: n := n - k | --search 400 --to 2000 | loses iff if n <= 66 then n mod 3 = 0 else if n <= 164 then n mod 5 = 4 else n mod 7 = 1 | ''
          position p: bag 2 of 0..~move l i in 1..2, k in 1..p[i]: p[i] := p[i] - k~move b k in 1..min(p): p := p - k | --search 30 --to 80 | loses iff min(p[1], p[2]) = golden(abs(p[1] - p[2])) | ''
          position n: 0..~move place i in 0..17 where n / 10 ^ i mod 10 > 0: n := n - 10 ^ i | --search 300 --to 2000 | loses iff digit-sum(10, n) is even | grundy = digit-sum(10, n) mod 2
          position n: 0..~move place i in 0..17, k in 1..n / 10 ^ i mod 10: n := n - k * 10 ^ i | --search 300 --to 2000 | loses iff (nim-sum i in 0..18: n / 10^i mod 10) = 0 | grundy = (nim-sum i in 0..18: n / 10^i mod 10)
          position n: 3..~position x: 1.. = 1~require odd(n) and x < n "odd"~move first where x = 1: x := 2~move double where x > 1 and 2 * x mod n != 1: x := 2 * x mod n | --search 200 --to 800 | loses iff order(2, n) is odd | grundy = (order(2, n) + 1) mod 2
          position n: 1..~move to m in 1..n / 3: n := m | --search 300 --to 2000 | loses iff n <= 2 | grundy = log(3, n)
          """)
  void findsWellKnownProblems(
      String text, String options, String outcome, String grundy, @TempDir Path folder)
      throws IOException {
    findsFromRulesAlone(text, options, outcome, grundy, folder);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "square-nim,100,nothing found.",
    "treblecross,40,too few values to judge (",
    "number-transformation,40,nothing found."
  })
  void findsNothingRatherThanNonsense(String game, String search, String words) {
    CommandResult ran =
        CommandResult.of("discover", game, "--search", search, "--to", "400", "--budget", "2s");
    assertThat(ran.out()).contains("Who wins: " + words).doesNotContain("zermelo check");
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"--to 5,3", "--to 40,21", "--search 10 --to 20,11", "--search 10 --to 400,11"})
  void tooFewValuesAreNoVerdict(String options, String count) {
    List<String> args = new ArrayList<>(List.of("discover", "take-away"));
    args.addAll(ShellWords.split(options));
    CommandResult ran = CommandResult.of(args.toArray(String[]::new));
    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .contains("Who wins: too few values to judge (" + count + "; ask for more: --search ")
        .doesNotContain("nothing found");
    JsonNode object = discover(options, "take-away").objects().getFirst();
    assertThat(object.get("too_few").toString()).contains("\"outcome\"");
    assertThat(object.get("fitted").asText()).isEqualTo(count);
  }

  @Tag("slow")
  @Test
  void whatItAdvisesIsEnough() {
    String advised = CommandResult.of("discover", "take-away", "--to", "5").out();
    int start = advised.indexOf("--search");
    String options = advised.substring(start, advised.indexOf(")", start));
    assertThat(claims(discover(options, "take-away").objects().getFirst()))
        .contains("loses iff n mod 4 = 0", "grundy = n mod 4");
  }

  @Tag("slow")
  @Test
  void searchesAsFarAsItIsTold() {
    for (String options : List.of("--search 90 --to 100", "--search 60 --to 70", "--search 50")) {
      JsonNode object = discover(options, "take-away").objects().getFirst();
      String asked = ShellWords.split(options).get(1);
      assertThat(object.get("searched").asText()).isEqualTo(asked);
      assertThat(claims(object)).contains("loses iff n mod 4 = 0");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"100", "40"})
  void aTestThatIsNoneIsRefused(String to) {
    CommandResult ran = CommandResult.of("discover", "take-away", "--search", "100", "--to", to);
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("--to " + to + " leaves nothing to test", "400");
  }

  /** From 61 on play can meet an end, and such positions have no Grundy values. */
  @Test
  void smallPositionsAloneHaveGrundyValues(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("g.game");
    Files.writeString(
        file,
        """
        game G
        position n: 0..
        end n > 60: previous player wins
        move take k in 1..min(3, n): n := n - k
        """);
    CommandResult ran = discover("--search 40 --to 160", file.toString());
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(claims(ran.objects().getFirst())).noneMatch(claim -> claim.contains("grundy"));
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "heap n: 0.. = 7~move take k in squares(n): n := n - k",
        "heap a: 0..9 = 1, b: 0.. = 7~move t where b >= 1: b := b - 1~move u where odd(a): a := a -"
            + " 1",
        "position n: 0.. = 7~move take k in squares(n): n := n - k"
      })
  void everyComponentMayHaveADefault(String text, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("g.game");
    Files.writeString(file, "game G\n" + text.replace("~", "\n") + "\n");
    CommandResult ran = discover("--search 12 --to 40", file.toString());
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(ran.objects()).isNotEmpty();
  }

  /** The families of sums take more than a second each; they are not begun when time is over. */
  @Tag("slow")
  @Test
  void nothingUnaskedIsBegunWhenMostTimeIsOver() {
    CommandResult ran = discover("--budget 1ms", "kayles");
    assertThat(ran.objects()).hasSize(1);
  }

  @Tag("slow")
  @Test
  void aSearchThatTheBudgetCutsIsNotPassedOffAsWhole() {
    CommandResult ran = discover("--search 5000 --to 20000 --budget 2000", "square-nim");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.err()).contains("--search 5000", "fitted to 500 positions");
    CommandResult none =
        CommandResult.of("discover", "square-nim", "--to", "2000", "--budget", "1ms");
    assertThat(none.exit()).isEqualTo(3);
    assertThat(none.out()).contains("a larger --budget gives more").doesNotContain("-1", "iff");
  }

  @Tag("slow")
  @Test
  void looksAtWhatTheNotationMayLeaveOutToo() {
    CommandResult ran = discover("--search 100 --to 400", "fibonacci-nim");
    assertThat(ran.objects()).hasSize(2);
    assertThat(claims(ran.objects().getFirst()))
        .contains("loses iff n = 0 or n is a fibonacci number");
    assertThat(claims(ran.objects().getLast()))
        .contains("loses iff n = 0 or m < least-fibonacci(n)");
  }

  @Tag("slow")
  @Test
  void severalSmallHeapsAreNoReasonForNonsense() {
    CommandResult ran = CommandResult.of("discover", "square-nim", "--heaps", "3");
    assertThat(ran.out()).contains("Who wins: nothing found.").doesNotContain("zermelo check");
  }

  @Tag("slow")
  @Test
  void everyDiscoveryCanBeRepeated() {
    for (String line :
        List.of(
            "divisor-turn --search 100 --to 400",
            "take-away --search 100 --to 400 --set k=5 --misere",
            "nim --heaps 2 --search 20 --to 50")) {
      List<String> asked = ShellWords.split(line);
      CommandResult ran =
          discover(String.join(" ", asked.subList(1, asked.size())), asked.getFirst());
      assertThat(ran.objects().getFirst().get("found")).isNotEmpty();
      for (JsonNode object : ran.objects()) {
        for (JsonNode form : object.get("found")) {
          List<String> words = ShellWords.split(form.get("check").textValue());
          CommandResult check =
              CommandResult.of(words.subList(1, words.size()).toArray(String[]::new));
          assertThat(check.exit()).as(form + check.out() + check.err()).isZero();
        }
      }
    }
  }

  /** No form decides every position here. Of those without a common divisor, one decides many. */
  @Tag("slow")
  @Test
  void findsWhatDecidesAPart() {
    JsonNode object =
        discover("--length 3 --where 'gcd(a) = 1' --search 12 --to 20 --budget 5m", "decrementing")
            .objects()
            .getFirst();
    assertThat(claims(object))
        .contains("wins if nim-sum(a) is even")
        .noneMatch(c -> c.contains("iff"));
  }

  /** Lists of up to three members have many forms that lists of four refute. */
  @Tag("slow")
  @Test
  void formsHoldForLongerListsToo(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("g.game");
    Files.writeString(
        file,
        """
        game G
        position p: bag of 1..
        move i in 1..length(p): p := join(slice(p, 1, i - 1), slice(p, i + 1, length(p)))
        """);
    JsonNode object = discover("--budget 5m", file.toString()).objects().getFirst();
    assertThat(object.get("longer").longValue()).isPositive();
    for (JsonNode form : object.get("found")) {
      List<String> words = new ArrayList<>(ShellWords.split(form.get("check").textValue()));
      words.addAll(List.of("--length", "6", "--to", "3"));
      words.removeIf(word -> word.equals("zermelo"));
      int to = words.indexOf("--to");
      words.subList(to, to + 2).clear();
      assertThat(CommandResult.of(words.toArray(String[]::new)).exit()).as(words + "").isZero();
    }
  }

  /** Strips: coins that slide to the left, as a text of the library's game. */
  @Tag("slow")
  @Test
  void findsTheGapsOfAStrip(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("strip.game");
    Files.writeString(
        file,
        """
        game Strip
        board b: strip of ".o"
        move p in b where b[p] is "o", k in 1..run(p, west, empty), q in {go(p, west, k)}
          b[p] := empty
          b[q] := "o"
        """);
    CommandResult ran = discover("--search 8 --to 10 --budget 5m", file.toString());
    String gaps =
        "(nim-sum i in 1..length(o) where even(length(o) - i): o[i] - (if i = 1 then 1 else o[i - 1] + 1))";
    assertThat(claims(ran.objects().getLast()))
        .contains("loses iff " + gaps + " = 0", "grundy = " + gaps);
    String check = ran.objects().getLast().get("found").get(0).get("check").textValue();
    List<String> words = ShellWords.split(check);
    CommandResult repeated =
        CommandResult.of(words.subList(1, words.size()).toArray(String[]::new));
    assertThat(repeated.out()).contains("Holds for n and o to ");
    assertThat(repeated.exit()).isZero();
  }

  @Tag("slow")
  @Test
  void testsFarBeyondWhatItSearched() {
    JsonNode object = discover("--search 50 --budget 30s", "divisor-turn").objects().getFirst();
    assertThat(object.get("tested").longValue())
        .isGreaterThanOrEqualTo(4 * object.get("searched").longValue());
  }

  @Tag("slow")
  @Test
  void exports(@TempDir Path folder) throws IOException {
    for (String name : List.of("v.csv", "v.json", "v.tex", "b000001.txt")) {
      Path file = folder.resolve(name);
      CommandResult ran =
          CommandResult.of(
              "discover",
              "take-away",
              "--search",
              "100",
              "--to",
              "400",
              "--export",
              file.toString());
      assertThat(ran.exit()).isZero();
      String text = Files.readString(file);
      switch (name) {
        case "v.csv" -> assertThat(text).startsWith("n,winner,grundy\n0,second,0\n1,first,1\n");
        case "v.json" ->
            assertThat(text)
                .contains("\"found\":[\"loses iff n mod 4 = 0\"")
                .contains("{\"at\":[400],\"winner\":\"second\",\"grundy\":0}");
        case "v.tex" ->
            assertThat(text).contains("\\begin{tabular}").contains("10 & 2 & 3 & 0 & 1");
        default ->
            assertThat(text)
                .startsWith("# take-away\n0 0\n1 1\n2 2\n3 3\n4 0\n")
                .endsWith("\n400 0\n");
      }
    }
  }

  @Test
  void listsAreExportedAsText(@TempDir Path folder) throws IOException {
    String line = "discover moore-nim --length 2 --search 3 --to 4 --export ";
    Path csv = folder.resolve("v.csv");
    CommandResult.of(ShellWords.split(line + csv).toArray(String[]::new));
    assertThat(Files.readString(csv))
        .startsWith("position,winner,grundy\n")
        .contains("\n\"[1,3]\",first,");
    Path json = folder.resolve("v.json");
    CommandResult.of(ShellWords.split(line + json).toArray(String[]::new));
    assertThat(Files.readString(json)).contains("{\"at\":\"[1,3]\",\"winner\":\"first\"");
  }

  @Test
  void aTableIsExportedByAntidiagonals(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("b.txt");
    CommandResult.of(
        "discover",
        "nim",
        "--heaps",
        "2",
        "--search",
        "8",
        "--to",
        "20",
        "--export",
        file.toString());
    assertThat(Files.readString(file))
        .contains("\n0 0\n1 1\n2 1\n3 2\n4 0\n5 2\n6 3\n7 3\n8 3\n9 3\n");
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "discover",
        "discover nim kayles",
        "discover nix",
        "discover tic-tac-toe",
        "discover moore-nim --length 2 --to 3 --export x.tex",
        "discover nim --heaps 0",
        "discover nim --to 0",
        "discover nim --export x.pdf",
        "discover wythoff --heaps 2",
        "discover nim --heaps 3 --search 3 --to 8 --export x.tex"
      })
  void badInputIsOneMessage(String line) {
    CommandResult ran = CommandResult.of(ShellWords.split(line).toArray(String[]::new));
    assertThat(ran.exit()).as(ran.out()).isEqualTo(2);
    assertThat(ran.err()).startsWith("zermelo: ").doesNotContain("Exception");
  }

  /** Heaps of a recognised code are cheap one by one, but there must be an end. */
  @Tag("slow")
  @Test
  void aBudgetOfTimeEndsASurveyOfCheapHeaps() {
    CommandResult ran = CommandResult.of("discover", "nim", "--to", "99999999", "--budget", "4s");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.out()).contains("loses iff n = 0");
  }
}
