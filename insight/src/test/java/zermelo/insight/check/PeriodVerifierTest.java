package zermelo.insight.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.language.proof.PeriodCertificate;
import zermelo.language.proof.PeriodCertificate.ValueKind;
import zermelo.language.proof.PeriodVerifier;
import zermelo.language.proof.VerifiedPeriod;

/** Tests certificates of periods: what is proved, what is rejected and why, and tampering. */
class PeriodVerifierTest {
  private static final String TAKE = "position n: 0..\nmove take k in 1..min(3, n): n := n - k\n";

  private static TextRules rules(String lines) {
    return TextGame.read("g", "g.game", "game G\n" + lines.replace(";", "\n") + "\n")
        .rules(Settings.NONE);
  }

  private static PeriodProver.Attempt attempt(String lines, int window) {
    TextRules rules = rules(lines);
    long[] values = new BruteForce(rules, false, 0).nimbers(window).orElseThrow();
    long first = rules.components().getFirst().low();
    return new PeriodProver(rules, false, first).prove(ValueKind.GRUNDY, values);
  }

  private static PeriodCertificate certificate(String lines, int window) {
    return ((PeriodProver.Proved) attempt(lines, window)).period().certificate();
  }

  private static String refusal(PeriodCertificate certificate) {
    return PeriodVerifier.verify(certificate) instanceof PeriodVerifier.Refused refused
        ? refused.why()
        : "verified";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          position n: 0..;move t k in 1..min(3, n): n := n - k                 | t: n - 1, t: n - 2, t: n - 3
          position n: 0..;move t k in {1, 4, 9} where k <= n: n := n - k       | t: n - 1, t: n - 4, t: n - 9
          position n: 0..;move t where n > 0: n := max(n - 7, 0)               | t: n - 7
          position n: 0..;move t a in 5..n: n := n - 2                         | t: n - 2
          position n: 0..;move t a in 5..n: n := 3                             | t: 3
          heap n;move t i in 0..n - 1: n := i + (n - 1 - i)                    | t: n - 1, t: x + (n - 1 - x), x from 1
          heap n;move t i in 3..n - 8: n := i + (n - 1 - i)                    | t: x + (n - 1 - x), x from 3
          heap n;move t i in 1..n: n := max(i - 2, 0) + max(n - i - 1, 0)      | t: n - 2, t: n - 3, t: x + (n - 3 - x), x from 1
          heap n;move t a in 1..n / 2: n := a + (n - a)                        | t: x + (n - 0 - x), x from 1
          heap n;move t k in 2..3, a in 1..(n - k) / 2: n := a + (n - k - a)   | t: x + (n - 2 - x), x from 1, t: x + (n - 3 - x), x from 1
          heap n;move t where n > 6: n := 3 + (n - 5)                          | t: 3 + (n - 5)
          heap n;move t i in 1..n - 9: n := 4 + i + (n - 5 - i)                | t: 4 + x + (n - 5 - x), x from 1
          """)
  void followsTheMovesOfAllLargeNumbers(String text, String shapes) {
    Set<String> lines = new TreeSet<>(List.of(shapes.split(", (?=t:)", -1)));
    TextRules rules = rules(text);
    assertThat(PeriodVerifier.fault(rules.text(), Map.of(), 40, lines)).isEmpty();
    // The same shape is read off one n. The verifier rejects a wrong one.
    assertThat(MoveObservation.of(rules, 200).orElseThrow().lines()).isEqualTo(lines);
    lines.add("t: n - 11");
    assertThat(PeriodVerifier.fault(rules.text(), Map.of(), 40, lines)).isPresent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          position n: 0..;move t k in 1..n: n := n - k                     | grows with n in a way that is not understood
          position n: 0..;move t where n > 0: n := n / 2                   | neither a number nor n less a number
          position n: 1..;move t k in divisors(n) where k < n: n := n - k  | divisors depends on n
          position n: 0..;move t k in squares(n): n := n - k               | the bound of a set depends on n
          position n: 0..9;move t where n > 0: n := n - 1                  | an upper bound
          position a, b: 0..;move t where a > 0: a := a - 1                | several numbers
          heap n;move t a in 1..(n - 1) / 2: n := a + (n - a)              | not everywhere up to the middle
          heap n;move t a in 1..n - 1 where odd(a): n := a + (n - a)       | a remainder or a quotient of a choice
          position n: 0..;move t where n > 9: n := n + 1                   | not smaller than n
          position n: 0..;move t a in 60..n: n := n - 1                    | from about n = 61 on
          position n: 0..;move t where n mod 4294967295 < 9: n := n - 1    | more remainders of n than can be checked one by one
          position n: 0..;move t where 2^(n mod 70) > 0: n := n - 1        | a number past 2^63-1
          """)
  void refusesTheRestWithAReason(String text, String why) {
    TextRules rules = rules(text);
    assertThat(
            PeriodVerifier.fault(rules.text(), Map.of(), 40, Set.of("t: n - 1"))
                .orElseThrow()
                .why())
        .contains(why);
  }

