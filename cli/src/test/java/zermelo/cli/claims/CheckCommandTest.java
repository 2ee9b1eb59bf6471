package zermelo.cli.claims;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.ShellWords;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.library.Library;
import zermelo.testkit.ReferenceSolver;

/** Tests {@code check} on claims of known truth. */
class CheckCommandTest {
  private static JsonNode check(String... args) {
    String[] all = new String[args.length + 2];
    all[0] = "check";
    System.arraycopy(args, 0, all, 1, args.length);
    all[all.length - 1] = "--json";
    CommandResult ran = CommandResult.of(all);
    assertThat(ran.exit()).as(ran.out() + ran.err()).isLessThan(2);
    assertThat(ran.object().get("holds").booleanValue()).isEqualTo(ran.exit() == 0);
    return ran.object();
  }

  /** A proved claim was checked completely, and omitted cases are named. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          position s: set of -2..1            | wins iff odd(size(s))  |           | 16 | there are no other positions
          position s: set of -3..-1           | wins iff odd(size(s))  |           | 8  | there are no other positions
          position s: set of 1..2             | wins iff odd(size(s))  |           | 4  | there are no other positions
          position n: -3..2                   | n * n <= 9             |           | 6  | there are no other positions
          position l: list of -2..1           | length(l) <= 3         |           | 85 |
          position l: list of -1..0           | length(l) <= 3         |           | 15 |
          position l: bag of -2..-1           | length(l) <= 3         |           | 10 |
          heap n: 0..2                        | length(heaps) = 3      |           | 27 |
          heap n: 0..2                        | length(heaps) = 2      | --heaps 2 | 9  |
          heap n: 0..2                        | max(heaps) <= 2        |           | 27 |
          heap n: 0..2                        | n <= 2                 |           | 3  | every single heap was checked; nothing is claimed about other positions
          heap n: 0..2                        | a + b <= 4             |           | 9  | every sum of 2 heaps was checked; nothing is claimed about other positions
          heap n: 0..2, m: 0..1 = 0           | n <= 2                 |           | 3  | every single heap that leaves out m was checked; nothing is claimed about other positions
          heap n: 0..2, m: 0..1 = 0           | n + m <= 3             |           | 6  | every single heap was checked; nothing is claimed about other positions
          position n: 0..2 position m: 0..1 = 0 | n <= 2               |           | 3  | every position that leaves out m was checked; nothing is claimed about other positions
          position n: 0..2 position m: 0..1 = 0 | n + m <= 3           |           | 6  | there are no other positions
          position own v: 0..2                | v + their v <= 4       |           | 9  | there are no other positions
          position own l: list 2 of 0..1      | sum(l) + sum(their l) <= 4 |       | 16 | there are no other positions
          position own v: 0..2                | v <= 2                 |           | 9  | there are no other positions
          param k: 1..9 position n: 0..2 = 1  | k <= 3                 | --set k=1..3 | 3 | every position that leaves out n for k from 1 to 3 was checked; nothing is claimed about other positions
          param k: 1..9 position n: 0..2      | n <= 2                 | --set k=1..3 --to 9 | 9 |
          param k: 1..9 position n: 0..2      | n <= 2                 | --set k=3 | 3  | there are no other positions
          """)
  void proofsSayWhatWasLookedAt(
      String position,
      String claim,
      @Nullable String options,
      long cases,
      @Nullable String proof,
      @TempDir Path folder)
      throws IOException {
    String move =
        position.contains(" s:")
            ? "x in s s := s - {x}"
            : position.contains(" l:")
                ? "where false l := l"
                : position.contains("own") ? "where v > 0 v := v - 1" : "where n > 0 n := n - 1";
    Path file = folder.resolve("g.game");
    Files.writeString(file, "game G\n" + position + "\nmove t " + move + "\n");
    List<String> words = new ArrayList<>(List.of(file.toString(), claim));
    if (options != null) {
      words.addAll(List.of(options.split(" ")));
    }
    JsonNode object = check(words.toArray(String[]::new));
    assertThat(object.get("holds").booleanValue()).isTrue();
    assertThat(object.get("cases").asLong()).isEqualTo(cases);
    JsonNode evidence = object.get("evidence");
    assertThat(evidence.get("kind").asText()).isEqualTo(proof == null ? "computed" : "proof");
    assertThat(evidence.get("detail").asText())
        .startsWith(proof == null ? "every position up to there" : proof);
  }

  @Test
  void aRestrictionSpeaksOfNoValue() {
    CommandResult ran =
        CommandResult.of("check", "nim", "loses iff n = 0", "--where", "wins or n > 3");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("does not restrict positions", "--where 'n is odd'");
    CommandResult length = CommandResult.of("check", "nim", "loses iff n = 0", "--length", "9");
    assertThat(length.err()).contains("'9' is not a length of lists");
  }

  /** The rules fail from 53 on, because a power passes 2^63-1. */
  @Test
  void aFaultEndsTheRange(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("g.game");
    Files.writeString(
        file, "game G\nposition n: 0..\nmove t k in {n ^ 11} where k >= 1\n  n := n - 1\n");
    CommandResult ran = CommandResult.of("check", file.toString(), "loses iff n is even");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.out()).contains("Holds for n to 52, so far.");
    assertThat(ran.err()).contains("the rules fail at 53");
    CommandResult found = CommandResult.of("discover", file.toString(), "--budget", "1m");
    assertThat(found.exit()).isZero();
    assertThat(found.out()).contains("The test ends early: the rules fail at 53", "n mod 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          list of 0..   | --to 4            | s to 4, lists of at most 3 numbers | 156
          list of 0..   | --to 4 --length 0..2 | s to 4, lists of at most 2 numbers | 31
          list of 0..   | --to 4 --length 2 | s to 4, lists of 2 numbers | 25
          list of 0..   | --to 4 --length 1..2 | s to 4, lists of 1 to 2 numbers | 30
          list of 0..   | --to 4 --length 2 --where s[1]=s[2] | s to 4, lists of 2 numbers, where s[1]=s[2] | 5
          bag of 0..    | --to 4 --length 0..1 | s to 4, lists of at most 1 number  | 6
          list of -2..1 | --to 4            | s to 2, lists of at most 3 numbers | 85
          """)
  void saysWhichListsWereLookedAt(
      String kind, String options, String range, long cases, @TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("g.game");
    Files.writeString(file, "game G\nposition s: " + kind + "\nmove t where false s := s\n");
    List<String> words = new ArrayList<>(List.of("check", file.toString(), "loses"));
    words.addAll(List.of(options.split(" ")));
    assertThat(CommandResult.of(words.toArray(String[]::new)).out())
        .contains("Holds for %s: %d positions, no exception.".formatted(range, cases))
        .contains("Beyond that nothing is known");
    words.add("--json");
    assertThat(CommandResult.of(words.toArray(String[]::new)).out())
        .contains("every position up to there" + range.substring(range.indexOf(',')));
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          wins iff n mod 4 != 0 or n > 400                         | 404
          wins iff n mod 4 != 0 or n - 2^41 + 2199023154552 > 0    | 101004
          loses iff n mod 4 = 0 and not (n mod 1001 = 1000)        | 1000
          n mod 4 = 0 implies (loses and grundy < n / 300 + 1) or n < 301 or n > 302 | ''
          """)
  void aPeriodThatContradictsAClaimRefutesIt(String claim, String position) {
    JsonNode object = check("take-away", claim, "--to", "100");
    assertThat(object.get("holds").booleanValue()).isEqualTo(position.isEmpty());
    if (!position.isEmpty()) {
      assertThat(object.get("counterexample").get("position").textValue()).isEqualTo(position);
      assertThat(object.get("cases").longValue()).isEqualTo(101);
      CommandResult ran = CommandResult.of("check", "take-away", claim, "--to", "100");
      assertThat(ran.exit()).isEqualTo(1);
      assertThat(ran.out()).contains("False. The first counterexample is " + position);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          divisor-turn   | powers of 2 lose                           | 4
          divisor-turn   | odd numbers > 1 win                        | 3
          divisor-turn   | loses iff n is prime                       | 1
          divisor-duel   | loses iff n is odd                         | 2
          divisor-duel   | loses iff n is odd or n is a power of 2    | 4
          take-away      | loses iff n mod 3 = 0                      | 3
          prime-power    | loses iff n mod 6 = 0 and n < 60           | 60
          kayles         | grundy has period 12 from 70               | 82
          nim            | loses iff a = b and a < 7                  | 7+7
          nim            | grundy = a + b                             | 1+1
          nim            | loses iff max(heaps) = 0                   | 0+1+1
          wythoff        | loses iff a = b                            | 1,1
          euclid         | wins iff a != b                            | 0,1
          tic-tac-toe    | ties                                       | X../.O./...
          chomp          | loses iff length(lengths) = 1              | [2]
          staircase-nim  | loses iff nim-sum(s) = 0                   | [0,1]
          fibonacci-nim  | loses iff n is a fibonacci number          | 0,0
          multiplication | wins iff N is prime                        | 1
          """)
  void findsTheFirstCounterexample(String game, String claim, String position) {
    JsonNode object = check(game, claim);
    assertThat(object.get("holds").booleanValue()).isFalse();
    if (!game.equals("tic-tac-toe") && !game.equals("multiplication")) {
      assertThat(object.get("counterexample").get("position").textValue()).isEqualTo(position);
    }
    assertThat(object.get("counterexample").get("winner").textValue()).isNotEmpty();
    assertThat(object.get("counterexample").get("moves").isArray()).isTrue();
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          divisor-turn   | grundy = max(0, bigomega(n) - 1)                   | 3000
          divisor-turn   | loses iff n = 1 or n is prime                      | 3000
          divisor-duel   | loses iff n is odd or n = 2^odd                    | 3000
          prime-power    | wins iff n mod 6 != 0                              | 3000
          wythoff        | loses iff min(a, b) = golden(abs(a - b))           | 60
          nim            | grundy = a xor b                                   | 40
          nim            | loses iff nim-sum(heaps) = 0                       | 12
          nim            | grundy = n                                         | 500
          fibonacci-nim  | loses iff n = 0 or n is a fibonacci number         | 150
          fibonacci-nim  | loses iff n = 0 or m < least-fibonacci(n)          | 60
          multiplication | ties if omega(N) >= 3                              | 300
          moore-nim      | if sum(piles) = 0 then loses                       | 6
          staircase-nim  | if length(s) = 1 then loses iff s[1] = 0           | 6
          ruler          | if size(heads) = 1 then wins                       | 8
          chomp          | if length(lengths) = 1 then loses iff lengths[1] = 1 | 5
          """)
  void saysHowFarAClaimHolds(String game, String claim, int to) {
    JsonNode object = check(game, claim, "--to", Integer.toString(to));
    assertThat(object.get("holds").booleanValue()).isTrue();
    assertThat(object.get("to").intValue()).isEqualTo(to);
    assertThat(object.get("evidence").get("kind").textValue()).isEqualTo("computed");
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          take-away         | grundy = n mod 4                                    |
          take-away         | loses iff n mod 4 = 1                               | --misere
          kayles            | grundy has period 12 from 71                        |
          kayles            | loses iff n = 0                                     |
          dawson-kayles     | grundy has period 34 from 53                        |
          dawson-chess      | grundy has period 34 from 52                        |
          subtraction       | grundy has period 4                                 |
          tic-tac-toe       | not draws                                           |
          splitting         | grundy = (if n = 0 then 0 else (n + 1) mod 2)       |
          """)
  void provesWhereItCan(String game, String claim, String more) {
    JsonNode object =
        more == null
            ? check(game, claim, "--to", "1200")
            : check(game, claim, more, "--to", "1200");
    assertThat(object.get("holds").booleanValue()).isTrue();
    assertThat(object.get("evidence").get("kind").textValue()).isEqualTo("proof");
  }

  @Test
  void aFiniteGameIsExhausted(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("race.game");
    Files.writeString(
        file,
        """
        game Race
        param goal: 1.. = 100
        position n: 0..goal
        end n = goal: previous player wins
        move add k in 1..10: n := n + k
        """);
    JsonNode object = check(file.toString(), "loses iff n mod 11 = 1");
    assertThat(object.get("evidence").get("kind").textValue()).isEqualTo("proof");
    assertThat(object.get("cases").intValue()).isEqualTo(101);
  }

  @Test
  void parametersMayVary() {
    JsonNode all =
        check("take-away", "loses iff n mod (k + 1) = 0", "--set", "k=1..6", "--to", "60");
    assertThat(all.get("holds").booleanValue()).isTrue();
    assertThat(all.get("cases").intValue()).isEqualTo(6 * 61);
    JsonNode wrong = check("take-away", "loses iff n mod 4 = 0", "--set", "k=3..5", "--to", "60");
    assertThat(wrong.get("counterexample").get("position").textValue()).isEqualTo("4");
  }

  static List<String> claims() {
    return List.of(
        "loses iff n mod 3 = 0",
        "loses iff n mod 4 = 0",
        "loses iff n is odd",
        "loses iff n < 2",
        "wins if n is prime",
        "wins only if n is even",
        "n is a square or wins");
  }

  /** The same claims in Java, on positions solved by the slow twin. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("claims")
  void agreesWithTheTwin(String claim) {
    for (String game :
        List.of("divisor-duel", "divisor-turn", "take-away", "square-nim", "kayles")) {
      for (boolean misere : List.of(false, true)) {
        int to = game.equals("kayles") && misere ? 8 : 14;
        Optional<String> expected = firstFalse(game, claim, misere, to);
        JsonNode found =
            misere
                ? check(game, claim, "--misere", "--to", Integer.toString(to))
                : check(game, claim, "--to", Integer.toString(to));
        assertThat(found.get("holds").booleanValue()).isEqualTo(expected.isEmpty());
        expected.ifPresent(
            text ->
                assertThat(found.get("counterexample").get("position").textValue())
                    .as(game + ": " + claim)
                    .isEqualTo(text));
      }
    }
  }

  private static Optional<String> firstFalse(String game, String claim, boolean misere, int to) {
    Rules rules = Library.game(game).rules(Settings.NONE);
    for (int n = game.startsWith("divisor") ? 1 : 0; n <= to; n++) {
      Position position = rules.parse(Integer.toString(n));
      Outcome outcome = ReferenceSolver.valueOf(rules, misere, position).outcome();
      if (!holds(claim, n, outcome == Outcome.WIN)) {
        return Optional.of(rules.print(position));
      }
    }
    return Optional.empty();
  }

  private static boolean holds(String claim, int n, boolean wins) {
    boolean square = n == 0 || n == 1 || n == 4 || n == 9;
    boolean prime = n == 2 || n == 3 || n == 5 || n == 7 || n == 11 || n == 13;
    return switch (claim) {
      case "loses iff n mod 3 = 0" -> wins == (n % 3 != 0);
      case "loses iff n mod 4 = 0" -> wins == (n % 4 != 0);
      case "loses iff n is odd" -> wins == (n % 2 == 0);
      case "loses iff n < 2" -> wins == (n >= 2);
      case "wins if n is prime" -> wins || !prime;
      case "wins only if n is even" -> !wins || n % 2 == 0;
      case "n is a square or wins" -> square || wins;
      default -> throw new AssertionError(claim);
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check",
        "check nim",
        "check nim ''",
        "check nim 'loses iff'",
        "check nim 'loses iff q = 0'",
        "check nim 'n'",
        "check nim 'loses iff n = b'",
        "check nim 'loses iff n = a'",
        "check nim 'grundy = n' --misere",
        "check multiplication 'grundy = 1'",
        "check wythoff 'grundy has period 3'",
        "check wythoff 'loses iff a = b' --heaps 2",
        "check nim 'loses' --to x",
        "check nim 'loses' --to -1",
        "check nim 'loses' --heaps 99",
        "check nix 'loses'",
        "check take-away 'loses' --set k=9..2",
        "check take-away 'loses' --set q=1",
        "check euclid 'wins iff a / b > 1'"
      })
  void badInputIsOneMessage(String line) {
    CommandResult ran = CommandResult.of(ShellWords.split(line).toArray(String[]::new));
    assertThat(ran.exit()).as(ran.out()).isEqualTo(2);
    assertThat(ran.err()).startsWith("zermelo: ").doesNotContain("Exception");
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void aBudgetThatRunsOutTellsHowFarItCame() {
    CommandResult ran =
        CommandResult.of(
            "check",
            "divisor-duel",
            "loses iff n is odd or n = 2^odd",
            "--to",
            "100000000",
            "--budget",
            "200ms");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.out()).contains("Holds for n to ").contains("so far");
    assertThat(ran.err()).contains("the budget of 0.2 s ran out");
  }

  @Tag("slow")
  @Test
  void claimsAboutLargeHeaps() {
    CommandResult held = CommandResult.of("check", "grundy", "grundy <= 300", "--to", "50000");
    assertThat(held.exit()).as(held.err() + held.out()).isZero();
    CommandResult refuted = CommandResult.of("check", "grundy", "grundy <= 20", "--to", "50000");
    assertThat(refuted.exit()).as(refuted.err()).isEqualTo(1);
  }
}
