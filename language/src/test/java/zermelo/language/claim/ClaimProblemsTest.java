package zermelo.language.claim;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.language.claim.grammar.ClaimParser;
import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Source;

/** Error messages for wrong claims. No input may cause any other failure. */
class ClaimProblemsTest {
  @Test
  void allProblemsAtOnceWithTheirPlacesAndTheNames() {
    assertThatThrownBy(
            () -> Claim.read("wins iff popcont(n) > m and gruny = 1", ArtificialPosition.ONE))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            """
            claim:1:10: there is no function 'popcont'. Did you mean popcount?
                wins iff popcont(n) > m and gruny = 1
                         ^^^^^^^
            claim:1:23: 'm' has no meaning here. Known names: N-position, P-position, draws, grundy, loses, n, remoteness, ties, wins.
                wins iff popcont(n) > m and gruny = 1
                                      ^
            claim:1:29: 'gruny' has no meaning here. Did you mean grundy?
                wins iff popcont(n) > m and gruny = 1
                                            ^^^^^
            3 errors in claim
            A claim may use n; wins, loses, ties, draws, grundy, remoteness; and use the functions of the rules, such as popcount(n).\
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"(|)|wins", "(|)|odd numbers win", "(|)|if n > 1 then wins"})
  void twoHundredBracketsAndNoMore(String open, String close, String inside) {
    Claim.read(open.repeat(200) + inside + close.repeat(200), ArtificialPosition.ONE);
    assertThatThrownBy(
            () -> Claim.read(open.repeat(201) + inside + close.repeat(201), ArtificialPosition.ONE))
        .hasMessageContaining("more than 200 brackets are open here");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ``                       | claim:1:1: a claim is a statement about every position: wins iff odd(n)
          `  # nothing`            | a claim is a statement about every position
          grundy                   | claim:1:1: a claim is true or false of each position, but this is a number: say what it equals, grundy = ..., or compare it
          bigomega(n) - 1          | a claim is true or false of each position, but this is a number
          {1, 2}                   | a claim is true or false of each position, but this is a set
          n iff wins               | claim:1:1: expected true or false, but this is a number
          wins iff n               | claim:1:10: expected true or false, but this is a number
          wins if odd(n) if n > 2  | claim:1:16: only two statements can be joined in this way: put brackets
          wins => n > 2 => n > 3   | claim:1:15: only two statements can be joined in this way
          n != 3 != 4              | claim:1:8: only '<', '<=', '>', '>=' and '=' chain: write 'a != b and b != c'
          (wins                    | claim:1:6: a bracket that opens with '(' closes with ')'; found the end of the text
          wins)                    | claim:1:5: expected the end of the claim, found ')'
          wins wins                | claim:1:6: expected the end of the claim, found 'wins'
          n = 2^odd + 1            | 'odd' has no meaning here. It is a function: write odd(...).
          n = 99999999999999999999 | 99999999999999999999 is past 2^63-1
          2n = 4                   | a product needs its sign: 2 * n
          primes loose             | claim:1:8: expected what these positions do (win, lose, tie, draw, have grundy 2), found 'loose'
          powers lose              | claim:1:8: expected 'of', as in 'powers of 2'; found 'lose'
          some primes lose         | claim:1:1: a claim is about every position by itself
          not all primes lose      | claim:1:1: a claim is about every position by itself
          n is divisible 3         | expected 'by', as in 'divisible by 3'; found '3'
          if odd(n) wins           | claim:1:11: an 'if' needs its 'then': if odd(n) then wins; found 'wins'
          grundy has period        | claim:1:18: expected a number, as in 'grundy has period 12 from 71'; found the end of the text
          grundy has period 0      | claim:1:19: a period is a number from 1 on
          grundy has period 3 to 4 | expected 'from' or 'saltus', as in 'grundy has period 12 from 71'
          outcome has period 3 and saltus 2 | outcomes are not numbers, so they have no saltus
          grundy is periodic       | expected the period, as in
          any n in 1..3: n = 2     | 'n' has a meaning already: choose another name
          n & 1 = 0                | '&' has no meaning here: write 'and'
          "wins"                   | a text in quotes is a symbol of a board, and there is no board
          """)
  void messages(String text, String message) {
    assertThatThrownBy(() -> Claim.read(text, ArtificialPosition.ONE))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }

