package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.language.Games.rules;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Coin;
import zermelo.kernel.Picture.Part;
import zermelo.kernel.Picture.Pile;
import zermelo.kernel.Picture.Value;

/** Pictures of the positions of texts, by the kinds of their components. */
final class PicturesTest {
  private static Picture picture(String components, String position) {
    var rules = rules(components + "\nmove stop where 1 = 2\n  " + change(components));
    return rules.picture(rules.parse(position));
  }

  /** A change that is legal in every such game: it assigns the first component to itself. */
  private static String change(String components) {
    String name = components.replaceFirst("(?s)^(heap|position own|position) ([a-z]+).*", "$2");
    return name + " := " + name;
  }

  private static Picture piles(Pile... piles) {
    return new Picture.Piles(Arrays.asList(piles));
  }

  @Test
  void severalHeapsAreNumberedAndOneIsNot() {
    assertThat(picture("heap n", "3+5+7"))
        .isEqualTo(
            piles(new Pile("heap 1", 3, ""), new Pile("heap 2", 5, ""), new Pile("heap 3", 7, "")));
    assertThat(picture("heap n", "9")).isEqualTo(piles(new Pile("", 9, "")));
  }

  @Test
  void theOtherFieldsOfAHeapAreNotes() {
    assertThat(picture("heap n, last: 0..2 = 0", "7,2+6"))
        .isEqualTo(piles(new Pile("heap 1", 7, "last 2"), new Pile("heap 2", 6, "last 0")));
  }

  @Test
  void aSingleNumberHasNoPicture() {
    assertThat(picture("position n: 1..", "30")).isEqualTo(new Picture.Notation("30"));
  }

  @Test
  void numbersArePilesAndThoseWithADefaultAreValues() {
    assertThat(picture("position a, b: 0..", "4,7"))
        .isEqualTo(piles(new Pile("a", 4, ""), new Pile("b", 7, "")));
    assertThat(picture("position n: 0..\nposition m: 0.. = n", "12,3"))
        .isEqualTo(both(piles(new Pile("n", 12, "")), new Value("m", "3")));
  }

  @Test
  void numbersThatMayBeNegativeAreNoPiles() {
    assertThat(picture("position a, b: -5..5", "-4,3"))
        .isEqualTo(new Picture.Values(List.of(new Value("a", "-4"), new Value("b", "3"))));
  }

  @Test
  void elementsOfAListArePiles() {
    Picture two = piles(new Pile("1", 2, ""), new Pile("2", 5, ""));
    assertThat(picture("position s: list of 0..", "[2,5]")).isEqualTo(two);
    assertThat(picture("position s: bag of 0..", "[5,2]")).isEqualTo(two);
    assertThat(picture("position s: bag of 0..\nposition k: 0..", "[2,5],1"))
        .isEqualTo(both(two, new Value("k", "1")));
  }

  @Test
  void ownNumbersAreToldFromTheSideOfThePlayerToMove() {
    assertThat(picture("position own v: 1..\nposition used: set of 1.. = {}", "6,10,{3,4}"))
        .isEqualTo(
            new Picture.Values(
                List.of(
                    new Value("your v", "6"),
                    new Value("their v", "10"),
                    new Value("used", "{3, 4}"))));
  }

  @Test
  void aSetIsARowOfCoins() {
    assertThat(picture("position heads: set of 1..", "{1,3}"))
        .isEqualTo(
            new Picture.Coins(List.of(new Coin(1, true), new Coin(2, false), new Coin(3, true))));
    assertThat(picture("position heads: set of 0..2", "{1}"))
        .isEqualTo(
            new Picture.Coins(List.of(new Coin(0, false), new Coin(1, true), new Coin(2, false))));
    assertThat(picture("position heads: set of 0..", "{41}"))
        .isEqualTo(new Picture.Notation("{41}"));
  }

  /** Large numbers are not drawn as single stones. */
  @Test
  void largeNumbersAreCheap() {
    long most = Long.MAX_VALUE;
    assertThat(picture("heap n", "" + most)).isEqualTo(piles(new Pile("", most, "")));
    assertThat(picture("position heads: set of 0..", "{" + most + "}"))
        .isEqualTo(new Picture.Notation("{" + most + "}"));
  }

  private static Picture both(Picture piles, Value value) {
    Picture values = new Picture.Values(List.of(value));
    return new Picture.Group(List.of(new Part("", "", piles), new Part("", "", values)));
  }
}
