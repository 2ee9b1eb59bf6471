package zermelo.language.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.Tiers;
import zermelo.language.ground.BoardTexts;
import zermelo.language.ground.RandomBoardText;
import zermelo.language.interpret.TextRules;
import zermelo.testkit.SampleSize;
import zermelo.testkit.TiersContract;

/** Tiers derived from texts: each rank leads back to its position, and play never goes up. */
class BoardTiersTest {
  static Stream<Arguments> texts() {
    return Stream.of(
        Arguments.of(BoardTexts.TIC_TAC_TOE, "", "6046 ranks in 10 tiers"),
        Arguments.of(BoardTexts.CONNECT_FOUR, "", "201755 ranks in 17 tiers"),
        Arguments.of(BoardTexts.DOMINEERING, "", "256 ranks in 5 tiers"),
        Arguments.of(BoardTexts.CRAM, "", "256 ranks in 5 tiers"),
        Arguments.of(BoardTexts.HEX, "", "6046 ranks in 10 tiers"),
        Arguments.of(BoardTexts.CLOBBER, "", "5211 ranks in 9 tiers"),
        Arguments.of(BoardTexts.KONANE, "xox/o.o/xox", "5920 ranks in 9 tiers"),
        Arguments.of(BoardTexts.AMAZONS, "x.o/.../o.x", "24192 ranks in 6 tiers"),
        Arguments.of(BoardTexts.RING, "", "630 ranks in 1 tier"),
        Arguments.of(BoardTexts.QUIXO, "", "19683 ranks in 10 tiers"),
        Arguments.of(BoardTexts.STRIP, "......", "267 ranks in 7 tiers"),
        Arguments.of(BoardTexts.DOTS.replace("5 x 5", "3 x 3"), "", "512 ranks in 10 tiers"));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void contract(String text, String start, String reason) {
    TextRules rules = BoardTexts.rules(text);
    Position root = rules.parse(start);
    assertThat(BoardTiers.of(rules, List.of(root), rules.program().playersAlike()).reason())
        .startsWith(reason);
    boolean symmetric =
        CanonicalForm.of(rules.space(List.of(root))).orbit(packed(rules, root), 0) == 1;
    assertThat(TiersContract.check(rules, root, symmetric ? 20_000 : 1_000)).isTrue();
  }

  private static long[] packed(TextRules rules, Position position) {
    Space space = rules.space(List.of(position));
    long[] words = new long[space.words()];
    space.pack(position, words, 0);
    return words;
  }

  @Test
  void whyThereAreNone() {
    assertThat(
            reason(
                "board b: 3 x 3 of \".x\"\nposition n: 0..9\nmove p in b\n  b[p] := \"x\"\n",
                ".../.../...,3"))
        .isEqualTo("the position has further parts beside the board");
    assertThat(reason("board b: 8 x 8 of \".x\"\nmove p in b\n  b[p] := \"x\"\n", ""))
        .isEqualTo("64 cells with 2 symbols are too many to number");
    assertThat(reason("board b: string of \".x\"\nmove p in b\n  b[p] := empty\n", "xx"))
        .isEqualTo("moves change the number of cells");
  }

  private static String reason(String text, String start) {
    TextRules rules = BoardTexts.rules(text);
    return BoardTiers.of(rules, List.of(rules.parse(start)), false).reason();
  }

  /** Random texts: ranks of reachable positions lead back, and options never go up. */
  @Test
  void randomTexts() {
    int several = 0;
    for (long seed = 0; seed < SampleSize.of(500); seed++) {
      RandomBoardText.Made made = RandomBoardText.of(seed);
      TextRules rules = BoardTexts.rules(made.text());
      Position start = BoardTexts.random(rules, made.cells(), new Random(seed));
      Space space = rules.space(List.of(start));
      Tiers tiers = Tiers.of(space).orElseThrow();
      several += tiers.count() > 1 ? 1 : 0;
      for (Position position : BoardTexts.reachable(space, start, 60)) {
        check(rules, space, tiers, position, made.text());
      }
    }
    assertThat(several).isGreaterThan(20);
  }

  private static void check(
      TextRules rules, Space space, Tiers tiers, Position position, String text) {
    String where = rules.print(position) + "\n" + text;
    long[] words = new long[space.words()];
    space.pack(position, words, 0);
    int tier = tiers.tier(ranked(tiers, words, where));
    if (space.ending(words, 0) != Ending.OPEN) {
      return;
    }
    Options options = new Options(space.words());
    space.options(words, 0, options);
    for (int i = 0; i < options.size(); i++) {
      long[] option = Position.copy(options.words(), options.at(i), space.words()).words();
      assertThat(tiers.tier(ranked(tiers, option, where))).as(where).isLessThanOrEqualTo(tier);
    }
  }

  private static long ranked(Tiers tiers, long[] packed, String where) {
    long[] words = packed.clone();
    tiers.giveFirstPlayerTheTurn(words, 0);
    long rank = tiers.rank(words, 0);
    assertThat(rank).as(where).isBetween(0L, tiers.size() - 1);
    long[] back = new long[words.length];
    tiers.unrank(rank, back, 0);
    assertThat(back).as(where).isEqualTo(words);
    if (rank + 1 < tiers.size()) {
      long[] next = new long[words.length];
      tiers.unrank(rank + 1, next, 0);
      tiers.next(rank + 1, back, 0);
      assertThat(back).as(where).isEqualTo(next);
    }
    return rank;
  }
}
