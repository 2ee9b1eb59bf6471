package zermelo.insight.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the percentage of right moves. */
final class ReviewAccuracyTest {
  @Test
  void aPercentageNeedsJudgedMoves() {
    assertThat(new Review.Accuracy(0, 0, 0, 5).percent()).isEmpty();
    assertThat(new Review.Accuracy(0, 0, 3, 5).percent()).isEmpty();
    assertThat(new Review.Accuracy(0, 0, 0, 0).percent()).isEmpty();
    assertThat(new Review.Accuracy(0, 0, 5, 5).percent()).isEmpty();
    assertThat(new Review.Accuracy(1, 2, 3, 5).percent()).hasValue(50);
    assertThat(new Review.Accuracy(299, 300, 300, 300).percent()).hasValue(99);
    assertThat(new Review.Accuracy(300, 300, 300, 300).percent()).hasValue(100);
  }

  /** The last moves of a careless game are often right: they are not the whole game. */
  @Test
  void aFlawlessPartOfAGameHasNoPercentage() {
    assertThat(new Review.Accuracy(3, 3, 3, 12).percent()).isEmpty();
    assertThat(new Review.Accuracy(2, 3, 3, 12).percent()).hasValue(67);
  }
}
