package zermelo.library;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zermelo.language.TextGame;

class GameTextsTest {
  /** {@link TextGame#ofLibrary} relies on this: it does not try examples and defaults again. */
  @Test
  void everyTextIsValidWithItsExamplesAndProposals() {
    assertThat(GameTexts.ids()).hasSizeGreaterThan(40);
    for (String id : GameTexts.ids()) {
      String text = GameTexts.text(id).orElseThrow();
      assertThat(TextGame.parse(id, id + ".game", text).problems()).as(id).isEmpty();
    }
  }
}
