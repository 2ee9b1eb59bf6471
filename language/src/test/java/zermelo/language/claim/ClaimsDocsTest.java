package zermelo.language.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import zermelo.kernel.input.BadInput;

/** Every claim in docs/claims.md can be read, and its error messages are those on the page. */
class ClaimsDocsTest {
  private static final Pattern BLOCK = Pattern.compile("```claim( two)?\n(.*?)```", Pattern.DOTALL);

  private static String document() throws IOException {
    return Files.readString(Path.of("../docs/claims.md"));
  }

  @Test
  void everyClaimCanBeRead() throws IOException {
    List<String> read = new ArrayList<>();
    Matcher blocks = BLOCK.matcher(document());
    while (blocks.find()) {
      ClaimVocabulary vocabulary =
          blocks.group(1) == null ? ArtificialPosition.ONE : ArtificialPosition.TWO;
      blocks.group(2).lines().forEach(line -> read.add(Claim.read(line, vocabulary).text()));
    }
    assertThat(read).hasSizeGreaterThan(70);
  }

  @Test
  void theMistakesReadAsTheyStandThere() throws IOException {
    try {
      Claim.read("wins iff popcont(n) > m", ArtificialPosition.ONE);
    } catch (BadInput wrong) {
      assertThat(document()).contains("```\n" + wrong.getMessage() + "\n```");
      return;
    }
    throw new AssertionError("no mistake was found");
  }
}
