package zermelo.library.theorems;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.Theorems;

/** Tests positions that no search reaches: answers are immediate and no number overflows. */
class LargeCasesTest {
  private static final long QUINTILLION = 1_000_000_000_000_000_000L;

  @Test
  void divisorTurnFactorsAllNumbers() {
    Map<String, String> floor2 = Map.of("floor", "2", "keep", "false");
    assertThat(outcome("divisor-turn", floor2, 999999999999999989L)).isEqualTo(Outcome.LOSE);
    assertThat(outcome("divisor-turn", floor2, 1000000016000000063L)).isEqualTo(Outcome.WIN);
    assertThat(closedForm("divisor-turn", floor2).winningMoves(Position.of(1000000016000000063L)))
        .hasValueSatisfying(
            moves -> assertThat(moves).containsExactly("to 1000000007", "to 1000000009"));
    assertThat(nimber("divisor-turn", Map.of("floor", "1", "keep", "false"), 1L << 62))
        .hasValue(62);
  }

  @Test
  void multiplicationToTheLargestNumber() {
    assertThat(outcome("multiplication", Map.of("N", "2147483646"), 1)).isEqualTo(Outcome.TIE);
    assertThat(outcome("multiplication", Map.of("N", "9223372036854775783"), 1))
        .isEqualTo(Outcome.WIN);
    assertThat(outcome("multiplication", Map.of("N", "4611686018427387904"), 1))
        .isEqualTo(Outcome.LOSE);
    assertThat(outcome("multiplication", Map.of("N", "1000000016000000063"), 1))
        .isEqualTo(Outcome.LOSE);
  }

  @Test
  void threeLargeHeapsOfNim() {
    ClosedForm nim = closedForm("nim", Map.of());
    Position position = Position.of(QUINTILLION, QUINTILLION - 1, QUINTILLION - 3);
    long xor = QUINTILLION ^ (QUINTILLION - 1) ^ (QUINTILLION - 3);
    assertThat(nim.verdict(position).orElseThrow().nimber()).hasValue(xor);
    assertThat(nim.winningMoves(position))
        .hasValueSatisfying(
            moves ->
                assertThat(moves)
                    .containsExactly(
                        "heap 1: take " + (QUINTILLION - (QUINTILLION ^ xor)),
                        "heap 2: take " + (QUINTILLION - 1 - ((QUINTILLION - 1) ^ xor)),
                        "heap 3: take " + (QUINTILLION - 3 - ((QUINTILLION - 3) ^ xor))));
  }

  @Test
  void takeAwayAtTheEdgeOfTheRange() {
    Map<String, String> k = Map.of("k", "9223372036854775806");
    assertThat(nimber("take-away", k, Long.MAX_VALUE)).hasValue(0);
    assertThat(nimber("take-away", k, Long.MAX_VALUE - 1)).hasValue(Long.MAX_VALUE - 1);
  }

  @Test
  void wythoffIsExactAtEveryPairOfConsecutiveFibonacciNumbers() {
    ClosedForm wythoff = closedForm("wythoff", Map.of());
    BigInteger previous = BigInteger.ONE;
    BigInteger current = BigInteger.TWO;
    for (int index = 3; current.bitLength() < 63; index++) {
      // (F(2i), F(2i+1)) is a lost pair, (F(2i+1), F(2i+2)) is not: the ratios miss phi by 1/F^2.
      Position pair = Position.of(previous.longValueExact(), current.longValueExact());
      Outcome expected = index % 2 == 1 ? Outcome.LOSE : Outcome.WIN;
      assertThat(wythoff.verdict(pair).orElseThrow().outcome())
          .as("%s, %s", previous, current)
          .isEqualTo(expected);
      BigInteger next = previous.add(current);
      previous = current;
      current = next;
    }
  }

  @Test
  void wythoffMovesToLostPairs() {
    ClosedForm wythoff = closedForm("wythoff", Map.of());
    Position position = Position.of(QUINTILLION, QUINTILLION + 12345);
    for (String label : wythoff.winningMoves(position).orElseThrow()) {
      String[] words = label.split(" ", -1);
      long k = Long.parseLong(words[1]);
      long left = words[0].equals("right") ? 0 : k;
      long right = words[0].equals("left") ? 0 : k;
      Position target = Position.of(QUINTILLION - left, QUINTILLION + 12345 - right);
      assertThat(wythoff.verdict(target).orElseThrow().outcome()).as(label).isEqualTo(Outcome.LOSE);
    }
    assertThat(outcome("wythoff", Map.of(), Long.MAX_VALUE, Long.MAX_VALUE)).isEqualTo(Outcome.WIN);
    assertThat(outcome("wythoff", Map.of(), 0, Long.MAX_VALUE)).isEqualTo(Outcome.WIN);
  }

  @Test
  void euclidIsExactBesideTheGoldenRatio() {
    // F(91)/F(90) is above phi and F(92)/F(91) below, both by less than 10^-36.
    long a = 4660046610375530309L;
    long b = 2880067194370816120L;
    assertThat(outcome("euclid", Map.of(), b, a)).isEqualTo(Outcome.WIN);
    assertThat(outcome("euclid", Map.of(), a, 7540113804746346429L)).isEqualTo(Outcome.LOSE);
  }

  @Test
  void fibonacciNimOfTheLargestNumbers() {
    long fibonacci = 7540113804746346429L;
    assertThat(outcome("fibonacci-nim", Map.of(), fibonacci, fibonacci - 1))
        .isEqualTo(Outcome.LOSE);
    assertThat(outcome("fibonacci-nim", Map.of(), Long.MAX_VALUE, Long.MAX_VALUE - 1))
        .isEqualTo(Outcome.WIN);
  }

  @Test
  void periodicTablesAtAQuintillion() {
    Map<String, String> xyz = Map.of("x", "3", "y", "5", "z", "4");
    assertThat(nimber("red-kingdom", xyz, QUINTILLION, 0)).isPresent();
    assertThat(nimber("kayles", Map.of(), QUINTILLION)).isEqualTo(nimber("kayles", Map.of(), 100));
    assertThat(nimber("subtraction", Map.of("set", "{1,2,3}"), QUINTILLION + 3)).hasValue(3);
  }

  private static ClosedForm closedForm(String game, Map<String, String> settings) {
    return Theorems.closedForm(game, settings, false).orElseThrow();
  }

  private static Outcome outcome(String game, Map<String, String> settings, long... words) {
    return closedForm(game, settings).verdict(Position.of(words)).orElseThrow().outcome();
  }

  private static OptionalLong nimber(String game, Map<String, String> settings, long... words) {
    return closedForm(game, settings).verdict(Position.of(words)).orElseThrow().nimber();
  }
}
