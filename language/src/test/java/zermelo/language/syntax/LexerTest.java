package zermelo.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LexerTest {
  /** The slow twin is the pattern. */
  @Test
  void runsOfWhiteSpaceBecomeOneSpace() {
    Random random = new Random(20);
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(12); length > 0; length--) {
        text.append("ab \t\n\r\f\u000B\u00A0".charAt(random.nextInt(9)));
      }
      assertThat(Lexer.collapsed(text.toString()))
          .isEqualTo(text.toString().replaceAll("\\s+", " "));
    }
  }
}
