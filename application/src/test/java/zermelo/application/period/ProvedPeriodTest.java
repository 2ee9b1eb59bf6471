package zermelo.application.period;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.insight.check.PositionIndex;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.theorem.Verdict;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.AdversarialText;
import zermelo.testkit.SampleSize;

/** Tests the values of proved periods against the rules, far past what the proof has seen. */
@Tag("slow")
class ProvedPeriodTest {
  private static final int TEXTS = SampleSize.of(24);

  private final AtomicInteger proved = new AtomicInteger();

  private static TextRules rules(String body) {
    return TextGame.read("t", "t.game", "game T\n" + body).rules(Settings.NONE);
  }

  @Test
  void hostileTexts() {
    LongStream.range(0, TEXTS).forEach(this::hostile);
    assertThat(proved.get()).isGreaterThan(TEXTS / 5); // a search that proves nothing would pass
  }

  private void hostile(long seed) {
    boolean misere = seed % 3 == 0;
    TextRules rules =
        TextGame.read("a", "a.game", AdversarialText.of(seed + 1_000_000)).rules(Settings.NONE);
    Optional<ProvedPeriod> period = ProvedPeriod.of(rules, misere);
    long first = rules.components().getFirst().low();
    if (period.isPresent() && period.get().verdict(at(rules, first)).isPresent()) {
      proved.incrementAndGet();
      compare(rules, misere, period.get(), rules.facts().heaps() ? 300 : 1_500, "seed " + seed);
    }
  }

  /** No certificate describes two choices; the moves are read as splits, which have a theorem. */
  @Test
  void periodsOfSplits() {
    TextRules rules =
        rules(
            """
            heap n
            move b i in 2..n, j in 2..n where i + j = n - 2
              n := i + j
            move a where n > 3 or n = 1
              n := n - 1
            """);
    ProvedPeriod period = ProvedPeriod.of(rules, false).orElseThrow();
    compare(rules, false, period, 600, "two choices");
    assertThat(period.name()).contains("theorem of Guy and Smith", "with period 8 from n = 3 on");
    assertThat(period.verdict(at(rules, 8_000_000_000_000L)).orElseThrow().nimber()).hasValue(3);
  }

  private static Position at(TextRules rules, long n) {
    return rules.parse(Long.toString(n));
  }

  private static void compare(
      TextRules rules, boolean misere, ProvedPeriod period, int count, String what) {
    PlanningSolver solver = new PlanningSolver();
    long first = rules.components().getFirst().low();
    for (long n = first; n < first + count; n++) {
      Answer answer;
      try {
        answer = computed(solver, rules, misere, at(rules, n));
      } catch (RulesFault fault) {
        return;
      }
      Verdict verdict = period.verdict(at(rules, n)).orElseThrow();
      assertThat(verdict.outcome()).as("%s, n = %d", what, n).isEqualTo(answer.outcome());
      if (verdict.nimber().isPresent()) {
        assertThat(verdict.nimber()).as("%s, n = %d", what, n).isEqualTo(answer.nimber());
      }
    }
  }

  private static Answer computed(
      PlanningSolver solver, TextRules rules, boolean misere, Position position) {
    return (Answer)
        solver.solve(
            Question.of(rules, Optional.empty(), position)
                .misere(misere)
                .computed()
                .withoutMoves()
                .remoteness(false),
            new Progress(Limits.unlimited()));
  }

