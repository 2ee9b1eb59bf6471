package zermelo.language.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Outcome;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;
import zermelo.language.claim.ClaimVocabulary.Kind;
import zermelo.language.claim.ClaimVocabulary.Variable;
import zermelo.language.interpret.TextRules;

/** Compares every form of a claim with its meaning in plain Java, for n = 0..200. */
class ClaimTest {
  private static final Map<String, Predicate<ArtificialPosition>> CLAIMS = new TreeMap<>();

  private static boolean wins(ArtificialPosition asked) {
    return asked.outcome() == Outcome.WIN;
  }

  private static boolean loses(ArtificialPosition asked) {
    return asked.outcome() == Outcome.LOSE;
  }

  private static long n(ArtificialPosition asked) {
    return asked.number(0);
  }

  private static boolean prime(long n) {
    return n > 1 && LongStream.range(2, n).allMatch(d -> n % d != 0);
  }

  private static boolean power(long base, long n) {
    return n == 1 || (n > 1 && n % base == 0 && power(base, n / base));
  }

  private static boolean primePower(long n) {
    return n > 1 && LongStream.rangeClosed(2, n).anyMatch(p -> prime(p) && power(p, n));
  }

  private static boolean square(long n) {
    return LongStream.rangeClosed(0, n).anyMatch(r -> r * r == n);
  }

  private static boolean fibonacci(long n) {
    return List.of(1L, 2L, 3L, 5L, 8L, 13L, 21L, 34L, 55L, 89L, 144L).contains(n);
  }

  private static int bigOmega(long n) {
    long rest = n;
    int count = 0;
    for (long d = 2; d <= rest; d++) {
      while (rest % d == 0) {
        rest /= d;
        count++;
      }
    }
    return count;
  }

  /** Registers a claim with its meaning for a number and the values of its position. */
  private static void claim(String text, Predicate<ArtificialPosition> meaning) {
    assertThat(CLAIMS.put(text, meaning)).as(text).isNull();
  }

  /** A subject with the verb: every number of this kind loses. */
  private static void lose(String subject, Predicate<Long> kind) {
    claim(subject + " lose", s -> !kind.test(n(s)) || loses(s));
  }

  /** {@code n is ...}, alone, negated and as part of a claim. */
  private static void is(String description, Predicate<Long> kind) {
    claim("n is " + description, s -> kind.test(n(s)));
    claim("wins iff n is " + description, s -> wins(s) == kind.test(n(s)));
    claim("n is not " + description, s -> !kind.test(n(s)));
  }