  /** Shapes that n shows up to 2,000 and that change later. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "move four a in 5000..n: n := n - 4",
        "move eight a in 5000..n: n := 8",
        "move x where n - 2199023255552 + 2199023155552 > 0: n := n - 4",
        "move x where 2^(n - n + 50) > 2199023255553 and n > 100000: n := n - 4",
        "move x where (n mod 100)^7 > 2500000000000 and n > 100000: n := n - 4",
        "move x where n mod 2047 = 2046 and n mod 2049 = 2048: n := n - 4",
        "move x where n / 5000 mod 2 = 1: n := n - 4",
        "move x where min(n, 5000) = 5000: n := n - 4",
        "move x where bit(n, 12): n := n - 4",
        "move x where n * 3 > 9223372036854775807 / 2: n := n - 4",
        "move x k in {4, 5000} where k <= n: n := n - k",
      })
  void lateChangesAreNotProvedAway(String move) {
    assertThat(attempt(TAKE + move, 2_000)).isInstanceOf(PeriodProver.Unproved.class);
  }

  /** If the values reach beyond the change, the proof does too. */
  @Test
  void lateChangesAreProvedOnceTheyAreSeen() {
    PeriodCertificate found = certificate(TAKE + "move four a in 60..n: n := n - 4", 200);
    assertThat(found.period()).isEqualTo(5);
    assertThat(found.threshold()).isGreaterThanOrEqualTo(60);
  }

  @Test
  void outcomesSayNothingOfSums() {
    TextRules rules =
        rules(
            """
            heap n
            move a where n >= 3: n := 1 + (n - 3)
            move b where n >= 1: n := n - 1
            """);
    long[] values = new BruteForce(rules, true, 100_000).outcomes(30).orElseThrow();
    assertThat(new PeriodProver(rules, true, 0).prove(ValueKind.OUTCOME, values))
        .isInstanceOf(PeriodProver.Unproved.class);
  }

  @Test
  void numbersThatMayPassAreMentioned() {
    assertThat(proof(TAKE).prove("loses iff n mod 4 = 0").mayOverflow()).isFalse();
    assertThat(proof(TAKE).prove("loses iff 3 * n mod 4 = 0").mayOverflow()).isTrue();
    assertThat(
            proof(TAKE + "move x where n + 1 > 9: n := n - 2").prove("wins or loses").mayOverflow())
        .isTrue();
  }