  @Test
  void subjectsNeedTheOneNumber() {
    assertThatThrownBy(() -> Claim.read("all primes lose", ArtificialPosition.TWO))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(
            "claim:1:5: this is about the only number of a position, but here a position is not"
                + " one number: write 'positions with ... lose'");
  }

  @Test
  void longClaimsAreRefused() {
    assertThatThrownBy(() -> Claim.read("n".repeat(100_000), ArtificialPosition.ONE))
        .hasMessage("the claim is too long: a claim has at most 10000 characters");
  }

  private static final List<String> BITS =
      List.of(
          "(",
          ")",
          "[",
          "]",
          "{",
          "}",
          ",",
          ":",
          ".",
          "..",
          "=",
          "==",
          "!=",
          "!",
          "<",
          "<=",
          "<=>",
          "=>",
          "->",
          "+",
          "-",
          "*",
          "/",
          "%",
          "^",
          "&&",
          "||",
          "0",
          "1",
          "7",
          "12",
          "9223372036854775807",
          "99999999999999999999",
          "0.77",
          "n",
          "a",
          "b",
          "k",
          "x",
          "wins",
          "loses",
          "win",
          "lose",
          "tie",
          "draws",
          "grundy",
          "remoteness",
          "outcome",
          "P-position",
          "and",
          "or",
          "not",
          "xor",
          "mod",
          "in",
          "divides",
          "if",
          "then",
          "else",
          "iff",
          "implies",
          "only",
          "exactly",
          "when",
          "unless",
          "is",
          "are",
          "an",
          "the",
          "all",
          "any",
          "every",
          "no",
          "some",
          "odd",
          "even",
          "prime",
          "primes",
          "power",
          "powers",
          "of",
          "by",
          "than",
          "square",
          "squares",
          "composite",
          "multiples",
          "divisors",
          "divisible",
          "fibonacci",
          "numbers",
          "positions",
          "with",
          "where",
          "that",
          "except",
          "other",
          "between",
          "one",
          "at",
          "least",
          "greater",
          "has",
          "have",
          "period",
          "periodic",
          "saltus",
          "from",
          "player",
          "first",
          "to",
          "move",
          "do",
          "never",
          "true",
          "false",
          "their",
          "odd(",
          "popcount(",
          "divisors(",
          "max(",
          "log(",
          "golden(",
          "least-fibonacci(",
          "2^odd",
          "any k in 1..3:",
          "\"",
          "#",
          "é");

