package zermelo.heaps.splits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.period.Repetition;
import zermelo.heaps.splits.SplitRule.Leave;
import zermelo.heaps.splits.SplitRule.Sizes;
import zermelo.heaps.splits.SplitRule.Split;
import zermelo.heaps.splits.SplitRule.SplitInThree;
import zermelo.heaps.splits.SplitRule.TakeAny;

/** Compares the engine with the mex rule, and with codes. */
final class SplitSequenceTest {
  private static final List<Integer> NONE = List.of();

  private static Sizes from(int size) {
    return new Sizes(size, Integer.MAX_VALUE);
  }

  /** Compares with the twin. Values past the computed ones follow from a proved repetition. */
  private static SplitSequence check(SplitGame game, int heaps) {
    SplitSequence fast = new SplitSequence(game);
    fast.extend(heaps / 2, SequenceObserver.NONE);
    fast.extend(heaps, SequenceObserver.NONE);
    int[] slow = PlainSplits.values(game, heaps);
    for (int n = 0; n < heaps; n++) {
      assertThat(fast.at(n)).as("%s, heap %d", game.text(), n).isEqualTo(slow[n]);
    }
    return fast;
  }

  /** All games of one or two kinds of moves with small numbers. */
  @Tag("slow")
  @Test
  void smallGames() {
    List<SplitRule> rules = new ArrayList<>();
    for (int taken = 0; taken < 3; taken++) {
      for (int small = taken == 0 ? 1 : 0; small < 3; small++) {
        rules.add(new SplitInThree(taken, small, NONE, from(1)));
        for (int large = small; large < small + 2; large++) {
          for (int gap = 0; gap < 3; gap++) {
            rules.add(new Split(taken, small, large, gap, NONE, from(1)));
          }
        }
      }
    }
    for (int taken = 1; taken < 3; taken++) {
      rules.add(new Leave(List.of(taken), NONE, from(taken + 1)));
      rules.add(new TakeAny(taken, taken - 1, NONE, from(1)));
    }
    for (SplitRule one : rules) {
      check(new SplitGame(List.of(one)), 150);
      for (SplitRule other : rules) {
        check(new SplitGame(List.of(one, other)), 90);
      }
    }
  }

  @Test
  void gamesAtRandom() {
    Random random = new Random(3);
    for (int i = 0; i < 150; i++) {
      List<SplitRule> rules = new ArrayList<>();
      int count = 1 + random.nextInt(4);
      for (int j = 0; j < count; j++) {
        rules.add(rule(random));
      }
      check(
          new SplitGame(rules),
          rules.stream().anyMatch(SplitInThree.class::isInstance) ? 100 : 500);
    }
  }

  private static SplitRule rule(Random random) {
    int size = 1 + random.nextInt(20);
    Sizes sizes = random.nextInt(5) > 0 ? from(size) : new Sizes(size, size + random.nextInt(60));
    List<Integer> fixed = new ArrayList<>();
    while (random.nextInt(4) == 0) {
      fixed.add(random.nextInt(size));
    }
    int taken = random.nextInt(4);
    int least = random.nextInt(4) + (taken == 0 ? 1 : 0);
    return switch (random.nextInt(8)) {
      case 0 -> new TakeAny(1 + taken, least, fixed, sizes);
      case 1 -> new SplitInThree(taken, least, fixed, sizes);
      case 2, 3 -> {
        List<Integer> all = new ArrayList<>();
        for (int i = random.nextInt(3); i >= 0; i--) {
          all.add(1 + random.nextInt(size));
        }
        yield new Leave(all, fixed, sizes);
      }
      default ->
          new Split(taken, least, least + random.nextInt(3), random.nextInt(3), fixed, sizes);
    };
  }

  /** Long enough that rare values are few and splits are searched. */
  @Test
  void codesAsSplits() {
    check(code("0.07", new Split(2, 0, 0, 0, NONE, from(2))), 6_000);
    check(
        code("0.77", new Split(1, 0, 0, 0, NONE, from(1)), new Split(2, 0, 0, 0, NONE, from(2))),
        3_000);
    check(code("grundy", new Split(0, 1, 1, 1, NONE, from(1))), 6_000);
    check(
        code(
            "unequal{0.07}",
            new Leave(List.of(2), NONE, from(2)),
            new Split(2, 1, 1, 1, NONE, from(2))),
        4_000);
    check(
        code(
            "0.16",
            new Leave(List.of(1), NONE, new Sizes(1, 1)),
            new Split(2, 0, 1, 0, NONE, from(3))),
        6_000);
  }

  private static SplitGame code(String code, SplitRule... rules) {
    SplitGame game = new SplitGame(List.of(rules));
    assertThat(PlainSplits.values(game, 200))
        .as(code)
        .isEqualTo(PlainSequence.values(HeapCode.parse(code), 200));
    return game;
  }

  /** A repetition is proved for these, and the values far past it are those of the twin. */
  @Test
  void periods() {
    SplitSequence kayles =
        check(
            code(
                "0.77", new Split(1, 0, 0, 0, NONE, from(1)), new Split(2, 0, 0, 0, NONE, from(2))),
            1_000);
    assertThat(kayles.repetition().map(Repetition::period)).contains(12L);
    SplitGame parts =
        new SplitGame(
            List.of(
                new Split(3, 2, 4, 0, List.of(1), from(5)), new Leave(List.of(1), NONE, from(9))));
    SplitSequence found = check(parts, 3_000);
    assertThat(found.has(Long.MAX_VALUE)).isEqualTo(found.repetition().isPresent());
    SplitGame gap = new SplitGame(List.of(new Split(0, 1, 1, 1, NONE, from(1))));
    assertThat(gap.theorem()).isEmpty();
    assertThat(new SplitGame(List.of(new TakeAny(1, 0, NONE, from(1)))).theorem()).isEmpty();
  }

  @Test
  void theObserverEndsIt() {
    SplitSequence sequence =
        new SplitSequence(new SplitGame(List.of(new Split(0, 1, 1, 1, NONE, from(1)))));
    sequence.extend(1_000_000, (done, of) -> done < 2_000);
    assertThat(sequence.count()).isBetween(2_000L, 4_000L);
    assertThat(sequence.has(1_000)).isTrue();
    assertThat(sequence.has(10_000)).isFalse();
  }

  @Test
  void partsAreSmallerThanTheirHeap() {
    assertThatThrownBy(() -> new Leave(List.of(0), NONE, from(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Split(0, 0, 1, 0, NONE, from(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Leave(List.of(1), List.of(5), from(5)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void texts() {
    SplitGame game =
        new SplitGame(
            List.of(
                new Leave(List.of(2), List.of(1), from(4)),
                new Split(3, 1, 2, 1, NONE, from(1)),
                new TakeAny(1, 0, NONE, new Sizes(1, 9)),
                new SplitInThree(0, 1, NONE, from(3))));
    assertThat(game.text())
        .isEqualTo(
            "{n - 2 + 1 for n >= 4;"
                + " a + (n - 3 - a) for 1 <= a, a + 1 <= n - 3 - a, 2 <= n - 3 - a;"
                + " a for 0 <= a <= n - 1, 1 <= n <= 9;"
                + " a + b + (n - 0 - a - b) for 1 <= a, b and n - 0 - a - b}");
  }
}