  private static VerifiedPeriod proof(String lines) {
    return ((PeriodProver.Proved) attempt(lines, 100)).period();
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          loses iff n mod 4 = 0                                             | proved
          grundy = n mod 4                                                  | proved
          multiples of 4 lose                                               | proved
          outcome has period 4                                              | proved
          grundy has period 8 from 3                                        | proved
          n < 5000 implies (loses iff n mod 4 = 0)                          | proved
          loses iff n mod 4 = 0 and n < 5000                                | wrong at n = 5000
          loses iff n mod 4 = 0 and n < 90000                               | wrong at n = 90000
          grundy has period 6                                               | differ
          outcome has period 3 from 9223372036854775804                     | too far out
          size(squares(9000000000)) > 5 and (wins or loses)                 | too large to list
          size(primes(9999)) > 5 and n < 900000 or wins or loses            | too long
          loses iff n mod 4 = 0 or (n mod 4294967295 < 0 and odd(n))        | more remainders
          if n mod 999983 = 999982 and n mod 999979 = 5 then n mod 4 = 1    | more remainders
          popcount(n) < 0 or wins or loses                                  | popcount depends on n
          remoteness has period 4                                           | remoteness
          loses iff                                                         | cannot be read
          """)
  void claimsAreProvedForEveryNumberOrRefused(String claim, String result) {
    Optional<String> fault = proof(TAKE).prove(claim).fault();
    assertThat(fault.orElse("proved")).contains(result);
  }

  /** A name means the same to the verifier and to checked claims. */
  @Test
  void namesOfTheGameComeFirst() {
    VerifiedPeriod heaps =
        proof("param k: 1..9 = 5;heap heaps;move t x in 1..min(3, heaps): heaps := heaps - x");
    assertThat(heaps.prove("k != 5 or a < 60 or wins").fault()).isPresent();
    assertThat(heaps.prove("loses iff heaps mod 4 = 0").fault()).isEmpty();
    VerifiedPeriod grundy =
        proof("param grundy: 1.. = 5;position n: 0..;move t x in 1..min(3, n, grundy): n := n - x");
    assertThat(grundy.prove("grundy = 5 and (loses iff n mod 4 = 0)").fault()).isEmpty();
  }

  /** Rules that fail at some n have no period there, whatever a shorter evaluation would skip. */
  @Test
  void failuresAreSeenInTheOrderOfTheRules() {
    String order = "any y in {n, 1000}: (y = n or 1 / (y - 1000) > 5)";
    assertThat(attempt(TAKE + "move x where n > 3 and " + order + ": n := n - 3", 100))
        .isInstanceOf(PeriodProver.Unproved.class);
    VerifiedPeriod sum =
        proof(TAKE + "move x where n > 3 and sum(9223372036854775000, n, -n) > 0: n := n - 3");
    assertThat(sum.prove("loses iff n mod 4 = 0").mayOverflow()).isTrue();
  }

  /** If heaps split, a heap of size 0 is no heap: it has no ends and no moves. */
  @Test
  void noHeapHasNoEnd() {
    PeriodCertificate good =
        new PeriodCertificate(
            "g",
            Map.of(),
            false,
            ValueKind.OUTCOME,
            2,
            List.of(Set.of("take: n - 1")),
            2,
            1,
            0,
            new long[] {2, 1, 0, 1, 0, 1, 0},
            List.of(),
            "game G\nheap n\nend n = 0: tie\nmove take: n := (n - 1) + 0\n");
    assertThat(refusal(good)).contains("the value of 0 is another one");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          param p: 1..3 = 2           | p=5      | out of range
          param p: boolean = true     | p=maybe  | neither true nor false
          param p: set = {1, 2}       | p={0,1}  | numbers from 1 on
          param p: code = 0.77        | p=0.g    | not a code
          param p: code = 0.77        | p=3.7    | not a code
          param p: code = 0.77        | p=0.8    | not a code
          param p: 1.. = 2            | p=two    | not a number
          """)
  void settingsThatNoGameHasAreRefused(String param, String setting, String why) {
    TextRules rules = rules(param + ";" + TAKE);
    Map<String, String> settings = Map.of("p", setting.substring(2));
    assertThat(
            PeriodVerifier.fault(rules.text(), settings, 40, Set.of("take: n - 1"))
                .orElseThrow()
                .why())
        .contains(why);
  }

