package zermelo.acceptance.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import zermelo.acceptance.golden.GoldenFile;
import zermelo.cli.testing.CommandResult;

/** Tests that the pictures in docs/ are what their commands draw. */
final class PlotImagesTest {
  private static final Path IMAGES = Path.of("../docs/images");

  /** The pictures in docs/ with their command lines. */
  private static final Map<String, String> DRAWN =
      Map.of(
          "kayles.svg", "plot kayles --to 200",
          "wythoff.svg", "plot wythoff --to 40",
          "carpet.svg", "plot nim --kind heat --to 31");

  @TempDir private Path folder;

  private CommandResult plot(String line, Path file) {
    List<String> words = new ArrayList<>(Arrays.asList(line.split(" ")));
    words.addAll(List.of("-o", file.toString()));
    return CommandResult.of(words.toArray(String[]::new));
  }

  @TestFactory
  Stream<DynamicTest> thePicturesOfTheDocuments() {
    return DRAWN.entrySet().stream()
        .map(
            one ->
                DynamicTest.dynamicTest(one.getKey(), () -> check(one.getKey(), one.getValue())));
  }

  private void check(String name, String line) throws IOException {
    Path file = folder.resolve(name);
    assertThat(plot(line, file).exit()).isZero();
    GoldenFile.check(IMAGES.resolve(name), Files.readString(file));
    String document = Files.readString(Path.of("../docs/plots.md"));
    assertThat(document).contains("images/" + name).contains("zermelo " + line + " -o " + name);
  }
}