  static {
    // Names and plain expressions.
    claim("wins", s -> wins(s));
    claim("loses", s -> loses(s));
    claim("ties", s -> s.outcome() == Outcome.TIE);
    claim("draws", s -> s.outcome() == Outcome.DRAW);
    claim("P-position", s -> loses(s));
    claim("N-position = (n > 3)", s -> wins(s) == (n(s) > 3));
    claim("wins = (popcount(n) > 1)", s -> wins(s) == (Long.bitCount(n(s)) > 1));
    claim("wins = popcount(n) > 1", s -> wins(s) == (Long.bitCount(n(s)) > 1));
    claim("wins == (n % 3 != 0)", s -> wins(s) == (n(s) % 3 != 0));
    claim("wins == n % 3 != 0", s -> wins(s) == (n(s) % 3 != 0));
    claim("wins != not odd(n)", s -> wins(s) != (n(s) % 2 == 0));
    claim("grundy = n mod 5", s -> true);
    claim("remoteness = n / 3", s -> true);
    claim(
        "grundy = max(0, bigomega(n + 1) - 1)",
        s -> s.grundy() == Math.max(0, bigOmega(n(s) + 1) - 1));
    claim("n = 0 or grundy = bigomega(n) - 1", s -> n(s) == 0 || s.grundy() == bigOmega(n(s)) - 1);
    claim("grundy = bigomega(n) - 1 if n >= 1", s -> n(s) == 0 || s.grundy() == bigOmega(n(s)) - 1);
    claim("n xor 5 = 3", s -> n(s) == 6);
    claim("1 < n < 10", s -> 1 < n(s) && n(s) < 10);
    claim("1 <= grundy = n mod 5 <= 3 < n", s -> n(s) % 5 >= 1 && n(s) % 5 <= 3 && n(s) > 3);
    claim("n in {1, 5, 9}", s -> List.of(1L, 5L, 9L).contains(n(s)));
    claim("n not in {1, 5, 9}", s -> !List.of(1L, 5L, 9L).contains(n(s)));
    claim(
        "any k in divisors(n): 1 < k < n and odd(k)",
        s -> LongStream.range(2, Math.max(2, n(s))).anyMatch(k -> n(s) % k == 0 && k % 2 == 1));
    claim("all k in 1..3: k < n iff n > 3", s -> true);
    claim("if n > 3 then wins else loses", s -> n(s) > 3 ? wins(s) : loses(s));
    claim("grundy = (if n > 3 then n mod 5 else n)", s -> true);
    claim("log(2, n + 1) = 3", s -> n(s) + 1 >= 8 && n(s) + 1 < 16);

    // Two statements.
    claim("wins iff odd(n)", s -> wins(s) == (n(s) % 2 == 1));
    claim("wins if odd(n)", s -> n(s) % 2 == 0 || wins(s));
    claim("wins when odd(n)", s -> n(s) % 2 == 0 || wins(s));
    claim("wins only if odd(n)", s -> n(s) % 2 == 1 || !wins(s));
    claim("wins if and only if odd(n)", s -> wins(s) == (n(s) % 2 == 1));
    claim("wins exactly when odd(n)", s -> wins(s) == (n(s) % 2 == 1));
    claim("wins unless odd(n)", s -> wins(s) || n(s) % 2 == 1);
    claim("if odd(n) then wins", s -> n(s) % 2 == 0 || wins(s));
    claim("If odd(n), then wins.", s -> n(s) % 2 == 0 || wins(s));
    claim("odd(n) implies wins", s -> n(s) % 2 == 0 || wins(s));
    claim("odd(n) => wins", s -> n(s) % 2 == 0 || wins(s));
    claim("odd(n) -> wins", s -> n(s) % 2 == 0 || wins(s));
    claim("odd(n) <=> wins", s -> wins(s) == (n(s) % 2 == 1));
    claim(
        "odd(n) && n > 3 || n == 2 => !loses",
        s -> !((n(s) % 2 == 1 && n(s) > 3) || n(s) == 2) || !loses(s));
    claim("n ≤ 9 => n ≠ 12 && n + 1 ≥ 1", s -> true);
    claim("not (wins iff odd(n)) or n > 9", s -> wins(s) != (n(s) % 2 == 1) || n(s) > 9);
    claim("n loses iff popcount(n) = 1", s -> loses(s) == (Long.bitCount(n(s)) == 1));
    claim("n has grundy n mod 5", s -> true);
    claim("n is a P-position iff n is even", s -> loses(s) == (n(s) % 2 == 0));
    claim("n is lost if n is even", s -> n(s) % 2 == 1 || loses(s));
    claim("the first player wins iff n is odd", s -> wins(s) == (n(s) % 2 == 1));
    claim("the second player wins if n is odd", s -> n(s) % 2 == 0 || loses(s));
    claim("the player to move loses if n is odd", s -> n(s) % 2 == 0 || loses(s));

    // E is ...
    is("odd", n -> n % 2 == 1);
    is("even", n -> n % 2 == 0);
    is("prime", ClaimTest::prime);
    is("a prime", ClaimTest::prime);
    is("composite", n -> n > 1 && !prime(n));
    is("square", ClaimTest::square);
    is("a square", ClaimTest::square);
    is("a perfect square", ClaimTest::square);
    is("a power of 3", n -> power(3, n));
    is("a power of 1 + 1", n -> power(2, n));
    is("a prime power", ClaimTest::primePower);
    is("a multiple of 6", n -> n % 6 == 0);
    is("divisible by 6", n -> n % 6 == 0);
    is("a divisor of 36", n -> n > 0 && 36 % n == 0);
    is("a fibonacci number", ClaimTest::fibonacci);
    is("a Fibonacci number", ClaimTest::fibonacci);
    is("3", n -> n == 3);
    is("0", n -> n == 0);
    is("between 3 and 7", n -> 3 <= n && n <= 7);
    is("in 3..7", n -> 3 <= n && n <= 7);
    is("in {1, 3, 5}", n -> n == 1 || n == 3 || n == 5);
    is("one of 1, 3, 5", n -> n == 1 || n == 3 || n == 5);
    is("one of 1, 3 or 5", n -> n == 1 || n == 3 || n == 5);
    is("at least 5", n -> n >= 5);
    is("at most 5", n -> n <= 5);
    is("greater than 5", n -> n > 5);
    is("less than 5", n -> n < 5);
    is("an odd prime", n -> n > 2 && prime(n));
    is("an odd composite number greater than 20", n -> n > 20 && n % 2 == 1 && !prime(n));
    is("positive", n -> n > 0);
    is("2^odd", n -> power(2, n) && Long.numberOfTrailingZeros(n) % 2 == 1);
    is("an even power of 2", n -> power(4, n));
    is("an odd power of 2", n -> power(4, 2 * n) && n > 1);
    claim("n is odd and prime", s -> n(s) % 2 == 1 && prime(n(s)));
    claim("n is even or not divisible by 3", s -> n(s) % 2 == 0 || n(s) % 3 != 0);
    claim("wins iff n is odd or n is 6", s -> wins(s) == (n(s) % 2 == 1 || n(s) == 6));
    claim("n + 1 is prime", s -> prime(n(s) + 1));
    claim("grundy is odd iff n mod 5 is 1 or n mod 5 is 3", s -> true);
    claim("n = 2^odd", s -> power(2, n(s)) && Long.numberOfTrailingZeros(n(s)) % 2 == 1);
    claim("loses iff n = 2^even", s -> loses(s) == power(4, n(s)));
    claim("n != (1 + 2)^even", s -> !power(9, n(s)));

    // Subject and verb.
    lose("powers of 2", n -> power(2, n));
    lose("Powers of 2", n -> power(2, n));
    lose("all powers of 2", n -> power(2, n));
    lose("odd powers of 2", n -> power(2, n) && Long.numberOfTrailingZeros(n) % 2 == 1);
    lose("odd numbers > 1", n -> n > 1 && n % 2 == 1);
    lose("odd numbers greater than 1", n -> n > 1 && n % 2 == 1);
    lose("odd n > 1", n -> n > 1 && n % 2 == 1);
    lose("all n >= 4", n -> n >= 4);
    lose("even numbers", n -> n % 2 == 0);
    lose("primes", ClaimTest::prime);
    lose("all primes", ClaimTest::prime);
    lose("the prime numbers", ClaimTest::prime);
    lose("odd primes", n -> n > 2 && prime(n));
    lose("squares", ClaimTest::square);
    lose("fibonacci numbers", ClaimTest::fibonacci);
    lose("Fibonacci numbers", ClaimTest::fibonacci);
    lose("multiples of 4", n -> n % 4 == 0);
    lose("numbers divisible by 3", n -> n % 3 == 0);
    lose("numbers not divisible by 3", n -> n % 3 != 0);
    lose("prime powers", ClaimTest::primePower);
    lose("composite numbers", n -> n > 1 && !prime(n));
    lose("numbers n with n mod 4 = 1 and n > 9", n -> n % 4 == 1 && n > 9);
    lose("numbers with popcount(n) = 2", n -> Long.bitCount(n) == 2);
    lose("positions with n is odd", n -> n % 2 == 1);
    lose("numbers such that n > 3 or n = 1", n -> n > 3 || n == 1);
    lose("numbers that are odd and prime", n -> n > 2 && prime(n));
    lose("numbers between 3 and 7", n -> 3 <= n && n <= 7);
    lose("numbers in 3..7", n -> 3 <= n && n <= 7);
    lose("numbers at most 7", n -> n <= 7);
    lose("0 and the primes", n -> n == 0 || prime(n));
    lose("0, 1 and primes > 3", n -> n < 2 || (n > 3 && prime(n)));
    lose("primes and squares", n -> prime(n) || square(n));
    lose("all numbers except 1 and the primes", n -> n != 1 && !prime(n));
    lose("all positions", n -> true);
    lose("3, 5, and 7", n -> n == 3 || n == 5 || n == 7);
    claim("1 loses", s -> n(s) != 1 || loses(s));
    claim("every prime loses", s -> !prime(n(s)) || loses(s));
    claim("a power of 2 loses", s -> !power(2, n(s)) || loses(s));
    claim("odd numbers > 1 win", s -> n(s) < 2 || n(s) % 2 == 0 || wins(s));
    claim("multiples of 7 tie", s -> n(s) % 7 != 0 || s.outcome() == Outcome.TIE);
    claim("multiples of 7 draw", s -> n(s) % 7 != 0 || s.outcome() == Outcome.DRAW);
    claim("exactly the primes lose", s -> prime(n(s)) == loses(s));
    claim("exactly 1 and the primes lose", s -> (n(s) == 1 || prime(n(s))) == loses(s));
    claim("all and only the primes lose", s -> prime(n(s)) == loses(s));
    claim("only powers of 2 lose", s -> power(2, n(s)) || !loses(s));
    claim("no odd numbers win", s -> n(s) % 2 == 0 || !wins(s));
    claim("odd numbers do not win", s -> n(s) % 2 == 0 || !wins(s));
    claim("odd numbers never win", s -> n(s) % 2 == 0 || !wins(s));
    claim("primes are lost", s -> !prime(n(s)) || loses(s));
    claim("primes are P-positions", s -> !prime(n(s)) || loses(s));
    claim("primes are not N-positions", s -> !prime(n(s)) || !wins(s));
    claim("multiples of 5 have grundy 0", s -> true);
    claim("multiples of 3 have remoteness n / 3", s -> true);
    claim("numbers n > 4 have grundy < 4", s -> n(s) <= 4 || s.grundy() < 4);
    claim("primes have grundy bigomega(n)", s -> !prime(n(s)) || s.grundy() == 1);
    claim(
        "primes lose and squares win",
        s -> (!prime(n(s)) || loses(s)) && (!square(n(s)) || wins(s)));
    claim("primes lose if n > 2", s -> n(s) <= 2 || !prime(n(s)) || loses(s));
  }

