package zermelo.application;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The version of the program. The build writes it into a resource. */
public final class ProgramVersion {
  private ProgramVersion() {}

  public static String text() {
    try (InputStream in =
        Objects.requireNonNull(
            ProgramVersion.class.getResourceAsStream("version.txt"), "version.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
