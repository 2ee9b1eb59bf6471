package zermelo.web.uwapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;

/** Tests delta remoteness as the Universal Web API defines it, with unknown remotenesses. */
class MoveRankingTest {
  private static UwapiMove option(String label, Outcome value, int remoteness) {
    UwapiValue worth =
        new UwapiValue(
            Optional.of(value.flip()), remoteness, OptionalInt.empty(), OptionalLong.empty());
    return new UwapiMove(label, new PositionWithTurn(Position.of(0), 0), Optional.of(value), worth);
  }

  private static List<String> ranked(UwapiMove... options) {
    return MoveRanking.of(List.of(options)).stream()
        .map(it -> it.option().label() + " " + it.delta())
        .toList();
  }

  @Test
  void sortsFromBestToWorst() {
    assertThat(
            ranked(
                option("soon lost", Outcome.LOSE, 1),
                option("draw", Outcome.DRAW, UwapiValue.INFINITE),
                option("late win", Outcome.WIN, 6),
                option("late lost", Outcome.LOSE, 9),
                option("win", Outcome.WIN, 2),
                option("tie", Outcome.TIE, 3)))
        .containsExactly("win 0", "late win 4", "tie 0", "draw 0", "late lost 0", "soon lost 8");
  }

  @Test
  void takesUnknownForOnePlyFurther() {
    assertThat(ranked(option("a", Outcome.WIN, UwapiValue.FINITE), option("b", Outcome.WIN, 4)))
        .containsExactly("b 0", "a 1");
    assertThat(ranked(option("a", Outcome.LOSE, UwapiValue.FINITE), option("b", Outcome.LOSE, 5)))
        .containsExactly("a 0", "b 1");
    assertThat(ranked(option("a", Outcome.LOSE, UwapiValue.FINITE), option("b", Outcome.TIE, -100)))
        .containsExactly("b 0", "a 0");
  }
}