  /** Reads a claim and evaluates it. It may fail only with the exceptions for bad input. */
  private static void survive(String text, String what) {
    for (ClaimVocabulary vocabulary : List.of(ArtificialPosition.ONE, ArtificialPosition.TWO)) {
      try {
        Claim claim = Claim.read(text, vocabulary);
        if (claim instanceof PositionClaim statement) {
          for (long n = 0; n < 5; n++) {
            statement.holds(
                new ArtificialPosition(ArtificialPosition.of(n).outcome(), n, n, n, n / 2, 3L));
          }
        }
      } catch (BadInput | RulesFault message) {
        assertThat(message.getMessage()).as(text).contains("claim");
      } catch (RuntimeException | StackOverflowError bug) {
        fail(what + ": " + text.substring(0, Math.min(300, text.length())), bug);
      }
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void randomWords(long seed) {
    Random random = new Random(seed);
    for (int round = 0; round < 1500; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(14); i >= 0; i--) {
        text.append(BITS.get(random.nextInt(BITS.size())))
            .append(random.nextInt(9) == 0 ? "" : " ");
      }
      survive(text.toString(), "seed " + seed + ", round " + round);
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14})
  void mutatedClaims(long seed) {
    Random random = new Random(seed);
    List<String> claims = List.copyOf(ClaimTest.texts());
    for (int round = 0; round < 1500; round++) {
      StringBuilder text = new StringBuilder(claims.get(random.nextInt(claims.size())));
      for (int change = random.nextInt(3); change >= 0; change--) {
        int at = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), at + random.nextInt(8));
        String bit =
            random.nextInt(8) == 0
                ? "" + (char) random.nextInt(0x10000)
                : BITS.get(random.nextInt(BITS.size()));
        text.replace(at, random.nextBoolean() ? to : at, random.nextInt(4) == 0 ? "" : bit + " ");
      }
      survive(text.toString(), "seed " + seed + ", round " + round);
    }
  }

  @Test
  void hugeAndDeepClaims() {
    List<String> huge =
        List.of(
            "(".repeat(9_000),
            "(".repeat(4_000) + "wins" + ")".repeat(4_000),
            "not ".repeat(2_000) + "wins",
            "!".repeat(9_000) + "wins",
            "n = " + "-".repeat(9_000) + "1",
            "n = 2" + "^2".repeat(4_000),
            "n = 1" + "+1".repeat(4_000),
            "n" + " < n".repeat(2_000),
            "wins" + " and wins".repeat(1_000),
            "wins" + " = wins".repeat(1_000),
            "numbers with ".repeat(700) + "wins lose",
            "all ".repeat(2_000) + "primes lose",
            "0 and ".repeat(1_600) + "primes lose",
            "0, ".repeat(3_000) + "primes lose",
            "primes and ".repeat(900) + "primes lose",
            "primes" + " except primes".repeat(700) + " lose",
            "if wins then ".repeat(700) + "wins",
            "any k in 1..3: ".repeat(600) + "wins",
            "odd ".repeat(2_000) + "numbers lose",
            "n is a power of (".repeat(500),
            "n is one of " + "1, ".repeat(3_000) + "1",
            "wins if ".repeat(1_200) + "wins",
            "max(".repeat(2_000),
            "n is a power of (".repeat(199) + "2" + ")".repeat(199),
            "not (".repeat(199) + "wins" + ")".repeat(199),
            "(if wins then ".repeat(199) + "wins" + ")".repeat(199),
            "(numbers with ".repeat(199) + "wins" + " lose)".repeat(199),
            "wins = (".repeat(199) + "wins" + ")".repeat(199),
            ".".repeat(9_999),
            "grundy has period 3" + " from 3".repeat(1_000),
            "1/0 = n",
            "n = 10^18 * 10^18",
            "size(1..10^18) = n",
            "x".repeat(9_999));
    for (String text : huge) {
      assertTimeoutPreemptively(
          ofSeconds(60), () -> survive(text, text.substring(0, Math.min(60, text.length()))));
    }
  }

  /** 200 brackets may be open, however much stack the caller has left. */
  @Test
  void deepClaimsOnASmallStack() throws InterruptedException {
    List<String> results = new CopyOnWriteArrayList<>();
    Runnable read =
        () -> {
          for (String open : List.of("n is a power of (", "not (", "wins = (", "(if wins then ")) {
            List<Diagnostic> problems = new ArrayList<>();
            String text = open.repeat(200) + "2" + ")".repeat(200);
            ClaimParser.parse(new Source("claim", text), Set.of("n"), Optional.of("n"), problems);
            results.add(open + problems);
          }
        };
    Thread small = Thread.ofPlatform().stackSize(200_000).start(read);
    small.join();
    assertThat(results)
        .containsExactly("n is a power of ([]", "not ([]", "wins = ([]", "(if wins then []");
  }
}
