package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zermelo.kernel.PositionComponent;
import zermelo.kernel.PositionComponent.Kind;

/** The components of a text after its parameters have values. */
class ComponentsTest {
  private static final long ENDLESS = Long.MAX_VALUE;

  @Test
  void numbersHaveTheirRangeOnceParametersAreSettled() {
    String text = "param k = 3\nposition a: 1..2 * k\nposition b: -k.. = 0\nmove t a := b";
    assertThat(Games.rules(text).components())
        .containsExactly(
            new PositionComponent("a", Kind.NUMBER, 1, 6),
            new PositionComponent("b", Kind.NUMBER, -3, ENDLESS).omittable());
    assertThat(Games.rules(text, "k=5").components().getFirst().high()).isEqualTo(10);
  }

  @Test
  void listsBagsSetsAndOwnNumbers() {
    String text =
        "position l: list of 0..\nposition g: bag of 1..9\nposition s: set of 2.. = {}\n"
            + "move t l[1] := 1";
    assertThat(Games.rules(text).components())
        .containsExactly(
            new PositionComponent("l", Kind.LIST, 0, ENDLESS),
            new PositionComponent("g", Kind.BAG, 1, 9),
            new PositionComponent("s", Kind.SET, 2, ENDLESS).omittable());
    assertThat(Games.rules("position own v: 0..9\nmove t v := 1").components())
        .containsExactly(new PositionComponent("v", Kind.NUMBER, 0, 9).perPlayer());
  }

  @Test
  void listsHaveTheLengthsThatTheTextAllows() {
    String text =
        "param k = 2\nposition l: list k..2 * k of 0..\nposition g: bag 3 of 1..9\nmove t l[1] := 1";
    assertThat(Games.rules(text, "k=4").components())
        .containsExactly(
            new PositionComponent("l", Kind.LIST, 0, ENDLESS).withLengths(4, 8),
            new PositionComponent("g", Kind.BAG, 1, 9).withLengths(3, 3));
  }

  @Test
  void thoseOfOneHeap() {
    assertThat(Games.rules("heap n, last: 0..2 = 0\nmove t n := last").components())
        .containsExactly(
            new PositionComponent("n", Kind.NUMBER, 0, ENDLESS),
            new PositionComponent("last", Kind.NUMBER, 0, 2).omittable());
  }
}