  /** Games whose period is known, with the value of a number that no one can count up to. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "position n: 0..;move take k in {1, 3, 4} where k <= n: n := n - k | false | 7 | 1000000000000",
        "heap n;move take k in 1..5 where k <= n: n := n - k               | false | 6 | 9223372036854775807",
        "position n: 1..;move halve k in {1, 2} where k < n: n := n - k     | true  | 3 | 900000000000000000",
        "heap n;move a i in 0..n-1: n := i + (n-1-i);move b i in 0..n-2: n := i + (n-2-i) | false | 12 | 4611686018427387904",
        "position n: 0..;move take k in 1..300 where k <= n and k mod 7 != 3: n := n - k | false | 1 | 77777777777777",
      })
  void largeNumbers(String body, boolean misere, long period, long n) {
    TextRules rules = rules(body.replace(';', '\n'));
    ProvedPeriod proved = ProvedPeriod.of(rules, misere).orElseThrow();
    assertThat(proved.isFar(at(rules, n))).isTrue();
    assertThat(proved.isFar(at(rules, 5_000))).isFalse();
    Verdict far = proved.verdict(at(rules, n)).orElseThrow();
    if (period > 1) {
      assertThat(proved.name()).contains("period " + period + " from");
      long near = 100 * period + n % period;
      assertThat(far).isEqualTo(proved.verdict(at(rules, near)).orElseThrow());
      Answer answer = computed(new PlanningSolver(), rules, misere, at(rules, near));
      assertThat(far.outcome()).isEqualTo(answer.outcome());
    }
    compare(rules, misere, proved, 1_000, body);
  }

  /** Games of an unbounded number and others of few values. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "position n: 0..;position last: 0..3 = 0;move take s in 1..3 where s <= n and s != last;  n := n - s;  last := s",
        "position n: 0..;position used: 0..1 = 0;move take s in {1, 3, 4} where s <= n: n := n - s;move pass where used = 0 and n > 0: used := 1",
        "position passes: 0..2;position n: 0..;move take s in {2, 5} where s <= n: n := n - s;move pass where passes > 0: passes := passes - 1",
        "position n: 0..;position p: 0..1 = 0;move take s in {1, 2, 4} where s <= n;  n := n - s;  p := (p + s) mod 2",
        "position n: 1..;position most: 1..4 = 2;move take s in 1..most where s < n;  n := n - s;  most := 5 - most",
        "heap n, colour: 0..2;move take s in {1, 2} where s <= n;  n := n - s;  colour := (colour + s) mod 3;move paint where colour = 0 and n > 3: colour := 2",
        "position n: 0..;position a: 0..1 = 0;position b: 0..2 = 1;move one where n > 0;  n := n - 1;  a := 1 - a;move three where n > 2 and a = 1;  n := n - 3;  b := max(0, b - 1);move stop where b > 0 and n > 0: b := b - 1",
        "position n: 0..;position s: 0..2 = 0;end n = 0 and s = 1: tie;move take k in 1..2 where k <= n;  n := n - k;  s := k",
        "position n: 0..;position t: 0..1 = 0;move take k in 1..3 where k <= n and (n mod 5 != 2 or t = 0);  n := n - k;  t := 1 - t",
        "position n: 0..;position left: 0..3 = 3;move one where n >= 1: n := n - 1;move two where n >= 2 and left > 0;  n := n - 2;  left := left - 1",
      })
  void smallSecondComponents(String body) {
    TextRules rules = rules(body.replace(';', '\n'));
    PositionIndex index = PositionIndex.of(rules).orElseThrow();
    for (boolean misere : List.of(false, true)) {
      ProvedPeriod proved = ProvedPeriod.of(rules, misere).orElseThrow();
      PlanningSolver solver = new PlanningSolver();
      for (long at = index.first(); at < index.first() + 900 * index.width(); at += 7) {
        Position position = index.position(at).orElseThrow();
        Answer answer = computed(solver, rules, misere, position);
        Verdict verdict = proved.verdict(position).orElseThrow();
        String what = rules.print(position) + (misere ? ", misère" : "");
        assertThat(verdict.outcome()).as(what).isEqualTo(answer.outcome());
        if (verdict.nimber().isPresent()) {
          assertThat(verdict.nimber()).as(what).isEqualTo(answer.nimber());
        }
      }
      Position largest = index.position(Long.MAX_VALUE / index.width()).orElseThrow();
      assertThat(proved.isFar(largest)).isTrue();
      assertThat(proved.verdict(largest)).isPresent();
    }
  }

  /** Rules that change far out, or in which a small number grows with n, have no proof. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "position n: 0..;position t: 0..1 = 0;move take k in 1..2 where k <= n and (n < 3000000 or t = 0);  n := n - k;  t := 1 - t",
        "position n: 0..;position t: 0..7 = 0;move take k in 1..2 where k <= n;  n := n - k;  t := n mod 11 mod 8;move all where n > t * t * t * t * t * t: n := n / 2",
      })
  void noProofWhereRulesChangeFarOut(String body) {
    TextRules rules = rules(body.replace(';', '\n'));
    ProvedPeriod period = ProvedPeriod.of(rules, false).orElseThrow();
    PlanningSolver solver = new PlanningSolver();
    for (String text : List.of("17,0", "3000100,1")) {
      Position position = rules.parse(text);
      period
          .verdict(position)
          .ifPresent(
              verdict ->
                  assertThat(verdict.outcome())
                      .isEqualTo(computed(solver, rules, false, position).outcome()));
    }
  }

  @Test
  void sumsOfHeapsInNormalPlayOnly() {
    TextRules rules = rules("heap n\nmove take k in {1, 3, 4} where k <= n: n := n - k\n");
    Position sum = rules.parse("1000000000000+17");
    long far = nimber(ProvedPeriod.of(rules, false), rules, "1000000000000");
    long near = nimber(ProvedPeriod.of(rules, false), rules, "17");
    assertThat(ProvedPeriod.of(rules, false).orElseThrow().verdict(sum))
        .contains(
            new Verdict(
                (far ^ near) == 0 ? Outcome.LOSE : Outcome.WIN, OptionalLong.of(far ^ near)));
    assertThat(ProvedPeriod.of(rules, true).orElseThrow().verdict(sum)).isEmpty();
  }

  private static long nimber(Optional<ProvedPeriod> period, TextRules rules, String heap) {
    return period.orElseThrow().verdict(rules.parse(heap)).orElseThrow().nimber().getAsLong();
  }

  @Test
  void noPeriodNoVerdict() {
    for (String body :
        List.of(
            "heap n\nmove take s in squares(n): n := n - s\n",
            "position n: 0..\nmove take k in 1..n where 2 * k <= n + 1: n := n - k\n")) {
      TextRules rules = rules(body);
      assertThat(ProvedPeriod.of(rules, false).orElseThrow().verdict(at(rules, 1L << 40)))
          .isEmpty();
    }
  }
}
