package zermelo.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.input.BadInput;

/** Drawn numbers stay within their ranges and reach both ends. */
class ProposalTest {
  private static Game.Example template(String position, String... settings) {
    Settings all = Settings.NONE;
    for (String setting : settings) {
      all = all.and(setting);
    }
    return new Game.Example(all, position);
  }

  @ParameterizedTest
  @CsvSource({"3,7", "0,0", "-4,-2", "-2,2", "9223372036854775805,9223372036854775807"})
  void everyNumberOfARangeIsDrawnAndNoOther(long low, long high) {
    SplittableRandom random = new SplittableRandom(1);
    TreeSet<Long> drawn = new TreeSet<>();
    for (int i = 0; i < 500; i++) {
      Game.Example example = Proposal.drawn(template(low + ".." + high), random);
      drawn.add(Long.valueOf(example.position()));
    }
    assertThat(drawn.first()).isEqualTo(low);
    assertThat(drawn.last()).isEqualTo(high);
    assertThat(drawn).hasSize((int) (high - low + 1));
  }

  @Test
  void theRangeOfAllNumbersIsNoTrouble() {
    Game.Example all = template(Long.MIN_VALUE + ".." + Long.MAX_VALUE);
    SplittableRandom random = new SplittableRandom(2);
    assertThat(Proposal.drawn(all, random)).isNotEqualTo(Proposal.drawn(all, random));
  }

  @Test
  void eachRangeIsANumberOfItsOwnInPositionAndSettings() {
    Game.Example heaps = template("1..9+[10..19,20..29],{5}", "k=1..4", "set={1,4..6}", "on=true");
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 100; i++) {
      Game.Example drawn = Proposal.drawn(heaps, random);
      assertThat(drawn.position()).matches("[1-9]\\+\\[1[0-9],2[0-9]],\\{5}");
      assertThat(drawn.settings().values().get("k")).matches("[1-4]");
      assertThat(drawn.settings().values().get("set")).matches("\\{1,[4-6]}");
      assertThat(drawn.settings().values()).containsEntry("on", "true");
    }
    assertThat(Proposal.lowest(heaps))
        .isEqualTo(template("1+[10,20],{5}", "k=1", "set={1,4}", "on=true"));
    assertThat(Proposal.highest(heaps))
        .isEqualTo(template("9+[19,29],{5}", "k=4", "set={1,6}", "on=true"));
  }

  @Test
  void whatIsNoRangeStays() {
    Game.Example board = template("..X../5../..7", "code=0.77");
    assertThat(Proposal.drawn(board, new SplittableRandom(4))).isEqualTo(board);
  }

  @Test
  void aRangeThatGoesDownOrTooFarIsRefused() {
    assertThatThrownBy(() -> Proposal.lowest(template("3+9..4")))
        .isInstanceOf(BadInput.class)
        .hasMessage("the range 9..4 goes down: write 4..9");
    assertThatThrownBy(() -> Proposal.lowest(template("1", "k=1..9223372036854775808")))
        .isInstanceOf(BadInput.class)
        .hasMessage("9223372036854775808 is past 2^63-1, the largest number there is");
  }
}