  static Set<String> texts() {
    return CLAIMS.keySet();
  }

  @TestFactory
  Stream<DynamicTest> everyFormMeansWhatItSays() {
    return CLAIMS.entrySet().stream()
        .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> compare(entry)));
  }

  private static void compare(Map.Entry<String, Predicate<ArtificialPosition>> entry) {
    PositionClaim statement = (PositionClaim) Claim.read(entry.getKey(), ArtificialPosition.ONE);
    assertThat(statement.text()).isEqualTo(entry.getKey());
    for (long n = 0; n <= 200; n++) {
      ArtificialPosition asked = ArtificialPosition.of(n);
      assertThat(statement.holds(asked))
          .as("%s of %s", entry.getKey(), asked)
          .isEqualTo(entry.getValue().test(asked));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          grundy has period 12 from 71                | GRUNDY     | 12 | 0 | 71
          grundy has period 12                        | GRUNDY     | 12 | 0 | 0
          outcome has period 4 from 1                 | OUTCOME    | 4  | 0 | 1
          winner has period 4 from 1                  | OUTCOME    | 4  | 0 | 1
          the outcomes have period 4                  | OUTCOME    | 4  | 0 | 0
          grundy has period 6 and saltus 4 from 3     | GRUNDY     | 6  | 4 | 3
          grundy has period 6 from 3 and saltus 4     | GRUNDY     | 6  | 4 | 3
          grundy has period 6 from 3 with saltus 4    | GRUNDY     | 6  | 4 | 3
          remoteness has period 3 and saltus 1        | REMOTENESS | 3  | 1 | 0
          grundy is periodic with period 12 from 71   | GRUNDY     | 12 | 0 | 71
          grundy values are periodic with period 12 from n = 71 on | GRUNDY | 12 | 0 | 71
          """)
  void periods(String text, Quantity quantity, long period, long saltus, long from) {
    PeriodClaim claim = (PeriodClaim) Claim.read(text, ArtificialPosition.ONE);
    assertThat(claim).isEqualTo(new PeriodClaim(text, quantity, period, saltus, from));
    assertThat(claim.uses()).containsExactly(quantity);
    PeriodClaim worded = PeriodClaim.of(quantity, period, saltus, from);
    assertThat(Claim.read(worded.text(), ArtificialPosition.ONE)).isEqualTo(worded);
  }

  @Test
  void onlyWhatIsNamedIsAskedFor() {
    PositionClaim plain = (PositionClaim) Claim.read("n is odd", ArtificialPosition.ONE);
    assertThat(plain.uses()).isEmpty();
    assertThat(plain.variables()).containsExactly(0);
    PositionClaim some =
        (PositionClaim) Claim.read("P-position and grundy = k", ArtificialPosition.TWO);
    assertThat(some.uses()).containsExactlyInAnyOrder(Quantity.OUTCOME, Quantity.GRUNDY);
    assertThat(some.variables()).containsExactly(2);
    PositionClaim remote =
        (PositionClaim) Claim.read("remoteness is even iff loses", ArtificialPosition.ONE);
    assertThat(remote.uses()).containsExactlyInAnyOrder(Quantity.OUTCOME, Quantity.REMOTENESS);
  }

  @Test
  void severalNumbers() {
    for (String text :
        List.of(
            "loses iff a xor b = 0",
            "exactly the positions with a xor b = 0 lose",
            "exactly the positions with a = b are lost")) {
      PositionClaim nim = (PositionClaim) Claim.read(text, ArtificialPosition.TWO);
      for (long a = 0; a < 9; a++) {
        for (long b = 0; b < 9; b++) {
          assertThat(nim.holds(new ArtificialPosition(Outcome.LOSE, 0, 0, a, b, 9L)))
              .isEqualTo(a == b);
          assertThat(nim.holds(new ArtificialPosition(Outcome.WIN, 0, 0, a, b, 9L)))
              .isEqualTo(a != b);
        }
      }
    }
  }

  @Test
  void listsSetsTruthsAndOwnNumbers() {
    ClaimVocabulary vocabulary =
        new ClaimVocabulary(
            List.of(
                Variable.component("l", Kind.LIST),
                Variable.component("s", Kind.SET),
                Variable.component("v", Kind.NUMBER).perPlayer(),
                Variable.component("their v", Kind.NUMBER),
                Variable.auxiliary("flag", Kind.TRUTH)));
    ArtificialPosition asked =
        new ArtificialPosition(
            Outcome.WIN, 0, 0, new long[] {3, 1}, new long[] {2, 5}, 6L, 10L, 1L);
    for (String text :
        List.of(
            "nim-sum(l) = 2 and l[1] = 3",
            "2 in s and size(s) = 2",
            "s = {5, 2}",
            "v = 6 and their v = 10",
            "their v is 10",
            "flag iff wins",
            "positions with their v > v win")) {
      assertThat(((PositionClaim) Claim.read(text, vocabulary)).holds(asked)).as(text).isTrue();
    }
    PositionClaim theirs = (PositionClaim) Claim.read("their v > 3", vocabulary);
    assertThat(theirs.variables()).containsExactly(3);
  }

  @Test
  void theNamesOfTheGameComeFirst() {
    ClaimVocabulary odd =
        new ClaimVocabulary(
            List.of(ArtificialPosition.component("wins"), ArtificialPosition.component("numbers")));
    ArtificialPosition asked = new ArtificialPosition(Outcome.LOSE, 0, 0, 7L, 8L);
    assertThat(((PositionClaim) Claim.read("wins = 7 and numbers = 8", odd)).holds(asked)).isTrue();
    assertThat(((PositionClaim) Claim.read("positions with wins = 7 lose", odd)).holds(asked))
        .isTrue();
    assertThat(((PositionClaim) Claim.read("positions with wins = 7 win", odd)).holds(asked))
        .isFalse();
    ClaimVocabulary a = new ClaimVocabulary(List.of(ArtificialPosition.component("a")));
    ArtificialPosition three = new ArtificialPosition(Outcome.LOSE, 0, 0, 3L);
    for (String text :
        List.of("a = 3", "a is a prime", "a prime loses", "a loses", "all a > 2 lose", "a is a")) {
      assertThat(((PositionClaim) Claim.read(text, a)).holds(three)).as(text).isTrue();
    }
  }

  /** A claim in words, and the same in the syntax of rules. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          n is a power of 2            | power(2, n)
          n is a prime power           | n > 1 and n in prime-powers(n)
          n is a Fibonacci number      | n in fibonacci(n)
          n = 3^odd                    | power(3, n) and odd(log(3, n))
          n is divisible by 3 iff odd(n) | (3 divides n) = odd(n)
          n > 5 => n % 7 == n xor 3    | not n > 5 or n mod 7 = n xor 3
          numbers with 3 < n < 9 win   | not (3 < n and n < 9)
          any k in 1..n: k * k = n     | any k in 1..n: k * k = n
          -n / 4 = -3                  | -n / 4 = -3
          """)
  void claimsMeanWhatRulesMean(String claim, String rule) {
    String text =
        "game T\nposition n: 0..\nposition x: 0..1 = (if %s then 1 else 0)\nmove t n := x"
            .formatted(rule);
    TextRules rules = TextGame.read("t", "t.game", text).rules(Settings.NONE);
    PositionClaim statement = (PositionClaim) Claim.read(claim, ArtificialPosition.ONE);
    for (long n = 0; n <= 200; n++) {
      boolean said = rules.parse(n + "").equals(rules.parse(n + ",1"));
      ArtificialPosition asked = new ArtificialPosition(Outcome.LOSE, 0, 0, n);
      assertThat(statement.holds(asked)).as("%s at %d", claim, n).isEqualTo(said);
    }
  }

  @Tag("slow")
  @Test
  void faultsHaveTheirPlaceInTheClaim() {
    PositionClaim zero = (PositionClaim) Claim.read("n = 1 / (n - 1)", ArtificialPosition.ONE);
    assertThatThrownBy(() -> zero.holds(ArtificialPosition.of(1)))
        .isInstanceOf(RulesFault.class)
        .hasMessage("claim:1:5: a division by zero");
    PositionClaim omega =
        (PositionClaim) Claim.read("grundy = bigomega(n) - 1", ArtificialPosition.ONE);
    assertThatThrownBy(() -> omega.holds(ArtificialPosition.of(0)))
        .hasMessage("claim:1:10: bigomega(0): it needs a number from 1 on");
    assertThat(omega.holds(ArtificialPosition.of(2))).isFalse();
    PositionClaim endless =
        (PositionClaim) Claim.read("any k in 1..10^18: k = 0", ArtificialPosition.ONE);
    assertThatThrownBy(() -> endless.holds(ArtificialPosition.of(0)))
        .isInstanceOf(RulesFault.class)
        .hasMessageContaining("costs too much");
    PositionClaim twice =
        (PositionClaim) Claim.read("all k in 1..10^6: k > 0", ArtificialPosition.ONE);
    for (int i = 0; i < 100; i++) {
      assertThat(twice.holds(ArtificialPosition.of(1))).isTrue(); // every call has its own fuel
    }
  }
}
