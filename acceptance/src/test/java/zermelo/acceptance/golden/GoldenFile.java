package zermelo.acceptance.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Texts that are pinned in files; {@code -Dzermelo.golden=write} rewrites them. */
public final class GoldenFile {
  private static final boolean WRITE = "write".equals(System.getProperty("zermelo.golden"));

  private GoldenFile() {}

  public static void check(Path file, String text) throws IOException {
    if (WRITE) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
    assertThat(Files.exists(file)).as("%s: write it with -Dzermelo.golden=write", file).isTrue();
    assertThat(text)
        .as("If this is what you meant, run the test with -Dzermelo.golden=write")
        .isEqualTo(Files.readString(file));
  }
}
