package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.space.PositionRanking;
import zermelo.language.interpret.TextRules;

/** Packing of positions: widths, overflow, ranks. The contract compares spaces with rules. */
class SpaceTest {
  private static Space space(TextRules rules, String position) {
    return rules.space(rules.parts(rules.parse(position)));
  }

  private static long[] pack(TextRules rules, Space space, String position) {
    long[] words = new long[space.words()];
    space.pack(rules.parse(position), words, 0);
    return words;
  }

  @Test
  void aNumberThatGrowsOverflowsAndFitsIntoAWiderSpace() {
    TextRules rules = Games.rules("position n: 1..\nmove square n := n * n\nmove add n := n + 1");
    Space space = space(rules, "3");
    String large = "1000000";
    assertThat(space.holds(rules.parse(large))).isTrue();
    long[] words = pack(rules, space, large);
    assertThatThrownBy(() -> space.options(words, 0, new Options(space.words())))
        .isInstanceOf(Space.Overflow.class);
    Space wider = space.wider();
    Options options = new Options(wider.words());
    wider.options(pack(rules, wider, large), 0, options);
    assertThat(options.size()).isEqualTo(2);
    assertThat(rules.print(wider.unpack(options.words(), 0))).isEqualTo("1000000000000");
    assertThat(rules.print(wider.unpack(options.words(), options.at(1)))).isEqualTo("1000001");
  }

  @Test
  void widerEndsSomewhere() {
    TextRules rules = Games.rules("position n: -5..\nmove add n := n + 1");
    Space space = space(rules, "3");
    int times = 0;
    while (!space.holds(rules.parse("9223372036854775807"))) {
      space = space.wider();
      times++;
    }
    assertThat(times).isBetween(1, 5);
    Space widest = space;
    assertThatThrownBy(widest::wider).isInstanceOf(Space.Overflow.class);
    assertThat(rules.print(widest.unpack(pack(rules, widest, "9223372036854775807"), 0)))
        .isEqualTo("9223372036854775807");
    assertThat(rules.print(widest.unpack(pack(rules, widest, "-5"), 0))).isEqualTo("-5");
  }

  @Test
  void setsHaveABitPerNumberAndGrowToo() {
    TextRules rules = Games.rules("position s: set of 1..\nmove t k in {40} s := s + {k}");
    Space space = space(rules, "{1,2}");
    long[] words = pack(rules, space, "{1,32}");
    assertThat(rules.print(space.unpack(words, 0))).isEqualTo("{1,32}");
    assertThatThrownBy(() -> space.options(words, 0, new Options(space.words())))
        .isInstanceOf(Space.Overflow.class);
    Space wider = space.wider();
    Options options = new Options(wider.words());
    wider.options(pack(rules, wider, "{1,32}"), 0, options);
    assertThat(rules.print(wider.unpack(options.words(), 0))).isEqualTo("{1,32,40}");
    assertThatThrownBy(() -> space(rules, "{1,1000000000}"))
        .isInstanceOf(RulesFault.class)
        .hasMessageContaining("too many different numbers");
    assertThatThrownBy(() -> space(rules, "{1,9223372036854775807}"))
        .isInstanceOf(RulesFault.class);
  }

  @Test
  void aSpaceIsForListsOfOneLength() {
    TextRules rules = Games.rules("position a: list of 0..\nmove t a[1] := 0");
    Space space = space(rules, "[6,6]");
    assertThat(space.holds(rules.parse("[5,6]"))).isTrue();
    assertThat(space.holds(rules.parse("[5,6,7]"))).isFalse();
    assertThatThrownBy(() -> pack(rules, space, "[5]")).isInstanceOf(Space.Overflow.class);
  }

  @Test
  void ranksGoThereAndBack() {
    TextRules rules =
        Games.rules(
            "position a: 2..\nposition b: 0..\nposition c: 0..2\n"
                + "move x where b > 0 b := b - 1; c := 0\nmove y a := a - 1");
    Space space = space(rules, "5,7,1");
    PositionRanking ranking = space.capability(PositionRanking.class).orElseThrow();
    long[] words = new long[space.words()];
    for (long rank = 0; rank < 500; rank++) {
      ranking.unrank(rank, words, 0);
      assertThat(ranking.rank(words, 0)).isEqualTo(rank);
      assertThat(space.holds(space.unpack(words, 0))).isTrue();
    }
    assertThat(ranking.rank(pack(rules, space, "5,7,1"), 0)).isEqualTo(3 * 24 + 7 * 3 + 1);
    assertThat(space.holds(rules.parse("100,7,2"))).isTrue(); // the first number may be larger
    assertThat(space.holds(rules.parse("5,8,2"))).isFalse(); // outside the box
  }

  @Test
  void aSpaceHoldsWhatItWasMadeForHoweverLarge() {
    TextRules rules = Games.rules("position a, b: 0..\nmove x a := a - 1\nmove y b := b - 1");
    String large = "1000000000000000000,1000000000000000000";
    assertThat(space(rules, large).holds(rules.parse(large))).isTrue();
    assertThat(space(rules, large).capability(PositionRanking.class))
        .isEmpty(); // there would be 10^36 ranks
    assertThat(space(rules, "1000000000000000000,3").capability(PositionRanking.class)).isPresent();
  }

  @Test
  void thereIsNoRankingWhereALaterNumberMayGrow() {
    TextRules grows =
        Games.rules("position n: 0..\nposition m: 0..\nmove t k in 1..n n := n - k; m := 2 * k");
    assertThat(space(grows, "5,5").capability(PositionRanking.class)).isEmpty();
    TextRules list = Games.rules("position a: list of 0..\nmove t a[1] := 0");
    assertThat(space(list, "[1]").capability(PositionRanking.class)).isEmpty();
  }

  @Test
  void aSpaceOfNothingIsPossible() {
    TextRules rules = Games.rules("heap n\nmove take k in 1..n n := n - k");
    Space space = rules.space(List.of());
    Position five = rules.parse("5");
    assertThat(space.holds(five)).isTrue();
    long[] words = pack(rules, space, "5");
    Options options = new Options(space.words(), 3);
    space.options(words, 0, options);
    assertThat(options.size()).isEqualTo(3); // stopped when the buffer was full
  }

  @Test
  void theTurnIsPackedWhereItMatters() {
    TextRules rules = Games.rules("position own v: 1..\nmove t v := v + 1");
    Space space = space(rules, "6,10");
    long[] words = pack(rules, space, "6,10:B");
    assertThat(space.turn(words, 0)).isEqualTo(1);
    space.setTurn(words, 0, 0);
    assertThat(rules.print(space.unpack(words, 0))).isEqualTo("10,6");
  }
}