  @Test
  void whatWouldTakeLongIsRefused() {
    String many = "position n: 0..;move t x in 1..6900, y in 1..6900: n := 0";
    assertThat(
            PeriodVerifier.fault(rules(many).text(), Map.of(), 40, Set.of("t: 0"))
                .orElseThrow()
                .why())
        .contains("more than 4000 different things");
  }

  @Test
  void whatIsWrittenIsReadBack() {
    PeriodCertificate made =
        certificate(TAKE + "move x where n mod 3 = 1 and n > 9: n := n - 5", 200)
            .withClaims(List.of("wins or loses"));
    PeriodCertificate read = PeriodCertificate.read(made.text());
    assertThat(read.text()).isEqualTo(made.text());
    assertThat(refusal(read)).isEqualTo("verified");
    assertThat(read.modulus()).isEqualTo(3);
  }

  /** Every line of a certificate matters: no changed one is verified. */
  @Tag("slow")
  @Test
  void tamperedCertificatesAreRefused() {
    PeriodCertificate good = certificate("heap n;" + KAYLES, 250);
    assertThat(refusal(good)).isEqualTo("verified");
    for (int i = 0; i < good.values().length; i++) {
      long[] values = good.values().clone();
      values[i] ^= 1;
      assertThat(refusal(with(good, 0, 0, 0, values))).as("value %d", i).isNotEqualTo("verified");
    }
    for (int by = 1; by < 72; by++) {
      assertThat(refusal(with(good, 0, 0, -by, good.values()))).isNotEqualTo("verified");
    }
    for (int by : new int[] {-11, -6, -1, 1, 5, 11}) {
      assertThat(refusal(with(good, 0, by, 0, good.values()))).isNotEqualTo("verified");
    }
    long[] fewer = Arrays.copyOf(good.values(), good.values().length - 1);
    assertThat(refusal(with(good, 0, 0, 0, fewer))).contains("values are needed up to");
    assertThat(changed(good, text -> text.replace("one: n - 1\n", "one: n - 2\n")))
        .contains("which was not seen before");
    assertThat(changed(good, text -> text.replace("move two", "move three")))
        .contains("which was not seen before");
    assertThat(changed(good, text -> text.replace("i + (n - 2 - i)", "i + (n - 3 - i)")))
        .isNotEqualTo("verified");
    assertThat(changed(good, text -> text + "move more where n > 999999999: n := n - 1\n"))
        .contains("from about n = 1000000000 on");
  }

  private static final String KAYLES =
      "move one i in 0..n - 1: n := i + (n - 1 - i);move two i in 0..n - 2: n := i + (n - 2 - i)";

  private static PeriodCertificate with(
      PeriodCertificate good, long threshold, long period, long from, long[] values) {
    return new PeriodCertificate(
        good.game(),
        good.settings(),
        good.misere(),
        good.quantity(),
        good.threshold() + threshold,
        good.shapes(),
        good.period() + period,
        good.from() + from,
        good.first(),
        values,
        good.claims(),
        good.rules());
  }

  private static String changed(PeriodCertificate good, UnaryOperator<String> change) {
    String text = change.apply(good.text());
    assertThat(text).isNotEqualTo(good.text());
    return refusal(PeriodCertificate.read(text));
  }

  /** A broken certificate is bad input, never anything else. */
  @Test
  void unreadableCertificatesAreBadInput() {
    String good = certificate(TAKE, 100).text();
    for (int cut = 0; cut < good.length(); cut++) {
      readOrRefuse(good.substring(0, cut));
      readOrRefuse(good.substring(0, cut) + "x" + good.substring(cut));
      readOrRefuse(good.substring(0, cut) + good.substring(cut + 1));
      readOrRefuse(good.substring(0, cut) + "99999999" + good.substring(cut));
    }
  }

  private static void readOrRefuse(String text) {
    try {
      assertThat(PeriodVerifier.verify(PeriodCertificate.read(text))).isNotNull();
    } catch (BadInput expected) {
      assertThat(expected).hasMessageContaining("certificate");
    }
  }
}
